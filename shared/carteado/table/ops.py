"""Everything that a person can do to a table, by its text."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from carteado.fairness import ENTROPY_BYTES
from carteado.games import GAMES
from carteado.games.base import Options
from carteado.table import clocks, lobby, play, proposals, signals
from carteado.table.state import CLOCKS, LOBBY, OVER, SCHEMA, Moment, Refused, Seat, Table, User

DAY_MS: Final = 86_400_000
LOBBY_MS: Final = DAY_MS
KEEP_MS: Final = 30 * DAY_MS
CLOSED_MS: Final = 3_600_000
"""So long whoever comes to a closed lobby may still sit down there and open it again."""
STALE_MS: Final = 600_000
"""A lobby in which nobody has done anything for so long may be closed by others than its host."""


@dataclass(frozen=True, slots=True)
class Op:
    """What a player sent: his id for this attempt, the turn that he saw, the text, his part of the shuffle."""

    id: str
    turn: int
    text: str
    entropy: bytes = b""

    @property
    def verb(self) -> str:
        return self.text.split(" ")[0]


@dataclass(frozen=True, slots=True)
class _Call:
    """An op on its way to the function that knows its verb."""

    table: Table
    user: User
    op: Op
    moment: Moment

    @property
    def arguments(self) -> list[str]:
        return self.op.text.split(" ")[1:]

    def words(self, count: int) -> list[str]:
        if len(self.arguments) != count:
            raise Refused("bad_request")
        return self.arguments

    def numbers(self, count: int) -> list[int]:
        return [_number(word) for word in self.words(count)]


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 2):
        raise Refused("bad_request")
    return int(word)


def open_table(
    table_id: str,
    game: str,
    players: int,
    options: Options,
    clock: str,
    host: User,
    entropy: bytes,
    moment: Moment,
    *,
    recall: bool = False,
) -> Table:
    """A new table with its host on seat 0. Raises Refused."""
    rules = GAMES.get(game)
    if rules is None or players not in rules.players or len(entropy) != ENTROPY_BYTES:
        raise Refused("bad_request")
    try:
        resolved = rules.resolve(options)
    except ValueError:
        raise Refused("unknown_option") from None
    if clock not in CLOCKS:
        raise Refused("unknown_option")
    return Table(
        schema=SCHEMA,
        id=table_id,
        game=game,
        players=players,
        upcoming=moment.chance.secret(),
        expires=moment.now + LOBBY_MS,
        seats=[Seat(host.id, host.name, entropy=entropy), *(Seat() for _ in range(players - 1))],
        options={opt.key: resolved[opt.key] for opt in rules.options if resolved[opt.key] != opt.default},
        clock=clock,
        host=host.id,
        at=moment.now,
        recall=recall,
    )


def act(table: Table, user: User, op: Op, moment: Moment) -> None:
    """Apply an op. Raises Refused; the caller must then throw the table away."""
    if op.turn != table.turn:
        raise Refused("stale")
    call = _Call(table, user, op, moment)
    verb = op.verb
    if table.phase == OVER and verb not in _ALWAYS:
        raise Refused(play.how_it_ended(table))
    if verb in _IN_LOBBY:
        if table.phase != LOBBY:
            raise Refused("wrong_phase")
        _IN_LOBBY[verb](call)
    elif verb in _ALWAYS:
        _ALWAYS[verb](call)
    elif table.phase == LOBBY:
        raise Refused("wrong_phase")
    else:
        play.move(table, _present(call), op.text, moment)
    clocks.settle(table, moment)
    table.expires = moment.now + (LOBBY_MS if table.phase == LOBBY else KEEP_MS)


def is_stale(table: Table, now: int) -> bool:
    """Whether it is a lobby that everybody seems to have forgotten."""
    return table.phase == LOBBY and now >= table.expires - LOBBY_MS + STALE_MS


def close_lobby(table: Table, moment: Moment) -> None:
    """Send everybody away from a lobby that they seem to have forgotten; soon it is gone. Raises Refused."""
    if not is_stale(table, moment.now):
        raise Refused("wrong_phase")
    lobby.clear_out(table, moment)
    table.expires = moment.now + CLOSED_MS


def _sit(call: _Call) -> None:
    (number,) = call.numbers(1)
    lobby.sit(call.table, call.user, number, call.op.entropy, call.moment)


def _seat_bot(call: _Call) -> None:
    number, level = call.words(2)
    lobby.seat_bot(call.table, call.user, _number(number), level, call.moment)


def _clear(call: _Call) -> None:
    (number,) = call.numbers(1)
    lobby.clear(call.table, call.user, number, call.moment)


def _switch(call: _Call) -> None:
    one, other = call.numbers(2)
    lobby.switch(call.table, call.user, one, other, call.moment)


def _option(call: _Call) -> None:
    key, value = call.words(2)
    lobby.choose_option(call.table, call.user, key, value, call.moment)


def _clock(call: _Call) -> None:
    (clock,) = call.words(1)
    lobby.choose_clock(call.table, call.user, clock, call.moment)


def _recall(call: _Call) -> None:
    (answer,) = call.words(1)
    if answer not in ("on", "off"):
        raise Refused("unknown_option")
    lobby.choose_recall(call.table, call.user, answer == "on", call.moment)


def _signal(call: _Call) -> None:
    gesture, meaning = call.words(2)
    signals.agree(call.table, call.user, gesture, meaning)


def _gesture(call: _Call) -> None:
    (gesture,) = call.words(1)
    signals.make(call.table, call.user, gesture, call.moment)


def _start(call: _Call) -> None:
    call.words(0)
    lobby.start(call.table, call.user, call.op.entropy, call.moment)


def _leave(call: _Call) -> None:
    call.words(0)
    if call.table.phase == LOBBY:
        lobby.stand(call.table, call.user, call.moment)
    else:
        play.leave(call.table, lobby.own_seat(call.table, call.user), call.moment)
        clocks.conclude(call.table, call.moment)


def _back(call: _Call) -> None:
    call.words(0)
    if call.table.phase == LOBBY:
        raise Refused("not_away")
    play.come_back(call.table, lobby.own_seat(call.table, call.user), call.moment)


def _propose(call: _Call) -> None:
    kind, *rest = call.arguments or [""]
    seat = _number(rest[0]) if len(rest) == 1 else -1
    if len(rest) > 1:
        raise Refused("bad_request")
    by = _present(call)
    proposals.propose(call.table, by, kind, seat, call.moment)
    _contribute(call, by)
    clocks.conclude(call.table, call.moment)


def _vote(call: _Call) -> None:
    (answer,) = call.words(1)
    if answer not in ("yes", "no"):
        raise Refused("bad_request")
    by = _present(call)
    proposals.vote(call.table, by, answer, call.moment)
    _contribute(call, by)
    clocks.conclude(call.table, call.moment)


def _present(call: _Call) -> int:
    """The seat of a human who is at the table himself."""
    seat = lobby.own_seat(call.table, call.user)
    if not call.table.seats[seat].active:
        raise Refused("not_seated")
    return seat


def _contribute(call: _Call, seat: int) -> None:
    """A rematch is shuffled with new contributions, given after its commitment was shown."""
    if call.table.phase == OVER:
        call.table.seats[seat].entropy = lobby.contribution(call.op.entropy)


_Handler = Callable[[_Call], None]
_IN_LOBBY: Final[dict[str, _Handler]] = {
    "sit": _sit,
    "bot": _seat_bot,
    "clear": _clear,
    "switch": _switch,
    "option": _option,
    "clock": _clock,
    "recall": _recall,
    "signal": _signal,
    "start": _start,
}
_ALWAYS: Final[dict[str, _Handler]] = {
    "leave": _leave,
    "back": _back,
    "propose": _propose,
    "vote": _vote,
    "gesture": _gesture,
}
UNBOUNDED: Final = frozenset({*_IN_LOBBY, *_ALWAYS} - {"vote"})
"""The verbs that no match bounds: one may use them again and again. Moves and votes end with the hand."""
