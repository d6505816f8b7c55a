"""The texts that buttons send."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado.app.chat.taps import Tap, read

TABLE = "aB3_-aB3_-aB3_-a"
printable = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)


@given(st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=6), st.integers(0, 999_999), printable)
def test_what_a_button_sends_is_read_as_it_was(verb: str, turn: int, text: str) -> None:
    tap = Tap(verb, TABLE, turn, text)
    assert len(tap.data().encode()) <= 64
    assert read(tap.data()) == tap


@given(st.text(max_size=80))
def test_any_other_text_is_none_of_ours(data: str) -> None:
    assert read(data) is None


@pytest.mark.parametrize(
    "data",
    [
        "",
        f"do {TABLE}",
        f"do {TABLE} -1 start",
        f"do {TABLE} 1234567 start",
        f"do {TABLE} ١ start",
        f"do {TABLE[1:]} 1 start",
        f"do {TABLE} 1 sít",
        f"do {TABLE} 1 start\n",
        f"do {TABLE} 1 {'x' * 64}",
        f"DO {TABLE} 1 start",
    ],
)
def test_what_is_nearly_ours_is_not(data: str) -> None:
    assert read(data) is None


def test_what_does_not_fit_is_no_button() -> None:
    for tap in (Tap("do", TABLE, 1, "x" * 60), Tap("do", "short", 1), Tap("do", TABLE, 1, "é")):
        with pytest.raises(ValueError, match="no button"):
            tap.data()
