"""Every clause has its tests, and the page that lists them is up to date."""

import pytest

from carteado.games import GAMES
from tools.clauses import CLAUSES, page, path, proofs


def test_every_game_names_its_clauses():
    assert set(CLAUSES) == set(GAMES)


@pytest.mark.parametrize("game", CLAUSES)
def test_no_clause_is_without_a_test(game):
    assert not [clause for clause, tests in proofs(game).items() if not tests]


@pytest.mark.parametrize("game", CLAUSES)
def test_the_page_is_up_to_date(game):
    assert path(game).read_text(encoding="utf-8") == page(game), "run: python tools/clauses.py"
