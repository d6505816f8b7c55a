"""No state that is sent, and no chat message, tells a card that its reader may not know."""

import json
from itertools import islice
from random import Random

import pytest

from carteado.app.chat import cards
from carteado.bots import LEVELS
from carteado.deals import Deals
from carteado.games import GAMES
from carteado.record import Record, RecordError, replay
from carteado.simulation import matches
from carteado.table import hands, views
from carteado.table.state import Table
from carteado.table.timeline import unfold
from tests.games.bisca_knowledge import follow
from tests.table.room import START, started

FRAMES = 4


def table_at(record: Record) -> Table:
    """A table whose running hand has come as far as the record, its last moves still being shown."""
    table = started(record.players).table
    table.options, table.dealer, table.before = record.options, record.dealer, record.before
    table.recall = True
    table.log = ""
    for move in record.moves:
        table.note(move)
    table.shown = max(0, len(record.moves) - FRAMES)
    rest = iter(record.moves[table.shown :])
    shown = replay(Record(**{**fields(record), "moves": record.moves[: table.shown]}))
    steps = list(unfold(shown, START, 0, lambda hand: hands.read_move(move) if (move := next(rest, None)) else None))
    table.at, table.until = START, steps[-1].at if steps else START
    return table


def fields(record: Record) -> dict[str, object]:
    return {key: getattr(record, key) for key in ("game", "players", "options", "dealer", "before", "deck", "moves")}


def sent(record: Record, viewer: int | None, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """All bytes that the viewer gets of the table, the chat's message among them."""
    with monkeypatch.context() as patch:
        patch.setattr(Deals, "deck", lambda deals, deal: record.deck)
        table = table_at(record)
        message = cards.text(table, START, lambda name, /, **values: f"{name} {values}")
        return json.dumps([views.states(table, [viewer], START)[viewer], message]).encode()


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_sent_is_the_same_however_the_unknown_cards_lie(players, monkeypatch):
    chance, compared = Random(5), 0
    bots = [LEVELS["random"]] * players
    for record in islice(matches(GAMES["bisca"], players, {}, bots, Random(8)), 6):
        for moves, _, places, hand in follow(record):
            if hand.pause is not None:
                continue  # the frame that follows the pause is sent along with it
            for viewer in (*range(players), None):
                other = places.rearranged(moves, places.unknown(viewer), chance)
                try:
                    replay(other) if other else None
                except RecordError:
                    continue
                if other:
                    so_far = Record(**{**fields(record), "moves": moves})
                    assert sent(so_far, viewer, monkeypatch) == sent(other, viewer, monkeypatch)
                    compared += 1
    assert compared > 300


def test_a_view_with_a_leak_would_be_found(monkeypatch):
    seen = views._view
    monkeypatch.setattr(views, "_view", lambda *given: {**seen(*given), "deck": hands.deals(given[0]).deck(1)})
    with pytest.raises(AssertionError):
        test_what_is_sent_is_the_same_however_the_unknown_cards_lie(2, monkeypatch)


def test_no_state_holds_the_secret_of_the_shuffles():
    room = started()
    text = json.dumps([room.frames(viewer) for viewer in (0, 1, None)])
    secret, seed = room.table.secret, room.table.secret[:32]
    assert secret.hex() not in text
    assert seed.hex() not in text
