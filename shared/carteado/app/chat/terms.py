"""What a table is played for and by which rules, in words."""

from typing import Final

from carteado.app.chat.channel import Say
from carteado.games.base import Game, Option, Options, OptionValue

ALWAYS_TOLD: Final = ("scale", "target", "match")
"""Options that are told even where they have their default: how long one plays, and for what."""


def title(game: Game, players: int, say: Say) -> str:
    """The game and for how many it is."""
    return say("chat-title", game=say(game.id), seats=seats(game, players, say))


def seats(game: Game, players: int, say: Say) -> str:
    """For how many, and who plays with whom."""
    return say(f"{game.id}-seats-{players}")


def choice(game: Game, option: Option, value: OptionValue, say: Say) -> str:
    """A value of an option by itself."""
    return say(f"{game.id}-option-{option.key}-{value}")


def sentence(game: Game, option: Option, value: OptionValue, say: Say) -> str:
    """What it means that an option has a value; without a full stop."""
    return say(f"{game.id}-option-{option.key}", choice=choice(game, option, value, say))


def pace(clock: str, say: Say) -> str:
    """How much time a decision has; without a full stop."""
    return say("clock", choice=say(f"clock-{clock}"))


def memory(recall: bool, say: Say) -> str:
    """Whether the cards that were played may be looked up; without a full stop."""
    return say("recall", choice=say("recall-on" if recall else "recall-off"))


def agreed(game: Game, players: int, options: Options, clock: str, recall: bool, say: Say) -> str:
    """The options worth telling, the clock, and recall where it is on, a sentence each; ``options``: all of them."""
    told = [
        sentence(game, option, options[option.key], say)
        for option in game.options
        if option.matters(players) and (option.key in ALWAYS_TOLD or options[option.key] != option.default)
    ]
    told += [pace(clock, say), *([memory(recall, say)] if recall else [])]
    return " ".join(f"{term}." for term in told)
