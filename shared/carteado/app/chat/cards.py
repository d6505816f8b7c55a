"""A table as a chat shows it: one message, made from what a spectator sees."""

import html
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from carteado.app.chat import terms
from carteado.app.chat.channel import Button, Courier, Post, Say
from carteado.app.ports import ChatMessage, Loaded
from carteado.app.sessions import cleaned
from carteado.games import GAMES
from carteado.table import views
from carteado.table.state import DECIDING, LOBBY, OVER, Table

LONGEST_NAME: Final = 40

View = dict[str, Any]


def face(courier: Courier, loaded: Loaded, message: ChatMessage) -> Post:
    """What the table's card says once its timeline has been shown."""
    table, say = loaded.table, courier.words(message.language)
    button = Button(say(_BUTTONS.get(table.phase, "chat-watch")), url=courier.links.table(table.id))
    return Post(text(table, courier.world.clock.now(), say), ((button,),))


def text(table: Table, now: int, say: Say) -> str:
    """How the table stands, in words."""
    return told(views.states(table, [None], now)[None]["frames"][-1]["view"], say)


def told(view: View, say: Say) -> str:
    """The text for what a spectator sees."""
    title = terms.title(GAMES[view["game"]], view["players"], say)
    parts = _LOBBY if view["phase"] == LOBBY else _OVER if view["phase"] == OVER else _MATCH
    return "\n".join([title, *(part(view, say) for part in parts)])


def _agreed(view: View, say: Say) -> str:
    return terms.agreed(GAMES[view["game"]], view["players"], view["options"], view["clock"], say)


def _seats(view: View, say: Say) -> str:
    sides = _sides(view, say)
    if len(sides) == view["players"]:
        return "\n" + "\n".join(sides)
    return "\n" + "\n".join(say("chat-side", number=number, names=names) for number, names in enumerate(sides, 1))


def _missing(view: View, say: Say) -> str:
    return "\n" + say("chat-missing", count=view["seats"].count(None))


def _progress(view: View, say: Say) -> str:
    return say("chat-deciding") if view["phase"] == DECIDING else say("chat-deal", deal=view["deal"])


def _score(view: View, say: Say) -> str:
    sides = _sides(view, say)
    games = view["games"] or [None] * len(sides)
    lines = zip(view["score"], sides, games, strict=True)
    return "\n" + "\n".join(_line(*line, say) for line in lines)


def _line(points: int, names: str, games: int | None, say: Say) -> str:
    if games is None:
        return say("chat-score", points=points, names=names)
    return say("chat-score-games", points=points, names=names, games=games)


def _outcome(view: View, say: Say) -> str:
    names = [_sides(view, say)[side] for side in view["winners"] or ()]
    return say("chat-won", names=listed(names, say)) if names else say("chat-nobody")


_LOBBY: Final = (_agreed, _seats, _missing)
_MATCH: Final = (_progress, _score)
_OVER: Final = (_outcome, _score)
_BUTTONS: Final = {LOBBY: "chat-join", OVER: "chat-again"}


def _sides(view: View, say: Say) -> list[str]:
    """The names of each side."""
    count = len(view["score"])
    return [listed([_name(seat, say) for seat in view["seats"][side::count]], say) for side in range(count)]


def listed(names: Sequence[str], say: Say, last: str = "chat-names") -> str:
    """Several things in a row; ``last`` is the message that joins the last one."""
    if len(names) == 1:
        return names[0]
    return say(last, one=", ".join(names[:-1]), other=names[-1])


def _name(seat: View | None, say: Say) -> str:
    if seat is None:
        return say("chat-free")
    name = harmless(seat["name"])
    return name if seat["kind"] == "human" else say(f"chat-{seat['kind']}", name=name)


def harmless(name: str) -> str:
    """A person's name, fit for HTML: nothing hidden, no long tail, apart where it runs from right to left."""
    short = cleaned(name)[:LONGEST_NAME].strip() or "?"
    leftward = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in short)
    return html.escape(f"{_FIRST_STRONG_ISOLATE}{short}{_POP_ISOLATE}" if leftward else short, quote=False)


_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"
