"""A table as a chat shows it: one message, made from what a spectator sees."""

from typing import Any, Final

from carteado.app.chat import card_buttons, terms
from carteado.app.chat.channel import Courier, Post, Say
from carteado.app.chat.names import harmless, listed
from carteado.app.chat.sentences import results
from carteado.app.chat.sentences.scene import Scene
from carteado.app.ports import ChatMessage, Loaded
from carteado.games import GAMES
from carteado.table import views
from carteado.table.state import DECIDING, LOBBY, OVER, PLAYING, Table

View = dict[str, Any]


def face(courier: Courier, loaded: Loaded, message: ChatMessage) -> Post:
    """What the table's card says once its timeline has been shown."""
    table, say = loaded.table, courier.words(message.language)
    view = _seen(table, courier.world.clock.now())
    return Post(told(view, say), card_buttons.rows(table, view, courier.links, say))


def text(table: Table, now: int, say: Say) -> str:
    """How the table stands, in words."""
    return told(_seen(table, now), say)


def _seen(table: Table, now: int) -> View:
    view: View = views.states(table, [None], now)[None]["frames"][-1]["view"]
    return view


def told(view: View, say: Say) -> str:
    """The text for what a spectator sees."""
    title = terms.title(GAMES[view["game"]], view["players"], say)
    parts = _LOBBY if view["phase"] == LOBBY else _OVER if view["phase"] == OVER else _MATCH
    return "\n".join([title, *filter(None, (part(view, say) for part in parts))])


def _agreed(view: View, say: Say) -> str:
    recall = view["recall"] is not None
    return terms.agreed(GAMES[view["game"]], view["players"], view["options"], view["clock"], recall, say)


def _seats(view: View, say: Say) -> str:
    sides = _sides(view, say)
    if len(sides) == view["players"]:
        return "\n" + "\n".join(sides)
    return "\n" + "\n".join(say("chat-side", number=number, names=names) for number, names in enumerate(sides, 1))


def _missing(view: View, say: Say) -> str:
    free = view["seats"].count(None)
    return "\n" + (say("chat-closed") if free == view["players"] else say("chat-missing", count=free))


def _progress(view: View, say: Say) -> str:
    return say("chat-deciding") if view["phase"] == DECIDING else say("chat-deal", deal=view["deal"])


def _turn(view: View, say: Say) -> str:
    """Whom the table waits for; nothing if that is everybody, or nobody."""
    humans = [number for number, seat in enumerate(view["seats"]) if seat["kind"] == "human"]
    waited = [number for number in humans if str(number) in view["hand"]["waiting"]]
    if view["phase"] != PLAYING or not waited or waited == humans:
        return ""
    names = [_name(view["seats"][number], say) for number in waited]
    return say("chat-turn", count=len(names), names=listed(names, say))


def _question(view: View, say: Say) -> str:
    """What has been put to the table by one of its people, and how many have said yes."""
    proposal = view["proposal"]
    if proposal is None or proposal["by"] is None:
        return ""
    other = view["seats"][proposal["seat"]] if proposal["seat"] is not None else None
    name = _name(view["seats"][proposal["by"]], say)
    asked = say(f"chat-asks-{proposal['kind']}", name=name, other=_name(other, say))
    return "\n" + say("chat-asked", asked=asked, yes=len(proposal["yes"]), voters=len(proposal["electorate"]))


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


def _hand(view: View, say: Say) -> str:
    """What the hand that has ended brought to whom, and why."""
    ended = view["hand"] and view["hand"]["result"]
    return "\n" + "\n".join([_taken(view, ended, say), *results.items(Scene(say, view))]) if ended else ""


def _taken(view: View, ended: View, say: Say) -> str:
    points = " : ".join(map(str, ended["points"])) if any(ended["points"]) else "none"
    return say("chat-hand", deal=view["deal"], points=points)


_LOBBY: Final = (_agreed, _seats, _missing)
_MATCH: Final = (_progress, _turn, _score, _hand, _question)
_OVER: Final = (_outcome, _score, _hand, _question)


def _sides(view: View, say: Say) -> list[str]:
    """The names of each side."""
    count = len(view["score"])
    return [listed([_name(seat, say) for seat in view["seats"][side::count]], say) for side in range(count)]


def _name(seat: View | None, say: Say) -> str:
    if seat is None:
        return say("chat-free")
    name = harmless(seat["name"])
    return name if seat["kind"] == "human" else say(f"chat-{seat['kind']}", name=name)
