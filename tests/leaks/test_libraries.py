"""Libraries write requests into their debug lines; an operator who turns everything on still reads no secret."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.applications import Starlette

from carteado.adapters.clients import client
from carteado.adapters.dynamo import DynamoStore
from carteado.adapters.memory import FakeChance, FakeClock
from carteado.adapters.telegram import TelegramChannel
from carteado.app.chat.channel import Place, Post
from carteado.table import ops, state
from carteado.table.state import Moment, User
from local.botapi import PREFIX, BotApi
from local.chats import Chat, Chats
from tests.aws import TABLE, aws
from tests.leaks import canaries
from tests.serving import serving


@contextmanager
def everything_logged() -> Iterator[io.StringIO]:
    """What the root logger hears when its level is lowered, as Lambda does when told to."""
    console, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(console), root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield console
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


def test_the_way_to_telegram_does_not_write_the_bots_token_down() -> None:
    api = BotApi(canaries.BOT_TOKEN, "carteadobot", Chats([], [Chat(-1, "supergroup", "Turma")]))
    with serving(Starlette(routes=api.routes())) as address, everything_logged() as console:
        channel = TelegramChannel(address + PREFIX, canaries.BOT_TOKEN)
        channel.send(Place(-1, "en"), Post("text"))
    assert canaries.MARK not in console.getvalue()


def test_the_way_to_the_store_does_not_write_tables_and_people_down() -> None:
    clock, ana = FakeClock(), User("t1", canaries.NAME_MARK)
    table = ops.open_table("table", "bisca", 2, {}, "30", ana, canaries.entropy(1), Moment(clock.now(), FakeChance()))
    with aws(), everything_logged() as console:
        dynamodb = client("dynamodb")
        store = DynamoStore(lambda: dynamodb, TABLE, clock)
        store.save(table, 0, {}, tell=False)
        assert store.load("table")
    written = console.getvalue().encode()
    for text in (canaries.NAME_MARK, canaries.MARK):
        assert not [form for form in canaries.forms(text) if form in written]
    assert state.dump(table).hex().encode() not in written
