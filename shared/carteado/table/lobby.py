"""Before the first card: who sits where, and what is agreed on.

Every function raises Refused and then has changed nothing.
"""

from carteado.bots import LEVELS
from carteado.fairness import ENTROPY_BYTES
from carteado.table.play import begin
from carteado.table.state import CLOCKS, Moment, Refused, Seat, Table, User


def sit(table: Table, user: User, number: int, entropy: bytes, moment: Moment) -> None:
    """Take an empty seat or a bot's; whoever sits already moves there."""
    seat = _seat(table, number)
    if seat.user and seat.user != user.id:
        raise Refused("seat_taken")
    place = Seat(user.id, user.name, entropy=contribution(entropy))
    old = table.seat_of(user.id)
    if old is not None:
        table.seats[old] = Seat()
    table.seats[number] = place
    if table.seat_of(table.host) is None:
        table.host = user.id
    moment.tell = True


def stand(table: Table, user: User, moment: Moment) -> None:
    """Leave the seat; the next human becomes host."""
    vacate(table, own_seat(table, user), moment)


def seat_bot(table: Table, user: User, number: int, level: str, moment: Moment) -> None:
    """Put a bot on a seat that no human has."""
    _host_only(table, user)
    if level not in LEVELS:
        raise Refused("bad_request")
    if _seat(table, number).user:
        raise Refused("seat_taken")
    table.seats[number] = Seat(bot=level)
    moment.tell = True


def clear(table: Table, user: User, number: int, moment: Moment) -> None:
    """Empty a seat, whoever sits there."""
    _host_only(table, user)
    if _seat(table, number).empty:
        raise Refused("seat_empty")
    vacate(table, number, moment)


def switch(table: Table, user: User, one: int, other: int, moment: Moment) -> None:
    """Exchange two seats and so, in pairs, the sides."""
    _host_only(table, user)
    first, second = _seat(table, one), _seat(table, other)
    table.seats[one], table.seats[other] = second, first
    moment.tell = True


def choose_option(table: Table, user: User, key: str, value: str, moment: Moment) -> None:
    """Set an option of the game."""
    _host_only(table, user)
    option = next((option for option in table.rules.options if option.key == key), None)
    chosen = next((known for known in option.values if str(known) == value), None) if option else None
    if option is None or chosen is None:
        raise Refused("unknown_option")
    table.options = {**table.options, key: chosen}
    if chosen == option.default:
        del table.options[key]
    moment.tell = True


def choose_clock(table: Table, user: User, clock: str, moment: Moment) -> None:
    """Set the time for a decision."""
    _host_only(table, user)
    if clock not in CLOCKS:
        raise Refused("unknown_option")
    table.clock = clock
    moment.tell = True


def choose_recall(table: Table, user: User, recall: bool, moment: Moment) -> None:
    """Allow everybody to look up the cards that were played, or nobody."""
    _host_only(table, user)
    table.recall = recall
    moment.tell = True


def start(table: Table, user: User, entropy: bytes, moment: Moment) -> None:
    """Begin the match; bots fill the empty seats.

    What the host contributed when he opened the table was given before its commitment was shown: he may do so again.
    """
    _host_only(table, user)
    if entropy:
        table.seats[own_seat(table, user)].entropy = contribution(entropy)
    begin(table, moment)


def contribution(entropy: bytes) -> bytes:
    """A player's part of the next match's shuffle. Raises Refused when there is none."""
    if len(entropy) != ENTROPY_BYTES:
        raise Refused("bad_request")
    return entropy


def vacate(table: Table, number: int, moment: Moment) -> None:
    """Empty a seat; the next human becomes host."""
    user = table.seats[number].user
    table.seats[number] = Seat()
    replace_host(table, user)
    moment.tell = True


def clear_out(table: Table, moment: Moment) -> None:
    """Empty all seats; whoever sits down next is the host."""
    table.seats = [Seat() for _ in table.seats]
    table.host = ""
    table.turn += 1
    moment.tell = True


def replace_host(table: Table, user: str) -> None:
    """Make the next human host, or nobody, if the user was."""
    if user == table.host:
        table.host = next((seat.user for seat in table.seats if seat.user), "")


def own_seat(table: Table, user: User) -> int:
    """The user's seat. Raises Refused."""
    number = table.seat_of(user.id)
    if number is None:
        raise Refused("not_seated")
    return number


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < table.players:
        raise Refused("no_such_seat")
    return table.seats[number]


def _host_only(table: Table, user: User) -> None:
    if user.id != table.host:
        raise Refused("host_only")
