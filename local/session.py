"""aiogram's way to the fake Bot API inside one process, without a wire."""

import json
from collections.abc import Callable
from typing import Any

from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.exceptions import TelegramNetworkError
from aiogram.methods import TelegramMethod

Call = Callable[[str, str, bytes], dict[str, Any]]
"""(token, method, body) to the answer's body; may raise ConnectionError."""


class DirectSession(BaseSession):
    """Hands calls over to whoever answers them."""

    def __init__(self, call: Call) -> None:
        super().__init__()
        self._call = call

    async def make_request(self, bot: Bot, method: TelegramMethod[Any], timeout: int | None = None) -> Any:
        del timeout
        body = method.model_dump_json(exclude_none=True, exclude_defaults=True, warnings=False).encode()
        try:
            answer = self._call(bot.token, method.__api_method__, body)
        except ConnectionError as error:
            raise TelegramNetworkError(method=method, message="lost") from error
        return self.check_response(bot, method, answer.get("error_code", 200), json.dumps(answer)).result

    async def close(self) -> None:
        return

    def stream_content(self, *_: Any, **__: Any) -> Any:
        raise NotImplementedError
