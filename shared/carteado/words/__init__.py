"""Every word that people read, a folder a language, in Fluent: the bot and the app share the files.

Only the functions that write into chats import this module; the app brings its words along by itself.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("pt-BR", "pt-PT", "es", "en")
SOURCE: Final = LANGUAGES[0]
GAMES: Final = ("bisca.ftl", "brisca.ftl", "sueca.ftl", "triunfo.ftl", "truco.ftl")
FILES: Final = (
    "chat.ftl",
    "opening.ftl",
    "games.ftl",
    "app.ftl",
    "errors.ftl",
    "table.ftl",
    "board.ftl",
    "personal.ftl",
    "setup.ftl",
    *GAMES,
)

_FOLDER: Final = Path(__file__).parent


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        # Isolation marks round every number would be noise; names bring their own where they need them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in FILES:
            self._bundle.add_resource(FluentResource((_FOLDER / language / name).read_text(encoding="utf-8")))

    def __call__(self, message: str, /, **values: Any) -> str:
        """The sentence with its values filled in. Raises LookupError for an unknown message."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return str(text)


@cache
def words(language: str) -> Words:
    """The words of one of LANGUAGES."""
    return Words(language)


def nearest(code: str | None) -> str:
    """The language of ours that suits a language code as Telegram gives it (``pt-br``, ``es``, none at all)."""
    if not code:
        return SOURCE
    known = {language.lower(): language for language in LANGUAGES}
    main = code.lower().split("-")[0]
    return known.get(code.lower()) or next((ours for ours in LANGUAGES if ours.split("-")[0] == main), "en")
