"""What each viewer's table shows: frames built from allow-lists, never filtered down from the whole."""

from collections.abc import Iterable
from typing import Any, Final

from carteado.cards import NAMES
from carteado.fairness import commitment
from carteado.games.base import Hand, Standing
from carteado.record import read_move
from carteado.table import hands, signals
from carteado.table.state import LOBBY, OVER, PLAYING, Seat, Table
from carteado.table.timeline import Step, public, shown_cards, unfold

Viewer = int | None
"""A seat, or None for a spectator."""
View = dict[str, Any]
Lots = list[list[list[int | str]]] | None

_STANDING: Final = ("games", "ties", "played", "closed")
"""What the standing of one game or another holds beside the score."""

BOT_NAMES: Final = ("Zeca", "Dita", "Tonho", "Lia", "Nico", "Bel")
"""What the bot on each seat is called."""


def states(table: Table, viewers: Iterable[Viewer], now: int) -> dict[Viewer, View]:
    """For each viewer the state of docs/protocol.md: the frame to show now and those that follow."""
    seen, lots = list(viewers), _lots(table)
    frames: dict[Viewer, list[View]] = {viewer: [] for viewer in seen}
    told = table.moves[: table.shown]
    for step, hand in _steps(table):
        told.append(step.event)
        recall = _recall(table, told)
        for viewer in seen:
            if step.at <= now:
                frames[viewer].clear()
            view = _view(table, hand, step, viewer, lots, recall)
            frames[viewer].append({"at": step.at, "event": step.event or None, "view": view})
    return {
        viewer: {"table": table.id, "version": table.version, "turn": table.turn, "now": now, "frames": frames[viewer]}
        for viewer in seen
    }


def _steps(table: Table) -> Iterable[tuple[Step, Hand | None]]:
    """The running timeline, rebuilt from the stored moves."""
    if table.phase == LOBBY:
        yield Step(table.at, ""), None
        return
    moves = table.moves
    hand = hands.replayed(table, moves[: table.shown])
    first = public(*read_move(moves[table.shown - 1])) if table.shown else "deal"
    yield Step(table.at, first), hand
    rest = iter(moves[table.shown :])

    def source(_: Hand) -> tuple[int, str] | None:
        following = next(rest, None)
        return None if following is None else read_move(following)

    for step in unfold(hand, table.at, table.until, source, hands.first_look(table)):
        yield step, hand


def _view(table: Table, hand: Hand | None, step: Step, viewer: Viewer, lots: Lots, recall: View | None) -> View:
    last = step.at >= table.until
    coming = last and bool(table.upcoming)
    after = hand.after if hand is not None and hand.over else None
    standing = after or table.before
    proposal = table.proposal if last or (table.proposal is not None and table.proposal.by >= 0) else None
    return {
        "phase": table.phase if last else PLAYING,
        "game": table.game,
        "players": table.players,
        "options": table.all_options,
        "clock": table.clock,
        "host": table.seat_of(table.host),
        "you": viewer,
        "match": table.match,
        "deal": table.deal,
        "seats": [_seat(seat, name) for seat, name in zip(table.seats, names(table), strict=True)],
        "commitment": commitment(table.upcoming if coming else table.secret),
        "entropy": _entropy(table, coming),
        "lots": lots,
        "signals": _signals(table, viewer),
        "recall": recall,
        "score": standing.get("score", [0] * table.rules.sides(table.players)),
        **beside_the_score(standing),
        "winners": standing.get("winners") if last and table.phase == OVER else None,
        "deadline": (table.deadline or None) if last else None,
        "proposal": None
        if proposal is None
        else {
            "kind": proposal.kind,
            "by": None if proposal.by < 0 else proposal.by,
            "seat": None if proposal.seat < 0 else proposal.seat,
            "electorate": sorted(proposal.electorate),
            "yes": sorted(proposal.yes),
            "expires": proposal.expires,
        },
        "hand": None if hand is None else hand.view(viewer),
    }


def beside_the_score(standing: Standing) -> View:
    """What else a standing holds; None for what its game does not count."""
    return {key: standing.get(key) for key in _STANDING}


def names(table: Table) -> list[str]:
    """What those who play the seats are called."""
    return [seat.name or bot_name for seat, bot_name in zip(table.seats, BOT_NAMES, strict=False)]


def _seat(seat: Seat, name: str) -> View | None:
    if seat.empty:
        return None
    kind = "human" if seat.active else "away" if seat.user else "bot"
    gesture = {"name": seat.gesture, "at": seat.gestured} if seat.gesture else None
    return {
        "name": name,
        "kind": kind,
        "level": seat.bot or None,
        "bank": seat.bank,
        "gesture": gesture,
    }


def _entropy(table: Table, coming: bool) -> list[bool | None]:
    """Which humans have given their part of the running match's shuffle, or of the ``coming`` one's.

    None for a seat without a human.
    """
    given = [seat.entropy for seat in table.seats] if coming else table.given
    return [bool(part) if seat.user else None for part, seat in zip(given, table.seats, strict=True)]


def _lots(table: Table) -> Lots:
    """The cards that chose the first dealer, while his hand is played."""
    if not hands.drawn_by_lot(table):
        return None
    return [[[seat, NAMES[card]] for seat, card in drawn] for drawn in hands.deals(table).lots()]


def _signals(table: Table, viewer: Viewer) -> dict[str, str] | None:
    """What the viewer's own pair has agreed on."""
    if viewer is None or not signals.allowed(table):
        return None
    return signals.agreed(table, viewer)


def _recall(table: Table, told: Iterable[str]) -> View | None:
    """The pack and the cards of it that these events have shown to all, where they may be looked up.

    Both in the order of the pack: when a card was played, whoever was there has seen.
    """
    if not table.recall:
        return None
    pack, played = table.rules.pack(table.players, table.all_options), shown_cards(told)
    return {"pack": [NAMES[card] for card in pack], "played": [NAMES[card] for card in pack if card in played]}
