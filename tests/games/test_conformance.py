"""What must hold in every registered game, with every number of players and every value of every option."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.cards import CARDS
from carteado.codes import STATUS
from carteado.games import GAMES
from carteado.games.base import TABLE, IllegalMove
from carteado.record import Record, check, dump, every_moves, finish, parse, replay
from tests.games.support import EVERY_TABLE, choices, random_hand, walk

NONSENSE = (
    "",
    "play",
    "play 9h",
    "play Zz",
    "play 7h ",
    "Play 7h",
    "swap 1",
    "choose",
    "choose both",
    "return 99",
    "flip",
    "flip 9h",
    "flip ??",
    "play ?0",
    "cut",
    "cut 3",
    "cut 53",
    "from",
    "from hand",
    "annul 1",
    "denounce",
    "denounce 4",
    "bid",
    "bid 27",
    "bid 03",
    "trump",
    "trump h",
    "trump Hearts",
    "é",
)


def everything_visible(hand):
    """All that the views of all seats and of a spectator show, and all legal moves: a hand's observable state."""
    viewers = [*range(hand.players), None]
    return (
        [hand.view(viewer) for viewer in viewers],
        [tuple(hand.legal(seat)) for seat in (*range(hand.players), TABLE)],
        dict(hand.waiting),
        hand.pause,
        hand.over,
        hand.result,
        hand.after,
    )


def tables(function):
    names = [f"{game.id}-{players}-{'-'.join(map(str, *chosen.items()))}" for game, players, chosen in EVERY_TABLE]
    return pytest.mark.parametrize(("game", "players", "chosen"), EVERY_TABLE, ids=names)(function)


@st.composite
def hands_in_play(draw):
    """A hand of any game at any table, stopped anywhere, with the moves that led there and a source of choices."""
    game, players, _ = draw(st.sampled_from(EVERY_TABLE))
    chosen = {option.key: draw(st.sampled_from(option.values)) for option in game.options}
    rng = Random(draw(st.integers(0, 2**32)))
    hand, deck = random_hand(game, players, chosen, rng)
    moves = walk(hand, rng, draw(st.integers(0, 50)))
    return game, hand, deck, moves, rng


@tables
def test_whole_hands_replay_to_the_same_result(game, players, chosen):
    for seed in range(5):
        hand, deck = random_hand(game, players, chosen, Random(seed))
        dealer = hand.view(None)["dealer"]
        moves = walk(hand, Random(seed))
        record = Record(game.id, players, chosen, dealer, game.start(players, game.resolve(chosen)), deck, moves)
        record.legal = every_moves(record)
        finish(record, hand)
        assert record.result is not None
        check(parse(dump(record)))


@settings(max_examples=200, deadline=None)
@given(hands_in_play())
def test_the_seats_that_are_waited_for_have_a_legal_move(found):
    _, hand, *_ = found
    if hand.over:
        assert not hand.waiting
        assert hand.pause is None
        return
    assert bool(hand.waiting) == (hand.pause is None)
    for seat in hand.waiting:
        assert hand.legal(seat)
        if seat != TABLE:
            assert {hand.meant(seat, move) for move in hand.defaults(seat)} <= set(hand.legal(seat))
    if hand.pause and not hand.pause.open:
        assert not any(hand.legal(seat) for seat in range(hand.players))


@settings(max_examples=200, deadline=None)
@given(hands_in_play())
def test_legal_moves_are_sorted_and_different(found):
    _, hand, *_ = found
    for seat in (*range(hand.players), TABLE):
        legal = list(hand.legal(seat))
        assert legal == sorted(set(legal))


@settings(max_examples=150, deadline=None)
@given(hands_in_play(), st.sampled_from(NONSENSE))
def test_a_refused_move_says_why_and_changes_nothing(found, nonsense):
    game, hand, *_ = found
    before = everything_visible(hand)
    after_pause = hand.copy()
    allowed = set(choices(after_pause)) | {(seat, m) for seat in range(hand.players) for m in hand.legal(seat)}
    if hand.pause and hand.pause.open:
        after_pause.settle()
        allowed |= set(choices(after_pause))
    cards = ["Ah", "7h", "2c", "Kd", "As", "7s", "Jd"]
    named = ["bid 0", "bid 7", "bid 26", "trump hearts"]
    asked = ["raise", "accept", "run", "resign", "agree", "refuse"]
    tried = [nonsense, "annul", "cut 17", "from top", "denounce 1", "swap", "choose draw", "return 3", *asked, *named]
    tried += [f"{verb} {name}" for verb in ("play", "flip") for name in cards]
    for seat in (*range(-2, hand.players + 1), 99):
        for move in tried:
            if (seat, move) in allowed:
                continue
            with pytest.raises(IllegalMove) as refused:
                hand.apply(seat, move)
            assert refused.value.code in STATUS or refused.value.code in game.refusals
    assert everything_visible(hand) == before


@settings(max_examples=150, deadline=None)
@given(hands_in_play())
def test_a_legal_move_is_accepted_through_a_pause_as_after_it(found):
    _, hand, *_ = found
    settled = hand.copy()
    for seat, move in choices(settled):
        through, after = hand.copy(), settled.copy()
        through.apply(seat, move)
        after.apply(seat, move)
        assert everything_visible(through) == everything_visible(after)


@settings(max_examples=150, deadline=None)
@given(hands_in_play())
def test_a_copy_goes_its_own_way(found):
    _, hand, _, _, rng = found
    before = everything_visible(hand)
    twin = hand.copy()
    assert everything_visible(twin) == before
    walk(twin, rng)
    assert everything_visible(hand) == before


@settings(max_examples=150, deadline=None)
@given(hands_in_play())
def test_a_replay_shows_what_the_live_hand_shows(found):
    game, hand, deck, moves, _ = found
    seen = hand.view(None)
    chosen = hand._options
    start = game.start(hand.players, chosen)
    again = replay(Record(game.id, hand.players, chosen, seen["dealer"], start, deck, moves))
    if again.pause != hand.pause:
        again.settle()
    assert everything_visible(again) == everything_visible(hand)


@settings(max_examples=200, deadline=None)
@given(hands_in_play())
def test_every_card_is_in_one_place(found):
    game, hand, deck, moves, _ = found
    seen = hand.view(None)
    if not hand.over and not all(name in CARDS for name in hand.view(0)["hand"] or [""]):
        return  # hands are not dealt or revealed yet, or played unseen
    held = [name for seat in range(hand.players) for name in hand.view(seat)["hand"]]
    played = [move.split()[-1] for move in moves if move.split()[1] in ("play", "flip")]
    assert len(set(held + played)) == len(held) + len(played)
    assert len(held) + len(played) + lying_apart(game, seen, deck) == len(deck)


def lying_apart(game, seen, deck):
    """The number of cards that are in no hand and have not been played."""
    if game.id == "sueca":
        return 1 if seen["open"] else 0 if seen["trump"] else len(deck)
    return seen["stock"] if "stock" in seen else len(deck) - 3 * len(seen["counts"])


def test_games_declare_themselves():
    for name, game in GAMES.items():
        assert game.id == name
        assert game.resolve({}) == {option.key: option.default for option in game.options}
        with pytest.raises(ValueError, match="no option"):
            game.resolve({"unknown": 1})
        for players in game.players:
            pack = game.pack(players, game.resolve({}))
            assert list(pack) == sorted(set(pack))
            assert len(game.start(players, game.resolve({}))["score"]) == game.sides(players)
