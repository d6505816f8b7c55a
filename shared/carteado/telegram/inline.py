"""Inline mode: ``@bot truco`` in any chat, also where the bot is no member."""

from contextlib import suppress
from functools import partial
from typing import Final

from aiogram import F, Router
from aiogram.exceptions import TelegramAPIError
from aiogram.types import (
    CallbackQuery,
    Chat,
    ChosenInlineResult,
    InlineQuery,
    InlineQueryResultArticle,
    InputTextMessageContent,
    LinkPreviewOptions,
)
from aiogram.types import User as Person

from carteado.app.chat import inline, menu, opening, setups
from carteado.app.chat.inline import Offer
from carteado.app.chat.opening import Opening
from carteado.telegram.room import Room, markup
from carteado.telegram.taps import answer

CACHE_S: Final = 10
"""For so long Telegram answers the same person by itself."""


def router() -> Router:
    """Its handlers."""
    made = Router()
    made.inline_query.register(offer)
    made.chosen_inline_result.register(sent)
    made.callback_query.register(press, F.data.startswith(menu.VERB), F.inline_message_id)
    return made


async def offer(query: InlineQuery, room: Room) -> None:
    """Somebody types the bot's name; what comes too late is no answer."""
    language = _language(query.from_user, room)
    invitation = inline.invitation(room.courier, query.query, language)
    new = inline.offers(query.from_user.id, query.query, room.courier.words(language))
    articles = [_article(found) for found in ([invitation] if invitation else new)]
    with suppress(TelegramAPIError):
        await query.answer([*articles], cache_time=CACHE_S, is_personal=True)


async def sent(result: ChosenInlineResult, room: Room) -> None:
    """Somebody has sent a result. What stands in the way of the table he hears when he presses its button."""
    inline_id, table_id = result.inline_message_id, inline.invited(result.result_id)
    if inline_id and table_id:
        _follow(inline_id, result.from_user, table_id, room)
    elif inline_id:
        _open(inline_id, result.from_user, result.result_id, room)


async def press(query: CallbackQuery, room: Room) -> None:
    """The button of a message whose table is not shown yet: perhaps nobody has told us that it was sent."""
    say = room.courier.words(_language(query.from_user, room))
    asked = menu.read(query.data or "")
    if asked is None or asked.step != menu.OPEN_STEP or query.inline_message_id is None:
        await answer(query, say("menu-old"))
        return
    excuse = _open(query.inline_message_id, query.from_user, asked.picked, room)
    await answer(query, excuse or say("menu-opened"))


def _open(inline_id: str, person: Person, picked: str, room: Room) -> str:
    """Open the table of the message, whoever comes first; why it cannot be done, or nothing."""
    language, found = _language(person, room), setups.read(picked)
    if found is None:
        return room.courier.words(language)("menu-old")
    wanted = Opening(room.tokens.named(f"inline {inline_id}"), room.user(person), *found)
    card = opening.inline_card(inline_id, language)
    return opening.attempt(partial(opening.open_here, room.courier, wanted, card), room.courier.words(language))


def _follow(inline_id: str, person: Person, table_id: str, room: Room) -> None:
    """Keep the message up to date; where that cannot be, it stays as it was sent."""
    language = _language(person, room)
    card = opening.inline_card(inline_id, language)
    opening.attempt(partial(opening.follow, room.courier, table_id, card), room.courier.words(language))


def _language(person: Person, room: Room) -> str:
    """That of his private chat: nobody tells us in which chat he is."""
    return room.language(Chat(id=person.id, type="private"), person)


def _article(offer: Offer) -> InlineQueryResultArticle:
    content = InputTextMessageContent(
        message_text=offer.post.text, parse_mode="HTML", link_preview_options=LinkPreviewOptions(is_disabled=True)
    )
    return InlineQueryResultArticle(
        id=offer.id,
        title=offer.title,
        description=offer.description,
        input_message_content=content,
        reply_markup=markup(offer.post),
    )
