"""The ways in and out of a table: invitations of every kind, what a newcomer is offered, and a room out of reach."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.phone import Phone, begin, lobby, phones, touch

TWO = "2, um contra um"
GUIDED = re.compile("^Primeira mão guiada de ")


def paste(person: Phone, text: str) -> None:
    """Come by an invitation that somebody has sent."""
    person.tap("Entrar com convite")
    person.page.get_by_role("textbox", name="Link ou código").fill(text)
    person.page.keyboard.press("Enter")


def home(person: Phone) -> None:
    person.page.evaluate("location.hash = '#/'")
    expect(person.page.get_by_role("link", name="Regras dos jogos")).to_be_visible()


def cut_off(person: Phone) -> Locator:
    """What says that the room is out of reach."""
    return person.page.get_by_role("alert").filter(has_text="Sem conexão")


def test_whoever_comes_to_a_running_table_hears_that_he_can_watch(browser: Browser, room: str) -> None:
    with lobby(browser, room, "Truco", TWO, {"Ana": 0}) as (ana,), phones(browser, room, "Zé") as (ze,):
        begin([ana])
        ze.enter()
        paste(ze, ana.page.url)
        expect(ze.page.get_by_role("status").filter(has_text="A partida já começou.")).to_be_visible()
        assert violations(ze.page) == []
        ze.shot("watch")
        expect(ze.page.get_by_role("link", name="Assistir")).to_be_focused()
        ze.page.keyboard.press("Enter")
        expect(ze.board.get_by_role("img", name="Você está assistindo")).to_be_visible()


def test_whoever_comes_to_a_full_table_hears_that_he_can_watch(browser: Browser, room: str) -> None:
    with lobby(browser, room, "Truco", TWO, {"Ana": 0, "Rui": 1}) as (ana, _), phones(browser, room, "Zé") as (ze,):
        ze.enter()
        paste(ze, ana.page.url)
        expect(ze.page.get_by_text("A mesa está cheia.")).to_be_visible()
        touch(ze.page.get_by_role("link", name="Assistir"))
        expect(ze.page.get_by_text("Mesa cheia. Você está assistindo.")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "said"),
    [("oi", "Isso não parece um convite."), ("k3v9xaxaxaxaxaxa", "Essa mesa não existe mais.")],
    ids=["no invitation", "no table"],
)
def test_what_leads_nowhere_is_told_in_words(browser: Browser, room: str, text: str, said: str) -> None:
    with phones(browser, room, "Zé") as (ze,):
        ze.enter()
        paste(ze, text)
        expect(ze.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
        ze.errors.clear()  # the browser itself reports what was not found


def test_an_invitation_to_a_hand_leads_to_its_replay(browser: Browser, room: str) -> None:
    with phones(browser, room, "Zé") as (ze,):
        ze.enter()
        paste(ze, "https://t.me/bot/app?startapp=r1-2-30-k3v9xaxaxaxaxaxa")
        expect(ze.page).to_have_url(f"{room}/#/replay/k3v9xaxaxaxaxaxa/1/2/30")
        expect(ze.page.get_by_text("Essa mão não está mais aqui")).to_be_visible()
        ze.errors.clear()  # the browser itself reports what was not found


def test_who_has_never_played_is_led_to_a_guided_hand(browser: Browser, room: str) -> None:
    with phones(browser, room, "Lia") as (lia,):
        lia.enter()
        guided = lia.page.get_by_role("link", name=GUIDED)
        expect(guided).to_be_visible()
        lia.shot("home-newcomer")
        lia.open_table(TWO, "Truco")
        home(lia)
        expect(lia.page.get_by_role("link", name="Mesa de Lia")).to_be_visible()
        expect(guided).to_have_count(0)


def test_a_table_that_was_closed_in_its_first_hand_is_listed_once_and_found_again(browser: Browser, room: str) -> None:
    with lobby(browser, room, "Truco", TWO, {"Ana": 0}) as (ana,):
        begin([ana])
        ana.tap("Menu da mesa")
        ana.tap("Propor fechar a mesa")
        expect(ana.page.get_by_role("heading", name="Partida sem vencedor")).to_be_visible()
        home(ana)
        expect(ana.page.get_by_role("heading", name="Partidas encerradas")).to_be_visible()
        ana.shot("home-played")
        table = ana.page.get_by_role("link", name="0–0")
        expect(table).to_have_count(1)
        touch(table)
        expect(ana.page.get_by_role("heading", name="Partida sem vencedor")).to_be_visible()


def test_out_of_reach_home_keeps_what_it_shows_and_comes_back_by_itself(browser: Browser, room: str) -> None:
    with lobby(browser, room, "Truco", TWO, {"Ana": 0}) as (ana,):
        home(ana)
        table = ana.page.get_by_role("link", name="Mesa de Ana")
        expect(table).to_be_visible()
        ana.page.route("**/api/tables", lambda route: route.abort())
        ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(cut_off(ana)).to_contain_text("As mesas se atualizam assim que a conexão voltar.")
        expect(table).to_be_visible()
        assert violations(ana.page) == []
        ana.shot("home-offline")
        ana.page.unroute("**/api/tables")
        expect(cut_off(ana)).to_have_count(0)
        ana.errors.clear()  # the browser itself reports the lost connection


def test_out_of_reach_a_lobby_says_so_and_comes_back_by_itself(browser: Browser, room: str) -> None:
    with lobby(browser, room, "Truco", TWO, {"Ana": 0, "Rui": 1}) as (ana, rui):
        ana.page.context.set_offline(True)
        expect(cut_off(ana)).to_contain_text("Você vê a mesa como estava.")
        assert violations(ana.page) == []
        ana.shot("lobby-offline")
        rui.tap("Lugar 2")
        rui.tap("Levantar")
        ana.page.context.set_offline(False)
        expect(ana.button("Lugar 2").get_by_text("Vago")).to_be_visible()
        expect(cut_off(ana)).to_have_count(0)
        ana.errors.clear()  # the browser itself reports the lost connection


def in_lobby(page: Page, room: str) -> None:
    """Open a table of truco for two from Telegram."""
    page.goto(f"{room}/#/open/truco")
    page.get_by_role("radio", name=TWO).locator("..").click()
    page.evaluate("Telegram.WebApp.MainButton.press()")
    expect(page.get_by_role("button", name="Lugar 2").get_by_text("Vago")).to_be_visible()


def test_from_telegram_a_table_is_sent_as_its_card(room: str, in_telegram: Page) -> None:
    in_lobby(in_telegram, room)
    in_telegram.get_by_role("button", name="Chamar no grupo").click()
    table = in_telegram.url.rpartition("/")[2]
    assert in_telegram.evaluate("Telegram.WebApp.query") == table


def test_put_aside_in_telegram_the_table_rests_and_shows_afterwards_what_was_missed(
    browser: Browser, room: str, in_telegram: Page
) -> None:
    with in_telegram.expect_websocket() as opened:
        in_lobby(in_telegram, room)
    seat = in_telegram.get_by_role("button", name="Lugar 2")
    in_telegram.evaluate("Telegram.WebApp.tell('deactivated')")
    opened.value.wait_for_event("close")
    with phones(browser, room, "Rui") as (rui,):
        rui.enter(in_telegram.url.removeprefix(room))
        rui.sit(1)
    expect(seat.get_by_text("Vago")).to_be_visible()
    in_telegram.evaluate("Telegram.WebApp.tell('activated')")
    expect(seat.get_by_text("Rui")).to_be_visible()
