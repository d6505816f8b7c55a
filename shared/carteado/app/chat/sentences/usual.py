"""What happens at every table, in words."""

from carteado.app.chat.sentences.scene import Scene, hidden


def event(scene: Scene) -> str:
    """The sentence that any game would say; empty when there is nothing to say."""
    seat, verb, argument = scene.move
    if verb in ("play", "flip"):
        return _play(scene, seat, argument)
    if verb == "cut":
        return scene.say("say-cut", **scene.who(seat), count=argument)
    if verb == "deal":
        return scene.say("say-deal", **scene.who(scene.hand["dealer"]))
    if verb in ("collect", "result", "open"):
        return took(scene)
    return ""


def took(scene: Scene) -> str:
    """Who took the trick that has just been collected."""
    last = scene.hand["last"]
    if last is None:
        return ""
    return scene.say("say-tied") if last["winner"] is None else scene.say("say-took", **scene.who(last["winner"]))


def _play(scene: Scene, seat: int, card: str) -> str:
    trick, trump = scene.hand["trick"], scene.hand.get("trump") or "-"
    values = {**scene.who(seat), "card": scene.the_card(card)}
    leader, led = trick[0] if trick else (seat, card)
    if leader == seat:
        return scene.say("say-lead", **values)
    ruffs = not hidden(card) and card[1] == trump and led[1] != trump
    return scene.say("say-ruff" if ruffs else "say-play", **values)
