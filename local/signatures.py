"""The parameters of the Bot API's methods, as aiogram's models know them."""

import json
from collections.abc import Iterator
from typing import Any, Final, get_args

from aiogram import methods
from aiogram.types import BufferedInputFile, Update
from pydantic import BaseModel, ValidationError

from local.chats import Document, Json, bad_request

_MISSING: Final = {
    "chat_id": "chat_id is empty",
    "text": "message text is empty",
    "message_id": "message identifier is not specified",
}


def _model(method: str) -> type[BaseModel]:
    model: type[BaseModel] = getattr(methods, method[0].upper() + method[1:])
    return model


def kinds_of_updates() -> set[str]:
    """What a webhook may ask for."""
    return set(Update.model_fields) - {"update_id"}


def checked(method: str, given: Json) -> Json:
    """The parameters with all structures read. Raises ApiError if the method does not take them so."""
    model = _model(method)
    parameters = {key: _read(model, key, value) for key, value in given.items()}
    for key, field in model.model_fields.items():
        if field.is_required() and parameters.get(key) is None:
            raise bad_request(_MISSING.get(key, f'parameter "{key}" is required'))
    try:
        made = model.model_validate({key: _as_file(value) for key, value in parameters.items()})
    except ValidationError as error:
        first = error.errors()[0]
        raise bad_request(f"can't parse {'.'.join(map(str, first['loc']))}: {first['msg']}") from None
    unknown = list(_unknown(made))
    if unknown:
        raise bad_request(f"unknown parameters {unknown}")
    return parameters


def _read(model: type[BaseModel], key: str, value: Any) -> Any:
    """A value of a form is text; what is no text for the method is JSON inside it."""
    field = model.model_fields.get(key)
    if field is None or not isinstance(value, str) or str in (field.annotation, *get_args(field.annotation)):
        return value
    try:
        return json.loads(value)
    except ValueError:
        return value


def _as_file(value: Any) -> Any:
    return BufferedInputFile(value.content, value.name) if isinstance(value, Document) else value


def _unknown(value: Any) -> Iterator[str]:
    """The names that no model has, at any depth."""
    if isinstance(value, BaseModel):
        yield from value.model_extra or {}
        for inner in value.__dict__.values():
            yield from _unknown(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _unknown(inner)
