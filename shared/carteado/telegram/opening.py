"""Commands and buttons that open tables, and the list of those that are open."""

from functools import partial

from aiogram import F, Router
from aiogram.filters import Command, CommandObject
from aiogram.types import CallbackQuery, Message, Update

from carteado.app import tables
from carteado.app.chat import menu, opening, overview, setups
from carteado.app.chat.channel import Post
from carteado.app.chat.opening import Opening
from carteado.app.ports import ChatMessage
from carteado.games import GAMES
from carteado.table.state import Refused
from carteado.telegram import pages
from carteado.telegram.room import Room
from carteado.telegram.taps import answer, language_of


def router() -> Router:
    """Its handlers."""
    made = Router()
    made.message.register(open_table, Command(*GAMES))
    made.message.register(offer_menu, Command("mesa"))
    made.message.register(list_tables, Command("mesas"))
    made.callback_query.register(use_menu, F.data.startswith(menu.VERB), F.message)
    made.callback_query.register(play, F.data.startswith(menu.PLAY))
    made.callback_query.register(close_table, F.data.startswith(overview.CLOSE))
    return made


async def open_table(message: Message, command: CommandObject, event_update: Update, room: Room) -> None:
    """``/bisca``, ``/bisca 4``: a table like the chat's last one of that game."""
    say, sender = room.say(message), message.from_user
    if sender is None or message.sender_chat is not None:
        await room.reply(message, Post(say("chat-anonymous")))
        return
    game, chat = GAMES[command.command], room.world.store.chat(message.chat.id)
    setup = setups.setup_for(game, chat, (command.args or "").strip())
    if setup is None:
        await room.reply(message, Post(opening.seats_on_offer(game, say)))
        return
    place = room.place(message)
    card = ChatMessage(place.chat, 0, place.language, place.thread)
    wanted = Opening(room.tokens.named(f"update {event_update.update_id}"), room.user(sender), game, setup)
    excuse = opening.attempt(partial(opening.open_here, room.courier, wanted, card), say)
    if excuse:
        await room.reply(message, Post(excuse))


async def offer_menu(message: Message, room: Room) -> None:
    """``/mesa``: which game, and on which terms."""
    say, sender = room.say(message), message.from_user
    if sender is None or message.sender_chat is not None:
        await room.reply(message, Post(say("chat-anonymous")))
        return
    await room.reply(message, menu.games(sender.id, room.world.store.chat(message.chat.id), say))


async def use_menu(query: CallbackQuery, room: Room) -> None:
    """A button of the menu: another page, or the table."""
    say, message, press = pages.say(query, room), pages.pressed_on(query), menu.read(query.data or "")
    if message is None or press is None:
        await answer(query, say("menu-old"))
    elif press.asker != query.from_user.id:
        await answer(query, say("menu-not-yours"))
    elif press.step == menu.OPEN_STEP:
        await _open_picked(query, message, press, room)
    else:
        await pages.turn(query, message, menu.page(press, room.world.store.chat(message.chat.id), say), room)


async def _open_picked(query: CallbackQuery, message: Message, press: menu.Press, room: Room) -> None:
    """The menu becomes the table's card."""
    say, picked = pages.say(query, room), setups.read(press.picked)
    assert picked is not None
    thread = message.message_thread_id if message.is_topic_message else None
    card = ChatMessage(message.chat.id, message.message_id, language_of(query, room), thread)
    table_id = room.tokens.named(f"menu {message.chat.id} {message.message_id}")
    wanted = Opening(table_id, room.user(query.from_user), *picked)
    excuse = opening.attempt(partial(opening.open_here, room.courier, wanted, card), say)
    await answer(query, excuse or say("menu-opened"))


async def play(query: CallbackQuery, room: Room) -> None:
    """A game was chosen to be played right here, in private."""
    say, message = pages.say(query, room), pages.pressed_on(query)
    game = GAMES.get((query.data or "").removeprefix(menu.PLAY))
    if message is None or game is None:
        await answer(query, say("menu-old"))
        return
    chat = room.world.store.chat(message.chat.id)
    table_id = room.tokens.named(f"press {query.id}")
    wanted = Opening(table_id, room.user(query.from_user), game, setups.usual(game, chat))
    language = language_of(query, room)
    excuse = opening.attempt(partial(opening.open_to_play, room.courier, wanted, chat.id, language), say)
    await answer(query, excuse)


async def list_tables(message: Message, room: Room) -> None:
    """``/mesas``: the tables that are open here."""
    await room.reply(message, overview.post(room.courier, message.chat.id, room.say(message)))


async def close_table(query: CallbackQuery, room: Room) -> None:
    """Anybody in the chat may close a lobby that everybody seems to have forgotten."""
    say, message = pages.say(query, room), pages.pressed_on(query)
    if message is None:
        await answer(query, say("menu-old"))
        return
    said = ""
    try:
        tables.close_lobby(room.world, (query.data or "").removeprefix(overview.CLOSE))
    except Refused:
        said = say("tables-busy")
    await pages.turn(query, message, overview.post(room.courier, message.chat.id, say), room, said)
