"""Golden files: a stored table as DynamoDB has it, the moment, and for the eye what is in it."""

import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, Final

import msgspec

from carteado.adapters.layout import Item
from carteado.table import state
from carteado.table.state import Table

FOLDER: Final = Path(__file__).parent


def write(path: Path, item: Item, now: int) -> None:
    """Keep the table."""
    stored = {name: _text(value) for name, value in item.items()}
    kept = {"now": now, "item": stored, "table": shown(state.load(item["body"]["B"]))}
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def read(path: Path) -> tuple[Item, int, dict[str, Any]]:
    """The item, the moment, and what was shown of it."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    item = kept["item"]
    return {**item, "body": {"B": b64decode(item["body"]["B"])}}, kept["now"], kept["table"]


def shown(table: Table) -> dict[str, Any]:
    """The fields that are not at their defaults, by name."""
    return dict(_named(table))


def _text(value: dict[str, Any]) -> dict[str, Any]:
    return {"B": b64encode(value["B"]).decode()} if "B" in value else value


def _named(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        fields = {field.name: (getattr(value, field.name), field) for field in msgspec.structs.fields(value)}
        return {name: _named(content) for name, (content, field) in fields.items() if content != _default(field)}
    if isinstance(value, list):
        return [_named(content) for content in value]
    return value.hex() if isinstance(value, bytes) else value


def _default(field: msgspec.structs.FieldInfo) -> Any:
    made = field.default_factory
    return field.default if made is msgspec.NODEFAULT else made()
