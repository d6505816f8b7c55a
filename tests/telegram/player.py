"""Ana at a table of bots, in private: she reads what the bot shows her and presses its buttons."""

import json
from dataclasses import replace
from functools import cache
from itertools import count
from random import Random
from typing import Any

from carteado.adapters.memory import FakeChance
from carteado.app import sessions, story, tables
from carteado.app.chat import taps
from carteado.cards import NAMES
from carteado.table import hands
from carteado.words import words
from local.chats import Message
from tests.telegram.conftest import ANA, Room

SELDOM = ("resign", "denounce", "annul", "run", "agree", "vote no")
READING_MS = 3_000

numbers = count()


@cache
def card_names() -> dict[str, str]:
    say = words("pt-BR")
    return {card: say("card-name", rank=card[0], suit=card[1]) for card in NAMES}


class Player:
    """Opens a table in the app and then plays it by its board alone."""

    def __init__(self, room: Room, game: str, players: int, seed: int = 1, **options: Any) -> None:
        self.room, self.chance = room, Random(seed)
        for function in (room.bot, room.notify):
            function.wiring.world = replace(function.wiring.world, chance=FakeChance(seed))
        self.world = room.bot.wiring.world
        self.user = sessions.telegram_user(ANA.id, ANA.name, room.clock.now())
        self.table = f"{game:-<8}{next(numbers):08}"
        tables.open_table(self.world, self.user, game, players, options, "none", bytes(16), for_chat=self.table)
        self.offered: set[str] = set()
        self.link = f"/start {room.bot.wiring.tokens.start(self.table)}"
        room.say(self.link, chat=ANA.id)

    @property
    def board(self) -> Message:
        return self.room.posted(ANA.id)[-1]

    @property
    def buttons(self) -> dict[str, str]:
        """What each does, by its data."""
        rows = (self.board.markup or {"inline_keyboard": []})["inline_keyboard"]
        read = {
            key["callback_data"]: taps.read(key["callback_data"]) for row in rows for key in row if "url" not in key
        }
        return {data: tap.text for data, tap in read.items() if tap is not None}

    def data(self, op: str) -> str:
        """The data of the button that does this."""
        (data,) = [data for data, text in self.buttons.items() if text == op]
        return data

    def press(self, op: str) -> None:
        self.room.press(ANA, self.data(op), chat=ANA.id, message=self.board)

    def begin(self) -> "Player":
        self.press("start")
        return self.read()

    def read(self) -> "Player":
        """Time passes; the stream tells of the table, and the bots go on."""
        self.room.told(self.table)
        self.room.later(READING_MS)
        for table_id, due in self.room.queue.deliver():
            tables.wake(self.world, table_id, due)
            self.room.told(table_id)
        return self

    def view(self) -> dict[str, Any]:
        """What the app would show her."""
        state = tables.look(self.world, self.user, self.table)
        return dict(state["frames"][-1]["view"])

    def step(self) -> None:
        """She presses a button that she likes, if there is one, and reads what comes of it."""
        self.offered |= {op.split(" ")[0] for op in self.buttons.values() if op}
        liked = [op for op in self.buttons.values() if self._likes(op)]
        if liked:
            op = self.chance.choice(liked)
            self.press(op)
            if op == "resign":  # which wants to be pressed twice
                self.press(op)
        self.read()

    def _likes(self, op: str) -> bool:
        return op not in ("", "leave") and (not op.startswith(SELDOM) or self.chance.random() < 0.1)

    def secrets(self) -> set[str]:
        """The names of the cards that she may not know."""
        loaded = self.world.store.load(self.table)
        assert loaded is not None
        seat = loaded.table.seat_of(self.user.id)
        seen = [view for _, view in story.steps(hands.dealt(loaded.table), loaded.table.moves, seat)]
        known = json.dumps([seen, self.view()])
        return {name for card, name in card_names().items() if f'"{card}"' not in known}
