"""While a deploy goes on, earlier code meets tables of later code: it refuses what it does not know."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from carteado.table import state
from carteado.table.state import NewerSchema, Table
from tests.table.room import ANA, started

Fields = list[Any]

SCHEMA, GAME, SEATS, OPTIONS, PROPOSAL = (
    Table.__struct_fields__.index(name) for name in ("schema", "game", "seats", "options", "proposal")
)


def stored() -> Fields:
    """The item of a table with a question open, as the list that it is: every field is written."""
    room = started(4)
    room.do(ANA, "propose close")
    item: Fields = msgspec.msgpack.decode(state.dump(room.table))
    assert len(item) == len(Table.__struct_fields__)
    return item


LATER: dict[str, Callable[[Fields], None]] = {
    "schema": lambda item: item.__setitem__(SCHEMA, state.SCHEMA + 1),
    "shape": lambda item: item.__setitem__(slice(0, None), [state.SCHEMA + 1, {"all": "new"}]),
    "field": lambda item: item.append(1),
    "field of a seat": lambda item: item[SEATS][2].append(1),
    "field of a proposal": lambda item: item[PROPOSAL].append(1),
    "game": lambda item: item.__setitem__(GAME, "whist"),
    "option": lambda item: item[OPTIONS].update(jokers="two"),
    "value of an option": lambda item: item[OPTIONS].update(target=5),
    "type of a value": lambda item: item.__setitem__(SEATS, {"north": item[SEATS][0]}),
}


@pytest.mark.parametrize("change", LATER.values(), ids=LATER)
def test_what_later_code_wrote_is_refused(change: Callable[[Fields], None]) -> None:
    item = stored()
    assert state.load(msgspec.msgpack.encode(item)).players == 4
    change(item)
    with pytest.raises(NewerSchema):
        state.load(msgspec.msgpack.encode(item))


def test_what_later_code_changes_becomes_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = msgspec.msgpack.encode(stored())
    with monkeypatch.context() as deployed:
        deployed.setattr(state, "SCHEMA", state.SCHEMA + 1)
        changed = state.dump(state.load(ours))
    with pytest.raises(NewerSchema):
        state.load(changed)
