"""Leaks that a careless hand might have written, each as patches of the release: the judge must find every one."""

from dataclasses import dataclass
from typing import Final

from tests.leaks.evening import Scene
from tests.simulation.release import Patch

PAIR: Final = Scene("bisca", 2, steps=24)
PARTNERS: Final = Scene("bisca", 4, steps=24)
JUST_DEALT: Final = Scene("bisca", 2, steps=0)
TURNED_BACK: Final = Scene("bisca", 2, seed=15, steps=6)
FOLLOWING: Final = Scene("triunfo", 4, steps=50)
SIX: Final = Scene("triunfo", 6, steps=20)
CUT: Final = Scene("sueca", 4, steps=24)
SIGNALS: Final = Scene("brisca", 4, {"signals": "on"}, steps=24)
SWAPS: Final = Scene("brisca", 4, {"two_swap": "on"}, steps=40)
COVERED: Final = Scene("truco", 4, seed=6, steps=30)
RECALLED: Final = Scene("truco", 4, recall=True, seed=6, steps=30)
BLIND: Final = Scene("truco", 2, {"iron_hand": "blind"}, {"score": [10, 10], "games": [0, 0]}, steps=24)
SECOND_HAND: Final = Scene("truco", 2, seed=9, steps=40)
WITH_BOTS: Final = Scene("bisca", 4, bots=(1, 3), steps=8)
FORGOTTEN: Final = Scene("bisca", 4, erased=True, steps=16)


@dataclass(frozen=True)
class Mutant:
    """A leak: what it tells, how, and the scene in which it is looked for."""

    name: str
    patches: tuple[Patch, ...]
    scene: Scene


def mutant(name: str, scene: Scene, *patches: tuple[str, str, str]) -> Mutant:
    """A mutant by patches, each of a module below ``carteado`` or of a function: (module, old, new)."""
    return Mutant(name, tuple(Patch(_full(module), old, new) for module, old, new in patches), scene)


def _full(module: str) -> str:
    return module if module.startswith("functions.") else f"carteado.{module}"


def after(module: str, line: str, more: str) -> tuple[str, str, str]:
    """A patch that lets something follow a piece of the source."""
    return module, line, line + more


def before(module: str, line: str, more: str) -> tuple[str, str, str]:
    """A patch that lets something come before a piece of the source."""
    return module, line, more + line


def logging(text: str) -> str:
    """A statement that writes into the log of ``http``."""
    return f"    __import__('logging').getLogger('http').error({text})\n"


TRICKS: Final = "games.trick_hand"
VIEWS: Final = "table.views"
TABLES: Final = "app.tables"
PLAY: Final = "table.play"
HTTP: Final = "functions.http.app"

COUNTS: Final = '"counts": [hand.bit_count() for hand in self._hands],'
LOTS: Final = '"lots": lots,'
LEVEL: Final = '"level": seat.bot or None,'
HAND: Final = '"hand": None if hand is None else hand.view(viewer),'
PUSH: Final = "bodies[table.seat_of(socket.user)]"
NOTE: Final = "    table.note(written(seat, text))\n    run(table, hand, moment, pause_ends"
SAVE: Final = "    _keep_awake(world, table, moment.now)\n"
ILLEGAL: Final = "        raise Refused(refusal.code) from None\n"
EARLY: Final = '        raise Refused("too_early", early)\n'
REQUESTS: Final = '    metrics.add_metric("Requests", MetricUnit.Count, 1)\n'
REFUSED: Final = '"path": api.current_event.path}'
CALLER: Final = "def caller() -> User:"
CONTEXT: Final = "@logger.inject_lambda_context(clear_state=True)"
EVERY: Final = "for other in range(table.players)"

IN_THE_HAND: Final = (
    mutant(
        "all hands, for whoever looks on",
        PAIR,
        (TRICKS, '"hand": None if', '"hand": [self._own_cards(seat) for seat in range(self.players)] if'),
    ),
    mutant("the hand of the seat before", PAIR, (TRICKS, "self._own_cards(viewer),", "self._own_cards(viewer - 1),")),
    mutant(
        "how many cards of a suit everybody has",
        PAIR,
        after(TRICKS, COUNTS, '"hearts": [(hand >> 26 & 8191).bit_count() for hand in self._hands],'),
    ),
    mutant(
        "a key that is there while somebody holds an ace",
        PAIR,
        after(TRICKS, COUNTS, '**({"aces": 1} if any(hand & 1 << 26 for hand in self._hands) else {}),'),
    ),
    mutant(
        "a length that depends on a hidden card",
        PAIR,
        (TRICKS, "str(seat): kind", 'str(seat): kind + " " * (self._hands[1 - seat] % 31)'),
    ),
    mutant("counts of the cards that trump", PAIR, (TRICKS, "hand.bit_count() for", "(hand & 8191).bit_count() for")),
    mutant(
        "the legal moves of whoever is waited for",
        PAIR,
        (TRICKS, "[] if viewer is None else self.offered(viewer)", "self.offered(next(iter(self.waiting), 0))"),
    ),
    mutant(
        "how many moves there are", FOLLOWING, (TRICKS, "str(seat): kind", "str(seat): kind + str(self.legal(seat))")
    ),
    mutant(
        "the barred cards of whoever is waited for",
        CUT,
        (TRICKS, "self._barred_cards(viewer)", "self._barred_cards(next(iter(self.waiting), viewer))"),
    ),
    mutant("the stock itself", PAIR, ("games.bisca", "len(self._stock) - self._drawn,", "self._stock[self._drawn :],")),
    mutant("the next card", PAIR, ("games.bisca", '"relos": self._relos', '"relos": self._stock[self._drawn :][:1]')),
    mutant("the partner's cards at all times", PARTNERS, ("games.bisca", "if at_start or at_end else None", "")),
    mutant("the partner's cards in every hand", COVERED, ("games.truco", "viewer % _SIDES != self._ten", "False")),
    mutant(
        "a card face down in the trick",
        COVERED,
        ("games.truco", "_trick.append(shown)", "_trick.append(card.bit_length() - 1)"),
    ),
    mutant("own cards in a blind hand", BLIND, ("games.truco", "        if not self._blind:\n", "        if True:\n")),
    mutant("own cards before the trump is known", JUST_DEALT, ("games.bisca", "[] if self._trump == NONE else ", "")),
    mutant(
        "the points of whoever may annul",
        CUT,
        ("games.sueca", "return self._points_in(viewer)", "return self._points_in(viewer - 1)"),
        ("games.sueca", "if viewer is None or _ANNUL not in self._beside.get(viewer, ()):", "if viewer is None:"),
    ),
)
IN_THE_STATE: Final = (
    mutant("the secret beside its promise", PAIR, after(VIEWS, LOTS, '"proof": table.secret.hex(),')),
    mutant("the seed of the coming match", PAIR, after(VIEWS, LOTS, '"next": table.upcoming[:32].hex(),')),
    mutant("the salt alone", PAIR, (VIEWS, LOTS, '"lots": lots or list((table.upcoming or table.secret)[32:]),')),
    mutant("a promise without its salt", PAIR, ("fairness", '1" + salt + seed', '1" + seed')),
    mutant("a hash of all that is stored", PAIR, (VIEWS, LOTS, '"lots": lots or hash(str(table)),')),
    mutant("the contributions themselves", PAIR, (VIEWS, "[bool(part) if seat.user", "[part.hex() if seat.user")),
    mutant("users by their ids", PAIR, after(VIEWS, LEVEL, '"user": seat.user,')),
    mutant("the moves as they are stored", COVERED, (VIEWS, LOTS, '"lots": lots or table.log,')),
    mutant(
        "the signals of the other pair", SIGNALS, (VIEWS, "signals.agreed(table, viewer)", "table.seats[0].signals")
    ),
    mutant("the view of seat 0, for whoever looks on", PAIR, (VIEWS, HAND, HAND.replace("viewer", "viewer or 0"))),
    mutant("a card face down, in the event", COVERED, ("table.timeline", "if verb in CONCEALED else", "if False else")),
    mutant(
        "a card face down, among those played",
        RECALLED,
        ("table.timeline", 'if move[1:2] == ["play"]', "if move[-1] in CARDS"),
    ),
    mutant("where the turned card went", TURNED_BACK, ("table.timeline", 'return f"- {verb}"', 'return f"- {move}"')),
    mutant(
        "the place of a card in its hand, by when it comes",
        WITH_BOTS,
        (
            "table.timeline",
            "            hand.apply(*next_move)\n",
            "            at += len(str(hand.legal(next_move[0])))\n"
            "            at += hand.legal(next_move[0]).index(next_move[1])\n            hand.apply(*next_move)\n",
        ),
    ),
    mutant(
        "a longer clock for whoever has a choice",
        FOLLOWING,
        (PLAY, "max(table.until, now) + allowed", "max(table.until, now) + allowed + len(hand.legal(*hand.waiting))"),
    ),
    mutant(
        "the name of somebody forgotten",
        FORGOTTEN,
        (PLAY, "    table.seats[seat] = Seat()\n", "    table.seats[seat] = Seat(name=table.seats[seat].name)\n"),
    ),
)
IN_PUSHES: Final = (
    mutant("one state for all sockets", PAIR, (TABLES, PUSH, "next(iter(bodies.values()))")),
    mutant("a seat's state, for whoever looks on", PAIR, (TABLES, PUSH, "bodies[table.seat_of(socket.user) or 0]")),
    mutant(
        "a seat's state, for whoever has had it",
        PAIR,
        (
            "table.state",
            "        return next((number for number, seat in enumerate(self.seats) "
            "if user and seat.user == user), None)\n",
            "        for number, seat in enumerate(self.seats):\n"
            "            if user and seat.user == user:\n"
            "                _SEATS[user] = number\n"
            "        return _SEATS.get(user)\n",
        ),
        before("table.state", "def _unfold(", "_SEATS = {}\n\n\n"),
    ),
)
IN_ANSWERS: Final = (
    mutant(
        "an answer that is kept for a second",
        PAIR,
        (
            HTTP,
            "tables.look(wiring.world, caller(), forms.table_id(table_id))",
            "_KEPT.setdefault("
            "wiring.world.clock.now() // 1_000, tables.look(wiring.world, caller(), forms.table_id(table_id)))",
        ),
        before(HTTP, CALLER, "_KEPT = {}\n\n\n"),
    ),
    mutant(
        "the records of a running match",
        SECOND_HAND,
        (
            "app.history",
            "in published(records).items()]",
            "in {**dict.fromkeys(hands, {}), **published(records)}.items()]",
        ),
    ),
    mutant("all cards of a hand that is over", SECOND_HAND, ("app.replays", "if played.over else None", "")),
    mutant(
        "who holds the card that one has not",
        SIX,
        (
            PLAY,
            ILLEGAL,
            f"        held = [other {EVERY} if text[5:] in str(hand.view(other)['hand'])]\n"
            "        raise Refused(f'{refusal.code}{held}') from None\n",
        ),
    ),
    mutant(
        "too early, as long as the cards say",
        FOLLOWING,
        (PLAY, EARLY, "        raise Refused('too_early', early + sum(map(ord, str(hand.view(0)['hand']))))\n"),
    ),
    mutant(
        "a refusal with the state of seat 0",
        PAIR,
        (
            TABLES,
            "raise TurnedDown(refusal, _settled(world, loaded, moment, user, overdue, tried))",
            "raise TurnedDown(refusal, views.states(loaded.table, [0], moment.now)[0])",
        ),
    ),
    mutant(
        "an exception with the table in its text", PAIR, (PLAY, ILLEGAL, "        raise ValueError(table) from None\n")
    ),
    mutant(
        "an exception's text",
        PAIR,
        (HTTP, "refused(refusal.code, refusal.ms)", "refused(refusal.code, refusal.ms, why=str(refusal))"),
        ("app.tries", "    raise Busy\n", "    raise Busy(vars(world.store))\n"),
    ),
)
IN_CHATS: Final = (
    mutant(
        "the hand of seat 0, in the message",
        COVERED,
        ("app.chat.cards", "[None], now)[None]", "[0], now)[0]"),
        ("app.chat.cards", "in parts))])", 'in parts))]) + str(view["hand"] and view["hand"]["hand"])'),
    ),
    mutant(
        "the hand of seat 0, on the button",
        COVERED,
        ("app.chat.cards", "[None], now)[None]", "[0], now)[0]"),
        ("app.chat.cards", "in parts))])", 'in parts))]) + str(view["hand"] and view["hand"]["hand"])'),
        (
            "app.chat.cards",
            "    return Post(told(view, say), card_buttons.rows(table, view, courier.links, say))",
            "    hand = card_buttons.Button(told(view, say), url=courier.links.table(table.id))\n"
            "    return Post(say(table.game), ((hand,),))",
        ),
    ),
)
IN_LOGS: Final = (
    mutant("hands", PAIR, before(PLAY, NOTE, logging(f"str([hand.view(other)['hand'] {EVERY}])"))),
    mutant("cards face down", COVERED, before(PLAY, NOTE, logging("text"))),
    mutant("the table as it is saved", PAIR, after(TABLES, SAVE, logging("state.dump(table)"))),
    mutant("names", PAIR, after(TABLES, SAVE, logging("table.seats[0].name"))),
    mutant("the thoughts of a bot", WITH_BOTS, after("bots.easy", "    seen = view()\n", logging("str(seen['hand'])"))),
    mutant("whole requests", PAIR, (HTTP, CONTEXT, CONTEXT.replace(")", ", log_event=True)"))),
    mutant("tokens, of those refused", PAIR, (HTTP, REFUSED, REFUSED.replace("}", ', "by": bearer()}'))),
    mutant("init data", PAIR, after(HTTP, "    arrival = body(forms.Arrival)\n", "    logger.debug(arrival)\n")),
    mutant("whence they call", PAIR, before(HTTP, REQUESTS, "    logger.debug(event['requestContext'])\n")),
    mutant("tickets", PAIR, before("functions.socket.app", "    watching.connect(", "    logger.info(ticket)\n")),
    mutant(
        "updates of Telegram",
        PAIR,
        after("functions.bot.app", "    update = parsed(event)\n", "    logger.debug(update)\n"),
    ),
    mutant(
        "the stream's image",
        PAIR,
        before("functions.notify.app", "    table_id = record", "    logger.info(record.raw_event)\n"),
    ),
    mutant(
        "whoever called before",
        PAIR,
        (HTTP, CONTEXT, "@logger.inject_lambda_context()"),
        before(HTTP, "    return wiring.tokens.read_session", "    logger.append_keys(by=sum(token.encode()))\n"),
    ),
)
IN_FIGURES_AND_MESSAGES: Final = (
    mutant(
        "a figure for each hidden card",
        PAIR,
        before(
            PLAY,
            NOTE,
            "    from aws_lambda_powertools import Metrics\n"
            "    Metrics(namespace='Carteado', service='http').add_metric("
            "str(hand.view(1 - seat)['hand']), 'Count', 1)\n",
        ),
    ),
    mutant(
        "the secret, in a wake-up",
        PAIR,
        (TABLES, "wake(table.id, table.due, max", "wake(table.id + table.secret.hex(), table.due, max"),
    ),
    mutant(
        "a wake-up that is due when a card says",
        FOLLOWING,
        (
            TABLES,
            "max(0, table.due - now))",
            "max(0, table.due - now) + 1_000 * (sum(map(ord, str(views.states(table, [0], now)[0]))) % 60))",
        ),
    ),
)
MUTANTS: Final = (
    *IN_THE_HAND,
    *IN_THE_STATE,
    *IN_PUSHES,
    *IN_ANSWERS,
    *IN_CHATS,
    *IN_LOGS,
    *IN_FIGURES_AND_MESSAGES,
)
