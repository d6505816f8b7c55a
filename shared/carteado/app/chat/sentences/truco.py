"""Truco in words."""

from typing import Final

from carteado.app.chat.names import listed
from carteado.app.chat.sentences.parts import Award, Parts
from carteado.app.chat.sentences.scene import Scene, hidden

_CALLS: Final = ("truco", "seis", "nove", "doze")


def event(scene: Scene) -> str | None:
    seat, verb, _ = scene.move
    if verb == "raise":
        return _raise(scene, seat)
    if verb in ("accept", "run"):
        return _answer(scene, seat, verb)
    if verb in ("resign", "agree", "refuse"):
        return scene.say(f"truco-say-{verb}", **scene.who(seat), over=_over(scene))
    if verb == "flip":
        return scene.say("truco-say-flip", **scene.who(seat))
    if verb == "deal":
        return _deal(scene)
    tied = verb in ("collect", "result") and scene.hand["last"]["winner"] is None
    return scene.say("truco-canga") if tied else None


def _raise(scene: Scene, seat: int) -> str | None:
    request, pending = scene.hand["request"], scene.before and scene.before["request"]
    if request is None:
        return None
    kind = "reraise" if pending and (pending["by"] - seat) % scene.sides else "raise"
    return scene.say(f"truco-say-{kind}", **scene.who(seat), call=request["call"], value=request["value"])


def _answer(scene: Scene, seat: int, verb: str) -> str:
    ten = scene.hand["ten"] is not None
    if verb == "accept":
        return scene.say("truco-say-play" if ten else "truco-say-accept", **scene.who(seat), value=scene.hand["value"])
    return scene.say("truco-say-refuse-ten" if ten else "truco-say-run", **scene.who(seat), over=_over(scene))


def _deal(scene: Scene) -> str | None:
    if scene.hand["iron"]:
        blind = "yes" if any(map(hidden, scene.hand["hand"] or ())) else "no"
        return scene.say("truco-say-iron", value=scene.hand["value"], blind=blind)
    ten = scene.hand["ten"]
    return None if ten is None else scene.say("truco-say-ten", **scene.side(ten), at=_ten(scene))


def _over(scene: Scene) -> str:
    return "yes" if scene.hand["result"] else "no"


def _ten(scene: Scene) -> int:
    """The score at which a side plays its hand of ten, or of eleven."""  # TRU-12
    return 11 if scene.hand["scale"][0] == 1 else 10


def question(scene: Scene) -> str | None:
    request, resigning = scene.hand["request"], scene.hand["resigning"]
    if request:
        asked = {"name": scene.name(request["by"]), "call": request["call"], "value": request["value"]}
        return scene.say("truco-ask", **asked)
    if resigning is not None:
        return scene.say("truco-say-resign", **scene.who(resigning), over="no")
    if scene.decision != "ten":
        return None
    return scene.say("truco-ten-ask", at=_ten(scene), alone="no" if scene.in_pairs else "yes")


def facts(scene: Scene) -> list[str]:
    hand = scene.hand
    said = [f"{scene.say('truco-hand-worth')} {hand['value']}"]
    if hand["marks"]:
        said.append(scene.say("truco-tricks", tricks=listed([_mark(scene, mark) for mark in hand["marks"]], scene.say)))
    if hand["replies"]:
        said += [_ran(scene, int(seat)) for seat in hand["replies"]]
    if hand["partner"] and scene.you is not None:
        partner = scene.name((scene.you + 2) % 4)
        said.append(scene.say("truco-spoken-partner", name=partner, cards=scene.cards(hand["partner"])))
    return said


def _mark(scene: Scene, side: int | None) -> str:
    """Whose a trick was."""
    if side is None:
        return scene.say("truco-mark", mark="tie")
    return scene.side_name(side)


def _ran(scene: Scene, seat: int) -> str:
    said = "truco-say-refuse-ten" if scene.decision == "ten" else "truco-say-run"
    return scene.say(said, **scene.who(seat), over="no")


def title(scene: Scene) -> str | None:
    awards = scene.hand["result"]["awards"]
    if not awards:
        return scene.say("truco-result-nobody")
    won_game = scene.view["closed"] and not scene.view["winners"]
    return scene.say("truco-result-game", **scene.side(awards[0][0])) if won_game else None


def why(scene: Scene, award: Award) -> str | None:
    if award.reason == "ran":
        call = _CALLS[scene.hand["scale"].index(award.points)]
        return scene.say("truco-award-ran-why", call=call)
    tied = "yes" if None in scene.hand["marks"] else "no"
    return scene.say(f"truco-award-{award.reason}-why", at=_ten(scene), tied=tied)


PARTS = Parts(event, question, facts, title, why)
