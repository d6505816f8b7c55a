"""Stored tables of every released schema: today's code reads them, writes them alike, and plays them to their end."""

from pathlib import Path

import pytest

from carteado.adapters import layout
from carteado.app import history, tables
from carteado.games import GAMES
from carteado.record import check, read
from carteado.table import state
from carteado.table.state import DECIDING, OVER, PLAYING, User
from tests.table.golden import files
from tests.table.golden.company import Company

GOLDEN = sorted(files.FOLDER.glob("schema-*/*.json"))
SCHEMAS = {int(path.parent.name.removeprefix("schema-")) for path in GOLDEN}

each = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")


def test_every_schema_and_every_game_is_kept() -> None:
    assert set(range(1, state.SCHEMA + 1)) == SCHEMAS
    for schema in SCHEMAS:
        names = {path.stem.partition("-")[0] for path in GOLDEN if path.parent.name == f"schema-{schema}"}
        assert names >= {*GAMES, "lobby", "away", "rematch", "deciding"}


@each
def test_a_kept_table_is_what_it_was(path: Path) -> None:
    item, _, shown = files.read(path)
    table = state.load(item["body"]["B"])
    assert files.shown(table) == {**shown, "schema": state.SCHEMA}
    if shown["schema"] == state.SCHEMA:
        assert layout.table_item(table, "notify" in item) == item


@each
def test_a_kept_table_is_shown_to_all(path: Path) -> None:
    item, now, _ = files.read(path)
    company = Company.at(item, now)
    people = [User(seat.user, seat.name) for seat in company.table.seats if seat.user]
    for user in (*people, User("t0", "somebody")):
        assert tables.look(company.world.ports, user, company.id)["frames"]


@each
def test_a_kept_table_is_played_to_its_end(path: Path) -> None:
    item, now, _ = files.read(path)
    company = Company.at(item, now)
    was = company.table
    match = was.match if was.phase in (PLAYING, DECIDING) else was.match + 1
    company.play_to_the_end()
    assert (company.table.phase, company.table.match) == (OVER, match)
    records = history.matches(company.world.ports, company.id)[-1]["records"]
    for record in records:
        check(read(record))
    assert records[-1]["after"]["over"]
