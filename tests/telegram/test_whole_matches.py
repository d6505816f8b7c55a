"""Whole matches of every game, played in private by the buttons under a table's text, against bots."""

from typing import Any

import pytest

from tests.telegram.conftest import ANA, Room
from tests.telegram.player import Player

MATCHES: list[tuple[str, int, dict[str, Any], int, set[str]]] = [
    ("bisca", 2, {}, 1, {"choose"}),
    ("bisca", 4, {"partner_peek": "start_and_end"}, 1, {"choose"}),
    ("sueca", 4, {"quick_deal": "off", "renuncia": "on"}, 1, {"cut", "from", "denounce"}),
    ("triunfo", 2, {"trump": "dealer", "announce": "on", "hook": "on", "match": 3}, 1, {"trump", "bid"}),
    ("triunfo", 6, {}, 1, set()),
    ("brisca", 2, {"two_swap": "on"}, 1, set()),
    ("brisca", 3, {"three_hands": "minus_all_twos", "follow": "follow"}, 1, set()),
    ("truco", 2, {"scale": "2-4-6-10-12"}, 1, {"raise", "accept", "run", "flip", "resign"}),
    ("truco", 4, {"scale": "1-3-6-9-12", "iron_hand": "blind"}, 1, {"raise", "accept", "run", "flip", "resign"}),
]
"""Game, seats, options, the seed of its chances; and the decisions of its own that they bring."""
LONGEST = 400


@pytest.mark.parametrize(
    ("game", "players", "options", "seed", "decisions"), MATCHES, ids=[f"{match[0]}-{match[1]}" for match in MATCHES]
)
def test_a_whole_match_by_buttons(
    room: Room, game: str, players: int, options: dict[str, Any], seed: int, decisions: set[str]
) -> None:
    room.api.strict_limits = True
    player = Player(room, game, players, seed, **options)
    for _ in range(LONGEST):
        player.step()
        check(player)
        if player.view()["phase"] == "over":
            break
    assert "propose rematch" in player.buttons.values()
    assert "<b>" not in player.board.text
    assert decisions <= player.offered
    assert len(room.posted(ANA.id)) == 1  # edited in place
    assert room.api.refused == 0  # never more than one call a second


def check(player: Player) -> None:
    """She is offered all that she may do, and told nothing that she may not know."""
    board, view = player.board, player.view()
    assert len(board.text) <= 4096
    assert len(player.buttons) <= 100
    assert all(len(data.encode()) <= 64 for data in player.buttons)
    assert [name for name in player.secrets() if name in board.text] == []
    if view["phase"] == "playing":
        assert set(view["hand"]["legal"]) <= set(player.buttons.values())
