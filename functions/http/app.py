"""The app's API, as docs/protocol.md has it: parse, authenticate, one call into carteado, map the result."""

import os
from typing import Any, Final, TypeVar

import msgspec
from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.event_handler import APIGatewayHttpResolver, Response
from aws_lambda_powertools.metrics import MetricUnit

from carteado.adapters.wiring import Wiring
from carteado.app import erasure, forms, history, replays, room, sessions, tables, talk, tries, watching
from carteado.codes import status_of
from carteado.table.state import Refused, User

HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
}

Answer = Response[str]
Form = TypeVar("Form")

wiring = Wiring(os.environ)
logger = Logger(service="http")
metrics = Metrics(namespace="Carteado", service="http")
api = APIGatewayHttpResolver()


@logger.inject_lambda_context(clear_state=True)
@metrics.log_metrics
def handler(event: dict[str, Any], context: Any) -> dict[str, Any]:
    """Answer one request of API Gateway, payload format 2.0."""
    metrics.add_metric("Requests", MetricUnit.Count, 1)
    return api.resolve(event, context)


@api.post("/api/session")
def open_session() -> Answer:
    arrival = body(forms.Arrival)
    if arrival.init_data:
        admission = sessions.admit_visitor(wiring.entrance, arrival.init_data)
    else:
        admission = sessions.admit_guest(wiring.entrance, arrival.name, bearer())
    session = admission.session
    user = {"id": session.user.id, "name": session.user.name, "guest": session.guest}
    shown = {"token": admission.token, "user": user, "expires": session.expires}
    return answer(200, {**shown, "start": admission.start} if admission.start else shown)


@api.delete("/api/session")
def forget_user() -> Answer:
    erasure.erase(wiring.world, caller())
    return answer(200, {})


@api.get("/api/games")
def list_games() -> Answer:
    # Open to everybody: whoever has no session yet learns here how to come by one.
    return answer(200, room.offer(wiring.guests, wiring.bot))


@api.get("/api/tables")
def list_tables() -> Answer:
    return answer(200, {"tables": history.tables(wiring.world, caller())})


@api.post("/api/tables")
def open_table() -> Answer:
    host, new = caller(), body(forms.NewTable)
    entropy = forms.random_bytes(new.entropy)
    terms = (new.game, new.players, new.options, new.clock)
    return answer(201, tables.open_table(wiring.world, host, *terms, entropy, recall=new.recall))


@api.get("/api/tables/<table_id>")
def look(table_id: str) -> Answer:
    return answer(200, tables.look(wiring.world, caller(), forms.table_id(table_id)))


@api.post("/api/tables/<table_id>/ops")
def act(table_id: str) -> Answer:
    return answer(200, tables.act(wiring.world, caller(), forms.table_id(table_id), body(forms.Act).as_op()))


@api.post("/api/tables/<table_id>/socket")
def admit_socket(table_id: str) -> Answer:
    origin = api.current_event.headers.get("origin", "")
    ticket = watching.admit(wiring.world, wiring.tokens, caller(), forms.table_id(table_id), origin)
    return answer(200, {"url": f"{wiring.socket_url}?ticket={ticket}"})


@api.post("/api/tables/<table_id>/talk")
def say(table_id: str) -> Answer:
    return answer(200, talk.say(wiring.world, caller(), forms.table_id(table_id), body(forms.Say).phrase))


@api.get("/api/tables/<table_id>/score")
def list_score(table_id: str) -> Answer:
    caller()
    return answer(200, {"hands": history.score(wiring.world, forms.table_id(table_id))})


@api.get("/api/tables/<table_id>/records")
def list_records(table_id: str) -> Answer:
    caller()
    return answer(200, {"matches": history.matches(wiring.world, forms.table_id(table_id))})


@api.get("/api/tables/<table_id>/replays/<match>/<deal>")
def show_replay(table_id: str, match: str, deal: str) -> Answer:
    user, numbers = caller(), (forms.number(match), forms.number(deal))
    return answer(200, replays.show(wiring.world, user, forms.table_id(table_id), *numbers))


@api.exception_handler([Refused, tries.Busy])
def refuse(refusal: Refused | tries.Busy) -> Answer:
    return refused(refusal.code, refusal.ms)


@api.exception_handler(tables.TurnedDown)
def turn_down(refusal: tables.TurnedDown) -> Answer:
    shown = {"state": refusal.state} if refusal.code in ("stale", "too_early") else {}
    return refused(refusal.code, refusal.ms, **shown)


@api.not_found
def find_nothing(_: Exception) -> Answer:
    return refused("not_found")


def caller() -> User:
    """Whose session the request's token opens. Raises Refused."""
    token = bearer()
    if token is None:
        raise Refused("unauthorised")
    return wiring.tokens.read_session(token, wiring.world.clock.now()).user


def bearer() -> str | None:
    """The request's token, not yet read."""
    kind, _, token = api.current_event.headers.get("authorization", "").partition(" ")
    return token if kind == "Bearer" else None


def body(form: type[Form]) -> Form:
    """The request's body. Raises Refused."""
    event = api.current_event
    return forms.filled(form, event.body, event.is_base64_encoded)


def refused(code: str, ms: int = 0, **shown: Any) -> Answer:
    logger.info("refused", extra={"code": code, "path": api.current_event.path})
    metrics.add_metric("Refusals", MetricUnit.Count, 1)
    return answer(status_of(code), {"error": code, **({"ms": ms} if ms else {}), **shown})


def answer(status: int, shown: dict[str, Any]) -> Answer:
    return Response(status, "application/json", msgspec.json.encode(shown).decode(), HEADERS)
