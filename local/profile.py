"""What the fake Bot API knows of the bot itself: its webhook, commands, menu button and descriptions."""

import json
import re
from typing import Any, Final

from local.chats import Json, bad_request
from local.signatures import kinds_of_updates

MOST_COMMANDS: Final = 100
LONGEST_DESCRIPTION: Final = 512
LONGEST_SHORT_DESCRIPTION: Final = 120
_DEFAULT_SCOPE: Final = {"type": "default"}


class Profile:
    """The methods that set the bot up, and those that tell how it is set up. All raise ApiError."""

    def __init__(self, bot: Json) -> None:
        self.abilities = {
            "can_join_groups": True,
            "can_read_all_group_messages": False,
            "supports_inline_queries": True,
            "has_main_web_app": False,
        }
        """What only BotFather can change."""
        self.secret = ""
        """The webhook's secret token."""
        self.commands: dict[tuple[str, str], list[Json]] = {}
        """By scope, as JSON, and language."""
        self._bot = bot
        self._webhook: Json = {"url": ""}
        self._menu: dict[int | None, Json] = {}
        self._texts: dict[tuple[str, str], str] = {}

    def get_me(self, _: Json) -> Json:
        return {**self._bot, **self.abilities}

    def set_webhook(self, parameters: Json) -> bool:
        url, secret = parameters["url"], parameters.get("secret_token", "")
        if not re.fullmatch(r"[\w-]{0,256}", secret, re.ASCII):
            raise bad_request("secret token contains unallowed characters")
        if url and not url.startswith("https://"):
            raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
        unknown = set(parameters.get("allowed_updates", ())) - kinds_of_updates()
        if unknown:
            raise bad_request(f"unknown kinds of updates {sorted(unknown)}")
        self.secret = secret
        self._webhook = {"url": url, "max_connections": parameters.get("max_connections", 40)}
        if parameters.get("allowed_updates"):
            self._webhook["allowed_updates"] = parameters["allowed_updates"]
        return True

    def delete_webhook(self, _: Json) -> bool:
        self.secret, self._webhook = "", {"url": ""}
        return True

    def get_webhook_info(self, _: Json) -> Json:
        return {**self._webhook, "has_custom_certificate": False, "pending_update_count": 0}

    def set_commands(self, parameters: Json) -> bool:
        commands = parameters["commands"]
        if len(commands) > MOST_COMMANDS:
            raise bad_request("BOT_COMMANDS_TOO_MUCH")
        for command in commands:
            if not re.fullmatch(r"[a-z0-9_]{1,32}", command["command"]):
                raise bad_request("BOT_COMMAND_INVALID")
            if not 1 <= len(command["description"]) <= 256:
                raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
        self.commands[_audience(parameters)] = commands
        return True

    def get_commands(self, parameters: Json) -> list[Json]:
        return self.commands.get(_audience(parameters), [])

    def delete_commands(self, parameters: Json) -> bool:
        self.commands.pop(_audience(parameters), None)
        return True

    def set_menu_button(self, parameters: Json) -> bool:
        button = parameters.get("menu_button", {"type": "default"})
        if button["type"] == "web_app" and not button["web_app"]["url"].startswith("https://"):
            raise bad_request("menu button web app URL must be an HTTPS URL")
        self._menu[parameters.get("chat_id")] = button
        return True

    def get_menu_button(self, parameters: Json) -> Json:
        return self._menu.get(parameters.get("chat_id"), self._menu.get(None, {"type": "commands"}))

    def set_description(self, parameters: Json) -> bool:
        return self._describe("description", LONGEST_DESCRIPTION, parameters)

    def get_description(self, parameters: Json) -> Json:
        return self._described("description", parameters)

    def set_short_description(self, parameters: Json) -> bool:
        return self._describe("short_description", LONGEST_SHORT_DESCRIPTION, parameters)

    def get_short_description(self, parameters: Json) -> Json:
        return self._described("short_description", parameters)

    def _describe(self, kind: str, longest: int, parameters: Json) -> bool:
        text = parameters.get(kind, "")
        if len(text) > longest:
            raise bad_request(f"bot {kind.replace('_', ' ')} is too long")
        self._texts[kind, _language(parameters)] = text
        return True

    def _described(self, kind: str, parameters: Json) -> Json:
        language = _language(parameters)
        return {kind: self._texts.get((kind, language)) or self._texts.get((kind, ""), "")}


def _audience(parameters: Json) -> tuple[str, str]:
    return json.dumps(parameters.get("scope") or _DEFAULT_SCOPE, sort_keys=True), _language(parameters)


def _language(parameters: Json) -> Any:
    language = parameters.get("language_code", "")
    if not re.fullmatch(r"([a-z]{2})?", language):
        raise bad_request("invalid language code specified")
    return language
