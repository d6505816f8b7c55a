"""What must come out nowhere, looked for in all that came out: by its marks, and by the names of what holds it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from carteado.cards import CARDS
from carteado.games import GAMES
from carteado.table.signals import GESTURES
from tests.leaks import canaries
from tests.leaks.evening import FIRST_ID, Ask
from tests.leaks.outlets import Message, Room

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
NAMELESS: Final = ("log", "metric", "queue")
"""Sinks in which nobody is named."""
SEALED: Final = frozenset(("seed", "salt", "deck", "secret", "rng"))
"""Names of what only the records of finished matches may hold."""
_NAME: Final = re.compile(rb'"([^"\\]*)":')
_STOCK: Final = re.compile(rb'"stock":(?!\d|null|")')


class Said(NamedTuple):
    """A message, what had been asked, and what matches have published by then."""

    message: Message
    ask: Ask
    published: tuple[bytes, ...]
    forgotten: str


def marks(room: Room, said: Sequence[Said]) -> Iterator[tuple[str, Said]]:
    """Whatever is marked, or is known to be secret or private, with the message that it was found in."""
    seals = [text.rpartition(".")[2] for text in room.given]
    nowhere = _traces(canaries.MARK, canaries.ADDRESS, str(FIRST_ID)[:-1], *seals)
    yield from _found(nowhere, [(_without_own(word, room.given), word) for word in said])
    names = _traces(canaries.NAME_MARK)
    yield from _found(names, [(word.message.body, word) for word in said if word.message.sink in NAMELESS])
    for name in {word.forgotten for word in said} - {""}:
        yield from _found(_traces(name), [(word.message.body, word) for word in said if word.forgotten == name])


def _traces(*texts: str) -> dict[bytes, str]:
    return {form: text for text in texts for form in canaries.forms(text)}


def _found(traces: Mapping[bytes, str], bodies: list[tuple[bytes, Said]]) -> Iterator[tuple[str, Said]]:
    whole = b"\n".join(body for body, _ in bodies)
    for trace, text in traces.items():
        if trace in whole:
            yield f"{text!r}", next(word for body, word in bodies if trace in body)


def _without_own(word: Said, given: list[str]) -> bytes:
    """The message without what it is there to give to whoever asked."""
    message, ask, published, _ = word
    body = message.body
    if message.sink != "answer":
        return body
    if ask.path.endswith(("/session", "/socket")):
        for text in (*given, f'"id":"t{FIRST_ID // 10}'):
            body = body.replace(text.encode(), b"")
    elif ask.path.endswith("/records"):
        for part in published:
            body = body.replace(part, b"")
    return body


def names(said: Sequence[Said]) -> Iterator[tuple[str, Said]]:
    """Names in the states of tables that the protocol does not tell of, or that hold what is sealed."""
    for word in said:
        message, ask, *_ = word
        if message.sink.startswith("push") or (message.sink == "answer" and "/api/tables/" in ask.path):
            body = message.body.partition(b"\r\n\r\n")[2] or message.body
            known = _known() if ask.path.endswith("/records") else _known() - SEALED
            for name in {found.decode() for found in _NAME.findall(body)} - known:
                yield f"the name {name!r}", word
            if _STOCK.search(body):
                yield "cards of the stock", word


@cache
def _known() -> frozenset[str]:
    """The names that the protocol and the form of the hand record tell of, and those of cards, seats and options."""
    pages = "".join((DOCS / page).read_text() for page in ("protocol.md", "record.md"))
    options = (option.key for game in GAMES.values() for option in game.options)
    return frozenset((*re.findall(r'[`"](\w+)[`"]', pages), *CARDS, *options, *GESTURES, *map(str, range(6))))
