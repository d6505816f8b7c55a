"""How a hand or a match ended, item by item."""

from typing import Any

from carteado.app.chat.names import listed
from carteado.app.chat.sentences.parts import Award
from carteado.app.chat.sentences.registry import PARTS
from carteado.app.chat.sentences.scene import Scene


def told(scene: Scene) -> list[str]:
    """Sentences on the hand that is over: who won it, what it brought to whom and why."""
    return [title(scene), *items(scene)]


def items(scene: Scene) -> list[str]:
    """Sentences on what the hand brought to whom and why."""
    lines = [_award(scene, award) for award in _summed(scene.hand["result"]["awards"])]
    return lines or [_nothing(scene)]


def _summed(awards: list[list[Any]]) -> list[Award]:
    """Each reason once a side, in the order in which they came."""
    sums: dict[tuple[int, str], int] = {}
    for side, reason, points in awards:
        sums[side, reason] = sums.get((side, reason), 0) + points
    return [Award(side, reason, points) for (side, reason), points in sums.items()]


def title(scene: Scene) -> str:
    """Who has won the hand, or with it the match."""
    winners = scene.view["winners"]
    if scene.view["phase"] == "deciding":
        return scene.say("result-both")
    if winners is not None:
        return _closing(scene, winners)
    own = PARTS[scene.view["game"]].title(scene)
    return _usual_title(scene) if own is None else own


def _closing(scene: Scene, winners: list[int]) -> str:
    if not winners:
        return scene.say("result-nobody")
    if len(winners) > 1:
        return scene.say("result-closed-shared", names=listed([scene.side_name(side) for side in winners], scene.say))
    return scene.say("result-closed", **scene.side(winners[0]))


def _usual_title(scene: Scene) -> str:
    result = scene.hand["result"]
    best = _best(result["points"]) if any(result["points"]) else _best(_gains(scene))
    if len(best) == 1:
        return scene.say("result-won", **scene.side(best[0]))
    if len(best) == scene.sides == 2:
        return scene.say("result-draw", points=result["points"][0])
    return scene.say("result-shared", names=listed([scene.side_name(side) for side in best], scene.say))


def _best(numbers: list[int]) -> list[int]:
    return [side for side, number in enumerate(numbers) if number == max(numbers)]


def _gains(scene: Scene) -> list[int]:
    awards = scene.hand["result"]["awards"]
    return [sum(points for to, _, points in awards if to == side) for side in range(scene.sides)]


def _award(scene: Scene, award: Award) -> str:
    """``Nós +1, Vitória: 61 pontos ou mais``."""
    game, reason = scene.view["game"], award.reason.replace("_", "-")
    why = PARTS[game].why(scene, award)
    if why is None:
        why = scene.say(f"{game}-award-{reason}-why")
    said = scene.say(
        "board-award",
        award=scene.say(f"{game}-award-{reason}"),
        side=scene.side_name(award.side),
        points=f"{award.points:+}".replace("-", "−"),
    )
    return f"{said}: {why}" if why else said


def _nothing(scene: Scene) -> str:
    annulled = scene.hand["result"].get("annulled")
    return scene.say("result-annulled-why" if annulled else "award-none")
