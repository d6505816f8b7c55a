"""What a player chooses for all tables: it holds at once and after a reload, and everybody can choose it."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.phone import Phone, phones, touch
from tests.browser.test_at_the_table import Arranged, choose, match

HAND = ["Kh", "4c", "5d"]
NARROW = """[...document.querySelectorAll("label, button")]
    .filter(it => it.offsetHeight < 44 || it.offsetWidth < 44).length"""
TOP = ["2h"]
"""The trump is hearts, so the King stands at the right until another order is chosen."""


def from_menu(person: Phone) -> None:
    person.tap("Menu")
    person.tap("Ajustes")
    expect(person.page.get_by_role("heading", name="Ajustes")).to_be_visible()


def radio(person: Phone, group: str, choice: str) -> None:
    touch(person.page.get_by_role("radiogroup", name=group).get_by_text(choice, exact=True))


def switch(person: Phone, name: str) -> None:
    touch(person.page.get_by_role("switch", name=re.compile(f"^{name}")))


def cards(person: Phone) -> list[str | None]:
    expect(person.page.locator("button.card")).to_have_count(3)
    return [card.get_attribute("data-card") for card in person.page.locator("button.card").all()]


def test_the_table_follows_what_is_chosen(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({0: HAND}, top=TOP)) as (ana, _):
        choose(ana)
        assert cards(ana) == ["4c", "5d", "Kh"]
        from_menu(ana)
        radio(ana, "Baralho", "Espanhol")
        radio(ana, "Pano", "Vinho")
        radio(ana, "Ordem das cartas", "Por força")
        switch(ana, "Mão canhota")
        switch(ana, "Menos movimento")
        ana.shot("settings")
        ana.tap("Voltar")
        for _ in range(2):
            expect(ana.board).to_have_attribute("data-felt", "vinho")
            expect(ana.card("Kh")).to_have_attribute("aria-label", re.compile("^Rei de Copas"))
            expect(ana.card("Kh").locator("use").first).to_have_attribute("href", "#es-rank-K")
            expect(ana.page.locator("#es-rank-K")).to_have_count(1)
            expect(ana.page.locator("html")).to_have_attribute("data-motion", "less")
            me, hand = ana.page.locator(".me .ring").bounding_box(), ana.page.locator(".hand").bounding_box()
            assert me
            assert hand
            assert me["x"] > hand["width"] / 2
            ana.shot("settings-table")
            ana.page.reload()
            expect(ana.board).to_be_visible()


def test_a_play_is_confirmed_by_a_second_tap(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({0: HAND}, top=TOP)) as (ana, _):
        choose(ana)
        from_menu(ana)
        switch(ana, "Confirmar a jogada")
        ana.tap("Voltar")
        expect(ana.playable).to_have_count(3)
        ana.play("4c")
        expect(ana.card("4c")).to_have_attribute("aria-pressed", "true")
        ana.card("5d").press("Enter")
        expect(ana.card("4c")).to_have_attribute("aria-pressed", "false")
        expect(ana.card("5d")).to_have_class(re.compile("lifted"))
        ana.shot("settings-confirm")
        ana.page.keyboard.press("Escape")
        expect(ana.card("5d")).to_have_attribute("aria-pressed", "false")
        ana.card("5d").press("Enter")
        ana.card("5d").press("Enter")
        expect(ana.card("5d")).to_have_count(0)


def test_another_language_is_spoken_without_a_reload(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.page.goto(room)
        touch(ana.page.get_by_role("link", name="Ajustes"))
        radio(ana, "Língua", "Español")
        expect(ana.page.get_by_role("radiogroup", name="Baraja")).to_be_visible()
        expect(ana.page.locator("html")).to_have_attribute("lang", "es")
        ana.page.reload()
        expect(ana.page.get_by_role("radiogroup", name="Baraja")).to_be_visible()
        radio(ana, "Idioma", "El del dispositivo")
        expect(ana.page.get_by_role("radiogroup", name="Baralho")).to_be_visible()


def test_all_is_chosen_by_keyboard(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana", has_touch=False, is_mobile=False) as (ana,):
        ana.page.goto(f"{room}/#/settings")
        pack = ana.page.get_by_role("radiogroup", name="Baralho").get_by_role("radio")
        pack.first.focus()
        ana.page.keyboard.press("ArrowRight")
        expect(pack.nth(1)).to_be_checked()
        left = ana.page.get_by_role("switch", name=re.compile("^Mão canhota"))
        left.press("Space")
        expect(left).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(320, 568), (1280, 800)])
def test_the_settings_are_open_to_all(browser: Browser, room: str, scheme: str, size: tuple[int, int]) -> None:
    width, height = size
    with phones(browser, room, "Ana", color_scheme=scheme, viewport={"width": width, "height": height}) as (ana,):
        ana.page.goto(f"{room}/#/settings")
        expect(ana.page.get_by_role("heading", name="Ajustes")).to_be_visible()
        ana.shot(f"settings-{scheme}-{width}")
        assert ana.page.evaluate("document.documentElement.scrollWidth") == width
        assert ana.page.evaluate(NARROW) == 0
        assert violations(ana.page) == []


def test_telegrams_settings_button_leads_to_them(in_telegram: Page) -> None:
    in_telegram.evaluate("Telegram.WebApp.SettingsButton.press()")
    expect(in_telegram.get_by_role("switch", name="Vibração")).to_be_visible()


def test_a_theme_that_cannot_be_read_gives_way(in_telegram: Page) -> None:
    given = "document.documentElement.style.getPropertyValue('--tg-theme-{}-color')"
    night = {"secondary-bg": "#0f0f0f", "section-bg": "#1c1c1e", "text": "#ffffff", "link": "#62bcf9"}
    in_telegram.evaluate("colours => Telegram.WebApp.paint(colours)", night | {"subtitle-text": "#4a4a4d"})
    in_telegram.wait_for_function(f"() => {given.format('subtitle-text')} === ''")
    assert in_telegram.evaluate(given.format("link")) == "#62bcf9"
    in_telegram.evaluate("colours => Telegram.WebApp.paint(colours)", night | {"section-bg": "#8a8a8a"})
    in_telegram.wait_for_function(f"() => {given.format('section-bg')} === ''")
    assert in_telegram.evaluate(given.format("link")) == ""
