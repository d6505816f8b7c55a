"""The small HTML of messages, read as strictly as Telegram does, and inline keyboards."""

from dataclasses import dataclass
from html.parser import HTMLParser
from typing import Any, Final
from urllib.parse import urlsplit

TAGS: Final = frozenset({"b", "strong", "i", "em", "u", "s", "code", "pre", "blockquote", "tg-spoiler"})
ACTIONS: Final = frozenset(
    {"url", "callback_data", "web_app", "switch_inline_query", "switch_inline_query_current_chat", "copy_text"}
)
LONGEST_DATA: Final = 64


@dataclass(frozen=True)
class Run:
    """A piece of text and the tags round it, from the outside in."""

    text: str
    tags: tuple[str, ...]


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.runs: list[Run] = []
        self._tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in TAGS:
            raise ValueError(f'unsupported start tag "{tag}"')
        self._tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self._tags or self._tags.pop() != tag:
            raise ValueError(f'unexpected end tag "{tag}"')

    def handle_data(self, data: str) -> None:
        self.runs.append(Run(data, tuple(self._tags)))

    def handle_comment(self, data: str) -> None:
        raise ValueError("unsupported start tag")

    def close(self) -> None:
        super().close()
        if self._tags:
            raise ValueError(f'can\'t find end tag corresponding to start tag "{self._tags[-1]}"')


def parse(text: str) -> list[Run]:
    """The runs of a text in HTML. Raises ValueError for what Telegram refuses."""
    parser = _Parser()
    parser.feed(text)
    parser.close()
    if any("<" in run.text for run in parser.runs) and "&lt;" not in text:
        raise ValueError('unsupported start tag ""')
    return parser.runs


def check_keyboard(markup: Any, private: bool) -> str | None:
    """Why Telegram would refuse an inline keyboard, or None."""
    if not isinstance(markup, dict) or not isinstance(markup.get("inline_keyboard"), list):
        return "object expected as reply markup"
    buttons = [button for row in markup["inline_keyboard"] for button in row]
    return next(filter(None, (_check_button(button, private) for button in buttons)), None)


def _check_button(button: dict[str, Any], private: bool) -> str | None:
    actions = [key for key in button if key in ACTIONS]
    if not button.get("text") or set(button) - ACTIONS - {"text"}:
        return "can't parse inline keyboard button"
    if len(actions) != 1:
        return "text buttons are allowed in the inline keyboard only" if actions == [] else "BUTTON_TYPE_INVALID"
    if "web_app" in button and not private:
        return "BUTTON_TYPE_INVALID"
    if "url" in button and not _is_link(button["url"]):
        return f"inline keyboard button URL '{button['url']}' is invalid"
    if "callback_data" in button and not 1 <= len(str(button["callback_data"]).encode()) <= LONGEST_DATA:
        return "BUTTON_DATA_INVALID"
    return None


def _is_link(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "tg") and bool(parts.netloc)
