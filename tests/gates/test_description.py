"""docs/openapi.yaml cannot drift: it has the routes, the forms and the codes that the code has."""

from typing import Any

import msgspec
import pytest
from jsonschema_rs import meta

from carteado.app import forms
from carteado.codes import STATUS
from carteado.games import GAMES
from tests.gates.description import API, OPERATIONS, referred
from tests.gates.routes import OPEN, ROUTES

FORMS = (forms.Arrival, forms.NewTable, forms.Act, forms.Say)


def test_the_routes_are_the_resolvers() -> None:
    assert {name.replace("{", "<").replace("}", ">") for name in OPERATIONS} == ROUTES


def test_what_needs_no_session_says_so() -> None:
    assert {name for name, operation in OPERATIONS.items() if {} in operation.get("security", [])} == OPEN
    assert API["security"] == [{"session": []}]


def test_what_needs_a_session_may_answer_401() -> None:
    assert all("401" in operation["responses"] for name, operation in OPERATIONS.items() if name != "GET /api/games")


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_the_forms_are_the_codes(form: type) -> None:
    schema, components = msgspec.json.schema_components([form])
    (made,) = [components[ref["$ref"].rpartition("/")[2]] for ref in schema]
    assert plain(API["components"]["schemas"][form.__name__]) == plain(made)


def plain(schema: Any) -> Any:
    """A schema without titles and references, its patterns in the form of ECMAScript."""
    if isinstance(schema, dict) and "$ref" in schema:
        return plain(referred(schema["$ref"])) | {key: value for key, value in schema.items() if key != "$ref"}
    if isinstance(schema, dict):
        kept = {key: value for key, value in schema.items() if key not in ("title", "description")}
        return {key: plain(value) for key, value in kept.items() if (key, value) != ("required", [])}
    if isinstance(schema, list):
        return [plain(item) for item in schema]
    return schema.replace(r"\A", "^").replace(r"\Z", "$") if isinstance(schema, str) else schema


def test_the_codes_are_the_closed_list() -> None:
    described = {
        code: int(name.removeprefix("Error"))
        for name, schema in API["components"]["schemas"].items()
        if name.removeprefix("Error").isdigit()
        for code in schema["properties"]["error"]["enum"]
    }
    assert described == STATUS | {code: 409 for game in GAMES.values() for code in game.refusals}


def test_every_schema_is_a_schema_and_is_used() -> None:
    written = str(API)
    for name, schema in API["components"]["schemas"].items():
        meta.validate(schema)
        assert f"'#/components/schemas/{name}'" in written, name
