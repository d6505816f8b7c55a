"""Whole matches between bots, as hand records."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from carteado.bots import Bot
from carteado.games.base import Game, Hand, Options
from carteado.record import PREFIXES, Record, finish


def matches(game: Game, players: int, options: Options, bots: Sequence[Bot], rng: Random) -> Iterator[Record]:
    """Hand after hand without end; a new match begins when one is over. Bots by seat; all chance comes from ``rng``."""
    options = game.resolve(options)
    pack = game.pack(players, options)
    start = game.start(players, options)
    before = start
    dealer = rng.randrange(players)
    while True:
        record = Record(game.id, players, options, dealer, before, _shuffled(pack, rng), [])
        hand = game.deal(players, options, dealer, before, record.deck)
        play(hand, record.moves, bots, rng)
        finish(record, hand)
        yield record
        after = record.after or start
        before = start if after.get("over") else {key: after[key] for key in start}
        dealer = (dealer + game.dealer_step) % players


def play(hand: Hand, moves: list[str], bots: Sequence[Bot], rng: Random) -> None:
    """Play a hand to its end and append what was played, in the form of the record."""
    views = [partial(hand.view, seat) for seat in (*range(hand.players), None)]
    movers = (*bots, _table)  # TABLE is -1, the last place
    note = moves.append
    while True:
        for seat in hand.waiting:
            move = movers[seat](hand.legal(seat), views[seat], rng)
            hand.apply(seat, move)
            note(PREFIXES[seat] + move)
            break  # that may have changed who is waited for
        else:
            pause = hand.pause
            if pause is None:
                return
            if pause.open:
                _act_inside(hand, moves, bots, rng)
            hand.settle()


def _table(legal: Sequence[str], view: Callable[[], Any], rng: Random) -> str:
    """The table makes its own moves by luck."""
    return rng.choice(legal)


def _act_inside(hand: Hand, moves: list[str], bots: Sequence[Bot], rng: Random) -> None:
    """Use an open pause; in half of them nobody acts, so that the records hold both ways."""
    if rng.random() < 0.5:
        return
    for seat in range(hand.players):
        while legal := hand.legal(seat):
            move = bots[seat](legal, partial(hand.view, seat), rng)
            hand.apply(seat, move)
            moves.append(PREFIXES[seat] + move)


def _shuffled(pack: Sequence[int], rng: Random) -> list[int]:
    """Fisher and Yates, quicker than ``rng.shuffle``: good for simulation, not for play."""
    deck = list(pack)
    bits = rng.getrandbits
    for last in range(len(deck) - 1, 0, -1):
        place = bits(32) % (last + 1)
        deck[last], deck[place] = deck[place], deck[last]
    return deck
