"""A message in which somebody picks a game and its terms, and opens the table. Its buttons hold all that he picked."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from carteado.app.chat import setups, terms
from carteado.app.chat.channel import Button, Post, Say
from carteado.app.ports import Chat, Setup
from carteado.games import GAMES
from carteado.games.base import Game, Option

VERB: Final = "menu:"
"""What the data of all its buttons begin with."""
PLAY: Final = "play:"
"""What those of a button begin with that opens a table to be played right there, in private."""
GAMES_STEP: Final = "games"
TERMS_STEP: Final = "terms"
OPEN_STEP: Final = "open"
ROW_LETTERS: Final = 30
"""So many the buttons of one row may have together on a phone."""

Row = tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Press:
    """What a button asks for: the list of games, the terms of one with what was picked so far, or the table itself."""

    step: str
    asker: int
    """The person of Telegram whose menu it is."""
    picked: str = ""
    """As ``setups.written`` has it; empty for the list of games."""

    def data(self) -> str:
        """The text for the button."""
        return f"{VERB}{self.step}:{self.asker}:{self.picked}"


def read(data: str) -> Press | None:
    """What a button's text asks for; None when it is not one of ours."""
    if not data.startswith(VERB):
        return None
    step, _, rest = data.removeprefix(VERB).partition(":")
    asker, _, picked = rest.partition(":")
    if not (asker.isascii() and asker.isdigit()):
        return None
    known = setups.read(picked) is not None if step in (TERMS_STEP, OPEN_STEP) else step == GAMES_STEP and not picked
    return Press(step, int(asker), picked) if known else None


def games(asker: int, chat: Chat, say: Say) -> Post:
    """The first page: which game."""

    def button(game: Game) -> Button:
        return _button(say(game.id), TERMS_STEP, asker, game, setups.usual(game, chat))

    return Post(say("menu-games"), _packed(button(game) for game in GAMES.values()))


def play_rows(say: Say) -> tuple[Row, ...]:
    """A button for each game, which opens a table to be played right there."""
    return _packed(Button(say(game), data=f"{PLAY}{game}") for game in GAMES)


def page(press: Press, chat: Chat, say: Say) -> Post:
    """The page that a press leads to."""
    known = setups.read(press.picked)
    return games(press.asker, chat, say) if known is None else _Page(press.asker, *known, chat, say).post()


def open_button(asker: int, game: Game, setup: Setup, say: Say) -> Button:
    """The one that opens the table."""
    return _button(say("menu-open"), OPEN_STEP, asker, game, setup)


def _button(text: str, step: str, asker: int, game: Game, setup: Setup) -> Button:
    return Button(text, data=Press(step, asker, setups.written(game, setup)).data())


@dataclass(frozen=True, slots=True)
class _Page:
    """The terms of one game, as they are picked at the moment."""

    asker: int
    game: Game
    setup: Setup
    chat: Chat
    say: Say

    def post(self) -> Post:
        return Post("\n".join([self._title(), "", *self._terms(), "", self.say("menu-hint")]), tuple(self._rows()))

    def _title(self) -> str:
        return terms.title(self.game, self.setup.players, self.say)

    def _terms(self) -> Iterator[str]:
        chosen = self.game.resolve(self.setup.options)
        for option in self._options():
            yield f"{terms.sentence(self.game, option, chosen[option.key], self.say)}."
        yield f"{terms.pace(setups.clock_of(self.setup), self.say)}."
        yield f"{terms.memory(self.setup.recall, self.say)}."

    def _rows(self) -> Iterator[Row]:
        yield (open_button(self.asker, self.game, self.setup, self.say),)
        yield from _packed(self._presets())
        if len(self.game.players) > 1:
            yield from _packed(self._seats(players) for players in self.game.players)
        for option in self._options():
            yield from self._values(option) if option.key in terms.ALWAYS_TOLD else [(self._turn(option),)]
        yield (self._to(terms.pace(setups.clock_of(self.setup), self.say), setups.with_next_clock(self.setup)),)
        yield (self._to(terms.memory(self.setup.recall, self.say), setups.with_other_recall(self.setup)),)
        yield (Button(self.say("menu-back"), data=Press(GAMES_STEP, self.asker).data()),)

    def _options(self) -> list[Option]:
        """Those with an effect; how long one plays, and for what, comes first."""
        mattering = [option for option in self.game.options if option.matters(self.setup.players)]
        return sorted(mattering, key=lambda option: option.key not in terms.ALWAYS_TOLD)

    def _presets(self) -> Iterator[Button]:
        presets = {
            "menu-last": self.chat.setups.get(self.game.id),
            "menu-default": setups.by_default(self.game, self.chat),
        }
        for words, setup in presets.items():
            if setup is not None and self._code(setup) != self._code(self.setup):
                yield self._to(self.say(words), setup)

    def _seats(self, players: int) -> Button:
        text = terms.seats(self.game, players, self.say)
        return self._either(text, replace(self.setup, players=players))

    def _values(self, option: Option) -> tuple[Row, ...]:
        return _packed(
            self._either(
                terms.choice(self.game, option, value, self.say), setups.with_option(self.setup, option, value)
            )
            for value in option.values
        )

    def _turn(self, option: Option) -> Button:
        value = self.setup.options.get(option.key, option.default)
        text = terms.sentence(self.game, option, value, self.say)
        return self._to(text, setups.with_next(self.setup, option))

    def _either(self, text: str, setup: Setup) -> Button:
        """One of several of which one is picked."""
        picked = self._code(setup) == self._code(self.setup)
        return self._to(self.say("menu-picked", choice=text) if picked else text, setup)

    def _to(self, text: str, setup: Setup) -> Button:
        return _button(text, TERMS_STEP, self.asker, self.game, setup)

    def _code(self, setup: Setup) -> str:
        return setups.written(self.game, setup)


def _packed(buttons: Iterable[Button]) -> tuple[Row, ...]:
    """As many in a row as a phone shows whole."""
    rows: list[list[Button]] = []
    for button in buttons:
        if rows and sum(len(other.text) for other in rows[-1]) + len(button.text) <= ROW_LETTERS:
            rows[-1].append(button)
        else:
            rows.append([button])
    return tuple(tuple(row) for row in rows)
