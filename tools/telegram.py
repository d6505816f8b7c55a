"""`make telegram`: tells Telegram of the room, reads everything back, and says what is not as it should be.

Settings come from the stack that `make deploy` made, or from the environment: TELEGRAM_WEBHOOK_URL, SITE_URL,
BOT_USERNAME, APP_NAME, BOT_TOKEN, WEBHOOK_SECRET and TELEGRAM_API. With `--check` nothing is changed.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import boto3
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButtonWebApp,
    WebAppInfo,
    WebhookInfo,
)
from aiogram.utils.token import TokenValidationError
from botocore.exceptions import BotoCoreError, ClientError

from carteado.app.chat import commands
from carteado.telegram import routing
from carteado.words import nearest, words
from tools import deploy

API: Final = "https://api.telegram.org"
MENU: Final = "Carteado"
SPOKEN: Final = {"": nearest("other"), "pt": nearest("pt"), "es": nearest("es"), "en": nearest("en")}
"""Our language for each that Telegram tells apart; the first is for all others."""
SCOPES: Final = (
    (BotCommandScopeAllPrivateChats(), commands.PRIVATE, "private chats"),
    (BotCommandScopeAllGroupChats(), commands.GROUP, "groups"),
)
BY_HAND: Final = (
    "/newapp: a mini-app with the short name {app} and the address {site}",
    "/setinlinefeedback: 100 %, or tables of inline mode wait for the first press",
)
"""What only BotFather shows."""


class Unusable(Exception):
    """What stands in the way, in a line for the operator."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What Telegram is told of the room."""

    webhook: str
    site: str
    bot: str
    app: str
    token: str
    secret: str
    api: str = API


@dataclass(frozen=True, slots=True)
class Part:
    """Something that Telegram keeps of the bot."""

    name: str
    wanted: Any
    read: Callable[[], Awaitable[Any]]
    write: Callable[[], Awaitable[Any]] | None = None
    """None: only BotFather can."""
    remedy: str = "run make telegram"
    secretive: bool = False
    """Not all of it can be read, so it is always written."""


def main(arguments: list[str], environment: Mapping[str, str]) -> int:
    """The exit status: 0 when all is right."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m tools.telegram [--check]")
        return 2
    try:
        settings = settings_of(environment)
        return asyncio.run(run(settings, change=not arguments))
    except Unusable as failure:
        print(failure)
        return 1


# --- settings ---------------------------------------------------------------------------------------------------------


def settings_of(environment: Mapping[str, str]) -> Settings:
    """From the environment and, for what is missing there, from the stack. Raises Unusable."""
    named = {
        "webhook": "TELEGRAM_WEBHOOK_URL",
        "site": "SITE_URL",
        "bot": "BOT_USERNAME",
        "app": "APP_NAME",
        "token": "BOT_TOKEN",
        "secret": "WEBHOOK_SECRET",
    }
    given = {field: environment[name] for field, name in named.items() if environment.get(name)}
    complete = given if len(given) == len(named) else stack() | given
    settings = Settings(**complete, api=environment.get("TELEGRAM_API", API))
    for address in (settings.webhook, settings.site):
        if not address.startswith("https://"):
            raise Unusable(f"Telegram takes https addresses only, not {address}")
    if not settings.bot:
        raise Unusable("This room has no bot: deploy with BotUsername, or set BOT_USERNAME")
    return settings


def stack() -> dict[str, str]:
    """The settings of the deployed room. Raises Unusable."""
    try:
        session = boto3.Session(region_name=deploy.settings()["region"])
        deployed = deploy.stack(session)
        outputs = deploy.outputs_of(deployed)
        chosen = {choice["ParameterKey"]: choice["ParameterValue"] for choice in deployed["Parameters"]}
        return {
            "webhook": outputs["WebhookUrl"],
            "site": outputs["SiteUrl"],
            "bot": chosen["BotUsername"],
            "app": chosen["AppName"],
            "token": secret(session, chosen["BotTokenParameter"]),
            "secret": secret(session, chosen["WebhookSecretParameter"]),
        }
    except KeyError as missing:
        raise Unusable(f"{missing} is not known: run make deploy, or set the variables of this command") from None
    except (BotoCoreError, ClientError) as failure:
        raise Unusable(f"AWS does not tell of the stack: {failure}") from None


def secret(session: boto3.Session, name: str) -> str:
    value: str = session.client("ssm").get_parameter(Name=name, WithDecryption=True)["Parameter"]["Value"]
    return value


# --- what Telegram keeps ----------------------------------------------------------------------------------------------


async def run(settings: Settings, change: bool) -> int:
    """Set and check everything; the exit status. Raises Unusable."""
    session = AiohttpSession(api=TelegramAPIServer.from_base(settings.api), timeout=10.0)
    try:
        async with Bot(settings.token, session) as bot:
            wrong = [part for part in parts(bot, settings) if not await settled(part, change)]
            trouble = undelivered(await bot.get_webhook_info())
    except (TokenValidationError, TelegramUnauthorizedError, TelegramNotFound):
        raise Unusable("Telegram does not know this token: BotFather's /mybots shows the right one") from None
    except TelegramNetworkError:
        raise Unusable(f"{settings.api} cannot be reached") from None  # the error's text may hold the token
    except TelegramRetryAfter as limit:
        raise Unusable(f"Telegram asks for patience: run this again in {limit.retry_after} s") from None
    except TelegramAPIError as failure:
        raise Unusable(f"Telegram refuses: {failure.message}") from None
    except ClientDecodeError:
        raise Unusable(f"{settings.api} does not answer as Telegram does") from None
    for line in trouble:
        print(f"wrong: {line}")
    for line in BY_HAND:
        print(f"by hand, in BotFather: {line.format(app=settings.app, site=settings.site)}")
    return 1 if wrong or trouble else 0


async def settled(part: Part, change: bool) -> bool:
    """Whether the part is right, after it was changed if need be; says so."""
    found = await part.read()
    if change and part.write and (part.secretive or found != part.wanted):
        await part.write()
        found = await part.read()
    right = bool(found == part.wanted)
    print(
        f"right: {part.name}" if right else f"wrong: {part.name}: {found!r} instead of {part.wanted!r}; {part.remedy}"
    )
    return right


def parts(bot: Bot, settings: Settings) -> Iterator[Part]:
    """Everything that Telegram keeps and tells."""
    yield from abilities(bot, settings)
    yield webhook(bot, settings)
    yield menu(bot, settings)
    for code, language in SPOKEN.items():
        yield from introduction(bot, code, language)


def abilities(bot: Bot, settings: Settings) -> Iterator[Part]:
    """What only BotFather changes."""

    def ability(name: str, field: str, wanted: object, remedy: str) -> Part:
        async def read() -> object:
            return getattr(await bot.get_me(), field)

        return Part(name, wanted, read, remedy=f"in BotFather: {remedy}")

    yield ability("name of the bot", "username", settings.bot, "the token of that bot, or deploy with its BotUsername")
    yield ability("may be added to groups", "can_join_groups", True, "/setjoingroups, Enable")
    yield ability("inline mode", "supports_inline_queries", True, "/setinline, any placeholder")
    yield ability("reads no more than it must", "can_read_all_group_messages", False, "/setprivacy, Enable")


def webhook(bot: Bot, settings: Settings) -> Part:
    """Where updates go, and which; the secret that comes with them cannot be read."""
    kinds = routing.kinds_of_updates()

    async def read() -> object:
        info = await bot.get_webhook_info()
        return info.url, sorted(info.allowed_updates or [])

    async def write() -> None:
        await bot.set_webhook(settings.webhook, secret_token=settings.secret, allowed_updates=kinds)

    return Part("webhook", (settings.webhook, kinds), read, write, secretive=True)


def undelivered(info: WebhookInfo) -> list[str]:
    """Why updates are waiting; an error after which nothing waits is over."""
    if not (info.pending_update_count and info.last_error_message):
        return []
    return [f"{info.pending_update_count} updates wait: {info.last_error_message}; see the bot's log"]


def menu(bot: Bot, settings: Settings) -> Part:
    """The button beside the field where people write: it opens the mini-app."""
    button = MenuButtonWebApp(text=MENU, web_app=WebAppInfo(url=settings.site))

    async def read() -> object:
        found = await bot.get_chat_menu_button()
        return (found.text, found.web_app.url.rstrip("/")) if isinstance(found, MenuButtonWebApp) else found.type

    async def write() -> None:
        await bot.set_chat_menu_button(menu_button=button)

    return Part("menu button", (MENU, settings.site.rstrip("/")), read, write)


def introduction(bot: Bot, code: str, language: str) -> Iterator[Part]:
    """Commands and descriptions for people of a language of Telegram's."""
    say, people = words(language), f"for {code or 'all others'}"
    for scope, listed, place in SCOPES:
        offered = [(command, commands.description(command, say)) for command in listed]
        yield menu_of_commands(bot, scope, code, f"commands in {place} {people}", offered)

    async def read_description() -> str:
        return (await bot.get_my_description(language_code=code or None)).description

    async def write_description() -> None:
        await bot.set_my_description(say("setup-description"), language_code=code or None)

    async def read_short() -> str:
        return (await bot.get_my_short_description(language_code=code or None)).short_description

    async def write_short() -> None:
        await bot.set_my_short_description(say("setup-short"), language_code=code or None)

    yield Part(f"description {people}", say("setup-description"), read_description, write_description)
    yield Part(f"short description {people}", say("setup-short"), read_short, write_short)


def menu_of_commands(bot: Bot, scope: Any, code: str, name: str, wanted: list[tuple[str, str]]) -> Part:
    """The commands that Telegram offers in one kind of chats."""

    async def read() -> list[tuple[str, str]]:
        found = await bot.get_my_commands(scope=scope, language_code=code or None)
        return [(known.command, known.description) for known in found]

    async def write() -> None:
        offered = [BotCommand(command=command, description=text) for command, text in wanted]
        await bot.set_my_commands(offered, scope=scope, language_code=code or None)

    return Part(name, wanted, read, write)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], os.environ))
