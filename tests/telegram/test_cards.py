"""The words of a table's card, in every phase and language."""

import re
from typing import Any

import pytest

from carteado.app.chat import cards
from carteado.games import GAMES
from carteado.words import LANGUAGES, Words, nearest, words
from local.markup import parse
from local.template import ROOT

CHAT_IDS = re.compile(r"^([a-z-]+) =", re.MULTILINE)


def ids(language: str) -> set[str]:
    return set(CHAT_IDS.findall((ROOT / f"shared/carteado/words/{language}/chat.ftl").read_text()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    assert ids(language) == ids(LANGUAGES[0])


def test_every_sentence_is_said_somewhere() -> None:
    folders = ("shared/carteado/app/chat", "shared/carteado/telegram")
    code = "".join(path.read_text() for folder in folders for path in (ROOT / folder).glob("*.py"))
    by_kind = {"chat-bot", "chat-away"}
    assert {name for name in ids("pt-BR") - by_kind if f'"{name}"' not in code} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_is_a_sentence(language: str, game: Any) -> None:
    say = words(language)
    for option in game.options:
        for value in option.values:
            sentence = f"{game.id}-option-{option.key}"
            assert say(sentence, choice=say(f"{sentence}-{value}"))


def view(**more: Any) -> dict[str, Any]:
    human, bot = {"name": "Ana & <Téo>", "kind": "human"}, {"name": "Lia", "kind": "bot"}
    away = {"name": "Rui", "kind": "away"}
    plain = {"game": "bisca", "players": 4, "options": GAMES["bisca"].resolve({}), "clock": "30", "deal": 3}
    return {**plain, "seats": [human, bot, None, away], "score": [3, 5], "winners": None, "games": None, **more}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "shown",
    [
        view(phase="lobby", options=GAMES["bisca"].resolve({"close_call": "plus1", "target": 6}), clock="none"),
        view(phase="playing"),
        view(phase="deciding"),
        view(phase="over", winners=[1]),
        view(phase="over", winners=[]),
    ],
)
def test_every_phase_is_told_in_html_that_telegram_takes(language: str, shown: dict[str, Any]) -> None:
    text = cards.told(shown, words(language))
    assert "Ana & <Téo>" in "".join(run.text for run in parse(text))


def test_the_winners_are_named() -> None:
    assert "Fim de jogo! Deu Lia (bot) e Rui (ausente)." in cards.told(view(phase="over", winners=[1]), words("pt-BR"))


def test_a_lobby_of_truco_says_the_scale_first_whatever_it_is() -> None:
    for scale in GAMES["truco"].options[0].values:
        options = GAMES["truco"].resolve({"scale": scale, "timeout_reply": "run"})
        text = cards.told(view(game="truco", phase="lobby", options=options), words("pt-BR"))
        told = text.splitlines()[1]
        assert words("pt-BR")(f"truco-option-scale-{scale}") in told.split(". ")[0]
        assert words("pt-BR")("truco-option-timeout_reply-run") in told


def test_truco_shows_tentos_and_games() -> None:
    shown = view(game="truco", phase="playing", options=GAMES["truco"].resolve({}), games=[1, 0])
    text = cards.told(shown, words("pt-BR"))
    assert "· 1 jogo\n" in text
    assert text.endswith("· 0 jogos")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<b>Zé</b>", "&lt;b&gt;Zé&lt;/b&gt;"),
        ("a\u202eb\u202c\nc", "ab c"),
        ("x" * 200, "x" * 40),
        ("🃏", "🃏"),
        ("\u200f\u2066", "?"),
        ("\u0639\u0645\u0631", "\u2068\u0639\u0645\u0631\u2069"),
    ],
)
def test_names_are_made_harmless(name: str, shown: str) -> None:
    assert cards.harmless(name) == shown


@pytest.mark.parametrize(
    ("code", "language"),
    [(None, "pt-BR"), ("pt-br", "pt-BR"), ("pt", "pt-BR"), ("pt-PT", "pt-PT"), ("es-AR", "es"), ("fr", "en")],
)
def test_the_nearest_language(code: str | None, language: str) -> None:
    assert nearest(code) == language


def test_unknown_words_are_an_error() -> None:
    with pytest.raises(LookupError):
        Words("en")("chat-nothing")
    with pytest.raises(LookupError):
        Words("en")("chat-deal")
