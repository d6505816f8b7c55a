"""The hand record: a shuffled pack and the moves made, as one line of JSON."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from carteado.cards import NAMES, parse_card
from carteado.games import GAMES
from carteado.games.base import TABLE, Game, Hand, IllegalMove, Options, Standing

VERSION: Final = 1
HIDDEN: Final = "??"
CONCEALED: Final = frozenset(("return", "flip"))
"""Verbs whose card or place only the seat that makes the move may know."""

_REQUIRED: Final = ("record", "game", "rules", "players", "options", "dealer", "before", "deck", "moves")
_OPTIONAL: Final = ("legal", "result", "after", "repeated")


class RecordError(Exception):
    """A record that is wrong: ``reason`` in plain words, ``move`` the index of the move at fault, if one is."""

    def __init__(self, reason: str, move: int | None = None) -> None:
        super().__init__(reason if move is None else f"move {move}: {reason}")
        self.reason = reason
        self.move = move


@dataclass(slots=True)
class Record:
    """One hand. A running one has neither ``result`` nor ``after``."""

    game: str
    players: int
    options: Options
    dealer: int
    before: Standing
    deck: Sequence[int]
    moves: list[str]
    legal: list[list[str]] | None = None
    result: dict[str, Any] | None = None
    after: Standing | None = None
    repeated: bool = False


PREFIXES: Final = {TABLE: "- "} | {seat: f"{seat} " for seat in range(max(max(g.players) for g in GAMES.values()))}
"""What stands before a seat's move in a record."""
_SEATS: Final = {prefix.rstrip(): seat for seat, prefix in PREFIXES.items()}


def written(seat: int, move: str) -> str:
    """A seat's move as it stands in a record: ``0 play 7h``, ``- return 5``."""
    return PREFIXES[seat] + move


def read_move(text: str) -> tuple[int, str]:
    """A recorded move as (seat, move). Raises ValueError unless a seat or ``-`` stands before it."""
    seat, _, move = text.partition(" ")
    if seat not in _SEATS:
        raise ValueError(f"{text!r} does not begin with a seat")
    return _SEATS[seat], move


def dump(record: Record) -> str:
    """The record as one line of JSON, without the end of the line."""
    return json.dumps(_fields(record), separators=(",", ":"), ensure_ascii=False)


def _fields(record: Record) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "record": VERSION,
        "game": record.game,
        "rules": GAMES[record.game].rules,
        "players": record.players,
        "options": _chosen(GAMES[record.game], record.options),
        "dealer": record.dealer,
        "before": record.before,
        "deck": " ".join([NAMES[card] for card in record.deck]),
        "moves": record.moves,
        "legal": record.legal,
        "result": record.result,
        "after": record.after,
        "repeated": record.repeated or None,
    }
    return {key: value for key, value in fields.items() if value is not None}


def _chosen(game: Game, options: Options) -> Options:
    """The options that differ from their defaults, in the order in which the game lists them."""
    resolved = game.resolve(options)
    return {option.key: resolved[option.key] for option in game.options if resolved[option.key] != option.default}


def redact(record: Record, viewer: int | None) -> dict[str, Any]:
    """The record's fields as far as a seat, or a spectator (None), may see them while the match runs."""
    fields = _fields(record)
    del fields["deck"]
    fields.pop("legal", None)  # what others could have played tells their hands
    fields["moves"] = [_redacted(move, viewer) for move in record.moves]
    return fields


def _redacted(text: str, viewer: int | None) -> str:
    seat, move = read_move(text)
    verb = move.partition(" ")[0]
    return written(seat, f"{verb} {HIDDEN}") if verb in CONCEALED and seat != viewer else text


# ---- from a record to a hand


def deal(record: Record) -> Hand:
    """The hand before its first move."""
    game = GAMES[record.game]
    return game.deal(record.players, game.resolve(record.options), record.dealer, record.before, record.deck)


def steps(record: Record) -> Iterator[Hand]:
    """The same hand before each move and, last, after all of them. Raises RecordError at a move that is not legal."""
    hand = deal(record)
    for index, text in enumerate(record.moves):
        yield hand
        _make(hand, index, text)
    yield hand


def replay(record: Record) -> Hand:
    """The hand after all its moves, the last pause still on. Raises RecordError for a move that is not legal."""
    *_, hand = steps(record)
    return hand


def _make(hand: Hand, index: int, text: str) -> None:
    try:
        hand.apply(*read_move(text))
    except IllegalMove as illegal:
        raise RecordError(f"{text!r} is not legal: {illegal.code}", index) from None
    except ValueError as error:
        raise RecordError(str(error), index) from None


def settle(hand: Hand) -> None:
    """End all pauses, so that somebody may move or the hand is over."""
    while hand.pause:
        hand.settle()


def finish(record: Record, hand: Hand) -> None:
    """Write down the result and the standing after a hand that is over; a running one has neither."""
    record.result = hand.result
    record.after = hand.after


def every_move(hand: Hand) -> list[str]:
    """All moves that any seat could make next, sorted as text; what may be done in a pause and what follows it."""
    moves = set(_seats_moves(hand))
    if hand.pause:
        after = hand.copy()
        settle(after)
        moves.update(_seats_moves(after))
    return sorted(moves)


def every_moves(record: Record) -> list[list[str]]:
    """The record's ``legal``: before each of its moves, all that any seat could make."""
    return [every_move(hand) for hand in steps(record)][: len(record.moves)]


def _seats_moves(hand: Hand) -> Iterator[str]:
    for seat in range(hand.players):
        for move in hand.legal(seat):
            yield written(seat, move)


# ---- from text to a record


def parse(line: str) -> Record:
    """The record that a line of JSON holds, its form checked but not its moves. Raises RecordError."""
    return read(_decoded(line))


def read(fields: object) -> Record:
    """The record that these fields are, checked likewise. Raises RecordError."""
    if not isinstance(fields, dict):
        raise RecordError("not a JSON object")
    _check_keys(fields)
    _expect(_is_whole(fields["record"]) and fields["record"] == VERSION, f"record is not of version {VERSION}")
    game = _game(fields)
    _expect(_is_whole(fields["players"]) and fields["players"] in game.players, "players is not a number of this game")
    players: int = fields["players"]
    options = _options(game, fields["options"])
    _expect(_is_whole(fields["dealer"]) and 0 <= fields["dealer"] < players, "dealer is not a seat")
    return Record(
        game=game.id,
        players=players,
        options=options,
        dealer=fields["dealer"],
        before=_before(game, players, options, fields["before"]),
        deck=_deck(game, players, options, fields["deck"]),
        moves=_strings(fields, "moves"),
        legal=_legal(fields),
        result=_optional_object(fields, "result"),
        after=_optional_object(fields, "after"),
        repeated=_repeated(fields),
    )


def _expect(holds: bool, reason: str) -> None:
    if not holds:
        raise RecordError(reason)


def _is_whole(value: object) -> bool:
    return type(value) is int  # neither true nor 1.0


def _decoded(line: str) -> object:
    try:
        return json.loads(line, object_pairs_hook=without_doubles)
    except RecursionError:
        raise RecordError("not JSON: nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"not JSON: {error}") from None


def without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these pairs, for a decoder of JSON. Raises RecordError when a key stands twice."""
    fields = dict(pairs)
    _expect(len(fields) == len(pairs), "a key stands twice in one object")
    return fields


def _check_keys(fields: Mapping[str, Any]) -> None:
    for key in _REQUIRED:
        _expect(key in fields, f"no {key}")
    for key in fields:
        _expect(key in _REQUIRED or key in _OPTIONAL, f"unknown key {key!r}")


def _game(fields: Mapping[str, Any]) -> Game:
    name = fields["game"]
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise RecordError(f"unknown game {name!r}")
    _expect(_is_whole(fields["rules"]) and fields["rules"] == game.rules, f"rules is not {game.rules}")
    return game


def _options(game: Game, options: object) -> Options:
    if not isinstance(options, dict):
        raise RecordError("options is not an object")
    for key, value in options.items():
        _expect(_is_whole(value) or isinstance(value, str), f"option {key} is neither a whole number nor text")
    try:
        game.resolve(options)
    except ValueError as error:
        raise RecordError(str(error)) from None
    return options


def _before(game: Game, players: int, options: Options, before: object) -> Standing:
    """A standing like the one at the start: the same keys, whole numbers in the same places."""
    start = game.start(players, game.resolve(options))
    if not isinstance(before, dict) or before.keys() != start.keys():
        raise RecordError(f"before has not the keys {', '.join(start)}")
    for key, value in start.items():
        _expect(_alike(value, before[key]), f"before: {key} is not like {json.dumps(value)}")
    return before


def _alike(pattern: object, value: object) -> bool:
    if isinstance(pattern, list):
        return isinstance(value, list) and len(value) == len(pattern) and all(map(_alike, pattern, value))
    return _is_whole(value)


def _deck(game: Game, players: int, options: Options, deck: object) -> tuple[int, ...]:
    if not isinstance(deck, str):
        raise RecordError("deck is not text")
    try:
        cards = tuple(parse_card(name) for name in deck.split(" "))
    except ValueError as error:
        raise RecordError(f"deck: {error}") from None
    seen: set[int] = set()
    for card in cards:
        _expect(card not in seen, f"deck: {NAMES[card]} twice")
        seen.add(card)
    pack = set(game.pack(players, game.resolve(options)))
    for card in cards:
        _expect(card in pack, f"deck: {NAMES[card]} is not in the pack")
    _expect(len(cards) == len(pack), f"deck: {len(cards)} cards in place of {len(pack)}")
    return cards


def _strings(fields: Mapping[str, Any], key: str) -> list[str]:
    value = fields[key]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise RecordError(f"{key} is not a list of texts")
    return value


def _legal(fields: Mapping[str, Any]) -> list[list[str]] | None:
    if "legal" not in fields:
        return None
    legal = fields["legal"]
    if not isinstance(legal, list) or len(legal) != len(fields["moves"]):
        raise RecordError("legal is not a list with one entry a move")
    for index, moves in enumerate(legal):
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise RecordError("legal is not a list of texts", index)
    return legal


def _optional_object(fields: Mapping[str, Any], key: str) -> dict[str, Any] | None:
    value = fields.get(key, {})
    if not isinstance(value, dict):
        raise RecordError(f"{key} is not an object")
    return value if key in fields else None


def _repeated(fields: Mapping[str, Any]) -> bool:
    _expect(fields.get("repeated", True) is True, "repeated is not true")
    return "repeated" in fields


# ---- whether it is true


def check(record: Record) -> None:
    """Replay a record and compare all that it claims. Raises RecordError with the first difference."""
    for index, hand in enumerate(steps(record)):
        if record.legal is not None and index < len(record.legal):
            _compare("legal", record.legal[index], every_move(hand), index)
    settle(hand)
    for key, claimed, found in (("result", record.result, hand.result), ("after", record.after, hand.after)):
        _expect(claimed is None or found is not None, f"{key} given, but the hand is not over")
        _expect(claimed is not None or found is None, f"no {key}, but the hand is over")
        _compare(key, claimed, found)
    both_closed = hand.after is not None and hand.after.get("winners") == []
    _expect(both_closed or not record.repeated, "repeated, but the hand did not leave the match without a winner")


def _compare(key: str, claimed: object, found: object, move: int | None = None) -> None:
    # As text, because 1, 1.0 and true are equal in Python and not in a record.
    if json.dumps(claimed, sort_keys=True) != json.dumps(found, sort_keys=True):
        raise RecordError(f"{key} is {json.dumps(claimed)} and should be {json.dumps(found)}", move)
