"""Tells whoever is not looking that a table waits for him: privately, once a turn, and after a while."""

from typing import Final

from carteado.app.chat.audience import absent, waited_for
from carteado.app.chat.channel import Button, Courier, Post
from carteado.app.ports import REMINDER, ChatMessage, Errand, Loaded, World
from carteado.app.sessions import telegram_id

PATIENCE_MS: Final = 15_000
"""Of his turn."""


def plan(world: World, loaded: Loaded) -> None:
    """Look after everybody whom the table waits for and who is away, once he has had time. Raises Unreachable."""
    for user in absent(loaded):
        plan_for(world, loaded.table.id, user, max(0, loaded.table.until - world.clock.now()) + PATIENCE_MS)


def plan_for(world: World, table_id: str, user: str, delay_ms: int = PATIENCE_MS) -> None:
    """Look after one of them, if he wants to be reminded at all. Raises Unreachable."""
    chat_id = telegram_id(user)
    if chat_id and _wanted(world, chat_id):
        world.queue.send(Errand(REMINDER, table_id, chat_id, user), delay_ms)


def is_due(world: World, errand: Errand) -> bool:
    """Whether he must be reminded now; what comes too early, by this clock, comes again. Raises Unreachable."""
    loaded = world.store.load(errand.table)
    if loaded is None or errand.user not in absent(loaded) or not _wanted(world, errand.chat):
        return False
    left = loaded.table.until + PATIENCE_MS - world.clock.now()
    if left > 0:
        world.queue.send(errand, left)
    return left <= 0


def unsent(world: World, errand: Errand) -> ChatMessage:
    """The reminder as it is about to be sent. Raises Unreachable."""
    return ChatMessage(errand.chat, 0, world.store.chat(errand.chat).language, kind=REMINDER, user=errand.user)


def face(courier: Courier, loaded: Loaded, message: ChatMessage) -> Post | None:
    """What it says: first that his turn has come, and, when it is over, no more than that."""
    say, table = courier.words(message.language), loaded.table
    if not message.message:
        open_app = Button(say("reminder-open"), url=courier.links.table(table.id))
        return Post(say("reminder-turn", game=say(table.game)), ((open_app,),))
    return None if message.user in waited_for(table) else Post(say("reminder-over", game=say(table.game)))


def _wanted(world: World, chat_id: int) -> bool:
    """A chat that has no language was never begun by its person: the bot may not write there."""
    chat = world.store.chat(chat_id)
    return bool(chat.language) and chat.reminders and not chat.barred
