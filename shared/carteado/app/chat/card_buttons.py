"""The buttons under a table's card."""

from typing import Any, Final

from carteado.app.chat.channel import Button, Links, Say
from carteado.app.chat.taps import Tap
from carteado.table.state import LOBBY, OVER, Table

START: Final = "start"
"""Begins the match."""
FILL: Final = "fill"
"""Seats bots wherever nobody sits."""
REMATCH: Final = "rematch"
"""Asks for another match than the one named, or agrees to it: all press the same button, in any order."""

Rows = tuple[tuple[Button, ...], ...]


def rows(table: Table, view: dict[str, Any], links: Links, say: Say) -> Rows:
    """What one may do with a table that looks like this to a spectator."""
    if view["phase"] == LOBBY:
        return _lobby(table, view, links, say)
    watch = (Button(say("chat-watch"), url=links.table(table.id)),)
    return (*_afterwards(table, view, links, say), watch) if view["phase"] == OVER else (watch,)


def _lobby(table: Table, view: dict[str, Any], links: Links, say: Say) -> Rows:
    if not any(view["seats"]):
        return ((Button(say("chat-reopen"), url=links.table(table.id)),),)
    join = Button(say("chat-join"), url=links.table(table.id))
    talk = Button(say("chat-talk"), url=links.talk(table.id))
    fill = Button(say("chat-fill"), data=Tap(FILL, table.id, table.turn).data())
    start = Button(say("chat-start"), data=Tap(START, table.id, table.turn).data())
    return (join,), (talk,), (fill, start) if None in view["seats"] else (start,)


def _afterwards(table: Table, view: dict[str, Any], links: Links, say: Say) -> Rows:
    again = Button(say("chat-again"), data=Tap(REMATCH, table.id, table.turn, str(table.match)).data())
    played = any(seat["kind"] == "human" for seat in view["seats"])
    return (*(((again,),) if played else ()), *_replay(table, view, links, say))


def _replay(table: Table, view: dict[str, Any], links: Links, say: Say) -> Rows:
    """The last hand of the match again, unless none has come to its end."""
    broken_off = not (view["hand"] and view["hand"]["result"])
    deal = view["deal"] - broken_off
    return ((Button(say("chat-replay"), url=links.replay(table.id, table.match, deal)),),) if deal else ()
