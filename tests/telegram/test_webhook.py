"""Telegram calls the webhook: who may, and what becomes of odd, broken and repeated updates."""

from typing import Any

import pytest
from aws_lambda_powertools.utilities.idempotency.exceptions import IdempotencyPersistenceLayerError

from carteado.app.ports import Unreachable
from tests.telegram.conftest import GROUP, RUI, Room


@pytest.mark.parametrize("secret", [None, "", "wrong", "webhook-secret ", "segrêdo"])
def test_without_the_secret_nothing_is_read(room: Room, secret: str | None) -> None:
    assert room.post("not even JSON", secret) == 401
    assert room.post(room.update("/bisca"), secret) == 401
    assert room.posted() == []


@pytest.mark.parametrize("body", ["", "no JSON", "[]", "7", "{}", '{"update_id": "7"}', "[" * 100_000])
def test_what_is_no_update_is_refused(room: Room, body: str) -> None:
    assert room.post(body) == 400


def test_an_update_that_comes_three_times_opens_one_table(room: Room) -> None:
    before, update = room.tables(), room.update("/bisca")
    assert [room.post(update) for _ in range(3)] == [200, 200, 200]
    assert len(room.tables() - before) == 1
    assert len(room.posted()) == 1


def test_an_update_that_is_being_handled_is_asked_for_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    update, during = room.update("/bisca"), []

    def handled_slowly(*_: Any) -> Any:
        during.append(room.post(update))
        return _nothing()

    monkeypatch.setattr(type(room.bot.dispatcher()), "feed_raw_update", handled_slowly)
    assert room.post(update) == 200
    assert during == [503]


async def _nothing() -> None:
    pass


@pytest.mark.parametrize(
    "content",
    [
        {"a_kind_of_the_future": {"id": 1}},
        {"poll": {"id": "1"}},
        {"message": {"message_id": "x"}},
        {"message": None},
        {},
    ],
)
@pytest.mark.filterwarnings("error")
def test_updates_of_other_kinds_are_done_with(room: Room, content: dict[str, Any]) -> None:
    assert room.post({"update_id": room.update("x")["update_id"], **content}) == 200
    assert room.posted() == []


def test_an_update_that_failed_for_a_while_is_finished_when_it_comes_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    update, store, before = room.update("/bisca"), type(room.bot.wiring.world.store), room.tables()

    def fail(*_: Any) -> None:
        raise Unreachable

    with monkeypatch.context() as patch:
        patch.setattr(store, "attach", fail)
        assert room.post(update) == 503
    room.api.limit(GROUP, 9)
    assert [room.post(update), room.post(update)] == [200, 200]
    assert len(room.tables() - before) == 1
    assert room.posted() == []
    room.later()
    assert len(room.posted()) == 1


def test_what_was_taken_is_not_known_while_the_store_is_out(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise IdempotencyPersistenceLayerError("out", ConnectionError())

    monkeypatch.setattr(room.bot, "taken", lambda: fail)
    assert room.say("/bisca") == 503


def test_a_failure_is_logged_by_its_kind_alone(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("what Ana wrote")

    monkeypatch.setattr(type(room.bot.dispatcher()), "feed_raw_update", fail)
    assert room.say("/bisca") == 200
    (record,) = [record for record in caplog.records if record.message == "update failed"]
    assert (record.kinds, record.error) == (["message"], "RuntimeError")  # type: ignore[attr-defined]
    assert "Ana" not in str(vars(record))


def test_the_loop_outlives_an_invocation_that_failed(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    assert room.say("/bisca 3") == 200
    with monkeypatch.context() as patch:
        patch.setattr(room.chats.all[GROUP], "barred", "bot was kicked from the supergroup chat")
        assert room.say("/bisca 3") == 200
    assert room.say("/bisca 3", person=RUI) == 200
    assert len(room.posted()) == 2
