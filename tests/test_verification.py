"""A match that is over can be verified by anybody, and whatever was changed in it is found and named."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.cli import main
from carteado.fairness import commitment
from carteado.games import GAMES
from carteado.verification import MatchError, read_match, verify
from tests.matches import closed, match

LONG = {"players": 2, "seed": 2, "target": 12, "close_call": "plus1"}
"""A match of bisca of ten hands, in three of which the table puts a card back by luck (BIS-10)."""
REPEATED = {"players": 4, "seed": 44, "target": 12, "close_call": "plus1"}
"""One with a hand that was repeated (BIS-22)."""


def long_one():
    return match("bisca", **LONG)


def findings(fields, *noted):
    return [(finding.fits, finding.text) for finding in verify(read_match(fields), noted)]


def wrong(fields, *noted):
    return [text for fits, text in findings(fields, *noted) if not fits]


@pytest.mark.parametrize(
    ("game", "players"), [(game.id, players) for game in GAMES.values() for players in game.players]
)
def test_what_was_played_fits(game, players):
    played = match(game, players)
    assert wrong(played) == []
    assert len(findings(played)) == len(played["records"]) + 2


def test_a_match_with_luck_inside_its_hands_fits():
    texts = [text for _, text in findings(long_one())]
    assert sum("by the deal's own luck" in text for text in texts) == 3
    assert wrong(long_one()) == []


def test_a_match_with_a_repeated_hand_fits():
    played = match("bisca", **REPEATED)
    assert any(record.get("repeated") for record in played["records"])
    assert wrong(played) == []


def test_a_match_that_was_closed_early_fits_and_says_so():
    assert wrong(closed()) == []
    assert findings(closed())[-1][1].startswith("end: broken off")
    shortened = long_one()
    shortened["records"].pop()
    assert wrong(shortened) == []
    assert findings(shortened)[-1][1].startswith("end: broken off")


def test_the_end_says_who_won():
    sides = long_one()["records"][-1]["after"]["winners"]
    assert findings(long_one())[-1][1] == f"end: won by side {sides[0]}"


def test_a_commitment_that_was_noted_is_recognised():
    played = long_one()
    assert findings(played, played["commitment"])[0][1].endswith("as it was noted")
    assert findings(played)[0][1].endswith("compare it with what was shown before the match")


# ---- what a server might try


def test_another_secret_than_the_promised_one():
    played = long_one()
    played["seed"] = "00" * 32
    found = wrong(played)
    assert found[0].startswith(f"commitment: {played['commitment']} was promised, but seed and salt give ")
    assert len(found) == 1 + len(played["records"])
    assert all("is not what seed and contributions deal" in text for text in found[1:])


def test_a_promise_that_the_secret_does_not_keep():
    played = long_one()
    played["salt"] = "00" * 16
    assert len(wrong(played)) == 1  # the salt deals nothing


def test_another_secret_with_its_own_promise_is_found_by_whoever_noted_the_first():
    played, noted = long_one(), long_one()["commitment"]
    played["seed"] = "00" * 32
    played["commitment"] = commitment(bytes.fromhex(played["seed"] + played["salt"]))
    assert not findings(played, noted)[0][1].endswith("as it was noted")


def test_contributions_that_have_changed_places():
    played = long_one()
    played["entropy"].reverse()
    assert wrong(played) == []  # both gave the same here
    played["entropy"][0] = "00" * 16
    assert len(wrong(played)) == len(played["records"])
    played["entropy"].append("")
    assert wrong(played) == [f"hand {deal}: 3 contributions for 2 seats" for deal in range(1, 11)]


def test_two_cards_of_a_deck_that_have_changed_places():
    played = long_one()
    deck = played["records"][3]["deck"].split()
    deck[0], deck[-1] = deck[-1], deck[0]
    played["records"][3]["deck"] = " ".join(deck)
    assert wrong(played) == [
        f"hand 4: the deck is not what seed and contributions deal: card 1 is {deck[0]} and should be {deck[-1]}"
    ]


def test_a_missing_hand():
    played = long_one()
    del played["records"][2]
    assert wrong(played)[0] == "hand 3: this is deal 4: a hand is missing, too many, or in the wrong place"
    assert len(wrong(played)) == 7


def test_two_hands_that_have_changed_places():
    played = long_one()
    hands = played["records"]
    hands[1], hands[2] = hands[2], hands[1]
    found = [text for text in wrong(played) if "this is deal" in text]
    assert [text.split(":")[:2] for text in found] == [["hand 2", " this is deal 3"], ["hand 3", " this is deal 2"]]


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("dealer", 0, "seat 0 deals and seat 1 should"),
        ("before", {"score": [0, 9]}, 'before is {"score": [0, 9]} and should be {"score": '),
        ("options", {}, "another game, number of seats or options than in the first hand"),
        ("result", None, "result is not an object"),
        ("after", {"score": [9, 9]}, 'after is {"score": [9, 9]} and should be {"score": '),
        ("deck", "7h", "deck: 1 cards in place of 40"),
        ("moves", [], "result given, but the hand is not over"),
        ("repeated", True, "repeated, but the hand did not leave the match without a winner"),
    ],
)
def test_a_hand_that_was_edited(key, value, reason):
    played = long_one()
    record = played["records"][3]
    if key == "dealer" and record["dealer"] == 0:
        value, reason = 1, "seat 1 deals and seat 0 should"
    record[key] = value
    assert wrong(played)[0].startswith(f"hand 4: {reason}")


def test_a_first_dealer_whom_the_lot_did_not_name():
    for played in (match("bisca", **LONG), match("brisca", 3)):
        first = played["records"][0]
        named, first["dealer"] = first["dealer"], (first["dealer"] + 1) % first["players"]
        assert wrong(played)[0] == f"hand 1: seat {first['dealer']} deals and seat {named} should"


def test_a_card_put_back_where_the_luck_did_not_say():  # BIS-10
    played = long_one()
    at, moves = next(
        (number, record["moves"])
        for number, record in enumerate(played["records"], 1)
        if any(move.startswith("- ") for move in record["moves"])
    )
    index = next(index for index, move in enumerate(moves) if move.startswith("- "))
    drawn = moves[index]
    moves[index] = "- return 0" if drawn != "- return 0" else "- return 1"
    assert f"hand {at}: move {index}: {moves[index]!r} is not what the deal's numbers draw: {drawn!r}" in wrong(played)


def test_a_hand_after_the_last_one():
    played = match("bisca", **REPEATED)
    repeated = next(record for record in played["records"] if record.get("repeated"))
    del repeated["repeated"]
    number = played["records"].index(repeated) + 1
    assert wrong(played) == [f"hand {number + 1}: the match was over with the hand before"]


def test_a_hand_that_is_no_record():
    played = long_one()
    played["records"][3] = {"record": 1}
    assert wrong(played) == ["hand 4: no game", "hand 5: the hand before does not say who deals and how things stand"]


STRANGE = (
    st.none() | st.booleans() | st.integers(-1, 60) | st.text(max_size=3) | st.just([]) | st.just({}) | st.floats()
)


@given(st.sampled_from([("bisca", LONG), ("sueca", {"players": 4}), ("truco", {"players": 2})]), st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_is_changed_is_found(which, data):
    game, given_ = which
    played = match(game, **given_)
    holder, key = played, data.draw(st.sampled_from(["seed", "salt", "commitment", "entropy", "records"]))
    while isinstance(holder[key], (list, dict)) and holder[key] and data.draw(st.integers(0, 9)):
        holder = holder[key]
        key = data.draw(st.sampled_from(range(len(holder)) if isinstance(holder, list) else list(holder)))
    untouched = json.dumps(played)
    holder[key] = data.draw(STRANGE)
    if json.dumps(played) == untouched or played["records"] == []:  # as if it had been closed early
        return
    with suppress(MatchError):  # no longer a match, which is said
        assert wrong(played)


# ---- the command as a stranger runs it


def verified(capsys, tmp_path, content, *arguments):
    file = tmp_path / "records.json"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    status = main(["verify", str(file), *arguments])
    captured = capsys.readouterr()
    return status, (captured.out + captured.err).replace(str(file), "FILE").splitlines()


def test_the_answer_of_the_server(capsys, tmp_path):
    both = {"matches": [long_one(), match("truco", 4)]}
    status, shown = verified(capsys, tmp_path, json.dumps(both, indent=2))
    assert status == 0
    assert shown[0] == "FILE: match 1"
    assert shown[-1] == "2 matches, 0 wrong"
    assert [line for line in shown if line.startswith("  hand 10: deck, dealer (seat ")]


def test_one_match_or_several_one_a_line(capsys, tmp_path):
    assert verified(capsys, tmp_path, json.dumps(long_one()))[1][-1] == "1 matches, 0 wrong"
    lines = f"\ufeff{json.dumps(long_one())}\n\n{json.dumps(match('sueca', 4))}\n"
    assert verified(capsys, tmp_path, lines)[1][-1] == "2 matches, 0 wrong"


def test_a_wrong_match_is_pointed_at(capsys, tmp_path):
    played = long_one()
    played["records"][3]["dealer"] ^= 1
    status, shown = verified(capsys, tmp_path, json.dumps({"matches": [played]}))
    assert status == 1
    assert next(line for line in shown if "WRONG" in line).startswith("  WRONG hand 4: seat ")
    assert shown[-1] == "1 matches, 1 wrong"


def test_a_commitment_noted_in_the_lobby(capsys, tmp_path):
    text, noted = json.dumps(long_one()), long_one()["commitment"]
    status, shown = verified(capsys, tmp_path, text, "--commitment", noted.upper())
    assert status == 0
    assert shown[1].endswith("as it was noted")
    status, shown = verified(capsys, tmp_path, text, "--commitment", "ab" * 32)
    assert status == 1
    assert shown[-2] == f"no match was promised by {'ab' * 32}"


@pytest.mark.parametrize(
    ("content", "status", "reason"),
    [
        ("", 2, "a match is published when it is over"),
        ('{"matches": []}', 2, "a match is published when it is over"),
        (b"\x89PNG\r\n\x1a\n\0\0", 1, "FILE: not UTF-8: invalid start byte at byte 0"),
        ("<html></html>", 1, "FILE: not JSON, or only a part of it: Expecting value: line 1 column 1 (char 0)"),
        ('{"error": "unauthorised"}', 1, "FILE: no match: match is missing"),
        ('{"matches": {}}', 1, "FILE: no match: match is missing"),
        ('{"matches": [7]}', 1, "FILE: no match: not a JSON object"),
        ("[" * 100_000, 1, "FILE: not JSON: nested too deeply"),
        ('{"a": 1, "a": 1}', 1, "FILE: not JSON, or only a part of it: a key stands twice in one object"),
    ],
    ids=range(9),
)
def test_files_that_hold_no_match(capsys, tmp_path, content, status, reason):
    found, shown = verified(capsys, tmp_path, content)
    assert found == status
    assert any(reason in line for line in shown)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("seed", "00" * 31, "seed is not 64 hexadecimal digits"),
        ("salt", None, "salt is not 32 hexadecimal digits"),
        ("commitment", "A" * 64, "commitment is not 64 hexadecimal digits"),
        ("match", "1", "match is not a whole number"),
        ("match", True, "match is not a whole number"),
        ("entropy", ["00" * 16, "00"], "a contribution is not 32 hexadecimal digits"),
        ("entropy", None, "entropy or records is not a list"),
        ("records", {}, "entropy or records is not a list"),
    ],
)
def test_what_is_no_match(capsys, tmp_path, key, value, reason):
    status, shown = verified(capsys, tmp_path, json.dumps({**long_one(), key: value}))
    assert (status, shown) == (1, [f"FILE: {reason}", "1 matches, 1 wrong"])


def test_a_download_that_was_cut_short(capsys, tmp_path):
    text = json.dumps({"matches": [long_one()]})
    for length in (1, len(text) // 2, len(text) - 1):
        status, shown = verified(capsys, tmp_path, text[:length])
        assert status == 1
        assert shown[0].startswith("FILE: not JSON, or only a part of it: ")


def test_hand_records_belong_to_another_command(capsys, tmp_path):
    status, shown = verified(capsys, tmp_path, json.dumps(long_one()["records"][0]))
    assert status == 1
    assert shown[0] == "FILE: the record of a hand, not a match: `carteado check` reads those"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["/no/such/file"], "No such file"),
        (["."], "Is a directory"),
        (["--commitment", "6886…1219"], "is not 64 hexadecimal digits"),
    ],
    ids=" ".join,
)
def test_a_wrong_call(arguments, reason, capsys):
    try:
        status = main(["verify", *arguments])
    except SystemExit as stopped:
        status = stopped.code
    assert status == 2
    assert reason in capsys.readouterr().err
