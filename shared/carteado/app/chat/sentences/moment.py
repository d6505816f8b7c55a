"""The table's first sentences: what is to be done now, and what has just happened."""

from typing import Final

from carteado.app.chat.names import listed
from carteado.app.chat.sentences import usual
from carteado.app.chat.sentences.registry import PARTS
from carteado.app.chat.sentences.scene import Scene, joined
from carteado.table.state import OVER

_DECISIONS: Final = {
    "play": "status-turn",
    "choose": "status-choose",
    "cut": "status-cut",
    "from": "status-from",
    "trump": "status-trump",
    "bid": "status-bid",
    "answer": "status-answer",
}


def event(scene: Scene) -> str:
    """What happened; empty when there is nothing to say."""
    said = PARTS[scene.view["game"]].event(scene)
    return usual.event(scene) if said is None else said


def headline(scene: Scene) -> str:
    """Whose turn it is, and what he is asked if it is the viewer's."""
    if scene.you is not None and scene.view["seats"][scene.you]["kind"] == "away":
        return scene.say("status-away")
    if scene.view["phase"] == OVER:
        return scene.say("result-nobody")
    waiting = scene.waited_for
    if not waiting:
        return scene.say("status-wait")
    if scene.you not in waiting:
        return _others(scene, waiting)
    return joined([scene.say(_status(scene), you="yes", name=""), _question(scene)])


def _others(scene: Scene, waiting: list[int]) -> str:
    names = [scene.name(seat) for seat in waiting]
    if len(names) == 2:
        return scene.say("truco-status-both", one=names[0], two=names[1], kind=scene.decision)
    return scene.say(_status(scene), you="no", name=listed(names, scene.say))


def _status(scene: Scene) -> str:
    if scene.decision == "play" and not scene.hand["trick"]:
        return "status-lead"
    return _DECISIONS.get(scene.decision, "status-decide")


def _question(scene: Scene) -> str:
    asked = PARTS[scene.view["game"]].question(scene)
    if asked is None and scene.decision == "cut":
        return scene.say("cut-title")
    return asked or _choice(scene)


def _choice(scene: Scene) -> str:
    """How many cards may be played, where not all of them may."""
    held = len(scene.hand["hand"])
    playable = sum(move.startswith("play ") for move in scene.hand["legal"])
    return scene.say("say-playable", held=held, playable=playable) if 0 < playable < held else ""
