"""What can be done, as the buttons say it."""

from collections.abc import Callable, Mapping
from typing import Final

from carteado.app.chat.sentences.registry import PARTS
from carteado.app.chat.sentences.scene import SYMBOLS, Scene
from carteado.app.chat.sentences.triunfo import SUITS


def label(scene: Scene, move: str) -> str:
    """What a legal move does, in HTML like all sentences."""
    verb, _, argument = move.partition(" ")
    return _LABELS[verb](scene, argument)


def _named(scene: Scene, card: str) -> str:
    """A card of one's own; one that is played unseen has a number, ``?0``."""
    if card[0] == "?":
        return scene.say("board-unseen", number=int(card[1]) + 1)
    return f"{scene.card(card)} {SYMBOLS[card[1]]}"


def _choose(scene: Scene, choice: str) -> str:
    return scene.say(f"bisca-choose-{choice}")


def _cut(scene: Scene, lifted: str) -> str:
    return scene.say("cut-at", lifted=lifted)


def _swap(scene: Scene, _: str) -> str:
    return PARTS[scene.view["game"]].swap(scene)


def _from(scene: Scene, end: str) -> str:
    return scene.say(f"sueca-from-{end}")


def _annul(scene: Scene, _: str) -> str:
    why = scene.say("sueca-annul-why", points=scene.hand["annul_points"])
    return f"{scene.say('sueca-annul')} {why}"


def _denounce(scene: Scene, seat: str) -> str:
    return scene.say("sueca-denounce-seat", name=scene.name(int(seat)))


def _trump(scene: Scene, name: str) -> str:
    return f"{scene.suit(SUITS[name])} {SYMBOLS[SUITS[name]]}"


def _bid(scene: Scene, tricks: str) -> str:
    return scene.say("triunfo-bid-say", count=int(tricks))


def _flip(scene: Scene, card: str) -> str:
    return scene.say("board-flip", card=_named(scene, card))


def _raise(scene: Scene, _: str) -> str:
    request = scene.hand["raise"]
    return f"{scene.say('truco-shout', call=request['call'])} {scene.say('truco-worth', value=request['value'])}"


def _accept(scene: Scene, _: str) -> str:
    ten = scene.decision == "ten"
    value = scene.hand["scale"][1] if ten else scene.hand["request"]["value"]  # TRU-13
    return f"{scene.say('truco-play' if ten else 'truco-accept')}, {scene.say('truco-worth', value=value)}"


def _run(scene: Scene, _: str) -> str:
    return f"{scene.say('truco-refuse-ten' if scene.decision == 'ten' else 'truco-run')}, {_loss(scene)}"


def _agree(scene: Scene, _: str) -> str:
    return f"{scene.say('truco-agree')}, {_loss(scene)}"


def _loss(scene: Scene) -> str:
    """What the other side gets for a hand that is given up."""
    other = 1 - (scene.you or 0) % scene.sides
    return scene.say("truco-give", **scene.side(other), value=scene.hand["value"])


def _refuse(scene: Scene, _: str) -> str:
    return f"{scene.say('truco-refuse')}, {scene.say('truco-refuse-why')}"


def _resign(scene: Scene, _: str) -> str:
    return scene.say("truco-resign")


_LABELS: Final[Mapping[str, Callable[[Scene, str], str]]] = {
    "play": _named,
    "flip": _flip,
    "choose": _choose,
    "cut": _cut,
    "swap": _swap,
    "from": _from,
    "annul": _annul,
    "denounce": _denounce,
    "trump": _trump,
    "bid": _bid,
    "raise": _raise,
    "accept": _accept,
    "run": _run,
    "agree": _agree,
    "refuse": _refuse,
    "resign": _resign,
}
