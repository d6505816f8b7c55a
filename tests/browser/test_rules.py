"""The rules in the app: from home, from the lobby, from the table, and from a card that may not be played."""

import re

from playwright.sync_api import Browser, Route, expect

from tests.browser.phone import phones, touch
from tests.browser.test_at_the_table import Arranged, choose, match


def test_the_rules_are_read_without_a_name(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.page.goto(room)
        touch(ana.page.get_by_role("link", name="Regras dos jogos"))
        touch(ana.page.get_by_role("link", name=re.compile("^Bisca")))
        expect(ana.page.get_by_role("heading", name="Os parceiros")).to_be_visible()
        touch(ana.page.get_by_role("radio", name="2, um contra um").locator(".."))
        expect(ana.page.get_by_role("heading", name="Os parceiros")).to_have_count(0)
        ana.shot("rules")
        ana.tap("Voltar")
        expect(ana.page.get_by_role("heading", name="Regras dos jogos")).to_be_visible()
        ana.tap("Voltar")
        expect(ana.page.get_by_role("textbox")).to_be_visible()


def test_the_rules_are_one_tap_from_lobby_and_table(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.enter()
        ana.open_table("4, em duplas")
        book = ana.page.get_by_role("link", name="Bisca: as regras")
        rules = ana.page.get_by_role("dialog", name="Bisca: as regras")
        touch(book)
        expect(rules.get_by_text("4 pontos").first).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(rules).to_have_count(0)
        ana.tap("Começar")
        expect(ana.board).to_be_visible()
        touch(book)
        expect(rules.get_by_role("heading", name="Os parceiros")).to_be_attached()
        ana.shot("rules-table")
        ana.page.go_back()
        expect(rules).to_have_count(0)
        expect(ana.board).to_be_visible()


def test_whoever_closes_them_before_they_have_come_is_not_bothered(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.enter()
        ana.open_table("4, em duplas")
        asked: list[Route] = []
        ana.page.route("**/bisca*.json", lambda route: asked.append(route))
        book = ana.page.get_by_role("link", name="Bisca: as regras")
        rules = ana.page.get_by_role("dialog", name="Bisca: as regras")
        touch(book)
        expect(rules).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(rules).to_have_count(0)
        asked[0].continue_()
        ana.page.unroute("**/bisca*.json")
        touch(book)
        expect(rules.get_by_text("4 pontos").first).to_be_visible()


def test_a_card_that_may_not_be_played_leads_to_its_rule(browser: Browser, arranged: Arranged) -> None:  # BIS-15
    with match(browser, arranged({0: ["Ah", "4c", "5d"]}, top=["Kh"])) as (ana, _):
        choose(ana)
        expect(ana.playable).to_have_count(2)
        ana.ask_about("Ah")
        touch(ana.page.get_by_role("link", name=re.compile("regra 15")))
        expect(ana.page.locator("p:focus")).to_contain_text("BIS-15")
        ana.shot("rules-clause")
        ana.tap("Fechar")
        expect(ana.board).to_be_visible()
