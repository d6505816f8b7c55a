"""Table talk: who may say what, who hears it, and that nothing of it stays."""

import json
import re

import pytest

from carteado.app import limits, talk
from carteado.app.limits import PHRASE_MS, PHRASES
from carteado.games import GAMES
from carteado.table.state import Refused, User
from carteado.words import LANGUAGES, words
from local.template import ROOT
from tests.app.party import ANA, RUI, ZE, Party


@pytest.fixture
def party() -> Party:
    """Ana and Rui play, Zé watches; all have sockets."""
    party = Party().start()
    for user in (ANA, RUI, ZE):
        party.watch(user, f"{user.name}'s")
    return party


def say(party: Party, user: User, phrase: str = "thanks") -> None:
    talk.say(party.world.ports, user, party.id, phrase)


def heard(party: Party, socket: str) -> list[object]:
    return [json.loads(body) for body in party.world.sockets.received[socket]]


def test_everybody_who_watches_hears_it_the_speaker_too_and_the_table_stays_as_it_is(party: Party) -> None:
    stored, now = party.stored, party.world.clock.now()
    say(party, RUI, "capote")
    said = {"talk": {"table": party.id, "seat": 1, "phrase": "capote", "at": now}}
    assert [heard(party, socket) for socket in ("Ana's", "Rui's", "Zé's")] == [[said]] * 3
    assert party.stored == stored


def test_a_phrase_may_be_said_out_of_turn_in_the_lobby_and_after_the_match() -> None:
    party = Party()
    party.watch(ZE, "Zé's")
    say(party, ANA)
    party.start().do(ANA, "propose close")
    party.do(RUI, "vote yes")
    say(party, RUI)
    assert [message["talk"]["seat"] for message in heard(party, "Zé's") if "talk" in message] == [0, 1]


def test_who_has_no_seat_or_has_left_it_to_a_bot_is_silent(party: Party) -> None:
    party.do(RUI, "leave")
    for user in (ZE, RUI):
        with pytest.raises(Refused, match="not_seated"):
            say(party, user)


@pytest.mark.parametrize("phrase", ["bluff", "Thanks", "thanks ", "talk-thanks", "play 7h"])
def test_nothing_can_be_said_that_is_not_on_the_games_list(party: Party, phrase: str) -> None:
    with pytest.raises(Refused, match="bad_request"):
        say(party, ANA, phrase)


def test_every_game_has_its_own_phrases_beside_the_common_ones() -> None:
    for game in GAMES.values():
        assert game.phrases
        assert len(set(talk.phrases(game))) == len(talk.COMMON) + len(game.phrases)


def test_five_phrases_at_once_and_then_one_every_four_seconds(party: Party) -> None:
    for _ in range(PHRASES):
        say(party, ANA)
    with pytest.raises(Refused, match="too_many") as refusal:
        say(party, ANA)
    assert refusal.value.ms == PHRASE_MS
    say(party, RUI)
    party.world.clock.advance(PHRASE_MS)
    say(party, ANA)
    with pytest.raises(Refused, match="too_many"):
        say(party, ANA)
    assert len(heard(party, "Zé's")) == PHRASES + 2


def test_who_has_talked_himself_dry_may_do_all_else(party: Party) -> None:
    full = party.world.store.account(ANA.id).full
    for _ in range(PHRASES):
        say(party, ANA)
    assert party.world.store.account(ANA.id).full == full


def test_what_is_refused_costs_no_phrase(party: Party) -> None:
    for _ in range(2 * PHRASES):
        with pytest.raises(Refused, match="bad_request"):
            say(party, ANA, "play 7h")
    say(party, ANA)


def test_a_viewer_who_is_gone_is_forgotten_and_one_out_of_reach_misses_it(party: Party) -> None:
    party.world.sockets.close("Ana's")
    party.world.sockets.unreachable.add("Rui's")
    say(party, ANA)
    assert len(heard(party, "Zé's")) == 1
    assert sorted(socket.id for socket in party.world.store.load(party.id).sockets) == ["Rui's", "Zé's"]


def test_who_has_been_forgotten_says_no_more(party: Party) -> None:
    account = party.world.store.account(RUI.id)
    account.version += 1
    limits.void(account, party.world.clock.now())
    party.world.store.save_account(account)
    with pytest.raises(Refused, match="unauthorised"):
        say(party, RUI)
    assert heard(party, "Zé's") == []


# --- the words --------------------------------------------------------------------------------------------------------

SPANISH_PACK = {"oros", "copas", "espadas", "bastos", "sota", "caballo", "rey"}


def sayings(language: str) -> dict[str, str]:
    """What is said in a language, by the ids of the phrases."""
    text = (ROOT / "shared" / "carteado" / "words" / language / "talk.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^talk-say-([\w-]+) = (.+)$", text, re.MULTILINE))


def card_words(language: str) -> set[str]:
    """The words by which cards are named, small, one and many."""
    say = words(language)
    named = {say("rank-name", rank=rank) for rank in "AKQJT98765432"} | {say("suit", suit=suit) for suit in "cdhs"}
    one = {name.lower() for name in named} | SPANISH_PACK
    return one | {f"{name}s" for name in one}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_phrase_has_its_words_and_none_names_a_card(language: str) -> None:
    said = sayings(language)
    assert said.keys() == {phrase for game in GAMES.values() for phrase in talk.phrases(game)}
    spoken = {word.lower() for text in said.values() for word in re.findall(r"\w+", text)}
    assert spoken & card_words(language) == set()
