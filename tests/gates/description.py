"""The API as docs/openapi.yaml describes it: what may be sent, and what may come back."""

from functools import cache
from typing import Any

import yaml
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from jsonschema_rs import Draft202012Validator

from local.template import ROOT

API: dict[str, Any] = yaml.safe_load((ROOT / "docs" / "openapi.yaml").read_text(encoding="utf-8"))
OPERATIONS: dict[str, dict[str, Any]] = {
    f"{method.upper()} {path}": operation
    for path, item in API["paths"].items()
    for method, operation in item.items()
    if method != "parameters"
}
"""By method and path, ``GET /api/tables/{table_id}``."""

_JSON = "application/json"
_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def referred(pointer: str) -> Any:
    """What a reference inside the description refers to."""
    found: Any = API
    for name in pointer.removeprefix("#/").split("/"):
        found = found[name]
    return found


@cache
def answer(operation: str, status: int) -> Draft202012Validator:
    """Checks a body that the operation may answer with this status. Raises KeyError if it may not."""
    response = OPERATIONS[operation]["responses"][str(status)]
    if "$ref" in response:
        response = referred(response["$ref"])
    schema = response["content"][_JSON]["schema"]
    return Draft202012Validator({"$schema": _DIALECT, "components": API["components"], **schema})


def body_of(operation: str) -> dict[str, Any] | None:
    """The schema of the body that the operation wants."""
    wanted = OPERATIONS[operation].get("requestBody")
    schema: dict[str, Any] | None = wanted and referred(wanted["content"][_JSON]["schema"]["$ref"])
    return schema


def conforming(schema: dict[str, Any]) -> SearchStrategy[Any]:
    """Values that a schema of a request allows: the keywords that the description uses there, no others."""
    if "$ref" in schema:
        return conforming(referred(schema["$ref"]))
    if "anyOf" in schema:
        return st.one_of([conforming(choice) for choice in schema["anyOf"]])
    return _OF_TYPE[schema["type"]](schema)


def _string(schema: dict[str, Any]) -> SearchStrategy[str]:
    if "pattern" in schema:
        return st.from_regex(schema["pattern"].replace("$", r"\Z"))
    return st.text(min_size=schema.get("minLength", 0), max_size=min(schema.get("maxLength", 16), 80))


def _integer(schema: dict[str, Any]) -> SearchStrategy[int]:
    return st.integers(schema.get("minimum"), schema.get("maximum"))


def _object(schema: dict[str, Any]) -> SearchStrategy[Any]:
    if "properties" not in schema:
        return st.dictionaries(st.text(max_size=16), conforming(schema["additionalProperties"]), max_size=4)
    fields = {name: conforming(field) for name, field in schema["properties"].items()}
    wanted = set(schema.get("required", ()))
    optional = {name: fields[name] for name in fields.keys() - wanted}
    return st.fixed_dictionaries(
        {name: fields[name] for name in sorted(wanted)}, optional=dict(sorted(optional.items()))
    )


_OF_TYPE = {
    "string": _string,
    "integer": _integer,
    "boolean": lambda _: st.booleans(),
    "object": _object,
    "null": lambda _: st.none(),
}
