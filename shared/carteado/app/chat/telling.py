"""Keeps the messages that show a table up to date, as often as their chats bear it.

A change is told by reading the table anew: told late, twice or out of order it does no harm. Nobody's play ever waits
for Telegram; whatever Telegram refuses for a while comes back through the queue.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from carteado.app.chat import boards, cards, chats, pacing, reminders
from carteado.app.chat.channel import Barred, Courier, Later, MessageGone, Moved, Place, Post, TopicGone
from carteado.app.ports import BOARD, CARD, REMINDER, ChatMessage, Errand, Loaded, Unreachable
from carteado.app.tries import until_written
from carteado.table.state import OVER, Table

RESENT: Final = 2
"""So often a message that was deleted is sent anew in one match: three messages are what a group bears."""
FIRST_RETRY_MS: Final = 5_000
TRIES: Final = 8

Face = Callable[[Courier, Loaded, ChatMessage], Post | None]
"""What a message is to say; None when it stays as it is."""
_FACES: Final[Mapping[str, Face]] = {BOARD: boards.face, CARD: cards.face, REMINDER: reminders.face}


def tell_change(courier: Courier, table_id: str) -> None:
    """Tell everybody in Telegram whom a change of the table concerns. Raises Busy, Unreachable, NewerSchema."""
    loaded = courier.world.store.load(table_id)
    if loaded is None:
        return
    for message in loaded.messages:
        tell(courier, loaded, message)
    reminders.plan(courier.world, loaded)


def catch_up(courier: Courier, chat_id: int) -> None:
    """Tell a chat how its open tables stand: it is new, or could not be told for a while.

    Raises Busy, Unreachable, NewerSchema.
    """
    for table_id in courier.world.store.chat(chat_id).tables:
        loaded = courier.world.store.load(table_id)
        for message in loaded.messages if loaded and loaded.table.phase != OVER else ():
            if loaded and message.kind == CARD:
                tell(courier, loaded, message)


def tell_again(courier: Courier, table_id: str, kind: str, user: str = "") -> None:
    """Make the table's message of that kind, for that user, say how things stand. Raises as ``tell_change``."""
    loaded = courier.world.store.load(table_id)
    for message in loaded.messages if loaded else ():
        if loaded and (message.kind, message.user) == (kind, user):
            tell(courier, loaded, message)


def tell(courier: Courier, loaded: Loaded, message: ChatMessage) -> None:
    """Make a message of the table say how things stand, now or as soon as its chat bears it. Raises Busy."""
    post = _face(courier, loaded, message)
    errand = Errand(message.kind, loaded.table.id, message.chat, message.user)
    if post is not None and _has_turn(courier, errand):
        _write(courier, loaded.table, message, post, errand)


def do(courier: Courier, errand: Errand) -> None:
    """Do an errand that has come through the queue. Raises Busy, Unreachable, NewerSchema."""
    if errand.kind == REMINDER and not reminders.is_due(courier.world, errand):
        return
    if not _has_turn(courier, errand):
        return
    # Not before the turn was taken: whatever changes until then is left to this errand.
    loaded = courier.world.store.load(errand.table)
    message = None if loaded is None else _message(courier, loaded, errand)
    post = None if loaded is None or message is None else _face(courier, loaded, message)
    if loaded is not None and message is not None and post is not None:
        _write(courier, loaded.table, message, post, errand)


def _has_turn(courier: Courier, errand: Errand) -> bool:
    """Whether the errand may be done now in its chat; in a chat that has moved it follows."""
    try:
        return pacing.take_turn(courier.world, errand)
    except Moved as moved:
        _follow(courier, errand, moved.chat)
        return False


def _message(courier: Courier, loaded: Loaded, errand: Errand) -> ChatMessage | None:
    for message in loaded.messages:
        if (message.kind, message.user) == (errand.kind, errand.user):
            return message
    return reminders.unsent(courier.world, errand) if errand.kind == REMINDER else None


def _face(courier: Courier, loaded: Loaded, message: ChatMessage) -> Post | None:
    return _FACES[message.kind](courier, loaded, message)


def _write(courier: Courier, table: Table, message: ChatMessage, post: Post, errand: Errand) -> None:
    """Call Telegram; what it refuses for now is done later, what it refuses for good is left."""
    world = courier.world
    try:
        _send_or_edit(courier, table, message, post)
    except Later as later:
        pacing.postpone(world, errand, later.seconds * 1000, silent=True)
    except Unreachable:
        if errand.tries < TRIES:
            pacing.postpone(world, replace(errand, tries=errand.tries + 1), FIRST_RETRY_MS << errand.tries)
    except Moved as moved:
        chats.move(world, message.chat, moved.chat)
        _follow(courier, errand, moved.chat)
    except TopicGone:
        world.store.detach(table.id, message)
    except Barred:
        chats.bar(world, message.chat)


def _follow(courier: Courier, errand: Errand, chat: int) -> None:
    """The message goes along with its chat, where it is a new one; once, however often and by whom that is told."""
    world = courier.world
    loaded = world.store.load(errand.table)
    message = None if loaded is None else _message(courier, loaded, errand)
    if message is not None and message.chat != chat:
        world.store.attach(errand.table, replace(message, chat=chat, message=0))
        pacing.postpone(world, replace(errand, chat=chat, tries=0), pacing.GROUP_PACE_MS)


def _send_or_edit(courier: Courier, table: Table, message: ChatMessage, post: Post) -> None:
    """A chat gets a new card for each match: how the last one ended is still to be read in its own."""
    store, now_shown = courier.world.store, replace(message, match=table.match)
    if message.kind == CARD and message.message and 0 < message.match < table.match:
        _send(courier, table, replace(now_shown, sent=0), post)
    elif not (message.message or message.inline):
        _send(courier, table, now_shown, post)
    elif not _edited(courier, message, post):
        _send_again(courier, table, now_shown, post)
    elif message.kind == REMINDER or (message.kind == BOARD and boards.is_closed(table, message)):
        store.detach(table.id, message)
    elif message.match != table.match:
        store.attach(table.id, now_shown)


def _edited(courier: Courier, message: ChatMessage, post: Post) -> bool:
    try:
        courier.channel.edit(message, post)
    except MessageGone:
        return False
    return True


def _send_again(courier: Courier, table: Table, message: ChatMessage, post: Post) -> None:
    """Somebody has deleted the message. A reminder has served its purpose; one of inline mode is not ours to send."""
    if message.kind == REMINDER or message.inline or message.sent >= RESENT:
        courier.world.store.detach(table.id, message)
    else:
        _send(courier, table, replace(message, sent=message.sent + 1), post)


def _send(courier: Courier, table: Table, message: ChatMessage, post: Post) -> None:
    world = courier.world
    sent = replace(message, message=courier.channel.send(Place(message.chat, message.language, message.thread), post))
    until_written(world, lambda: world.store.attach(table.id, sent))  # or it would be sent a second time
