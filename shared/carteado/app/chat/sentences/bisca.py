"""Bisca in words."""

from carteado.app.chat.sentences.parts import Award, Parts
from carteado.app.chat.sentences.scene import Scene


def event(scene: Scene) -> str | None:
    seat, verb, _ = scene.move
    if verb == "choose":
        return _choice(scene, seat)
    if verb == "swap":
        taken = scene.before["open"] if scene.before else None
        card = scene.the_card(taken) if taken else scene.say("open-card")
        return scene.say("bisca-say-swap", **scene.who(seat), card=card)
    if verb == "- return":
        card, suit = scene.the_card(scene.hand["returned"]), scene.suit(scene.hand["trump"])
        return scene.say("bisca-say-returned", card=card, suit=suit)
    if verb == "open":
        return ""
    return _relo(scene) if verb == "play" else None


def _choice(scene: Scene, seat: int) -> str:
    if scene.hand["choice"] == "copas":
        return scene.say("bisca-say-copas", **scene.who(seat))
    said, card = scene.say("bisca-say-draw", **scene.who(seat)), scene.hand["open"]
    return f"{said}. {scene.say('bisca-say-turned', card=scene.the_card(card))}" if card else said


def _relo(scene: Scene) -> str | None:
    before, relos = scene.before, scene.hand["relos"]
    if before is None or len(relos) == len(before["relos"]):
        return None
    seat, worth = relos[-1]
    under = next(by for by, card in scene.hand["trick"] if card == f"7{scene.hand['trump']}")
    mine = "yes" if under == scene.you else "no"
    line = scene.say("bisca-relo-line", **scene.who(seat), worth=worth, mine=mine, other=scene.name(under))
    return f"{scene.say('bisca-relo')} {line}"


def question(scene: Scene) -> str | None:
    return scene.say("bisca-choose") if scene.decision == "choose" else None


def facts(scene: Scene) -> list[str]:
    partner = scene.hand["partner"]
    if partner is None or scene.you is None:
        return []
    return [scene.say("board-cards-of", name=scene.name((scene.you + 2) % 4), cards=scene.cards(partner))]


def why(scene: Scene, award: Award) -> str | None:
    by = [seat for seat, _ in scene.hand["relos"] if seat % scene.sides == award.side]
    return scene.say("bisca-award-relo-by", **scene.who(by[0])) if award.reason == "relo" and by else None


PARTS = Parts(event, question, facts, why=why, swap=lambda scene: scene.say("bisca-swap"))
