"""What no person decides is decided by the deal's own numbers, which anybody can check when the match is over."""

from dataclasses import replace

import pytest

from carteado.cards import CARDS
from carteado.fairness import Stream
from carteado.games import GAMES
from carteado.table import hands
from carteado.table.timeline import LOTS_MS, STEP_MS
from tests.table.room import ANA, Room, started, waiting_user


def next_number(table, moves, bound):
    """The number that docs/protocol.md names for a choice after so many moves."""
    numbers = Stream(table.secret, table.deal, table.given)
    numbers.shuffle(table.rules.pack(table.players, table.all_options))
    for _ in range(moves):
        numbers.below(2)
    return numbers.below(bound)


def test_a_cut_that_nobody_makes_comes_from_the_deals_own_numbers():  # BRI-3
    room = started(2, game="brisca", clock="15")
    waiting_user(room)
    room.wait(75_000)
    cuts = sorted(f"cut {number}" for number in range(4, 37))
    (cutter,) = (room.table.moves[0].split()[0],)
    assert room.table.moves[0] == f"{cutter} {cuts[next_number(room.table, 0, len(cuts))]}"


@pytest.mark.parametrize("seed", range(6))
def test_bots_cut_by_the_same_numbers_whatever_their_own_chance(seed):
    made = set()
    for luck in (1, 2, 3):
        room = Room(2, game="brisca", seed=seed)
        room.chance.bots.seed(luck)
        room.do(ANA, "start")
        if room.table.dealer == 0:  # then the bot cuts
            made.add(room.table.moves[0])
    assert len(made) <= 1


def test_the_first_dealer_of_brisca_drew_the_highest_card():  # BRI-2
    for seed in range(40):
        room = started(4, game="brisca", seed=seed)
        lots = room.view(None)["lots"]
        ranks = "24567JQK3A"
        still_in = set(range(4))
        for drawn in lots:
            assert {seat for seat, _ in drawn} == still_in
            highest = max(ranks.index(card[0]) for _, card in drawn)
            still_in = {seat for seat, card in drawn if ranks.index(card[0]) == highest}
        assert still_in == {room.table.dealer}


def test_some_lots_are_drawn_again_and_no_card_is_drawn_twice():
    rounds = [started(4, game="brisca", seed=seed).view(None)["lots"] for seed in range(60)]
    assert any(len(drawn) > 1 for drawn in rounds)
    for drawn in rounds:
        cards = [card for lots in drawn for _, card in lots]
        assert len(set(cards)) == len(cards)


def test_the_lots_are_shown_in_the_first_hand_only_and_where_they_are_drawn():
    assert started(2, game="brisca").view(None)["lots"]
    assert started(2, game="bisca").view(None)["lots"] is None
    room = started(2, game="brisca")
    room.table.deal = 2
    assert room.view(None)["lots"] is None


def test_a_bot_cuts_when_people_have_seen_the_lots():
    for seed in range(8):
        room = Room(2, game="brisca", seed=seed)
        room.do(ANA, "start")
        frames = room.frames()
        if room.table.dealer == 0:
            assert [frames[1]["at"] - room.now, frames[2]["at"] - frames[1]["at"]] == [LOTS_MS, STEP_MS]
            return
    raise AssertionError("the bot never cuts")


def test_lots_are_drawn_again_from_a_whole_pack_when_too_few_cards_are_left(monkeypatch):
    three = tuple(CARDS[name] for name in ("2c", "Ac", "Ad"))
    monkeypatch.setitem(GAMES, "brisca", replace(GAMES["brisca"], pack=lambda players, options: three))
    table = Room(2, game="brisca").table
    rounds = []
    for number in range(20):
        table.secret = bytes([number] * 48)
        rounds.append(hands.deals(table).lots())
    assert max(len(drawn) for drawn in rounds) > 1
    for drawn in rounds:
        *tied, ((_, one), (_, other)) = drawn
        assert {one, other} >= {CARDS["2c"]}
        assert all({card for _, card in lots} == {CARDS["Ac"], CARDS["Ad"]} for lots in tied)
