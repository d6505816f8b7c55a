"""Deals and positions for tests of the games."""

from collections.abc import Iterable, Sequence
from random import Random

from carteado.cards import CARDS, SUITS, card_set, parse_card
from carteado.games import GAMES
from carteado.games.base import Game, Hand, IllegalMove, Options
from carteado.games.bisca import BISCA, BiscaHand
from carteado.record import read_move, written


def cards(text: str) -> list[int]:
    """``"7h Ah"`` as cards."""
    return [parse_card(name) for name in text.split()]


def deck_of(pack: Iterable[int], top: str, last: str = "") -> list[int]:
    """The pack with these cards on top and at the bottom, the others in their order between them."""
    first, end = cards(top), cards(last)
    return [*first, *[card for card in pack if card not in first and card not in end], *end]


def bisca(
    players: int,
    top: str,
    *moves: str,
    dealer: int = 0,
    score: Sequence[int] = (0, 0),
    last: str = "",
    **options: object,
) -> BiscaHand:
    """A hand of bisca dealt from a deck that begins (and ends) with these cards, after these moves."""
    chosen: Options = {key: value for key, value in options.items() if isinstance(value, int | str)}
    deck = deck_of(BISCA.pack(players, {}), top, last)
    hand = BiscaHand(players, BISCA.resolve(chosen), dealer, {"score": list(score)}, deck)
    make(hand, *moves)
    return hand


def make(hand: Hand, *moves: str) -> None:
    """Make recorded moves."""
    for move in moves:
        hand.apply(*read_move(move))


def refusal(hand: Hand, move: str) -> str:
    """The code with which a move is refused; empty if it is legal (and then made)."""
    try:
        make(hand, move)
    except IllegalMove as illegal:
        return illegal.code
    return ""


def position(
    players: int,
    trump: str,
    hands: Sequence[str],
    trick: str = "",
    leader: int = 0,
    final: bool = False,
    seven_played: bool = False,
    **options: object,
) -> BiscaHand:
    """Bisca in mid-hand: trick cards are played one by one from the leader, ``hands`` hold what is left by seat.

    The only place in the tests that sets an engine's state from inside.
    """
    hand = bisca(players, "", dealer=(leader - 1) % players, **options)
    hand._set_trump(SUITS.index(trump))
    played = cards(trick)
    hand._hands = [card_set(cards(text)) for text in hands]
    for place, card in enumerate(played):
        hand._hands[(leader + place) % players] |= 1 << card
    hand._stock = ()
    hand._tricks = [40 // players - 1 if final else 1, 0]
    hand._seven_played = seven_played
    if final or seven_played:
        hand._bars = 0
    hand._await_play(leader)
    for place, card in enumerate(played):
        make(hand, f"{(leader + place) % players} play {_name(card)}")
    return hand


def _name(card: int) -> str:
    return next(name for name, number in CARDS.items() if number == card)


def scored(
    points: Sequence[int],
    trump: str = "s",
    relo: int | None = None,
    choice: str = "draw",
    before: Sequence[int] = (0, 0),
    **options: object,
) -> BiscaHand:
    """A finished 1x1 hand of bisca with these card points; ``relo``: the seat that earned it."""
    hand = bisca(2, "", score=before, **options)
    hand._choice = choice
    hand._trump = SUITS.index(trump)
    hand._relo = -1 if relo is None else relo
    hand._points = list(points)
    hand._hands = [0, 0]
    hand._stock = ()
    hand._taker = 0
    hand._collect()
    return hand


def plays(hand: Hand, seat: int) -> str:
    """The cards that the seat may play, as text in the order of ``legal``."""
    return " ".join(move.removeprefix("play ") for move in hand.legal(seat) if move.startswith("play "))


def shuffled(game: Game, players: int, options: Options, rng: Random) -> list[int]:
    """The game's pack in random order."""
    deck = list(game.pack(players, options))
    rng.shuffle(deck)
    return deck


def choices(hand: Hand) -> list[tuple[int, str]]:
    """Every (seat, move) that may be made now, the table's moves included, after a closed pause if one is on."""
    while hand.pause and not hand.pause.open:
        hand.settle()
    seats = {*range(hand.players), *hand.waiting}
    return [(seat, move) for seat in sorted(seats) for move in hand.legal(seat)]


def random_hand(game: Game, players: int, chosen: Options, rng: Random) -> tuple[Hand, list[int]]:
    """A hand before its first move and its deck."""
    options = game.resolve(chosen)
    deck = shuffled(game, players, options, rng)
    start = game.start(players, options)
    return game.deal(players, options, rng.randrange(players), start, deck), deck


def walk(hand: Hand, rng: Random, moves: int = 1000) -> list[str]:
    """Make up to so many random legal moves and return them as recorded; open pauses are used or let go by."""
    made: list[str] = []
    while len(made) < moves and not hand.over:
        options = choices(hand)
        if hand.pause and (not options or rng.random() < 0.5):
            hand.settle()
        elif options:
            seat, move = rng.choice(options)
            hand.apply(seat, move)
            made.append(written(seat, move))
    return made


def count(hand: Hand, depth: int) -> int:
    """The number of sequences of so many moves; a pause may be used or not."""
    if depth == 0:
        return 1
    total = 0
    for after, seat, move in continuations(hand):
        twin = after.copy()
        twin.apply(seat, move)
        total += count(twin, depth - 1)
    return total


def continuations(hand: Hand) -> list[tuple[Hand, int, str]]:
    """Every next move, with the hand that it is made in; one that may be made in a pause and after it counts once."""
    inside = [(hand, seat, move) for seat, move in choices(hand)] if hand.pause and hand.pause.open else []
    after = hand.copy()
    if after.pause:
        after.settle()
    told = {(seat, move) for _, seat, move in inside}
    return inside + [(after, seat, move) for seat, move in choices(after) if (seat, move) not in told]


EVERY_TABLE = [
    (game, players, {option.key: value})
    for game in GAMES.values()
    for players in game.players
    for option in game.options
    for value in option.values
]
"""Every game with every number of players and every value of every option, one option at a time."""


def _option_sets(game: Game) -> list[Options]:
    """Sets of options in which every value of every option occurs, the defaults first."""
    most = max(len(option.values) for option in game.options)
    return [
        {option.key: option.values[number % len(option.values)] for option in game.options} for number in range(most)
    ]


OPTION_SETS = {
    f"{game.id}-{players}-{number}": (game, players, options)
    for game in GAMES.values()
    for players in game.players
    for number, options in enumerate(_option_sets(game))
}
"""Every game with every number of players and a few sets of options, by a name."""
