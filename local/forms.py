"""Parameters of a call in any form that clients of the Bot API use."""

import json
from email import message_from_bytes
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
    message = message_from_bytes(f"Content-Type: {kind}\r\n\r\n".encode() + body)
    fields = {
        str(part.get_param("name", header="content-disposition")): _value(part)
        for part in message.walk()
        if not part.is_multipart()
    }
    attached = {ATTACHED + name: value for name, value in fields.items() if isinstance(value, Document)}
    return {name: attached.get(value, value) for name, value in fields.items() if isinstance(value, str)}


def _value(part: Part) -> str | Document:
    content, name = part.get_payload(decode=True), part.get_filename()
    assert isinstance(content, bytes)
    return content.decode() if name is None else Document(name, content)
