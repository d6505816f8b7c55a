"""Tables offered in inline mode: what somebody who types the bot's name in any chat may send there."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from carteado.app.chat import cards, menu, setups, terms
from carteado.app.chat.channel import Courier, Post, Say
from carteado.app.ports import ChatMessage, Setup
from carteado.games import GAMES
from carteado.games.base import Game
from carteado.table.state import OVER

_TABLE: Final = re.compile(r"[\w-]{16}", re.ASCII)
_INVITATION: Final = "table."


@dataclass(frozen=True, slots=True)
class Offer:
    """A message that may be sent: its id says how the table will be opened, or which table it shows."""

    id: str
    title: str
    description: str
    post: Post


def offers(asker: int, text: str, say: Say) -> list[Offer]:
    """What suits the text: every game that begins with it; of a single one a table for each number of people."""
    matching = [game for game in GAMES.values() if _matches(game, text, say)]
    return [_offer(asker, game, Setup(players), say) for game, players in _tables(matching)]


def invitation(courier: Courier, text: str, language: str) -> Offer | None:
    """The card of the table whose id the text is, as the app asks for it; None for any other text.

    Raises Unreachable, NewerSchema.
    """
    loaded = courier.world.store.load(text) if _TABLE.fullmatch(text) else None
    if loaded is None or loaded.table.phase == OVER:
        return None
    table, say = loaded.table, courier.words(language)
    agreed = terms.agreed(table.rules, table.players, table.all_options, table.clock, table.recall, say)
    post = cards.face(courier, loaded, ChatMessage(0, 0, language))
    return Offer(_INVITATION + table.id, say(table.game), _description(table.rules, table.players, agreed, say), post)


def invited(offer_id: str) -> str | None:
    """The id of the table that an offer shows; None for one that is yet to be opened."""
    return offer_id.removeprefix(_INVITATION) if offer_id.startswith(_INVITATION) else None


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
    options = game.resolve(setup.options)
    agreed = terms.agreed(game, setup.players, options, setups.clock_of(setup), setup.recall, say)
    text = "\n".join([terms.title(game, setup.players, say), agreed, "", say("inline-hint")])
    post = Post(text, ((menu.open_button(asker, game, setup, say),),))
    return Offer(setups.written(game, setup), say(game.id), _description(game, setup.players, agreed, say), post)


def _description(game: Game, players: int, agreed: str, say: Say) -> str:
    return f"{terms.seats(game, players, say)}. {agreed}"
