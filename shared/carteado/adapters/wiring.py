"""A room made from the environment: its parts are made when first needed and kept as long as the container lives."""

from collections.abc import Mapping
from functools import cache, cached_property, partial

from carteado.adapters.clients import client, session
from carteado.adapters.dynamo import DynamoStore
from carteado.adapters.initdata import InitData
from carteado.adapters.queue import SqsQueue
from carteado.adapters.sockets import ApiGatewaySockets
from carteado.adapters.system import SystemChance, SystemClock
from carteado.adapters.tokens import Tokens
from carteado.app.identity import Entrance, Visitor
from carteado.app.ports import Clock, World
from carteado.table.state import Refused


class Wiring:
    """The room of one environment; docs/operating.md lists its variables."""

    def __init__(self, environment: Mapping[str, str], clock: Clock | None = None) -> None:
        self._environment = environment
        self._clock = clock or SystemClock()

    @cached_property
    def world(self) -> World:
        """The ports of the use cases; a client of AWS is made at its first call."""
        given = self._environment
        dynamodb = cache(partial(client, "dynamodb"))
        sqs = cache(partial(client, "sqs"))
        return World(
            DynamoStore(dynamodb, given["TABLE_NAME"], self._clock),
            ApiGatewaySockets(given.get("SOCKET_ENDPOINT", ""), session),
            SqsQueue(sqs, given.get("QUEUE_URL", ""), given.get("ERRANDS_URL", "")),
            self._clock,
            SystemChance(),
        )

    @cached_property
    def tokens(self) -> Tokens:
        """Signs and reads our own texts."""
        return Tokens(self.secret("SESSION_SECRET"))

    @cached_property
    def entrance(self) -> Entrance:
        """Lets people in."""
        return Entrance(self.tokens, self._visitor, self.guests, self._clock, self.world.chance, self.world.store)

    @property
    def guests(self) -> bool:
        """Whether people may play without Telegram."""
        return self._environment.get("GUESTS") == "on"

    @property
    def socket_url(self) -> str:
        """Where viewers connect to."""
        return self._environment["SOCKET_URL"]

    @property
    def bot(self) -> dict[str, str] | None:
        """Name of the bot and short name of its app; None for a room on the web alone."""
        name = self._environment.get("BOT_USERNAME")
        return {"name": name, "app": self._environment["APP_NAME"]} if name else None

    def secret(self, name: str) -> str:
        """A secret by its variable, or from the SSM parameter that ``NAME_PARAMETER`` names."""
        given = self._environment.get(name)
        return given or _parameter(self._environment[f"{name}_PARAMETER"])

    @cached_property
    def _init_data(self) -> InitData:
        return InitData(self.secret("BOT_TOKEN"))

    def _visitor(self, raw: str, now: int) -> Visitor:
        if self.bot is None:
            raise Refused("init_data_invalid")
        return self._init_data(raw, now)


def _parameter(name: str) -> str:
    from aws_lambda_powertools.utilities import parameters  # slow to import, and the local room needs none

    return str(parameters.get_parameter(name, decrypt=True))
