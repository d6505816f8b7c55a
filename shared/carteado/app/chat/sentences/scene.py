"""A moment at a table as one viewer sees it, and the words that everything said of it is made of."""

from dataclasses import dataclass
from typing import Any, Final

from carteado.app.chat.channel import Say
from carteado.app.chat.names import harmless, listed

View = dict[str, Any]
Values = dict[str, object]
"""What a sentence's gaps are filled with."""

SYMBOLS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


@dataclass(frozen=True, slots=True)
class Scene:
    """What the viewer's table shows, after an event of docs/protocol.md; ``before``: the hand until then."""

    say: Say
    view: View
    event: str = ""
    before: View | None = None

    @property
    def hand(self) -> View:
        hand: View = self.view["hand"]
        return hand

    @property
    def you(self) -> int | None:
        """The viewer's seat."""
        you: int | None = self.view["you"]
        return you

    @property
    def sides(self) -> int:
        return len(self.view["score"])

    @property
    def in_pairs(self) -> bool:
        return self.sides < int(self.view["players"])

    @property
    def move(self) -> tuple[int, str, str]:
        """The event as seat, verb and argument; what the table does by itself is the verb of seat -1."""
        first, _, rest = self.event.partition(" ")
        if not first.isdigit():
            return -1, self.event, ""
        verb, _, argument = rest.partition(" ")
        return int(first), verb, argument

    @property
    def waited_for(self) -> list[int]:
        return [int(seat) for seat in self.hand["waiting"]]

    @property
    def decision(self) -> str:
        """The kind of decision that is waited for; empty if none is."""
        return next(iter(self.hand["waiting"].values()), "")

    # ---- people

    def name(self, seat: int) -> str:
        """A player's name, safe for HTML."""
        return harmless(self.view["seats"][seat]["name"])

    def who(self, seat: int) -> Values:
        """For sentences that speak of a player, and otherwise to himself."""
        return {"you": _yes(seat == self.you), "name": self.name(seat)}

    def members(self, side: int) -> list[int]:
        return list(range(side, int(self.view["players"]), self.sides))

    def side(self, side: int) -> Values:
        """For sentences that speak of a side."""
        names = listed([self.name(seat) for seat in self.members(side)], self.say)
        mine = self.you is not None and self.you % self.sides == side
        if self.you is None or not (mine or self.in_pairs):
            return {"side": "names" if self.in_pairs else "name", "names": names}
        return {"side": ("we" if mine else "they") if self.in_pairs else "you", "names": names}

    def side_name(self, side: int) -> str:
        """How a side is called in front of its figures."""
        values = self.side(side)
        return str(values["names"]) if values["side"] in ("name", "names") else self.say(f"side-{values['side']}")

    # ---- cards

    def card(self, card: str) -> str:
        """A card by its name."""
        return self.say("card-closed") if hidden(card) else self.say("card-name", rank=card[0], suit=card[1])

    def the_card(self, card: str) -> str:
        """The same as it stands in a sentence, with its article."""
        return self.say("card-some-closed") if hidden(card) else self.say("card-the", rank=card[0], suit=card[1])

    def cards(self, cards: list[str]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def suit(self, suit: str) -> str:
        return self.say("suit", suit=suit)

    def points(self, count: int) -> str:
        return self.say("points", count=count)


def hidden(card: str) -> bool:
    """Whether the viewer does not know the card."""
    return card.startswith("?")


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def sentence(text: str) -> str:
    """With a full stop, unless it ends a sentence already."""
    return text if not text or text[-1] in ".!?…:>" else f"{text}."


def joined(texts: list[str]) -> str:
    """Sentences after one another; empty ones are left out."""
    return " ".join(sentence(text) for text in texts if text)
