"""Sueca in words."""

from typing import Final

from carteado.app.chat.sentences import usual
from carteado.app.chat.sentences.parts import Award, Parts
from carteado.app.chat.sentences.scene import Scene, Values

_AT_ONCE: Final = ("bandeira", "denounced")
"""What wins the match by itself."""


def event(scene: Scene) -> str | None:
    seat, verb, _ = scene.move
    if verb == "deal":
        return _deal(scene)
    if verb == "from":
        return _from(scene, seat)
    if verb == "play":
        return _taken_up(scene)
    if verb == "annul":
        return scene.say("sueca-say-annul", **scene.who(seat))
    return _denounced(scene) if verb == "denounce" else None


def _deal(scene: Scene) -> str:
    dealer = scene.hand["dealer"]
    shuffler = (dealer - 1) % scene.view["players"]  # SUE-2
    deals = scene.who(dealer)
    return scene.say("sueca-say-deal", **scene.who(shuffler), youdeal=deals["you"], dealer=deals["name"])


def _from(scene: Scene, seat: int) -> str:
    card = scene.the_card(scene.hand["open"])
    where, suit = scene.hand["from"], scene.suit(scene.hand["trump"])
    return scene.say("sueca-say-from", **scene.who(seat), card=card, suit=suit, **{"from": where})


def _taken_up(scene: Scene) -> str | None:
    """The dealer's open trump has become a card of his hand."""
    if scene.before is None or not scene.before["open"] or scene.hand["open"]:
        return None
    card, dealer = scene.the_card(scene.before["open"]), scene.who(scene.hand["dealer"])
    return scene.say("sueca-say-taken", played=usual.event(scene), **dealer, card=card)


def _denounced(scene: Scene) -> str:
    known = scene.hand["denounced"]
    right = "yes" if known["right"] else "no"
    said = scene.say("sueca-say-denounce", **scene.who(known["by"]), **_target(scene, known["seat"]), right=right)
    if known["right"]:
        return said
    gains = scene.side(known["seat"] % scene.sides)
    return f"{said}. {scene.say('sueca-false-line', **_target(scene, known['seat']), **gains)}"


def _target(scene: Scene, seat: int) -> Values:
    return {"target": "you" if seat == scene.you else "other", "other": scene.name(seat)}


def question(scene: Scene) -> str | None:
    return scene.say("sueca-from") if scene.decision == "from" else None


def facts(scene: Scene) -> list[str]:
    points = scene.hand["annul_points"]
    return [] if points is None else [scene.say("sueca-say-poor", points=points)]


def title(scene: Scene) -> str | None:
    result = scene.hand["result"]
    if result.get("annulled"):
        return scene.say("sueca-say-annul", **scene.who(scene.hand["leader"]))
    decisive = [(side, reason) for side, reason, _ in result["awards"][:1] if reason in _AT_ONCE]
    return next((scene.say(f"sueca-result-{reason}", **scene.side(side)) for side, reason in decisive), None)


def why(scene: Scene, award: Award) -> str | None:
    known = scene.hand["denounced"]
    seat = known["seat"] if known else 0
    return scene.say(
        f"sueca-award-{award.reason.replace('_', '-')}-why",
        **scene.who(seat),
        points=award.points,
        by=scene.view["options"]["bandeira"],
    )


PARTS = Parts(event, question, facts, title, why)
