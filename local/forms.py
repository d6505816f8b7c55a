"""Parameters of a call in any form that clients of the Bot API use."""

import json
from email import message_from_string
from email.message import Message as Part
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import Request

from local.chats import Document, Json

ATTACHED: Final = "attach://"


async def read_parameters(request: Request) -> Json:
    """The parameters; files stand in the places where they are attached, all else in a form is text."""
    body, kind = await request.body(), request.headers.get("content-type", "")
    if kind.startswith("application/json"):
        return dict(json.loads(body or b"{}"))
    if kind.startswith("multipart/form-data"):
        return _multipart(kind, body)
    return {**request.query_params, **dict(parse_qsl(body.decode(), keep_blank_values=True))}


def _multipart(kind: str, body: bytes) -> Json:
    # As Latin-1 each byte is a letter: neither names in UTF-8 nor files come to harm.
    message = message_from_string(f"Content-Type: {kind}\r\n\r\n{body.decode('latin-1')}")
    parts = [part for part in message.walk() if not part.is_multipart()]
    fields = {_utf8(part.get_param("name", header="content-disposition")): _value(part) for part in parts}
    attached = {ATTACHED + name: value for name, value in fields.items() if isinstance(value, Document)}
    return {name: attached.get(value, value) for name, value in fields.items() if isinstance(value, str)}


def _value(part: Part) -> str | Document:
    content, name = str(part.get_payload()), part.get_filename()
    return _utf8(content) if name is None else Document(_utf8(name), content.encode("latin-1"))


def _utf8(text: object) -> str:
    return str(text).encode("latin-1").decode()
