"""The moments of tables that are kept as golden files: each is a company at its table, just then."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from carteado.games import GAMES
from carteado.table.state import DECIDING, OVER, PLAYING
from tests.table.golden.company import WEIGHTY, Company
from tests.table.room import ANA, BIA, PEOPLE, RUI, TEO

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "bisca": {"close_call": "plus1"},
    "sueca": {"renuncia": "on", "quick_deal": "off"},
    "triunfo": {"announce": "on", "hook": "on", "trump": "dealer", "match": 3},
    "brisca": {"two_swap": "on", "signals": "on", "match": 3},
    "truco": {"iron_hand": "blind"},
}
"""With which each game asks for most kinds of decision."""
COMPANIES: Final = 12
MIDDLE: Final = 6
"""Moves after which a hand is well under way."""
STEPS: Final = 400
"""A company that has not come to the end by then is given up."""


def scenes() -> Iterator[tuple[str, Company]]:
    """All, by the names of their files. A company goes on afterwards: look at it at once."""
    for game in GAMES:
        yield from _on_the_way(game)
    for name, arrange in ARRANGED.items():
        yield name, arrange()


# --- what comes by itself ---------------------------------------------------------------------------------------------


def _on_the_way(game: str) -> Iterator[tuple[str, Company]]:
    """For each thing that a table of the game can wait for, or show, the first time that random people meet it."""
    met = set[str]()
    for seed in range(COMPANIES):
        players = sorted(GAMES[game].players, reverse=True)[seed % len(GAMES[game].players)]
        company = Company.opened(game, players, seed=seed, **OPTIONS[game])
        company.do(ANA, "start")
        for _ in range(STEPS):
            news = [moment for moment in _moments(company) if moment not in met]
            met.update(news)
            if news:
                yield f"{game}-{news[0]}", company
            if company.table.phase == OVER:
                break
            company.step()


def _moments(company: Company) -> Iterator[str]:
    """What this moment is an example of."""
    table, hand = company.table, company.hand
    if table.phase == OVER:
        yield "over"
    elif table.phase == DECIDING:
        yield "deciding"
    elif hand.over:
        yield "result"
    elif hand.pause is not None:
        yield f"{'open-' if hand.pause.open else ''}pause-of-{hand.pause.kind}"
    else:
        yield from (kind for kind in hand.waiting.values() if kind != "play" or len(table.moves) >= MIDDLE)
        verbs = {move.split()[0] for seat in hand.waiting for move in hand.offered(seat)}
        yield from sorted(verbs & WEIGHTY)


# --- what must be arranged --------------------------------------------------------------------------------------------


def _started(*given: Any, **options: Any) -> Company:
    company = Company.opened(*given, **options)
    company.do(ANA, "start")
    return company


def _lobby() -> Company:
    company = Company.opened("sueca", 4, clock="day", tie="void")
    company.do(PEOPLE[3], "leave")
    company.do(ANA, "bot 3 random")
    company.do(ANA, "switch 1 2")
    company.do(ANA, "recall on")
    company.do(TEO, "leave")
    return company


def _lobby_with_signals() -> Company:
    company = Company.opened("brisca", 4, signals="on")
    for text in ("signal wink ace", "signal tongue three", "signal wink -", "signal sigh nothing"):
        company.do(ANA, text)
    return company


def _with_signals() -> Company:
    company = _lobby_with_signals()
    company.do(ANA, "start")
    company.wait(5_000)
    company.do(RUI, "gesture eyebrows")
    company.do(ANA, "gesture sigh")
    return company


def _told_in_a_chat() -> Company:
    company = Company.opened("bisca", 4)
    table = company.table
    table.chat = True
    company.lay(table)
    company.do(ANA, "start")
    for _ in range(20):
        company.step()
    return company


def _with_bots() -> Company:
    company = Company.opened("triunfo", 6, clock="none")
    for user in PEOPLE[2:]:
        company.do(user, "leave")
    company.do(ANA, "bot 4 random")
    company.do(ANA, "recall on")
    company.do(ANA, "start")
    for _ in range(6):
        company.step()
    return company


def _away() -> Company:
    """Nobody has played for so long that bots have taken all seats over but one."""
    company = _started("bisca", 4, clock="15")
    while len(company.table.humans()) > 1:
        company.wait(max(1, company.table.due - company.now))
    return company


def _left() -> Company:
    company = _started("sueca", 4)
    for _ in range(12):
        company.step()
    company.do(TEO, "leave")
    return company


def _asked(text: str) -> Callable[[], Company]:
    def arrange() -> Company:
        company = _started("brisca", 3, clock="90")
        for _ in range(9):
            company.step()
        company.do(RUI, text)
        return company

    return arrange


def _deciding() -> Company:
    """Both sides have won with the same hand (BIS-22), and one person wants it to be repeated."""
    for seed in range(COMPANIES):
        company = _started("bisca", 2, seed=seed)
        table = company.table
        table.before = {"score": [4, 3]}  # cannot come about, but side 1 needs only a point
        company.lay(table)
        while company.table.phase == PLAYING:
            company.step()
        if company.table.phase == DECIDING:
            company.wait(max(0, company.table.until - company.now))
            company.do(ANA, "vote yes")
            return company
    raise AssertionError("no such hand")


def _resigning() -> Company:
    """One wants to give the hand up, and his partner has yet to say what he thinks."""
    company = _started("truco", 4)
    (seat,) = company.hand.waiting
    company.do(PEOPLE[seat], "resign")
    return company


def _rematch() -> Company:
    """One has given his part of the next match's shuffle, two have not yet."""
    company = _started("bisca", 4, target=4)
    company.play_to_the_end()
    company.do(RUI, "propose rematch")
    company.do(TEO, "vote yes")
    return company


def _second_match() -> Company:
    company = _rematch()
    for user in (ANA, BIA):
        company.do(user, "vote yes")
    for _ in range(8):
        company.step()
    return company


ARRANGED: Final[dict[str, Callable[[], Company]]] = {
    "lobby": _lobby,
    "lobby-signals": _lobby_with_signals,
    "signals": _with_signals,
    "chat": _told_in_a_chat,
    "bots": _with_bots,
    "away": _away,
    "left": _left,
    "asked-to-close": _asked("propose close"),
    "asked-to-replace": _asked("propose replace 2"),
    "truco-resign": _resigning,
    "deciding": _deciding,
    "rematch": _rematch,
    "second-match": _second_match,
}
