"""The closed list of codes by which the card room refuses something, by HTTP status.

A game adds its own reasons by ``Game.refusals``; all of them are answered with 409.
"""

from typing import Final

STATUS: Final[dict[str, int]] = {
    # the request
    "bad_request": 400,
    "too_large": 400,
    "unauthorised": 401,
    "init_data_invalid": 401,
    "init_data_expired": 401,
    "guests_closed": 403,
    "too_many": 429,
    "too_many_tables": 409,
    "not_found": 404,
    "busy": 503,
    # the table
    "host_only": 403,
    "not_seated": 403,
    "stale": 409,
    "too_early": 409,
    "wrong_phase": 409,
    "no_such_seat": 409,
    "seat_taken": 409,
    "seat_empty": 409,
    "unknown_option": 409,
    "not_away": 409,
    "no_signals": 409,
    "no_proposal": 409,
    "proposal_open": 409,
    "already_voted": 409,
    "match_over": 409,
    "table_closed": 409,
    # every game
    "unknown_move": 409,
    "not_your_turn": 409,
    "wrong_decision": 409,
    "not_in_hand": 409,
    "must_follow": 409,
    "thin_pile": 409,
}


def status_of(code: str) -> int:
    """The HTTP status of a refusal; a game's own reasons are conflicts."""
    return STATUS.get(code, 409)
