"""Triunfo in words."""

from typing import Final

from carteado.app.chat.names import listed
from carteado.app.chat.sentences import usual
from carteado.app.chat.sentences.parts import Award, Parts
from carteado.app.chat.sentences.scene import Scene

SUITS: Final = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
"""The letters of the suits by their names in a move."""
_HONOURS: Final = "AJQ"  # TRI-7


def event(scene: Scene) -> str | None:
    seat, verb, argument = scene.move
    if verb == "deal" and scene.hand["trump"]:
        dealer, suit = scene.who(scene.hand["dealer"]), scene.suit(scene.hand["trump"])
        return scene.say("triunfo-say-deal", **dealer, suit=suit)
    if verb == "trump":
        return scene.say("triunfo-say-trump", **scene.who(seat), suit=scene.suit(SUITS[argument]))
    if verb == "bid":
        return scene.say("triunfo-say-bid", **scene.who(seat), count=int(argument))
    return _collected(scene) if verb in ("collect", "result") else None


def _collected(scene: Scene) -> str:
    """The honours go to whoever takes the trick; and another deal may follow."""
    before, batch, trump = scene.before, scene.hand["batch"], scene.hand["trump"]
    taken = [card for _, card in scene.hand["last"]["cards"]]
    honours = [scene.say("triunfo-honour-the", rank=rank) for rank in _HONOURS if f"{rank}{trump}" in taken]
    said = usual.took(scene)
    if honours:
        winner = scene.who(scene.hand["last"]["winner"])
        said = scene.say("triunfo-say-honours", **winner, honours=listed(honours, scene.say))
    if before is None or batch == before["batch"]:
        return said
    each = scene.say("triunfo-each", cards=scene.hand["batch_tricks"])
    return f"{said}. {scene.say('triunfo-say-batch', batch=batch)}, {each}"


def question(scene: Scene) -> str | None:
    kinds = {"trump": "triunfo-trump-title", "bid": "triunfo-bid-title"}
    return scene.say(kinds[scene.decision]) if scene.decision in kinds else None


def facts(scene: Scene) -> list[str]:
    """What each has announced and made."""
    made = scene.hand["made"]
    bids = [(seat, bid) for seat, bid in enumerate(scene.hand["bids"] or ()) if bid is not None]
    return [scene.say("board-bid", **scene.who(seat), bid=bid, made=made[seat]) for seat, bid in bids]


def title(scene: Scene) -> str | None:
    points = scene.hand["result"]["points"]
    best = [side for side, each in enumerate(points) if each == max(points)]  # TRI-8
    if len(best) > 1:
        return scene.say("triunfo-result-shared", names=listed([scene.side_name(side) for side in best], scene.say))
    return scene.say("triunfo-result-won", **scene.side(best[0]))


def why(scene: Scene, award: Award) -> str | None:
    return ""


PARTS = Parts(event, question, facts, title, why)
