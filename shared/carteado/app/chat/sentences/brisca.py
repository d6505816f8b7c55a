"""Brisca in words."""

from carteado.app.chat.sentences import usual
from carteado.app.chat.sentences.parts import Parts
from carteado.app.chat.sentences.scene import Scene


def event(scene: Scene) -> str | None:
    seat, verb, argument = scene.move
    if verb == "deal":
        return _deal(scene)
    if verb == "cut":
        card = scene.the_card(scene.hand["open"])
        return scene.say("brisca-say-cut", **scene.who(seat), count=argument, card=card)
    if verb == "swap":
        _, taken = scene.hand["swaps"][-1]
        rank = _taker(taken)
        return scene.say("brisca-say-swap", **scene.who(seat), rank=rank, card=scene.the_card(taken))
    return usual.took(scene) if verb == "open" else None


def _deal(scene: Scene) -> str | None:
    """Who deals, by lot in a match's first hand; and which cards are left out."""  # BRI-2, BRI-10
    dealer, lots, removed = scene.hand["dealer"], scene.view["lots"], scene.hand["removed"]
    if lots:
        drawn = dict(card for round_ in lots for card in round_)
        drew = {**scene.who(dealer), "card": scene.the_card(drawn[dealer])}
        return scene.say("brisca-lots-tied" if len(lots) > 1 else "brisca-lots", **drew)
    if not removed:
        return None
    pack = {"cards": 40 - len(removed), "count": len(removed), "card": scene.the_card(removed[0])}
    return scene.say("brisca-say-deal", **scene.who(dealer), **pack)


def _taker(card: str) -> str:
    """The rank whose trump takes an open card."""  # BRI-8
    return "2" if card[0] in "7654" else "7"


def swap(scene: Scene) -> str:
    card = scene.hand["open"]
    return f"{scene.say('brisca-swap', rank=_taker(card))} {scene.say('swap-action-for', rank=card[0])}"


PARTS = Parts(event, swap=swap)
