"""The app's files, as CloudFront serves them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import urllib3
from starlette.applications import Starlette
from starlette.routing import Mount

from local import site
from local.template import Template
from tests.serving import serving

HEADERS = site.headers(Template(), "ws://127.0.0.1:8000")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    for folder in ("assets", "words"):
        (tmp_path / folder).mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the app")
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "words" / "es-1a2b.json").write_text("{}")
    with serving(Starlette(routes=[Mount("/", site.Site(tmp_path, HEADERS))])) as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/some-table"])
def test_every_path_without_a_file_is_the_page(address: str, path: str) -> None:
    answer = urllib3.request("GET", address + path)
    assert (answer.status, answer.data) == (200, b"<!doctype html>the app")
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"), [("assets/app-1a2b.js", "text/javascript"), ("words/es-1a2b.json", "application/json")]
)
def test_built_files_are_kept(address: str, path: str, kind: str) -> None:
    answer = urllib3.request("GET", f"{address}/{path}")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Content-Type"].startswith(kind)


@pytest.mark.parametrize("path", ["/nothing.js", "/assets/old-0000.js", "/../site.py", "/..%2f..%2fsecret.txt"])
def test_what_is_not_there_is_not_found(address: str, path: str) -> None:
    assert urllib3.request("GET", address + path).status == 404


def test_the_policy_is_the_templates_with_our_own_sockets(address: str) -> None:
    policy = urllib3.request("GET", address).headers["Content-Security-Policy"]
    assert "script-src 'self' https://telegram.org;" in policy
    assert "connect-src 'self' ws://127.0.0.1:8000;" in policy
    assert "$" not in policy


def test_before_the_first_build_the_page_says_so(tmp_path: Path) -> None:
    with serving(Starlette(routes=[Mount("/", site.Site(tmp_path / "dist", HEADERS))])) as address:
        answer = urllib3.request("GET", address)
    assert (answer.status, b"make run" in answer.data) == (503, True)
