"""The words of a table's card, in every phase and language."""

import re
from typing import Any

import pytest

from carteado.app.chat import cards
from carteado.app.chat.names import harmless
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
    by_kind = {"chat-bot", "chat-away", "chat-asks-rematch", "chat-asks-close", "chat-asks-replace"}
    assert {name for name in ids("pt-BR") - by_kind if f'"{name}"' not in code} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_is_a_sentence(language: str, game: Any) -> None:
    say = words(language)
    for option in game.options:
        for value in option.values:
            sentence = f"{game.id}-option-{option.key}"
            assert say(sentence, choice=say(f"{sentence}-{value}"))


RESULT = {"points": [70, 50], "tricks": [6, 4], "awards": [[0, "win", 1], [0, "relo", 1], [0, "relo", 1]]}


def hand(waiting: tuple[int, ...] = (), result: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"waiting": {str(seat): "play" for seat in waiting}, "result": result, "relos": [], "marks": [], **more}


def proposal(kind: str, by: int | None, seat: int | None = None) -> dict[str, Any]:
    return {"kind": kind, "by": by, "seat": seat, "electorate": [0, 3], "yes": [0]}


def view(**more: Any) -> dict[str, Any]:
    human, bot = {"name": "Ana & <Téo>", "kind": "human"}, {"name": "Lia", "kind": "bot"}
    away, other = {"name": "Rui", "kind": "away"}, {"name": "Zé", "kind": "human"}
    seats = [human, bot, None, away] if more["phase"] == "lobby" else [human, bot, other, away]
    plain = {
        "game": "bisca",
        "players": 4,
        "options": GAMES["bisca"].resolve({}),
        "clock": "30",
        "recall": None,
        "deal": 3,
        "you": None,
    }
    more = {"hand": None if more["phase"] == "lobby" else hand(), "proposal": None, **more}
    return {**plain, "seats": seats, "score": [3, 5], "winners": None, "games": None, **more}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "shown",
    [
        view(phase="lobby", options=GAMES["bisca"].resolve({"close_call": "plus1", "target": 6}), clock="none"),
        view(phase="lobby", seats=[None] * 4),
        view(phase="playing"),
        view(phase="playing", hand=hand((0,)), proposal=proposal("replace", 0, 3)),
        view(phase="playing", hand=hand((0,)), proposal=proposal("close", 0)),
        view(phase="playing", hand=hand(result=RESULT), proposal=proposal("next", None)),
        view(phase="deciding", hand=hand(result=RESULT), proposal=proposal("repeat", None)),
        view(phase="over", winners=[1]),
        view(phase="over", winners=[]),
        view(phase="over", winners=[0], hand=hand(result=RESULT), proposal=proposal("rematch", 0)),
    ],
)
def test_every_phase_is_told_in_html_that_telegram_takes(language: str, shown: dict[str, Any]) -> None:
    text = cards.told(shown, words(language))
    assert "Ana & <Téo>" in "".join(run.text for run in parse(text)) or not any(shown["seats"])


def test_the_card_tells_when_the_cards_played_may_be_looked_up() -> None:
    say = words("pt-BR")
    assert "As cartas já jogadas podem ser revistas." in cards.told(
        view(phase="lobby", recall={"pack": ["Ac"], "played": []}), say
    )
    assert "já jogadas" not in cards.told(view(phase="lobby"), say)


def test_the_winners_are_named() -> None:
    assert "Fim de jogo! Deu Lia (bot) e Rui (ausente)." in cards.told(view(phase="over", winners=[1]), words("pt-BR"))


def test_the_card_says_whose_turn_it_is_but_not_when_it_is_everybodys() -> None:
    say = words("pt-BR")
    assert "Vez de Zé" in cards.told(view(phase="playing", hand=hand((2,))), say)
    assert "Vez de" not in cards.told(view(phase="playing", hand=hand((1,))), say), "a bot plays at once"
    assert "É com" not in cards.told(view(phase="playing", hand=hand((0, 2))), say)


def test_how_the_hand_ended_is_told_item_by_item() -> None:
    text = cards.told(view(phase="over", winners=[0], hand=hand(result=RESULT)), words("pt-BR"))
    assert text.endswith(
        "3ª mão, 70 : 50:\n"
        "Ana &amp; &lt;Téo&gt; e Zé +1, Vitória: 61 pontos ou mais\n"
        "Ana &amp; &lt;Téo&gt; e Zé +2, Relo: Ás de trunfo sobre o 7 do adversário"
    )


def test_a_question_says_who_asks_and_how_many_agree() -> None:
    text = cards.told(view(phase="over", winners=[1], proposal=proposal("rematch", 3)), words("en"))
    assert text.endswith("Rui (away) asks for a rematch. In favour: 1 of 2.")


def test_a_lobby_that_nobody_is_left_in_says_so() -> None:
    assert "Mesa fechada" in cards.told(view(phase="lobby", seats=[None] * 4), words("pt-BR"))


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
    assert harmless(name) == shown


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
