"""The server: routes from the template, the fake Telegram, the app's files."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from local import site
from local.events import http_event, http_response
from local.runtime import Runtime
from local.sockets import Sockets
from local.template import Template

log = logging.getLogger("local")

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
SOCKET_PATH = "/live"
ANEW_SECONDS = 0.5

Background = Callable[[], Awaitable[None]]


def application(
    template: Template, runtime: Runtime, own: list[BaseRoute], background: list[Background], socket_origin: str
) -> Starlette:
    """The whole server. ``own``: routes of this machine alone; ``background``: what runs beside it, for ever."""
    sockets = Sockets(runtime, template.socket_routes)
    routes = [
        *http_routes(template, runtime),
        WebSocketRoute(SOCKET_PATH, sockets.serve),
        Route(SOCKET_PATH + "/@connections/{id}", sockets.manage, methods=["GET", "POST", "DELETE"]),
        *own,
        # CloudFront compresses too.
        Mount("/", GZipMiddleware(site.Site(site.DIST, site.headers(template, socket_origin)))),
    ]
    return Starlette(routes=routes, lifespan=_beside(background))


def http_routes(template: Template, runtime: Runtime) -> list[BaseRoute]:
    """The HTTP API's routes, each into its function."""
    return [_route(key, function, runtime) for key, function in template.http_routes.items()]


def _route(key: str, function: str, runtime: Runtime) -> Route:
    method, _, path = key.partition(" ")

    async def serve(request: Request) -> Response:
        began = time.perf_counter()
        event = http_event(key, request, await request.body())
        try:
            response = http_response(await runtime.invoke(function, event))
        except Exception:  # logged by the runtime; the gateway tells nothing else either
            response = JSONResponse({"message": "Internal Server Error"}, 500)
        took = (time.perf_counter() - began) * 1000
        log.info("%s %s %d %.0f ms", request.method, request.url.path, response.status_code, took)
        return response

    return Route(path.replace("+}", ":path}"), serve, methods=METHODS if method == "ANY" else [method])


def _beside(background: list[Background]) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(_for_ever(work)) for work in background]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    return lifespan


async def _for_ever(work: Background) -> None:
    """A fault must not leave the room deaf to its queues, as AWS goes on polling whatever happens."""
    while True:
        try:
            return await work()
        except Exception:
            log.exception("%s begins anew", work)
            await asyncio.sleep(ANEW_SECONDS)
