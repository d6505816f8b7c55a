"""Every game's sentences."""

from typing import Final

from carteado.app.chat.sentences import bisca, brisca, sueca, triunfo, truco
from carteado.app.chat.sentences.parts import Parts

PARTS: Final[dict[str, Parts]] = {
    "bisca": bisca.PARTS,
    "sueca": sueca.PARTS,
    "triunfo": triunfo.PARTS,
    "brisca": brisca.PARTS,
    "truco": truco.PARTS,
}
