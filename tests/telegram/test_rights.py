"""The roles of the bot and of notify allow the calls that they make, all of them and no other."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest

from carteado.adapters.wiring import Wiring
from local.botapi import BotApi
from tests.gates.rights import BY_NAME, fit, noted, store_secrets
from tests.telegram.conftest import ANA, FORUM, GROUP, SECRET, TOKEN, Room, new_chats


@pytest.fixture
def chats(served: tuple[BotApi, str], functions: tuple[Any, Any]) -> Iterator[Room]:
    """The bot and notify as in a container that has just started, their secrets in SSM."""
    api, (bot, notify) = served[0], functions
    api.chats = new_chats()
    api.lift_limits()
    bot.bot()  # the one that the container keeps to its end
    store_secrets("session-secret-of-the-tests", TOKEN, SECRET)
    with ExitStack() as patches:
        patches.enter_context(patch.dict(os.environ, BY_NAME))
        for module in (bot, notify):
            patches.enter_context(patch.object(module, "wiring", Wiring(os.environ)))
            module.channel.cache_clear()
        for name in ("taken", "bot"):
            patches.enter_context(patch.object(bot, name, cache(getattr(bot, name).__wrapped__)))
        yield Room(api, bot, notify)
        bot.loop().run_until_complete(bot.bot().session.close())
        bot.channel.cache_clear()
        notify.channel.cache_clear()


def test_bot_and_notify(chats: Room) -> None:
    chats.rest(ANA.id)
    with noted({"Bot": chats.bot, "Notify": chats.notify}, gone=set()) as used:
        assert chats.say("/start", chat=ANA.id) == 200
        update = chats.update("/bisca")
        assert [chats.post(update) for _ in range(2)] == [200, 200]
        assert chats.post(update, secret="wrong") == 401
        table = chats.table_in()
        chats.api.limit(FORUM, 60)
        assert chats.say("/bisca", chat=FORUM) != 200  # it will come again
        chats.act(table, "bot 1 easy")
        assert chats.told(table) == []
        chats.chats.all[GROUP].messages.clear()
        chats.act(table, "clear 1")
        assert chats.told(table) == []
    fit("Notify", used["Notify"])
    fit("Bot", used["Bot"])
