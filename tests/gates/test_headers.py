"""What goes along with every answer and every page: nothing is cached, framed, sniffed, shared with another origin."""

from typing import Any

import pytest

from local.template import Template
from tests.functions.room import ANA
from tests.gates.house import House
from tests.gates.routes import BODIES, ROUTES

GUARDS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Content-Type": "application/json",
    "Referrer-Policy": "no-referrer",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
}
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", ""]
NOWHERE = [
    "/",
    "/api",
    "/api/",
    "/api/tables/",
    "/api/tables/x/",
    "/api/tables/x/y/z",
    "/telegram",
    "//",
    "/é",
    "/\ud800",
]
PATHS = [*sorted({route.split(" ")[1].replace("<table_id>", "x") for route in ROUTES}), *NOWHERE]


@pytest.mark.parametrize("path", PATHS)
def test_whatever_is_asked_and_however_the_answer_is_guarded(house: House, path: str) -> None:
    for method in METHODS:
        for token in (None, house.token(ANA)):
            for body in (None, "{", BODIES.get(f"{method} {path}")):
                origin = {"headers": {"origin": "https://elsewhere.example", **bearing(token)}}
                house.call(method, path, body, **origin)
                assert house.headers == GUARDS, (method, body)
        known = f"{method.upper()} {path}".replace("/x", "/<table_id>") in ROUTES
        assert known or house.status == 404, method


def test_where_no_function_answers_the_same_headers_are_put_on() -> None:
    """The gateway's own errors (a function that failed, one that is throttled) pass through CloudFront, too."""
    config = Template().one("AWS::CloudFront::ResponseHeadersPolicy", "ApiHeaders")["ResponseHeadersPolicyConfig"]
    security = config["SecurityHeadersConfig"]
    (cache,) = config["CustomHeadersConfig"]["Items"]
    assert {
        cache["Header"]: cache["Value"],
        "Content-Security-Policy": security["ContentSecurityPolicy"]["ContentSecurityPolicy"],
        "Referrer-Policy": security["ReferrerPolicy"]["ReferrerPolicy"],
        "Strict-Transport-Security": f"max-age={security['StrictTransportSecurity']['AccessControlMaxAgeSec']}",
        "X-Content-Type-Options": "nosniff" if security["ContentTypeOptions"]["Override"] else "",
        "Content-Type": "application/json",
    } == GUARDS
    site = Template().one("AWS::CloudFront::Distribution")["DistributionConfig"]
    (behaviour,) = site["CacheBehaviors"]
    assert (behaviour["PathPattern"], behaviour["ResponseHeadersPolicyId"]) == ("/api/*", {"Ref": "ApiHeaders"})


def bearing(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


def test_every_kind_of_answer_is_guarded(house: House) -> None:
    """One of each status; none sets a cookie or has a part that no test has seen."""
    table, ana = house.open(clock="none"), house.token(ANA)
    guest = house.call("POST", "/api/session", {"name": "Zé"})["token"]
    op = {"op": "op000000", "turn": 0, "text": "vote yes"}
    asked: list[tuple[str, str, Any, str | None]] = [
        ("GET", f"/api/tables/{table}", None, ana),
        ("POST", "/api/tables", BODIES["POST /api/tables"], ana),
        ("POST", "/api/session", {}, None),
        ("GET", "/api/tables", None, None),
        ("POST", f"/api/tables/{table}/ops", op, ana),
        ("POST", f"/api/tables/{table}/ops", op | {"turn": 9}, ana),
        ("POST", f"/api/tables/{table}/ops", op | {"text": "clear 0"}, guest),
        ("GET", "/api/tables/unknown", None, ana),
        ("GET", f"/api/tables/{table}", None, ana),
    ]
    seen = set()
    for number, request in enumerate(asked, start=1):
        house.world.store.outages = 1_000 * (number == len(asked))
        house.call(*request)
        seen.add(house.status)
        assert house.headers == GUARDS
        assert house.response.keys() == {"statusCode", "headers", "body", "isBase64Encoded", "cookies"}
        assert (house.response["cookies"], house.response["isBase64Encoded"]) == ([], False)
    house.world.store.outages = 0
    assert seen == {200, 201, 400, 401, 403, 404, 409, 503}
