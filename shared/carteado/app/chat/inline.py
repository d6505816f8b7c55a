"""Tables offered in inline mode: what somebody who types the bot's name in any chat may send there."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from carteado.app.chat import menu, setups, terms
from carteado.app.chat.channel import Post, Say
from carteado.app.ports import Setup
from carteado.games import GAMES
from carteado.games.base import Game


@dataclass(frozen=True, slots=True)
class Offer:
    """A message that may be sent: its id says how the table will be opened."""

    id: str
    title: str
    description: str
    post: Post


def offers(asker: int, text: str, say: Say) -> list[Offer]:
    """What suits the text: every game that begins with it; of a single one a table for each number of people."""
    matching = [game for game in GAMES.values() if _matches(game, text, say)]
    return [_offer(asker, game, Setup(players), say) for game, players in _tables(matching)]


def _tables(matching: list[Game]) -> Iterator[tuple[Game, int]]:
    for game in matching:
        for players in sorted(game.players, reverse=True)[: None if len(matching) == 1 else 1]:
            yield game, players


def _matches(game: Game, text: str, say: Say) -> bool:
    return any(_plain(name).startswith(_plain(text)) for name in (game.id, say(game.id)))


def _plain(text: str) -> str:
    """Without accents and capitals, which nobody types in a hurry."""
    signs = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(sign for sign in signs if not unicodedata.combining(sign))


def _offer(asker: int, game: Game, setup: Setup, say: Say) -> Offer:
    agreed = terms.agreed(game, setup.players, game.resolve(setup.options), setups.clock_of(setup), say)
    text = "\n".join([terms.title(game, setup.players, say), agreed, "", say("inline-hint")])
    post = Post(text, ((menu.open_button(asker, game, setup, say),),))
    description = f"{terms.seats(game, setup.players, say)}. {agreed}"
    return Offer(setups.written(game, setup), say(game.id), description, post)
