"""The players' pages of rules, docs/rules/LANGUAGE/GAME.md: complete in every language.

That each is well written, the app's build checks.
"""

import re
from pathlib import Path

import pytest

from carteado.games import GAMES
from carteado.words import LANGUAGES

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
PAGES = [(language, game) for game in GAMES for language in LANGUAGES]

NO_PLAYERS_BUSINESS: frozenset[str] = frozenset()
"""Clauses that the players' pages may leave out."""


def page(language: str, game: str) -> str:
    return (RULES / language / f"{game}.md").read_text(encoding="utf-8")


def clauses(game: str) -> set[str]:
    return set(re.findall(r"^- ([A-Z]{3}-\d+) ", (RULES / f"{game}.md").read_text(encoding="utf-8"), re.MULTILINE))


def spoken_of(text: str, key: str) -> set[str]:
    """The values of an option under which something stands on the page."""
    found = re.findall(rf'[{{ ]{key}=(?:"([^"]*)"|([^ }}]+))', text)
    return {value for quoted, bare in found for value in (quoted or bare).split()}


def test_there_are_no_other_pages():
    assert {path.relative_to(RULES).as_posix() for path in RULES.glob("*/*")} == {
        f"{language}/{game}.md" for language, game in PAGES
    }


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_every_clause_is_told_to_the_players(language, game):
    told = set(re.findall(r"\[([A-Z]{3}-\d+)\]", page(language, game)))
    assert clauses(game) - NO_PLAYERS_BUSINESS == told - NO_PLAYERS_BUSINESS


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_every_value_of_every_option_has_its_text(language, game):
    text = page(language, game)
    for option in GAMES[game].options:
        if f":option[{option.key}]" not in text:  # which says whatever was chosen
            assert spoken_of(text, option.key) == {str(value) for value in option.values}, option.key


def differences(text: str) -> list[str]:
    """Conditions, inserted choices and drawn cards, whatever the cards are called."""
    found = re.findall(r"\{[^}]*\}|:option\[\w+\]|::cards\[[^]]*\]", text)
    return sorted(re.sub(r"=[A-Z][a-z]+", "", each) for each in found)


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_make_the_same_differences(game):
    source = differences(page(LANGUAGES[0], game))
    assert [language for language in LANGUAGES if differences(page(language, game)) != source] == []
