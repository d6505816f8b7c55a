"""``python -m tests.browser.arranged``: the local room, in which a match can begin with the hand that a test wants.

The environment variable ``DEAL`` names a file. While it is there, first hands are dealt as its JSON says:
``{"dealer": 1, "hands": {"0": ["2h", "Ah", "7h"]}, "top": ["Kh"]}``, the cards of some seats and those that come next
in the stock; the others follow as they lie in the pack. ``{"deck": ["Kh", ...]}``: all cards, top first.
``{"before": {"score": [10, 8]}}``: at this standing. ``{"lots": [[[0, "Ah"], [1, "4d"]]]}``: what the seats draw for
the deal.
"""

import json
import os
from pathlib import Path
from typing import Any

from carteado.cards import PACK_40, parse_card
from carteado.deals import Deals, Lots
from carteado.games.base import Hand
from carteado.table import hands
from carteado.table.state import Table
from local.__main__ import main

DEALT = 3
BANK_MS = 600_000
"""On a busy machine people's phones take their time: nobody loses his seat by that."""

_wishes: dict[bytes, dict[str, Any]] = {}


def wanted() -> dict[str, Any]:
    """What the test asks for; empty when it asks for nothing."""
    file = Path(os.environ["DEAL"])
    return dict(json.loads(file.read_text())) if file.exists() else {}


def arrange(players: int, dealer: int, deal: dict[str, Any]) -> list[int]:
    """A deck, top first: as it is given, or one from which the seats get what they should, three cards each."""
    if "deck" in deal:
        return [parse_card(card) for card in deal["deck"]]
    named = [parse_card(card) for cards in (*deal["hands"].values(), deal["top"]) for card in cards]
    others = iter([card for card in PACK_40 if card not in named])
    chosen = {int(seat): [parse_card(card) for card in cards] for seat, cards in deal["hands"].items()}
    order = [(dealer + 1 + step) % players for step in range(players)]
    given = {seat: chosen.get(seat) or [next(others) for _ in range(DEALT)] for seat in order}
    dealt = [given[seat][place] for place in range(DEALT) for seat in order]
    return [*dealt, *map(parse_card, deal["top"]), *others]


class Arranged(Deals):
    """The deals of a match, but for what the test wants of the first hand."""

    @property
    def wish(self) -> dict[str, Any]:
        """What was wanted when the match began: its table is dealt again at each load, also after the test."""
        return _wishes.setdefault(self.secret, wanted())

    def deck(self, deal: int) -> list[int]:
        return arrange(self.players, self.wish["dealer"], self.wish) if self.wish and deal == 1 else super().deck(deal)

    def first_dealer(self) -> int:
        return int(self.wish["dealer"]) if self.wish else super().first_dealer()

    def lots(self) -> Lots:
        rounds = self.wish.get("lots")
        return [[(seat, parse_card(card)) for seat, card in drawn] for drawn in rounds] if rounds else super().lots()


def dealt(table: Table) -> Hand:
    for seat in table.seats:
        seat.bank = BANK_MS
    if table.deal == 1:
        table.before |= wanted().get("before", {})
    return begun(table)


if __name__ == "__main__":
    begun, hands.dealt, hands.Deals = hands.dealt, dealt, Arranged
    main()
