"""What people ask of the bot and wait for: taps on its buttons, and results of inline mode."""

from dataclasses import dataclass
from typing import Any, Final

from local.chats import Json, bad_request, formatted, readable
from local.markup import Run, check_keyboard

LONGEST_ANSWER: Final = 200
LONGEST_ID: Final = 64
MOST_RESULTS: Final = 50


@dataclass(frozen=True)
class Answer:
    """What somebody is told after his tap, for a moment or, as an alert, until he has read it."""

    text: str
    alert: bool


class Queries:
    """Queries of both kinds; each is answered once."""

    def __init__(self) -> None:
        self.answers: dict[str, Answer | None] = {}
        """Of taps, by the query's id, in their order; None until the bot has answered."""
        self.results: dict[str, list[Json] | None] = {}
        """The same of inline queries."""
        self._last_id = 0

    def tap(self) -> str:
        """Begin to wait for the answer to a tap; the query's id."""
        self.answers[self._new_id()] = None
        return str(self._last_id)

    def ask(self) -> str:
        """Begin to wait for results of inline mode; the query's id."""
        self.results[self._new_id()] = None
        return str(self._last_id)

    def _new_id(self) -> str:
        self._last_id += 1
        return str(self._last_id)

    def answer(self, parameters: Json) -> bool:
        """``answerCallbackQuery``. Raises ApiError."""
        text = parameters.get("text", "")
        if len(text) > LONGEST_ANSWER:
            raise bad_request("MESSAGE_TOO_LONG")
        _fill(self.answers, parameters["callback_query_id"], Answer(text, bool(parameters.get("show_alert"))))
        return True

    def offer(self, parameters: Json) -> bool:
        """``answerInlineQuery``. Raises ApiError."""
        results = parameters["results"]
        _check_results(results)
        _fill(self.results, parameters["inline_query_id"], results)
        return True


def _fill(waiting: dict[str, Any], query: str, answer: Any) -> None:
    if waiting.get(query, answer) is not None:
        raise bad_request("query is too old and response timeout expired or query ID is invalid")
    waiting[query] = answer


def _check_results(results: list[Json]) -> None:
    ids = [result["id"] for result in results]
    if len(results) > MOST_RESULTS:
        raise bad_request("RESULTS_TOO_MUCH")
    if not all(1 <= len(name.encode()) <= LONGEST_ID for name in ids):
        raise bad_request("RESULT_ID_INVALID")
    if len(set(ids)) < len(ids):
        raise bad_request("RESULT_ID_DUPLICATE")
    for result in results:
        _check_result(result)


def _check_result(result: Json) -> None:
    content = result.get("input_message_content")
    if result["type"] != "article" or not content or "message_text" not in content:
        raise bad_request("can't parse inline query result: articles with a text are all that is known here")
    readable(formatted(content["message_text"], content.get("parse_mode")))
    refusal = check_keyboard(result["reply_markup"], private=False) if "reply_markup" in result else None
    if refusal:
        raise bad_request(refusal)


def content_of(result: Json) -> tuple[list[Run], Json | None]:
    """What the message says that comes of a result, and its keyboard."""
    content = result["input_message_content"]
    return formatted(content["message_text"], content.get("parse_mode")), result.get("reply_markup")
