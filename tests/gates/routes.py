"""The routes of the app's API as its resolver knows them, with a good body for each that needs one."""

from typing import Any

from functions.http import app
from tests.functions.room import ENTROPY

ROUTES = {f"{route.method} {route.path}" for route in app.api._static_routes + app.api._dynamic_routes}
OPEN = {"GET /api/games", "POST /api/session"}
"""Without a session."""
CLOSED = sorted(ROUTES - OPEN)
AT_A_TABLE = [route for route in CLOSED if "<table_id>" in route]


def address(route: str, table: str) -> tuple[str, str]:
    """Method and path of the route at a table, for its first hand."""
    method, _, path = route.partition(" ")
    return method, path.replace("<table_id>", table).replace("<match>", "1").replace("<deal>", "1")


BODIES: dict[str, Any] = {
    "POST /api/session": {"name": "Ana"},
    "POST /api/tables": {"game": "bisca", "players": 2, "entropy": ENTROPY},
    "POST /api/tables/<table_id>/talk": {"phrase": "thanks"},
    "POST /api/tables/<table_id>/ops": {"op": "op000000", "turn": 0, "text": "leave"},
}
