"""Planted faults, each what a careless author might write; the simulation must see every one of them.

``python -m tests.simulation.mutants [NAME …]`` plays seeds on each until something is wrong, and says how many it took.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from tests.simulation.release import Patch
from tests.simulation.run import fleet, run

SEEDS: Final = 1_000


@dataclass(frozen=True)
class Mutant:
    """A planted fault."""

    name: str
    patches: tuple[Patch, ...]


def _mutant(name: str, module: str, old: str, new: str) -> Mutant:
    return Mutant(name, (Patch(module, old, new),))


TABLES, TRIES = "carteado.app.tables", "carteado.app.tries"
CLOCKS, LOBBY, OPS, PLAY, PROPOSALS, VIEWS = (
    f"carteado.table.{name}" for name in ("clocks", "lobby", "ops", "play", "proposals", "views")
)
BOT, HTTP = "functions.bot.app", "functions.http.app"
PACING = "carteado.app.chat.pacing"
WATCHING = "carteado.app.watching"
FORGETTING = "        with suppress(Busy):\n            disconnect(world, socket.id)\n"

MUTANTS: Final = (
    # --- a change is made once, whoever else is at work
    _mutant(
        "a known op is not recognised",
        TABLES,
        "if mark in table.answered:",
        "if False:",
    ),
    _mutant(
        "an op is not remembered",
        TABLES,
        "table.answered = _remembered(table.answered, mark)",
        "pass",
    ),
    _mutant(
        "ops are remembered without their user",
        TABLES,
        'f"{user.id} {op.id}".encode(), digest_size=6',
        "op.id.encode(), digest_size=6",
    ),
    _mutant(
        "the last ops of all are remembered, not of each",
        TABLES,
        "if mark not in own or mark in kept), new][-REMEMBERED:]",
        "), new][-2:]",
    ),
    _mutant(
        "a lost race counts as a success",
        TABLES,
        "    world.store.save(table, expected, moment.records, tell=concerned(loaded, moment.tell))",
        (
            "    with suppress(Exception):\n"
            "        world.store.save(table, expected, moment.records, tell=concerned(loaded, moment.tell))"
        ),
    ),
    _mutant(
        "the last writer wins",
        TABLES,
        "expected, table.version = table.version, table.version + 1",
        ("expected = world.store.load(table.id).table.version\n    table.version = expected + 1"),
    ),
    _mutant(
        "the version stays",
        TABLES,
        "expected, table.version = table.version, table.version + 1",
        "expected = table.version",
    ),
    _mutant(
        "a lost race ends the try",
        TRIES,
        "except (Conflict, Unreachable):",
        "except Unreachable:",
    ),
    _mutant(
        "a failed port ends the try",
        TRIES,
        "except (Conflict, Unreachable):",
        "except Conflict:",
    ),
    _mutant(
        "a failed write is a refusal",
        TRIES,
        "    raise Busy\n",
        ('    from carteado.table.state import Refused\n    raise Refused("stale")\n'),
    ),
    _mutant(
        "the push comes before the write",
        TABLES,
        ("    _save(world, loaded, moment)\n    return _show(world, loaded, moment.now, user)"),
        ("    shown = _show(world, loaded, moment.now, user)\n    _save(world, loaded, moment)\n    return shown"),
    ),
    # --- refusals
    _mutant(
        "a refusal keeps half of the op",
        TABLES,
        "            loaded.table = state.load(settled)\n",
        "",
    ),
    _mutant(
        "a refusal shows what it does not store",
        TABLES,
        "raise TurnedDown(refusal, _settled(world, loaded, moment, user, overdue, tried)) from None",
        "raise TurnedDown(refusal, _state(loaded.table, user, moment.now)) from None",
    ),
    _mutant(
        "a refusal is answered as a success",
        HTTP,
        "return refused(refusal.code, refusal.ms, **shown)",
        "return answer(200, refusal.state)",
    ),
    _mutant(
        "turns are not compared",
        OPS,
        "if op.turn != table.turn:",
        "if False:",
    ),
    _mutant(
        "a play may come too early",
        PLAY,
        "if early > 0 and not _belongs_inside",
        "if False and not _belongs_inside",
    ),
    _mutant(
        "a taken seat is taken",
        LOBBY,
        "if seat.user and seat.user != user.id:",
        "if False:",
    ),
    _mutant(
        "anybody is host",
        LOBBY,
        "if user.id != table.host:",
        "if False:",
    ),
    _mutant(
        "a voice counts twice",
        PROPOSALS,
        "if seat in proposal.yes or seat in proposal.no:",
        "if False:",
    ),
    _mutant(
        "two questions at once",
        PROPOSALS,
        ("if table.proposal is not None:\n        raise"),
        ("if False:\n        raise"),
    ),
    _mutant(
        "a move is made for the next seat",
        OPS,
        "play.move(table, _present(call), op.text, moment)",
        "play.move(table, (_present(call) + 1) % table.players, op.text, moment)",
    ),
    # --- the clock
    _mutant(
        "no wake-up is sent",
        TABLES,
        "        world.queue.wake(table.id, table.due, max(0, table.due - now))\n",
        "",
    ),
    _mutant(
        "the wake-up is sent after the write",
        TABLES,
        (
            "    _keep_awake(world, table, moment.now)\n"
            "    expected, table.version = table.version, table.version + 1\n"
            "    world.store.save(table, expected, moment.records, tell=concerned(loaded, moment.tell))"
        ),
        (
            "    expected, table.version = table.version, table.version + 1\n"
            "    world.store.save(table, expected, moment.records, tell=concerned(loaded, moment.tell))\n"
            "    _keep_awake(world, table, moment.now)"
        ),
    ),
    _mutant(
        "a wake-up in flight is trusted to the last moment",
        TABLES,
        "CLOCK_ERROR_MS: Final = 5_000",
        "CLOCK_ERROR_MS: Final = 0",
    ),
    _mutant(
        "an earlier need sends no wake-up",
        TABLES,
        " or table.due < table.wake):",
        "):",
    ),
    _mutant(
        "a wake-up that finds nothing due ends there",
        TABLES,
        "            world.queue.wake(table_id, due, table.due - moment.now)\n",
        "            pass\n",
    ),
    _mutant(
        "an early wake-up is obeyed",
        CLOCKS,
        "while table.due and moment.now >= table.due:",
        "while table.due and moment.now + 3_000 >= table.due:",
    ),
    _mutant(
        "the clock has no deadline",
        CLOCKS,
        (
            "    was_due = bool(table.due) and moment.now >= table.due\n"
            "    while table.due and moment.now >= table.due:\n"
        ),
        ("    was_due = True\n    if table.due and table.phase == 'playing':\n"),
    ),
    _mutant(
        "one thing is done of all that is due",
        CLOCKS,
        "while table.due and moment.now >= table.due:",
        "if table.due and moment.now >= table.due:",
    ),
    _mutant(
        "an op is taken although time is up",
        TABLES,
        ("        overdue = clocks.settle(table, moment)\n        settled"),
        ("        overdue = False\n        settled"),
    ),
    _mutant(
        "a look does not settle",
        TABLES,
        "        return _settled(world, loaded, moment, user, overdue, tried)\n",
        "        return _state(loaded.table, user, moment.now)\n",
    ),
    _mutant(
        "the clock swallows what failed",
        "functions.clock.app",
        "    tables.wake(wiring.world, message.table, message.due)",
        (
            "    try:\n"
            "        tables.wake(wiring.world, message.table, message.due)\n"
            "    except Exception:\n"
            "        pass"
        ),
    ),
    _mutant(
        "the bank is never used",
        PLAY,
        "place.bank = max(0, place.bank - (now - table.deadline))",
        "pass",
    ),
    _mutant(
        "one time-out takes the seat",
        PLAY,
        "PATIENCE = 2",
        "PATIENCE = 1",
    ),
    _mutant(
        "who comes back does not get his turn",
        PLAY,
        'place.bot, place.left, place.late = "", False, 0',
        "place.left, place.late = False, 0",
    ),
    _mutant(
        "whoever leaves keeps his voice",
        PLAY,
        "    withdraw(table, seat)\n",
        "",
    ),
    _mutant(
        "a question expires as carried",
        PROPOSALS,
        "return proposal.kind == NEXT",
        "return True",
    ),
    # --- what is told
    _mutant(
        "everybody is shown one seat's view",
        TABLES,
        "bodies[table.seat_of(socket.user)]",
        "next(iter(bodies.values()))",
    ),
    _mutant(
        "the answer is another seat's",
        TABLES,
        "return shown[own]",
        "return next(iter(shown.values()))",
    ),
    _mutant(
        "frames are lost",
        VIEWS,
        '"frames": frames[viewer]}',
        '"frames": frames[viewer][-1:]}',
    ),
    _mutant(
        "old frames are shown again",
        VIEWS,
        "                frames[viewer].clear()\n",
        "                pass\n",
    ),
    _mutant(
        "a dead socket ends the round",
        WATCHING,
        FORGETTING,
        "        raise\n",
    ),
    _mutant(
        "dead sockets are not forgotten",
        WATCHING,
        FORGETTING,
        "        return\n",
    ),
    _mutant(
        "nothing is pushed",
        TABLES,
        "    _push(world, table, loaded.sockets, shown)\n",
        "",
    ),
    _mutant(
        "the container remembers who called",
        HTTP,
        "def caller() -> User:",
        ("@__import__('functools').cache\ndef caller() -> User:"),
    ),
    _mutant(
        "whoever sits down does not find the table again",
        TABLES,
        "    world.store.remember(user.id, table)\n",
        "    pass\n",
    ),
    _mutant(
        "the record of a hand is lost",
        PLAY,
        ("    moment.tell = True\n    _keep_record(table, hand, moment)\n"),
        "    moment.tell = True\n",
    ),
    _mutant(
        "a rematch is shuffled with the published seed",
        PLAY,
        "table.upcoming = moment.chance.secret()",
        "table.upcoming = table.secret",
    ),
    _mutant(
        "the chat hears of nothing",
        TABLES,
        "tell=concerned(loaded, moment.tell)",
        "tell=False",
    ),
    _mutant(
        "the chat gets a message a change",
        "carteado.app.chat.telling",
        "        courier.channel.edit(message, post)\n",
        "        raise MessageGone\n",
    ),
    _mutant(
        "a chat is written to at any pace",
        PACING,
        "    return max(now, last, full, chat.silent_until)",
        "    return now",
    ),
    _mutant(
        "what comes too early is forgotten",
        PACING,
        "    world.queue.send(replace(errand, number=number), delay_ms)\n",
        "",
    ),
    _mutant(
        "what has come is waited for as before",
        PACING,
        "replace(expected, come=True)",
        "expected",
    ),
    _mutant(
        "every errand of a message begets others",
        PACING,
        "expected.due > now - LOST_MS and not expected.come",
        "False",
    ),
    _mutant(
        "an errand waits for ever behind another",
        "carteado.app.chat.telling",
        "    if not _has_turn(courier, errand):\n",
        "    if not _has_turn(courier, errand) or not errand.tries:\n",
    ),
    _mutant(
        "the chat is told how it began",
        "carteado.app.chat.cards",
        '[None]["frames"][-1]["view"]',
        '[None]["frames"][0]["view"]',
    ),
    _mutant(
        "an update that failed for a while is dropped",
        BOT,
        ("    except AGAIN:\n        raise\n"),
        "",
    ),
    Mutant(
        "an update that comes twice opens two tables",
        (
            Patch(
                BOT,
                "        taken()(update=update)\n",
                "        take(update)\n",
            ),
            Patch(
                "carteado.telegram.opening",
                'room.tokens.named(f"update {event_update.update_id}")',
                'room.tokens.named(f"update {room.world.clock.now()}")',
            ),
        ),
    ),
    _mutant(
        "the old release guesses at the new one's tables",
        "carteado.table.state",
        "> SCHEMA:",
        "> SCHEMA + 1:",
    ),
)


def killed_by(mutant: Mutant, first: int = 0, last: int = SEEDS) -> tuple[int, str] | None:
    """The first seed that sees the fault, and what it says; None when none does."""
    ships = fleet(*mutant.patches)
    for seed in range(first, last):
        report = run(seed, ships)
        if report.wrong:
            return seed, report.wrong[0]
    return None


def results(mutants: list[Mutant], processes: int) -> Iterator[tuple[Mutant, tuple[int, str] | None]]:
    """Each mutant with what has killed it."""
    with ProcessPoolExecutor(processes, max_tasks_per_child=1) as pool:
        yield from zip(mutants, pool.map(killed_by, mutants), strict=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation.mutants", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="part of a mutant's name (default: all)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    chosen = [it for it in MUTANTS if not asked.names or any(name in it.name for name in asked.names)]
    if not chosen:
        parser.error("no mutant has such a name")
    killed = 0
    for mutant, found in results(chosen, asked.processes):
        killed += found is not None
        told = f"{found[0] + 1:>5} seeds   {found[1][:100]}" if found else "SURVIVES"
        print(f"{mutant.name:<52}{told}", flush=True)
    print(f"{killed} of {len(chosen)} mutants killed within {SEEDS} seeds")
    return 0 if killed == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
