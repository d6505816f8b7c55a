"""What the room offers before anybody sits down."""

from collections.abc import Mapping
from typing import Any

from carteado.app import talk
from carteado.games import GAMES
from carteado.games.base import Game, Option
from carteado.table.state import CLOCKS


def offer(guests: bool, bot: Mapping[str, str] | None) -> dict[str, Any]:
    """The games with their options, the clocks, and who may come in: ``GET /api/games`` of docs/protocol.md."""
    shown = {"games": [_declaration(game) for game in GAMES.values()], "clocks": list(CLOCKS), "guests": guests}
    return shown if bot is None else {**shown, "bot": bot}


def _declaration(game: Game) -> dict[str, Any]:
    options = [_option(option) for option in game.options]
    shown = {"id": game.id, "players": game.players, "clockwise": game.clockwise, "options": options}
    return {**shown, "phrases": talk.phrases(game)}


def _option(option: Option) -> dict[str, Any]:
    shown = {"key": option.key, "values": option.values, "default": option.default}
    return {**shown, "players": option.players} if option.players else shown
