"""Numbers among the words: a noun follows its count, in each language, also where there is none of the thing."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

from carteado.words import LANGUAGES, words

FOLDER = Path(__file__).parent.parent / "shared/carteado/words"
NEVER_ONE = {
    "brisca-pack": "of a pack",
    "brisca-pack-line": "of a pack",
    "brisca-say-deal": "of a pack",
    "proof-hand-right": "of a pack",
    "say-playable": "of a hand in which some may be played and some may not",
    "seconds-left": "ten",
}
"""Whose count needs no choice, and what it counts."""


@pytest.mark.parametrize(
    ("language", "message", "counted"),
    [
        ("pt-BR", "points", ["0 pontos", "1 ponto", "2 pontos", "21 pontos"]),
        ("pt-PT", "points", ["0 pontos", "1 ponto", "2 pontos", "21 pontos"]),
        ("es", "points", ["0 puntos", "1 punto", "2 puntos", "21 puntos"]),
        ("en", "points", ["0 points", "1 point", "2 points", "21 points"]),
        ("pt-BR", "stock", ["Monte: 0 cartas", "Monte: 1 carta", "Monte: 2 cartas", "Monte: 21 cartas"]),
        ("pt-PT", "stock", ["Baralho: 0 cartas", "Baralho: 1 carta", "Baralho: 2 cartas", "Baralho: 21 cartas"]),
    ],
)
def test_a_noun_follows_its_count(language: str, message: str, counted: list[str]) -> None:
    assert [words(language)(message, count=count) for count in (0, 1, 2, 21)] == counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_nobody_has_won_are_many(language: str) -> None:
    none, two = (words(language)("chat-score-games", points=0, names="Ana", games=games) for games in (0, 2))
    assert two.replace("2 ", "0 ") == none


def test_in_brazil_nought_is_many() -> None:
    """CLDR's category ``one`` holds 0 too, so one of the thing is said by its number."""
    texts = [file.read_text() for file in sorted((FOLDER / "pt-BR").glob("*.ftl"))]
    assert [line for text in texts for line in re.findall(r"^ *\[one\].*", text, re.MULTILINE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_that_may_be_one_chooses_its_noun(language: str) -> None:
    counts = [count for file in sorted((FOLDER / language).glob("*.ftl")) for count in _counts_in(file)]
    chosen = {count.noun for count in counts if count.chosen}
    many = {f"{noun}s" for noun in chosen} & chosen
    assert len(many) > 4
    assert {count.message for count in counts if not count.chosen and count.noun in many} == NEVER_ONE.keys()


@dataclass(frozen=True)
class Count:
    """A variable with the word behind it, and whether that word was chosen by its value."""

    message: str
    noun: str
    chosen: bool


def _counts_in(file: Path) -> Iterator[Count]:
    for message in parse(file.read_text()).body:
        if isinstance(message, Message):
            patterns = [message.value, *(attribute.value for attribute in message.attributes)]
            for pattern in filter(None, patterns):
                yield from _counts(message.id.name, pattern, frozenset())


def _counts(message: str, pattern: Pattern, chosen: frozenset[str]) -> Iterator[Count]:
    for part, after in zip_longest(pattern.elements, pattern.elements[1:]):
        if not isinstance(part, Placeable):
            continue
        inside = part.expression
        if isinstance(inside, SelectExpression) and isinstance(inside.selector, VariableReference):
            for variant in inside.variants:
                yield from _counts(message, variant.value, chosen | {inside.selector.id.name})
        elif isinstance(inside, VariableReference) and isinstance(after, TextElement):
            word = re.match(r" ([^\W\d_]+)", after.value)
            if word:
                yield Count(message, word[1], inside.id.name in chosen)
