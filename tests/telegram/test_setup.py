"""`make telegram`: what Telegram is told of the room, what it says afterwards, and what an operator reads."""

from collections.abc import Iterator
from typing import Any, NoReturn

import boto3
import pytest
from botocore.exceptions import NoCredentialsError
from moto import mock_aws
from starlette.applications import Starlette

from carteado.app.chat import commands
from carteado.words import LANGUAGES, words
from local.botapi import PREFIX, BotApi
from tests.serving import serving
from tests.telegram.conftest import BOT, SECRET, TOKEN, new_chats
from tools import deploy, telegram

SITE, WEBHOOK = "https://room.example", "https://api.example/telegram"


class Operator:
    """Somebody at a terminal, and his bot."""

    def __init__(self, api: BotApi, address: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.api = api
        self.environment = {
            "TELEGRAM_WEBHOOK_URL": WEBHOOK,
            "SITE_URL": SITE,
            "BOT_USERNAME": BOT,
            "APP_NAME": "jogar",
            "BOT_TOKEN": TOKEN,
            "WEBHOOK_SECRET": SECRET,
            "TELEGRAM_API": address,
        }
        self._capsys = capsys

    def run(self, *arguments: str, **environment: str) -> tuple[int, list[str]]:
        """Exit status and lines of the command."""
        given = self.environment | environment
        status = telegram.main(list(arguments), given)
        printed = self._capsys.readouterr()
        assert printed.err == ""
        for secret in ("BOT_TOKEN", "WEBHOOK_SECRET"):
            assert not given.get(secret) or given[secret] not in printed.out
        return status, printed.out.splitlines()

    def wrong(self, *arguments: str) -> list[str]:
        """What is said to be wrong."""
        status, lines = self.run(*arguments)
        wrong = [line for line in lines if line.startswith("wrong")]
        assert status == bool(wrong)
        return wrong

    def sees(self, method: str, **parameters: object) -> object:
        """What Telegram says of the bot."""
        status, body = self.api.answer(TOKEN, method, parameters)
        assert status == 200
        return body["result"]


@pytest.fixture
def operator(capsys: pytest.CaptureFixture[str]) -> Iterator[Operator]:
    api = BotApi(TOKEN, BOT, new_chats())
    with serving(Starlette(routes=api.routes())) as address:
        yield Operator(api, address + PREFIX, capsys)


def test_everything_is_set_and_right(operator: Operator) -> None:
    assert operator.wrong() == []
    hook = operator.sees("getWebhookInfo")
    assert hook["url"] == WEBHOOK  # type: ignore[index]
    kinds = {"message", "callback_query", "inline_query", "chosen_inline_result", "my_chat_member"}
    assert set(hook["allowed_updates"]) == kinds  # type: ignore[index]
    assert operator.api.profile.secret == SECRET
    button = {"type": "web_app", "text": "Carteado", "web_app": {"url": SITE}}
    assert operator.sees("getChatMenuButton") == button


@pytest.mark.parametrize(("code", "language"), [("pt", "pt-BR"), ("es", "es"), ("en", "en"), ("", "en")])
def test_commands_and_descriptions_are_there_in_each_language(operator: Operator, code: str, language: str) -> None:
    operator.run()
    say, private = words(language), {"type": "all_private_chats"}
    offered = operator.sees("getMyCommands", scope=private, language_code=code)
    assert {"command": "dados", "description": say("command-dados")} in offered  # type: ignore[operator]
    in_groups = operator.sees("getMyCommands", scope={"type": "all_group_chats"}, language_code=code)
    assert [known["command"] for known in in_groups] == list(commands.GROUP)  # type: ignore[attr-defined]
    assert operator.sees("getMyDescription", language_code=code) == {"description": say("setup-description")}
    assert operator.sees("getMyShortDescription", language_code=code) == {"short_description": say("setup-short")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_fits_telegram(language: str) -> None:
    say = words(language)
    assert len(say("setup-description")) <= 512
    assert len(say("setup-short")) <= 120
    for command in {*commands.PRIVATE, *commands.GROUP}:
        assert 3 <= len(commands.description(command, say)) <= 60


def test_every_command_has_a_handler() -> None:
    from carteado.telegram import routing

    handled = {
        command
        for router in routing._routers()
        for handler in router.message.handlers
        for check in handler.filters or ()
        for command in getattr(check.callback, "commands", ())
    }
    assert {*commands.PRIVATE, *commands.GROUP} <= handled


def test_the_second_time_it_changes_nothing(operator: Operator) -> None:
    operator.run()
    before = repr(vars(operator.api.profile))
    assert operator.wrong() == []
    assert repr(vars(operator.api.profile)) == before


def test_a_check_only_reads(operator: Operator) -> None:
    before = repr(vars(operator.api.profile))
    wrong = operator.wrong("--check")
    assert repr(vars(operator.api.profile)) == before
    assert any("webhook" in line and "run make telegram" in line for line in wrong)
    operator.run()
    assert operator.wrong("--check") == []


@pytest.mark.parametrize(
    ("ability", "value", "remedy"),
    [
        ("can_join_groups", False, "/setjoingroups"),
        ("supports_inline_queries", False, "/setinline"),
        ("can_read_all_group_messages", True, "/setprivacy"),
    ],
)
def test_what_only_botfather_changes_is_told_with_its_remedy(
    operator: Operator, ability: str, value: bool, remedy: str
) -> None:
    operator.api.profile.abilities[ability] = value
    (line,) = operator.wrong()
    assert remedy in line


def test_a_token_of_another_bot_is_noticed(operator: Operator) -> None:
    operator.environment["BOT_USERNAME"] = "other_bot"
    (line,) = operator.wrong()
    assert "'carteado_bot' instead of 'other_bot'" in line


def test_updates_that_wait_after_an_error_are_told(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    operator.run()
    told = operator.api.profile.get_webhook_info({})
    error = {"last_error_date": 1, "last_error_message": "Wrong response from the webhook: 401 Unauthorized"}
    method = operator.api._methods
    monkeypatch.setitem(method, "getWebhookInfo", lambda _: {**told, **error, "pending_update_count": 7})
    (line,) = operator.wrong("--check")
    assert "7 updates wait" in line
    assert "401 Unauthorized" in line
    monkeypatch.setitem(method, "getWebhookInfo", lambda _: {**told, **error, "pending_update_count": 0})
    assert operator.wrong("--check") == []


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("BOT_TOKEN", "1000001:another", "Telegram does not know this token"),
        ("BOT_TOKEN", "no token at all", "Telegram does not know this token"),
        ("TELEGRAM_API", "http://127.0.0.1:9", "http://127.0.0.1:9 cannot be reached"),
        ("TELEGRAM_WEBHOOK_URL", "http://room.example/telegram", "https addresses only"),
        ("SITE_URL", "room.example", "https addresses only"),
        ("WEBHOOK_SECRET", "with blanks", "Telegram refuses"),
    ],
)
def test_what_stands_in_the_way_is_one_line(operator: Operator, name: str, value: str, line: str) -> None:
    status, lines = operator.run(**{name: value})
    assert status == 1
    assert line in lines[-1]


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """What CloudFormation says of the deployed room; its secrets are in SSM."""
    chosen = {
        "AppName": "jogar",
        "BotTokenParameter": "/token",
        "WebhookSecretParameter": "/secret",
        "BotUsername": BOT,
    }
    outputs = {"SiteUrl": SITE, "WebhookUrl": WEBHOOK}
    described = {
        "Parameters": [{"ParameterKey": key, "ParameterValue": value} for key, value in chosen.items()],
        "Outputs": [{"OutputKey": key, "OutputValue": value} for key, value in outputs.items()],
    }
    monkeypatch.setattr(deploy, "settings", lambda: {"region": "eu-west-1"})
    monkeypatch.setattr(deploy, "stack", lambda _: described)
    with mock_aws():
        for name, value in (("/token", TOKEN), ("/secret", SECRET)):
            boto3.client("ssm", "eu-west-1").put_parameter(Name=name, Value=value, Type="SecureString")
        yield described


def test_the_settings_come_from_the_stack(operator: Operator, stack: dict[str, Any]) -> None:
    operator.environment = {"TELEGRAM_API": operator.environment["TELEGRAM_API"]}
    assert operator.wrong() == []
    assert operator.api.profile.secret == SECRET


def test_a_room_without_a_bot_is_told_so(operator: Operator, stack: dict[str, Any]) -> None:
    stack["Parameters"][-1]["ParameterValue"] = ""
    del operator.environment["BOT_USERNAME"]
    assert operator.run() == (1, ["This room has no bot: deploy with BotUsername, or set BOT_USERNAME"])


def test_no_stack_and_no_variables_is_one_line(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    del operator.environment["BOT_TOKEN"]
    monkeypatch.setattr(deploy, "settings", lambda: {"stack_name": "carteado"})
    status, (line,) = operator.run()
    assert (status, "make deploy" in line) == (1, True)


def test_a_stack_that_aws_does_not_tell_of_is_one_line(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: object) -> NoReturn:
        raise NoCredentialsError

    del operator.environment["BOT_TOKEN"]
    monkeypatch.setattr(deploy, "settings", lambda: {"region": "eu-west-1"})
    monkeypatch.setattr(deploy, "stack", nobody)
    assert operator.run() == (1, ["AWS does not tell of the stack: Unable to locate credentials"])


def test_another_argument_is_answered_by_the_usage(operator: Operator) -> None:
    assert operator.run("--chekc")[0] == 2
