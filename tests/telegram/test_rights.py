"""The roles of the bot and of notify allow the calls that they make, all of them and no other."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest

from carteado.adapters.memory import FakeClock, MemoryQueue
from carteado.adapters.wiring import Wiring
from carteado.app.ports import Socket, Unreachable
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
    clock = FakeClock()
    with ExitStack() as patches:
        patches.enter_context(patch.dict(os.environ, BY_NAME | {"SOCKET_ENDPOINT": "https://sockets.example/live"}))
        for module in (bot, notify):
            patches.enter_context(patch.object(module, "wiring", Wiring(os.environ, clock)))
            module.courier.cache_clear()
        for name in ("taken", "bot", "dispatcher"):
            patches.enter_context(patch.object(bot, name, cache(getattr(bot, name).__wrapped__)))
        yield Room(api, bot, notify, clock, MemoryQueue(clock))
        bot.loop().run_until_complete(bot.bot().session.close())
        bot.courier.cache_clear()
        notify.courier.cache_clear()


def test_bot_and_notify(chats: Room) -> None:
    chats.rest()
    with noted({"Bot": chats.bot, "Notify": chats.notify}, gone=set()) as used:
        assert chats.say("/start", chat=ANA.id) == 200
        update = chats.update("/bisca")
        with patch.object(chats.bot.wiring.world.store, "attach", side_effect=Unreachable):
            assert chats.post(update) == 503  # it will come again
        assert [chats.post(update) for _ in range(2)] == [200, 200]
        assert chats.post(update, secret="wrong") == 401
        table = chats.table_in()
        chats.api.limit(FORUM, 60)
        assert chats.say("/bisca", chat=FORUM) == 200  # its card waits in the queue
        chats.act(table, "bot 1 easy")
        assert chats.told(table) == []
        for option in (6, 4, 6):
            chats.clock.advance(3_600_000)
            chats.chats.all[GROUP].messages.clear()
            chats.act(table, f"option target {option}")
            assert chats.told(table) == []
        assert chats.say("/bisca", chat=ANA.id) == 200
        assert chats.press(ANA, "Começar", chat=ANA.id) == 200
        watch(chats, table)
        for command in ("/dados", "/apagar"):
            assert chats.say(command, chat=ANA.id) == 200
        assert chats.press(ANA, f"forget {ANA.id}", chat=ANA.id) == 200
    fit("Notify", used["Notify"])
    fit("Bot", used["Bot"])


def watch(chats: Room, table: str) -> None:
    """Ana and a stranger look at the table in the app."""
    store = chats.bot.wiring.world.store
    for user in (f"t{ANA.id}", "g1"):
        account = store.account(user)
        account.version += 1
        account.sockets = [Socket(f"socket of {user}", table, user, chats.clock.now() + 60_000)]
        store.connect(account.sockets[0], user, account, [])
