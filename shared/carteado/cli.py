"""The command ``carteado``: plays, checks and shows hand records, and verifies matches."""

import argparse
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import BinaryIO, TextIO

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.games.base import Game, Options, OptionValue
from carteado.record import RecordError, check, dump, every_moves, parse
from carteado.show import table
from carteado.simulation import matches
from carteado.verification import Match, MatchError, published, read_match, verify


class Refused(Exception):
    """What was asked cannot be done; the text says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Returns the exit status: 0, 1 for a wrong record or match, 2 for a wrong call."""
    asked = _parser().parse_args(arguments)
    try:
        status: int = asked.run(asked)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has seen enough; nothing may be written when the interpreter closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (Refused, OSError) as error:
        print(f"carteado {asked.command}: {error}", file=sys.stderr)
        return 2
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="carteado", description="Play, check and show hand records, verify matches.")
    commands = parser.add_subparsers(dest="command", required=True)

    simulate = commands.add_parser("simulate", help="play whole matches between bots and write their records")
    simulate.add_argument("--game", required=True, choices=GAMES)
    simulate.add_argument("--players", type=int, help="number of seats (default: the most that the game takes)")
    simulate.add_argument("--hands", type=_at_least_one, default=1, help="number of records")
    simulate.add_argument("--seed", type=int, default=0, help="same seed, same records")
    simulate.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a table option")
    simulate.add_argument("--bots", choices=LEVELS, default="random")
    simulate.add_argument("--legal", action="store_true", help="write all legal moves before each move")
    simulate.add_argument("--out", type=Path, metavar="FILE", help="write there in place of standard output")
    simulate.set_defaults(run=_simulate)

    checking = commands.add_parser("check", help="replay records and compare legal moves, result and standing")
    checking.add_argument("files", nargs="*", default=["-"], metavar="FILE", help="`-` or none: standard input")
    checking.set_defaults(run=_check)

    show = commands.add_parser("show", help="print a hand as a table")
    show.add_argument("file", metavar="FILE", help="`-`: standard input")
    show.add_argument("--hand", type=_at_least_one, metavar="N", help="only the N-th record of the file")
    show.set_defaults(run=_show)

    verifying = commands.add_parser("verify", help="recompute the shuffles of matches that are over")
    verifying.add_argument(
        "files",
        nargs="*",
        default=["-"],
        metavar="FILE",
        help="what GET /api/tables/…/records answers, or a match of it; `-` or none: standard input",
    )
    verifying.add_argument(
        "--commitment",
        action="append",
        default=[],
        type=_commitment,
        metavar="HEX",
        help="noted before a match: one of the matches must have kept it",
    )
    verifying.set_defaults(run=_verify)
    return parser


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _commitment(text: str) -> str:
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not 64 hexadecimal digits")
    return text.lower()


# ---- simulate


def _simulate(asked: argparse.Namespace) -> int:
    game = GAMES[asked.game]
    players = max(game.players) if asked.players is None else asked.players
    if players not in game.players:
        raise Refused(f"{game.id} is played by {' or '.join(map(str, game.players))}, not by {players}")
    options = _options(game, asked.option)
    records = matches(game, players, options, [LEVELS[asked.bots]] * players, Random(asked.seed))
    with _writing(asked.out) as out:
        for record in islice(records, asked.hands):
            if asked.legal:
                record.legal = every_moves(record)
            out.write(dump(record) + "\n")
    return 0


def _options(game: Game, pairs: Sequence[str]) -> Options:
    chosen: Options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        option = next((option for option in game.options if option.key == key), None)
        if option is None or not equals:
            known = ", ".join(option.key for option in game.options)
            raise Refused(f"{pair!r} is no option of {game.id}; KEY=VALUE with one of: {known}")
        chosen[key] = _value(option.key, option.values, value)
    return chosen


def _value(key: str, values: Sequence[OptionValue], text: str) -> OptionValue:
    for value in values:
        if str(value) == text:
            return value
    raise Refused(f"{key} is one of {', '.join(map(str, values))}, not {text!r}")


@contextmanager
def _writing(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
        return
    with path.open("w", encoding="utf-8", newline="\n") as out:
        yield out


# ---- check


def _check(asked: argparse.Namespace) -> int:
    records = wrong = 0
    for name in asked.files:
        for number, line in _lines(name):
            records += 1
            try:
                check(parse(_text(line)))
            except RecordError as error:
                wrong += 1
                print(f"{name}:{number}: {error}")
    print(f"{records} records, {wrong} wrong")
    return 1 if wrong else 0


def _lines(name: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not blank, with their numbers."""
    with _reading(name) as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                yield number, line


@contextmanager
def _reading(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
        return
    with Path(name).open("rb") as file:
        yield file


def _text(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8: {error.reason} at byte {error.start}") from None


# ---- show


def _show(asked: argparse.Namespace) -> int:
    shown = 0
    for place, (number, line) in enumerate(_lines(asked.file), 1):
        if asked.hand in (None, place):
            if shown:
                print()
            _print_hand(f"{asked.file}:{number}", line)
            shown += 1
    if not shown:
        raise Refused(f"{asked.file} has no {'record' if asked.hand is None else f'hand {asked.hand}'}")
    return 0


def _print_hand(place: str, line: bytes) -> None:
    try:
        for row in table(parse(_text(line))):
            print(row)
    except RecordError as error:
        raise Refused(f"{place}: {error}") from None


# ---- verify


def _verify(asked: argparse.Namespace) -> int:
    matches = wrong = 0
    lost = set(asked.commitment)
    for name in asked.files:
        try:
            for fields in published(_whole(name)):
                matches += 1
                match = read_match(fields)
                lost.discard(match.commitment)
                wrong += not _print_match(name, match, asked.commitment)
        except MatchError as error:
            wrong += 1
            print(f"{name}: {error}")
    if not matches and not wrong:
        raise Refused("no match to verify: a match is published when it is over")
    for noted in sorted(lost):
        print(f"no match was promised by {noted}")
    print(f"{matches} matches, {wrong} wrong")
    return 1 if wrong or lost else 0


def _whole(name: str) -> str:
    with _reading(name) as file:
        content = file.read()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MatchError(f"not UTF-8: {error.reason} at byte {error.start}") from None


def _print_match(name: str, match: Match, noted: Sequence[str]) -> bool:
    """Print what was found; whether all of it fits."""
    print(f"{name}: match {match.number}")
    findings = list(verify(match, noted))
    for finding in findings:
        print(f"  {'' if finding.fits else 'WRONG '}{finding.text}")
    return all(finding.fits for finding in findings)
