"""A seat as text in its player's private chat, with a button for each thing that he may do."""

from collections.abc import Sequence

from carteado.app import story
from carteado.app.chat import board_text, cards, replays
from carteado.app.chat.board_buttons import Keyboard
from carteado.app.chat.channel import Button, Courier, Post
from carteado.app.chat.sentences.scene import Scene
from carteado.app.ports import ChatMessage, Loaded
from carteado.app.tables import State
from carteado.table import hands, views
from carteado.table.state import LOBBY, OVER, Table


def face(courier: Courier, loaded: Loaded, message: ChatMessage) -> Post:
    """What the board says: the end of what is being shown, for whoever reads it has the whole story there."""
    table, say = loaded.table, courier.words(message.language)
    seat = table.seat_of(message.user)
    if is_closed(table, message):
        return Post(say("board-gone"))
    state = views.states(table, [seat], courier.world.clock.now())[seat]
    scene = Scene(say, state["frames"][-1]["view"])
    keyboard = Keyboard(scene, table.id, table.turn)
    if table.phase == LOBBY or seat is None:
        return Post(cards.told(scene.view, say), keyboard.rows())
    inside = _inside(state)
    replay = Button(say("board-replay"), url=courier.links.talk(table.id, replays.PURPOSE))
    rows = keyboard.rows(inside) + (((replay,),) if table.phase == OVER else ())
    return Post(board_text.text(scene, _story(table, seat), inside), rows)


def is_closed(table: Table, message: ChatMessage) -> bool:
    """Whether the board has nothing more to tell: its user has no seat, and there is none to be had."""
    return table.phase != LOBBY and table.seat_of(message.user) is None


def _story(table: Table, seat: int) -> Sequence[story.Step]:
    steps = list(story.steps(hands.dealt(table), table.moves, seat))
    return story.since_own_move(steps, seat)


def _inside(state: State) -> list[str]:
    """What he may do in a pause that is being shown or will be, and no longer after it."""
    *frames, last = [frame["view"]["hand"] for frame in state["frames"]]
    return [move for hand in frames if hand["pause"] for move in hand["legal"] if move not in last["legal"]]
