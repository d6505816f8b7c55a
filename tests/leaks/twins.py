"""The twin of an evening for somebody who sees it: another fate that he cannot tell from the first one.

In the twin all cards may lie elsewhere of which he has known at no moment so far where they are, by the rules alone
(``tests/games/*_knowledge.py``). The secrets of the shuffles are others, and so are the contributions of the other
players, the signals of the other pair, and all deals to come.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from carteado.cards import CARDS, NAMES
from carteado.record import Record, RecordError, read_move, replay
from carteado.table.signals import MEANINGS
from tests.games import bisca_knowledge, brisca_knowledge, sueca_knowledge, triunfo_knowledge, truco_knowledge
from tests.leaks import canaries
from tests.leaks.evening import OUTSIDERS, ROOM, Ask, Evening, Step, in_base64
from tests.leaks.fate import Deal, Fate

FOLLOW: Final[dict[str, Any]] = {
    "bisca": bisca_knowledge.follow,
    "brisca": brisca_knowledge.follow,
    "sueca": sueca_knowledge.follow,
    "triunfo": triunfo_knowledge.follow,
    "truco": truco_knowledge.follow,
}
SIZES: Final = (52, 52, 12, 12, 6, 6, 4, 4, 3, 3, 2, 2, 2, 2)
"""Of how many cards another order is tried, one try after another: of few it is oftener one that the moves allow."""
OTHERWISE: Final = 50_000_000
"""Added to the number of a contribution."""


@dataclass(frozen=True)
class Twin:
    """Another fate, and what it is asked: the steps up to a cut that concern the viewer, or that came to something."""

    viewer: int | None
    fate: Fate
    asked: list[tuple[Step, Ask]]


def twin(evening: Evening, viewer: int | None, cut: int, rng: Random) -> Twin:
    """The twin of the evening up to the step ``cut`` for a seat, or for all who have none."""
    steps = evening.steps[: cut + 1]
    sealed = _sealed(evening, steps[-1])
    others = {deal: rearranged(record, viewer, rng) for deal, record in _dealt(evening, steps[-1], sealed)}
    fate = replace(
        evening.fate,
        changed=frozenset(number for number in evening.secrets if number >= sealed),
        decks={deal: other.deck for deal, other in others.items()},
        moves={deal: other.moves for deal, other in others.items()},
    )
    return Twin(viewer, fate, list(_asked(steps, viewer, sealed, fate)))


def _sealed(evening: Evening, last: Step) -> int:
    """The number of the secret of the running match: it and those after it have not been published."""
    return last.deal[0] if last.deal else min(evening.secrets)


def _dealt(evening: Evening, last: Step, sealed: int) -> Iterator[tuple[Deal, Record]]:
    """The deals that are not published, as far as they have been played by then."""
    for deal, record in evening.records.items():
        if last.deal and sealed <= deal[0] and deal < last.deal:
            yield deal, record
        elif deal == last.deal:
            yield deal, replace(record, moves=record.moves[: last.made])


def rearranged(record: Record, viewer: int | None, rng: Random) -> Record:
    """A record that looks the same to the viewer; the same one where he knows too much for another to be found."""
    seen: set[str] = set()
    for made, _, lie, _ in FOLLOW[record.game](record):
        moves, places = made, lie
        # What all have seen may go where nobody knows (BIS-10); what he has seen alone stays where it was.
        seen |= set(map(NAMES.__getitem__, record.deck)) - set(places.unknown(viewer)) - places.public
    never_seen = [card for card in places.unknown(viewer) if card not in seen]
    for size in SIZES if len(never_seen) > 1 else ():
        other = places.rearranged(moves, rng.sample(never_seen, min(size, len(never_seen))), rng)
        if other and list(other.deck) != list(record.deck) and _possible(other):
            return other
    return record


def _possible(record: Record) -> bool:
    """Whether everybody could have moved like that."""
    try:
        replay(record)
    except RecordError:
        return False
    return True


def _asked(steps: list[Step], viewer: int | None, sealed: int, fate: Fate) -> Iterator[tuple[Step, Ask]]:
    opened = max((place for place, step in enumerate(steps) if step.deal and step.deal[0] < sealed), default=-1)
    for place, step in enumerate(steps):
        public = step.ask.who in (*OUTSIDERS, ROOM, f"seat {viewer}")
        published = step.over and step.deal is not None and step.deal[0] >= sealed
        if published and ("/records" in step.ask.path or "/replays" in step.ask.path):
            continue
        if public:
            yield step, step.ask
        elif step.changed:
            yield step, _disguised(step, viewer, fate, new_entropy=place > opened)


def _disguised(step: Step, viewer: int | None, fate: Fate, new_entropy: bool) -> Ask:
    """What another player does in the twin: to the viewer it looks the same."""
    body = step.ask.body
    if not isinstance(body, dict) or "text" not in body:
        return step.ask
    verb, *words = body["text"].split(" ")
    if verb == "flip":
        text = _flip(step, words[0], fate)
    elif verb == "signal" and (viewer is None or _seat(step) % 2 != viewer % 2):
        text = f"signal {words[0]} {MEANINGS[MEANINGS.index(words[1]) - 1]}"
    else:
        text = body["text"]
    entropy = in_base64(canaries.entropy(step.number + (OTHERWISE if new_entropy else 0)))
    return replace(step.ask, body={**body, "text": text, "entropy": entropy})


def _flip(step: Step, card: str, fate: Fate) -> str:
    """The move of a card face down: in the twin it is another one, unless nobody knows it or all do."""
    told = fate.moves.get(step.deal) if step.deal and card in CARDS else None
    if told is None:
        return f"flip {card}"
    moves = map(read_move, told[step.before :])
    return next(move for seat, move in moves if seat == _seat(step) and move.startswith("flip "))


def _seat(step: Step) -> int:
    return int(step.ask.who.removeprefix("seat "))
