"""What is served here is what the template deploys."""

from starlette.routing import Route, WebSocketRoute

from local import room, server
from local.runtime import Runtime
from local.template import ROOT, Template

TEMPLATE = Template()
MADE_WITH_THE_QUEUES = {"QUEUE_URL", "ERRANDS_URL"}


def test_every_route_of_the_http_api_is_served() -> None:
    routes = server.http_routes(TEMPLATE, Runtime(TEMPLATE.functions))
    served = {route.path for route in routes if isinstance(route, Route)}
    assert served == {key.partition(" ")[2].replace("+}", ":path}") for key in TEMPLATE.http_routes}
    assert set(TEMPLATE.http_routes) >= {"ANY /api/{proxy+}", "POST /telegram"}


def test_every_route_of_the_websocket_api_has_its_function() -> None:
    assert set(TEMPLATE.socket_routes) == {"$connect", "$default", "$disconnect"}
    runtime = Runtime(TEMPLATE.functions)
    app = server.application(TEMPLATE, runtime, [], [], "ws://127.0.0.1:8000")
    assert server.SOCKET_PATH in {route.path for route in app.routes if isinstance(route, WebSocketRoute)}


def test_every_function_is_there() -> None:
    modules = [function.module for function in TEMPLATE.functions.values()]
    assert sorted(modules) == sorted(f"functions.{path.parent.name}.app" for path in ROOT.glob("functions/*/app.py"))


def test_every_function_is_reached() -> None:
    sources = [source.function for source in (*TEMPLATE.queues, *TEMPLATE.streams)]
    reached = {*TEMPLATE.http_routes.values(), *TEMPLATE.socket_routes.values(), *sources}
    assert reached == set(TEMPLATE.functions)


def test_every_variable_has_a_value_here() -> None:
    given = set(room.settings("127.0.0.1:8000")) | MADE_WITH_THE_QUEUES
    assert {name.removesuffix("_PARAMETER") for name in TEMPLATE.environment} <= given
