"""What can be done with a table: open it, look at it, act on it, wake it.

Save first, acknowledge, then push. A change is one conditional write; a lost race or an unknown outcome starts over
from a fresh read.
"""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec

from carteado.app import accounts, limits, watching
from carteado.app.chat.audience import concerned
from carteado.app.ports import Account, Loaded, Socket, World
from carteado.app.tries import Busy, until_written
from carteado.games.base import Options
from carteado.table import clocks, erasure, ops, state, views
from carteado.table.state import Moment, NewerSchema, Refused, Table, User

ANSWERS: Final = 3
"""Ops of each device that a table remembers, so that a repeated request is answered and not applied again, however long
others play on meanwhile: it has one on its way, and perhaps earlier ones that got stuck."""
REMEMBERED: Final = 24
"""Ops that a table remembers at the most: those of six seats, and of people who came and went."""
CLOCK_ERROR_MS: Final = 5_000
"""So far apart may the clocks of two containers be."""
_DEVICE_BYTES: Final = 2
_DEVICE_LETTERS: Final = 4
"""An op id begins with so many letters that name the device."""

State = dict[str, Any]


class TurnedDown(Exception):
    """A refusal of an op, with the table's state for the user who sent it."""

    def __init__(self, refusal: Refused, state: State) -> None:
        super().__init__(refusal.code)
        self.code = refusal.code
        self.ms = refusal.ms
        self.state = state


def open_table(
    world: World,
    user: User,
    game: str,
    players: int,
    options: Options,
    clock: str,
    entropy: bytes,
    for_chat: str | None = None,
    *,
    recall: bool = False,
) -> State:
    """Open a table with the user as host; its state for him. Raises Refused, Busy.

    ``for_chat``: the id of a table that a chat shows, so that no second one is opened when the same is asked again, be
    it by somebody else.
    """
    moment = _moment(world)
    table_id = for_chat or urlsafe_b64encode(world.chance.secret()[:12]).decode()
    table = ops.open_table(table_id, game, players, options, clock, user, entropy, moment, recall=recall)
    table.version, table.chat = 1, for_chat is not None

    def attempt() -> None:
        account = accounts.taken_up(world, user)
        if table_id in account.tables or (for_chat and world.store.load(table_id) is not None):
            return  # an earlier try has landed
        _make_room(world, account)
        limits.charge(account, moment.now)
        account.tables.append(table_id)
        world.store.open(table, account)

    until_written(world, attempt)
    return views.states(table, [0], moment.now)[0]


def look(world: World, user: User, table_id: str) -> State:
    """The table's state for the user, after whatever is overdue has been done. Raises Refused, Busy."""
    tried: list[int] = []

    def attempt() -> State:
        loaded, moment = load(world, table_id), _moment(world)
        overdue = clocks.settle(loaded.table, moment)
        return _settled(world, loaded, moment, user, overdue, tried)

    return until_written(world, attempt)


def act(world: World, user: User, table_id: str, op: ops.Op) -> State:
    """Apply the user's op once; the table's state for him. Raises TurnedDown, Refused (no such table), Busy."""
    mark = _fingerprint(user, op)
    paid = op.verb not in ops.UNBOUNDED
    tried: list[int] = []

    def attempt() -> State:
        nonlocal paid
        loaded = load(world, table_id)
        table = loaded.table
        if mark in table.answered:
            # Applied by an earlier try whose outcome was unknown: nobody has been shown it yet.
            return _show(world, loaded, world.clock.now(), user)
        if not paid:  # not before it is known to be new: who repeats what was done must not be refused
            accounts.charge(world, user)
            paid = True
        moment = _moment(world)
        overdue = clocks.settle(table, moment)
        settled = state.dump(table)
        try:
            ops.act(table, user, op, moment)
        except Refused as refusal:
            loaded.table = state.load(settled)
            raise TurnedDown(refusal, _settled(world, loaded, moment, user, overdue, tried)) from None
        table.answered = _remembered(table.answered, mark)
        if op.verb == "sit":
            _announce(world, user, table)
        return _commit(world, loaded, moment, user)

    return until_written(world, attempt)


def wake(world: World, table_id: str, due: int) -> None:
    """Look at the table as the wake-up for the time ``due`` asks. A stale, early or doubled one changes nothing.

    Raises Busy.
    """
    tried: list[int] = []

    def attempt() -> None:
        loaded, moment = load(world, table_id), _moment(world)
        table = loaded.table
        if table.wake == due and moment.now < table.due:
            # It comes early, or what is due has moved: the same wake-up goes on, and nothing needs to be written.
            world.queue.wake(table_id, due, table.due - moment.now)
        else:
            overdue = table.wake == due and clocks.settle(table, moment)
            if overdue or tried:
                _settled(world, loaded, moment, None, overdue, tried)

    try:
        until_written(world, attempt)
    except Refused:
        return


def tell_of(world: World, table_id: str) -> None:
    """From now on tell Telegram of the table's changes, also of those under way. Raises Refused, Busy."""

    def attempt() -> None:
        loaded, moment = load(world, table_id), _moment(world)
        if not loaded.table.chat:
            loaded.table.chat = True
            clocks.settle(loaded.table, moment)
            _commit(world, loaded, moment, None)

    until_written(world, attempt)


def close_lobby(world: World, table_id: str) -> None:
    """Close a lobby that nobody has touched for long. Raises Refused, Busy."""

    def attempt() -> None:
        loaded, moment = load(world, table_id), _moment(world)
        ops.close_lobby(loaded.table, moment)
        _commit(world, loaded, moment, None)

    until_written(world, attempt)


def load(world: World, table_id: str) -> Loaded:
    """The table with all that lies beside it, as it was written last. Raises Refused, Busy, Unreachable."""
    try:
        loaded = world.store.load(table_id)
    except NewerSchema:
        raise Busy from None
    if loaded is None:
        raise Refused("not_found")
    return loaded


def erase(world: World, user: User, table_id: str) -> None:
    """Put nobody in the user's place at the table, if there is one. Raises Busy."""

    def attempt() -> None:
        loaded, moment = load(world, table_id), _moment(world)
        clocks.settle(loaded.table, moment)
        erasure.erase(loaded.table, user.id, moment)
        _commit(world, loaded, moment, None)  # also if he is not there: he may have been about to sit down

    with suppress(Refused):
        until_written(world, attempt)


def _announce(world: World, user: User, table: Table) -> None:
    """Put the table on the list of the user who is about to sit there. Raises Refused, Unreachable.

    From then on whoever erases him writes this table, which makes the user start over. So he is asked for afterwards.
    If he is void by then the entry stays, until it expires: he may have sat there before, and is yet to be taken away.
    """
    world.store.remember(user.id, table)
    accounts.opened(world, user)


def _make_room(world: World, account: Account) -> None:
    """Forget which of the user's tables are no longer open, once he may have no more. Raises Refused, Unreachable."""
    if len(account.tables) >= limits.TABLES:
        account.tables = [table_id for table_id in account.tables if _holds_place(world, table_id, account.user)]
    if len(account.tables) >= limits.TABLES:
        raise Refused("too_many_tables")


def _holds_place(world: World, table_id: str, user: str) -> bool:
    try:
        loaded = world.store.load(table_id)
    except NewerSchema:
        return True
    return loaded is not None and limits.holds_place(loaded.table, user)


def _moment(world: World) -> Moment:
    return Moment(world.clock.now(), world.chance)


def _settled(world: World, loaded: Loaded, moment: Moment, user: User | None, overdue: bool, tried: list[int]) -> State:
    """The state for the user, if there is one, when what was overdue has been saved and shown to everybody.

    ``tried``: the versions that earlier tries were to make. One may have landed although its reply was lost, and then
    nobody has been shown it yet.
    """
    if overdue:
        tried.append(loaded.table.version + 1)
        return _commit(world, loaded, moment, user)
    if loaded.table.version in tried:
        return _show(world, loaded, moment.now, user)
    return _state(loaded.table, user, moment.now)


def _commit(world: World, loaded: Loaded, moment: Moment, user: User | None) -> State:
    """Save the changed table and show it to everybody; the state for the user who changed it."""
    _save(world, loaded, moment)
    return _show(world, loaded, moment.now, user)


def _save(world: World, loaded: Loaded, moment: Moment) -> None:
    table = loaded.table
    _keep_awake(world, table, moment.now)
    expected, table.version = table.version, table.version + 1
    world.store.save(table, expected, moment.records, tell=concerned(loaded, moment.tell))


def _show(world: World, loaded: Loaded, now: int, user: User | None) -> State:
    """Push the table to every socket; the state for the user who changed it."""
    table = loaded.table
    own = _seat(table, user)
    viewers = {table.seat_of(socket.user) for socket in loaded.sockets}
    shown = views.states(table, {*viewers, own}, now)
    _push(world, table, loaded.sockets, shown)
    return shown[own]


def _keep_awake(world: World, table: Table, now: int) -> None:
    """Send the wake-up that the table needs, unless one in flight comes early enough.

    It goes out before the table is saved: one for a change that is then lost is merely stale. One that by this clock is
    about to come may by another clock have come already, and found nothing to do.
    """
    if table.due and (table.wake <= now + CLOCK_ERROR_MS or table.due < table.wake):
        world.queue.wake(table.id, table.due, max(0, table.due - now))
        table.wake = table.due


def _push(world: World, table: Table, sockets: Iterable[Socket], shown: dict[int | None, State]) -> None:
    bodies = {viewer: msgspec.json.encode(state) for viewer, state in shown.items()}
    for socket in sockets:
        watching.send(world, socket, bodies[table.seat_of(socket.user)])


def _seat(table: Table, user: User | None) -> int | None:
    return None if user is None else table.seat_of(user.id)


def _state(table: Table, user: User | None, now: int) -> State:
    viewer = _seat(table, user)
    return views.states(table, [viewer], now)[viewer]


def _fingerprint(user: User, op: ops.Op) -> bytes:
    """What is remembered of an applied op: the device that it came from, and its id; both bound to the user."""
    device = hashlib.blake2b(f"{user.id} {op.id[:_DEVICE_LETTERS]}".encode(), digest_size=_DEVICE_BYTES).digest()
    return device + hashlib.blake2b(f"{user.id} {op.id}".encode(), digest_size=6).digest()


def _remembered(marks: list[bytes], new: bytes) -> list[bytes]:
    """The marks with a new one: the last of each device, oldest first."""
    own = [mark for mark in marks if mark[:_DEVICE_BYTES] == new[:_DEVICE_BYTES]]
    kept = own[1 - ANSWERS :]
    return [*(mark for mark in marks if mark not in own or mark in kept), new][-REMEMBERED:]
