"""The easy bot at truco: it calls on good cards, runs with poor ones, and leaves wild things to people."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.cli import main
from carteado.games.truco import TRUCO
from carteado.simulation import matches
from tests.games.support import make
from tests.games.truco_support import truco

STRONG, MIDDLING, POOR = "4c 7h 3h", "3s 2s Kh", "4d 5d 6d"


def easy(hand, seat, seed=1):
    """What the bot does as the table asks it."""
    return LEVELS["easy"](hand.offered(seat), lambda: hand.view(seat), Random(seed))


@pytest.mark.parametrize("scale", ["2-4-8-12", "1-3-6-9-12"])
@pytest.mark.parametrize("players", [2, 4])
def test_easy_beats_random_clearly(players, scale):
    bots = [LEVELS["easy"], LEVELS["random"]] * (players // 2)
    wins = [0, 0]
    for record in islice(matches(TRUCO, players, {"scale": scale}, bots, Random(5)), 1000):
        for side in (record.after or {}).get("winners", ()):
            wins[side] += 1
    assert sum(wins) > 40
    assert wins[0] > 0.9 * sum(wins)


def test_easy_plays_hands_out_among_its_own_and_uses_all_that_a_hand_has():
    reasons, verbs = [], []
    for record in islice(matches(TRUCO, 4, {}, [LEVELS["easy"]] * 4, Random(5)), 500):
        reasons += [reason for _, reason, _ in record.result["awards"]]
        verbs += [move.split()[1] for move in record.moves]
    assert set(reasons) == {"hand", "ran", "refused"}
    assert reasons.count("hand") > len(reasons) / 2
    assert set(verbs) == {"play", "raise", "accept", "run"}


@pytest.mark.parametrize(
    ("held", "asks", "answers"), [(STRONG, True, "raise"), (MIDDLING, False, "accept"), (POOR, False, "run")]
)
def test_easy_asks_and_answers_by_its_cards(held, asks, answers):
    assert (easy(truco([held]), 0) == "raise") is asks
    assert easy(truco(["", held], "0 raise"), 1) == answers


def test_easy_stays_at_the_ceiling_in_place_of_raising():
    assert easy(truco([STRONG], "0 raise", "1 raise", "0 raise", "1 accept"), 0) != "raise"
    assert easy(truco(["", STRONG], "0 raise", "1 raise", "0 raise"), 1) == "accept"


def test_easy_weighs_what_the_first_trick_has_brought():
    won = truco(["7h 3h 2h", "4d 5d 6d", "4h 5h 6h", "4s 5s 6s"])
    make(won, "0 play 7h", "1 play 4d", "2 play 4h", "3 play 4s")
    won.settle()
    assert easy(won, 0) == "raise"
    assert easy(truco(["3h 2h Kh"]), 0) != "raise"


@pytest.mark.parametrize(("mine", "partners", "says"), [(STRONG, POOR, "accept"), (POOR, STRONG, "accept")])
def test_easy_looks_at_both_hands_at_ten(mine, partners, says):
    hand = truco([mine, "", partners], score=(10, 0))
    assert [easy(hand, 0), easy(hand, 2)] == [says, says]
    assert easy(truco([POOR, "", "4h 5h 6h"], score=(10, 0)), 0) == "run"
    assert easy(truco([STRONG], score=(10, 0), players=2), 0) == "accept"
    assert easy(truco([POOR], score=(10, 0), players=2), 0) == "run"


@pytest.mark.parametrize(("left", "says"), [("5h 6h", "agree"), ("5h 4c", "refuse")])
def test_easy_gives_up_only_when_nothing_is_left_to_win_with(left, says):
    first = ["Kc", "3d", "4h", "2d"]
    hand = truco([*first[:2], f"4h {left}", first[3]], *(f"{seat} play {card}" for seat, card in enumerate(first)))
    hand.settle()
    make(hand, "0 resign")
    assert easy(hand, 2) == says
    assert easy(truco(["", "", POOR], "0 resign"), 2) == "refuse"


def test_easy_neither_flips_nor_gives_up():
    for record in islice(matches(TRUCO, 4, {}, [LEVELS["easy"]] * 4, Random(9)), 300):
        assert not {"flip", "resign"} & {move.split()[1] for move in record.moves}


@pytest.mark.parametrize(
    ("why", "held", "trick", "card"),
    [
        ("leads high and keeps the two best manilhas", "4c 3h 5d", "", "3h"),
        ("leads a manilha of the lower ones", "7d 2h 5d", "", "7d"),
        ("wins cheaply", "3h 2h 4d", "Ac", "2h"),
        ("throws the least away when it cannot win", "Kh Qh 4d", "3c", "4d"),
        ("leaves the trick to its partner as last", "4c 3h 4d", "5c 2c 6c", "4d"),
        ("leaves the trick to a partner's manilha", "4c 3h 4d", "As 5c", "4d"),
        ("beats a partner who may still be beaten", "3h 4d 5d", "Kc 5c", "3h"),
        ("ties when it cannot win", "3h 4d 5d", "3c", "3h"),
    ],
)
def test_easy_rules_of_thumb(why, held, trick, card):
    names = trick.split()
    hands = [*names, held]
    hand = truco(hands, *(f"{seat} play {name}" for seat, name in enumerate(names)))
    seat = len(names)
    assert LEVELS["easy"](hand.defaults(seat), lambda: hand.view(seat), Random(1)) == f"play {card}", why


def test_easy_is_content_with_a_tie_once_the_first_trick_is_won():
    first = ["3h", "4d", "5c", "6d"]
    hand = truco(["3h Kh", "4d 2d", "5c 2c 3c", "6d"], *(f"{seat} play {card}" for seat, card in enumerate(first)))
    hand.settle()
    make(hand, "0 play Kh", "1 play 2d")
    assert LEVELS["easy"](hand.defaults(2), lambda: hand.view(2), Random(1)) == "play 2c"


@pytest.mark.parametrize("seed", range(5))
def test_easy_plays_unseen_cards_by_chance(seed):
    hand = truco([STRONG], score=(10, 10), iron_hand="blind")
    assert easy(hand, 0, seed) in ("play ?0", "play ?1", "play ?2")
    # in a simulation it is offered the real names, which it must not look at
    chosen = {LEVELS["easy"](hand.legal(0), lambda: hand.view(0), Random(number)) for number in range(60)}
    assert chosen == {"play 4c", "play 7h", "play 3h"}


@pytest.mark.parametrize("bots", ["random", "easy"])
@pytest.mark.parametrize(
    "option",
    [
        "scale=1-3-6-9-12",
        "scale=2-4-6-10-12",
        "tie_lead=tied_last",
        "facedown=one_of_pair",
        "timeout_reply=run",
        "iron_hand=blind",
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_simulated_passes_the_check(capsys, tmp_path, players, option, bots):
    file = tmp_path / "r.jsonl"
    call = ["simulate", "--game", "truco", "--players", str(players), "--hands", "60", "--legal"]
    assert main([*call, "--option", option, "--bots", bots, "--out", str(file)]) == 0
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == "60 records, 0 wrong\n"


def test_show_prints_ties_cards_face_down_and_requests(capsys, tmp_path):
    golden = Path(__file__).parent / "golden" / "truco_2x2_tied_raised_flipped.txt"
    file = tmp_path / "one.jsonl"
    file.write_text(golden.read_text(encoding="utf-8").partition("\n")[0], encoding="utf-8")
    assert main(["show", str(file)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "       1 raise" in shown
    assert "    1  >3h       3d       7c       Jh" in shown
    assert "    2  >??       7d*      ??       5d" in shown
