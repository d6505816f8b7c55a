"""How a table is to be opened: as it was last time, by default, as somebody picks it; and all of that as a short text.

Nothing of it is kept between two presses of a button: the buttons hold it.
"""

import re
from dataclasses import replace
from typing import Final

from carteado.app.ports import Chat, Setup
from carteado.games import GAMES
from carteado.games.base import Game, Option, OptionValue
from carteado.table.state import CLOCKS

CLOCK_NAMES: Final = tuple(CLOCKS)
PRIVATE_CLOCK: Final = "90"
"""In a private chat, where people also play by ear."""
_RECALL: Final = ".r"
_FORM: Final = re.compile(rf"([a-z]+)\.(\d)\.(\d)\.(\d*)({re.escape(_RECALL)})?", re.ASCII)


def by_default(game: Game, chat: Chat) -> Setup:
    """For few people with time in a private chat, for all that can play in a group."""
    if chat.id > 0:
        return Setup(min(game.players), clock=PRIVATE_CLOCK)
    return Setup(max(game.players))


def usual(game: Game, chat: Chat) -> Setup:
    """As last time there, or by default."""
    return chat.setups.get(game.id) or by_default(game, chat)


def setup_for(game: Game, chat: Chat, wish: str) -> Setup | None:
    """As usual there; for as many as wished, if so many can play."""
    last = usual(game, chat)
    if not wish:
        return last
    wished = next((count for count in game.players if str(count) == wish), None)
    return None if wished is None else replace(last, players=wished)


def clock_of(setup: Setup) -> str:
    """The name of its clock."""
    return setup.clock or CLOCK_NAMES[0]


def with_option(setup: Setup, option: Option, value: OptionValue) -> Setup:
    """The same with another value of an option."""
    others = {key: chosen for key, chosen in setup.options.items() if key != option.key}
    return replace(setup, options=others if value == option.default else {**others, option.key: value})


def with_next(setup: Setup, option: Option) -> Setup:
    """The same with the option's next value, the first after the last."""
    index = option.values.index(setup.options.get(option.key, option.default))
    return with_option(setup, option, option.values[(index + 1) % len(option.values)])


def with_next_clock(setup: Setup) -> Setup:
    """The same with the next clock."""
    return replace(setup, clock=CLOCK_NAMES[(CLOCK_NAMES.index(clock_of(setup)) + 1) % len(CLOCK_NAMES)])


def with_other_recall(setup: Setup) -> Setup:
    """The same, but the cards that were played may be looked up, or may no longer."""
    return replace(setup, recall=not setup.recall)


def written(game: Game, setup: Setup) -> str:
    """As text: the game, the number of seats, the places of clock and options among their values, a sign for recall."""
    chosen = game.resolve(setup.options)
    places = "".join(str(option.values.index(chosen[option.key])) for option in game.options)
    recall = _RECALL if setup.recall else ""
    return f"{game.id}.{setup.players}.{CLOCK_NAMES.index(clock_of(setup))}.{places}{recall}"


def read(text: str) -> tuple[Game, Setup] | None:
    """The game and how to open it, of a text; None for one that means nothing, or nothing any more."""
    found = _FORM.fullmatch(text)
    game = GAMES.get(found[1]) if found else None
    if found is None or game is None or int(found[2]) not in game.players or len(found[4]) != len(game.options):
        return None
    try:
        setup = Setup(int(found[2]), clock=CLOCK_NAMES[int(found[3])], recall=bool(found[5]))
        for option, place in zip(game.options, found[4], strict=True):
            setup = with_option(setup, option, option.values[int(place)])
    except IndexError:
        return None
    return game, setup
