"""The page may load what the built app needs and nothing else, here as on AWS."""

import re
from html.parser import HTMLParser

import pytest

from carteado.games import GAMES
from carteado.words import LANGUAGES, words
from local import site
from local.template import Template

POLICY = {
    "default-src": "'self'",
    "script-src": "'self' https://telegram.org",
    "style-src": "'self' 'unsafe-inline'",  # of the page itself; Svelte places cards by the attribute `style`
    "img-src": "'self' data:",
    "connect-src": "'self' SOCKETS",
    "frame-ancestors": "'self' https://*.telegram.org",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "telegram",  # the address of its script
}
"""All that the page may do. Wider is a decision, and so is what else is in this table."""
SENT_ABROAD = re.compile(r"(?:https?|wss?):\\?/\\?/([\w.-]+)")
KNOWN_HOSTS = {"telegram.org", "t.me", "www.w3.org", "svelte.dev"}
"""Telegram's script, links to Telegram, names of XML, and the addresses of explanations in Svelte's errors."""
RUN_TEXT = re.compile(r"\beval\(|\bnew Function\b|\bFunction\(|javascript:|document\.cookie|document\.write")


def sections() -> dict[str, str]:
    """The policy that the page is served under, by directive."""
    headers = site.headers(Template(), "SOCKETS")
    parts = (part.strip().partition(" ") for part in headers["Content-Security-Policy"].split(";"))
    return {name: " ".join(value.split()) for name, _, value in parts}


def test_the_page_may_do_no_more_than_this() -> None:
    assert sections() == POLICY


def test_this_machine_serves_the_headers_of_the_template() -> None:
    """All but the one that is for HTTPS alone."""
    config = Template().one("AWS::CloudFront::ResponseHeadersPolicy", "PageHeaders")["ResponseHeadersPolicyConfig"]
    names = {re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name) for name in config["SecurityHeadersConfig"]}
    served = {name.removeprefix("X-") for name in site.headers(Template(), "SOCKETS")}
    assert served == names - {"Strict-Transport-Security"}
    assert all(rule["Override"] for rule in config["SecurityHeadersConfig"].values())
    assert set(config) == {"Name", "SecurityHeadersConfig"}  # no CORS


class Tags(HTMLParser):
    """Every tag of a page with its attributes, what is written, and the text inside scripts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        last = self.found[-1][0] if self.found else ""
        if last == "script":
            self.inline += data.strip()
        elif last != "style":
            self.words += data.split()


@pytest.fixture(scope="module")
def page() -> Tags:
    return Tags((site.DIST / "index.html").read_text())


def test_the_page_holds_no_script_and_loads_nothing_from_elsewhere(page: Tags) -> None:
    assert page.inline == ""
    for tag, attributes in page.found:
        assert not [name for name in attributes if name.startswith("on") or name == "style"]
        loaded = [value for name, value in attributes.items() if name in ("src", "href", "action")]
        assert all(value and value.startswith("./") for value in loaded), tag
    assert {tag for tag, _ in page.found} <= {
        *("html", "head", "meta", "title", "link", "style", "script", "body", "div", "noscript"),
        *("header", "h1", "svg", "g", "path", "p", "br", "i"),
    }


def test_no_style_sheet_keeps_the_first_picture_waiting(page: Tags) -> None:
    sheets = [place for place, (_, attributes) in enumerate(page.found) if attributes.get("rel") == "stylesheet"]
    picture = [place for place, (_, attributes) in enumerate(page.found) if attributes.get("id") in ("cover", "app")]
    assert sheets
    assert min(sheets) > max(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_picture_names_every_game_as_all_languages_do(page: Tags, language: str) -> None:
    assert {words(language)(game) for game in GAMES} <= set(page.words)


def test_the_built_scripts_run_no_text_and_know_no_other_host() -> None:
    scripts = sorted((site.DIST / "assets").glob("*.js"))
    assert scripts
    for script in scripts:
        text = script.read_text()
        assert RUN_TEXT.findall(text) == [], script.name
        assert set(SENT_ABROAD.findall(text)) <= KNOWN_HOSTS, script.name


def test_what_a_page_may_show_has_no_script_either() -> None:
    """Pictures are served from the page's own origin, where a script in one would have the page's rights."""
    for picture in site.DIST.rglob("*.svg"):
        assert not re.search(r"<script|\bon\w+=|javascript:|<foreignObject", picture.read_text()), picture.name
