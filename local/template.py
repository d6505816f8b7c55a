"""What ``template.yaml`` says of functions, routes and events: this machine cannot drift from what is deployed."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
Resource = dict[str, Any]


@dataclass(frozen=True)
class Function:
    """A Lambda function: its logical id and where its handler is."""

    name: str
    module: str
    handler: str
    timeout: int


@dataclass(frozen=True)
class Source:
    """A queue or stream whose records a function gets."""

    function: str
    resource: str
    batch: int
    attempts: int
    """Repeats of a record that failed; -1 is for ever."""
    filters: tuple[dict[str, Any], ...]
    """Event patterns; a record goes to the function when one of them matches, or when there is none."""


class _Loader(yaml.SafeLoader):  # type: ignore[misc]
    """YAML with CloudFormation's tags, read as their long forms: ``!Ref X`` is ``{"Ref": "X"}``."""


def _intrinsic(loader: _Loader, tag: str, node: yaml.Node) -> dict[str, Any]:
    if isinstance(node, yaml.ScalarNode):
        return {tag: loader.construct_scalar(node)}
    if isinstance(node, yaml.SequenceNode):
        return {tag: loader.construct_sequence(node, deep=True)}
    return {tag: loader.construct_mapping(node, deep=True)}


_Loader.add_multi_constructor("!", _intrinsic)


class Template:
    """The parsed template."""

    def __init__(self, path: Path = ROOT / "template.yaml") -> None:
        content = yaml.load(path.read_text(encoding="utf-8"), _Loader)
        self._globals: Resource = content.get("Globals", {}).get("Function", {})
        self._resources: dict[str, Resource] = content["Resources"]

    def of_type(self, kind: str) -> Iterator[tuple[str, Resource]]:
        """Logical id and properties of each resource of a CloudFormation type."""
        for name, resource in self._resources.items():
            if resource["Type"] == kind:
                yield name, resource.get("Properties", {})

    def one(self, kind: str, name: str | None = None) -> Resource:
        """The properties of the only resource of a type, or of the named one."""
        (properties,) = [found for known, found in self.of_type(kind) if name in (None, known)]
        return properties

    @cached_property
    def functions(self) -> dict[str, Function]:
        """All functions by logical id."""
        return {name: self._function(name, own) for name, own in self.of_type("AWS::Serverless::Function")}

    def _function(self, name: str, own: Resource) -> Function:
        merged = {**self._globals, **own}
        module, _, handler = merged["Handler"].rpartition(".")
        package = merged["CodeUri"].strip("/").replace("/", ".")
        return Function(name, f"{package}.{module}", handler, merged["Timeout"])

    @cached_property
    def environment(self) -> set[str]:
        """Names of all environment variables that the functions are given."""
        sections = [self._globals, *(own for _, own in self.of_type("AWS::Serverless::Function"))]
        return {key for section in sections for key in section.get("Environment", {}).get("Variables", {})}

    @cached_property
    def http_routes(self) -> dict[str, str]:
        """Route key of the HTTP API (``POST /telegram``) to function."""
        return {
            route["RouteKey"]: self._reached(self._mentioned(route["Target"], "AWS::ApiGatewayV2::Integration"))
            for _, route in self.of_type("AWS::ApiGatewayV2::Route")
        }

    def _reached(self, integration: str) -> str:
        return self._mentioned(self._resources[integration]["Properties"]["IntegrationUri"])

    @cached_property
    def socket_routes(self) -> dict[str, str]:
        """Route key of the WebSocket API (``$connect``) to function."""
        routes = self.one("AWS::Serverless::WebSocketApi")["Routes"]
        return {key: self._mentioned(route["FunctionArn"]) for key, route in routes.items()}

    @cached_property
    def queues(self) -> list[Source]:
        """The functions that read from queues."""
        return list(self._sources("AWS::SQS::Queue"))

    @cached_property
    def streams(self) -> list[Source]:
        """The functions that read a table's stream."""
        return list(self._sources("AWS::DynamoDB::Table"))

    def _sources(self, kind: str) -> Iterator[Source]:
        for _, mapping in self.of_type("AWS::Lambda::EventSourceMapping"):
            for resource in self._mentions(mapping["EventSourceArn"], kind):
                filters = mapping.get("FilterCriteria", {}).get("Filters", [])
                yield Source(
                    function=self._mentioned(mapping["FunctionName"]),
                    resource=resource,
                    batch=mapping["BatchSize"],
                    attempts=mapping.get("MaximumRetryAttempts", -1),
                    filters=tuple(json.loads(entry["Pattern"]) for entry in filters),
                )

    def _mentioned(self, value: Any, kind: str = "AWS::Serverless::Function") -> str:
        (name,) = self._mentions(value, kind)
        return name

    def _mentions(self, value: Any, kind: str) -> list[str]:
        """Resources of a type whose ids stand in a Ref, GetAtt or Sub."""
        words = re.findall(r"\w+", json.dumps(value))
        return [word for word in words if self._resources.get(word, {}).get("Type") == kind]
