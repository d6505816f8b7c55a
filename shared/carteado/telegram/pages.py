"""Messages that are pages: their buttons hold all that they know, and a press turns them."""

from contextlib import suppress

from aiogram.exceptions import TelegramBadRequest
from aiogram.types import CallbackQuery, Message

from carteado.app.chat import pacing
from carteado.app.chat.channel import Post, Say
from carteado.telegram.room import Room, markup
from carteado.telegram.taps import answer, language_of


def pressed_on(query: CallbackQuery) -> Message | None:
    """The message, if the button is still under it: Telegram brings its keyboard along, and data can be made up."""
    message = query.message
    if not isinstance(message, Message) or message.reply_markup is None:
        return None
    buttons = [button for row in message.reply_markup.inline_keyboard for button in row]
    return message if any(button.callback_data == query.data for button in buttons) else None


def say(query: CallbackQuery, room: Room) -> Say:
    """The words for whoever pressed. Raises Unreachable."""
    return room.courier.words(language_of(query, room))


async def turn(query: CallbackQuery, message: Message, post: Post, room: Room, said: str = "") -> None:
    """Make the message say something else, unless the chat has had too much already; ``said``: to whoever pressed.

    Raises Unreachable.
    """
    if not pacing.may_reply(room.world, message.chat.id):
        await answer(query, say(query, room)("menu-slow"))
        return
    await answer(query, said)
    await write(message, post, room)


async def write(message: Message, post: Post, room: Room) -> None:
    """Make the message say this, or only show other buttons where the post has no text. Raises Unreachable."""
    # It is refused when it says so already, or when it is gone.
    with suppress(TelegramBadRequest), room.writing_to(message.chat.id):
        if post.text:
            await message.edit_text(post.text, parse_mode="HTML", reply_markup=markup(post))
        else:
            await message.edit_reply_markup(reply_markup=markup(post))
