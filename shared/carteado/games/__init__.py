"""The games of the card room."""

from typing import Final

from carteado.games.base import Game
from carteado.games.bisca import BISCA
from carteado.games.brisca import BRISCA
from carteado.games.sueca import SUECA
from carteado.games.triunfo import TRIUNFO
from carteado.games.truco import TRUCO

GAMES: Final[dict[str, Game]] = {game.id: game for game in (BISCA, SUECA, TRIUNFO, BRISCA, TRUCO)}
"""Every game by its id. A new game is one import and one name here."""
