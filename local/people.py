"""What people do in chats. Each deed changes the chats and gives the updates that Telegram then has for the bot."""

import re
import time
from typing import Final
from urllib.parse import parse_qs, urlsplit

from local.botapi import BotApi
from local.chats import BLOCKED, NEVER_STARTED, NO_RIGHTS, Chat, Chats, Json, Message, Person, bad_request
from local.markup import Run
from local.queries import content_of

MEMBER, LEFT, KICKED, RESTRICTED = "member", "left", "kicked", "restricted"
PAYLOAD: Final = re.compile(r"[\w-]{1,64}", re.ASCII)


class People:
    """The people's side of the fake Bot API."""

    def __init__(self, api: BotApi) -> None:
        self._api = api

    @property
    def _chats(self) -> Chats:
        return self._api.chats

    def say(self, chat: Chat, person: Person, text: str) -> list[Json]:
        """Write something; in a group the bot hears commands alone. Raises ApiError."""
        message = self._chats.write(chat, person, [Run(text, ())])
        begun = self._begin(chat, person) if chat.type == "private" else []
        command = text.startswith("/")
        heard = chat.barred in ("", NO_RIGHTS) and (command or chat.type == "private")
        update = {"message": chat.message_json(message, self._api.bot) | (_command_mark(text) if command else {})}
        return [*begun, update] if heard else begun

    def _begin(self, chat: Chat, person: Person) -> list[Json]:
        """Whoever writes to the bot lets it answer."""
        if chat.barred == BLOCKED:
            return self.let(chat, person, MEMBER)
        if chat.barred == NEVER_STARTED:
            self._chats.bar(chat, "")
        return []

    def follow(self, person: Person, link: str) -> list[Json]:
        """Open a link ``t.me/<bot>?start=…`` and press *Start*. Raises ApiError."""
        parts = urlsplit(link)
        payload = parse_qs(parts.query).get("start", [""])[0]
        if parts.path != f"/{self._api.bot['username']}" or not PAYLOAD.fullmatch(payload):
            raise bad_request(f"{link} does not begin a talk with the bot")
        return self.say(self._chats.all[person.id], person, f"/start {payload}")

    def press(self, chat: Chat, person: Person, message: Message, data: str) -> list[Json]:
        """Tap on a button with these data."""
        where: Json = (
            {"inline_message_id": message.inline}
            if message.inline
            else {"message": chat.message_json(message, self._api.bot)}
        )
        query = {"id": self._api.queries.tap(), "from": person.as_json(), **where, "data": data}
        return [{"callback_query": {**query, "chat_instance": str(chat.id)}}]

    def query(self, chat: Chat, person: Person, text: str) -> list[Json]:
        """Type ``@bot text``, in a chat of any kind, also where the bot is no member."""
        query = {"id": self._api.queries.ask(), "from": person.as_json(), "query": text, "offset": ""}
        return [{"inline_query": {**query, "chat_type": "sender" if chat.type == "private" else chat.type}}]

    def choose(self, chat: Chat, person: Person, text: str, result: Json) -> list[Json]:
        """Send a result of the query with this text."""
        message = self._chats.write_inline(chat, person, *content_of(result))
        named = {"inline_message_id": message.inline} if message.markup else {}  # without a keyboard it has no name
        choice = {"result_id": result["id"], "from": person.as_json(), "query": text, **named}
        heard = [] if chat.barred else [{"message": chat.message_json(message, self._api.bot)}]
        return [{"chosen_inline_result": choice}, *heard]

    def delete(self, chat: Chat, message: Message) -> list[Json]:
        """Take a message away, as an admin may; the bot hears nothing of it."""
        self._chats.delete(chat, message)
        return []

    def let(self, chat: Chat, person: Person, status: str) -> list[Json]:
        """Add the bot to a group, throw it out or shut it up; in private, block it (``kicked``) or unblock it."""
        old = _status(chat)
        self._chats.bar(chat, _bar(chat, status))
        change = {"chat": chat.as_json(), "from": person.as_json(), "date": int(time.time())}
        members = {"old_chat_member": self._member(old), "new_chat_member": self._member(status)}
        return [{"my_chat_member": {**change, **members}}]

    def _member(self, status: str) -> Json:
        return {"status": status, "user": self._api.bot, **_MEMBERSHIP.get(status, {})}

    def upgrade(self, group: Chat, person: Person) -> list[Json]:
        """Make a supergroup of a group: each of the two says so."""
        made = self._chats.upgrade(group)
        date, sender = int(time.time()), person.as_json()
        return [
            {"message": {"message_id": 1, "date": date, "chat": chat.as_json(), "from": sender, key: other.id}}
            for chat, key, other in ((group, "migrate_to_chat_id", made), (made, "migrate_from_chat_id", group))
        ]


_RIGHTS: Final = (
    "send_messages", "send_audios", "send_documents", "send_photos", "send_videos", "send_video_notes",
    "send_voice_notes", "send_polls", "send_other_messages", "add_web_page_previews", "react_to_messages",
    "edit_tag", "change_info", "invite_users", "pin_messages", "manage_topics",
)  # fmt: skip
_NO_RIGHTS: Final = dict.fromkeys((f"can_{what}" for what in _RIGHTS), False)
_MEMBERSHIP: Final[dict[str, Json]] = {
    KICKED: {"until_date": 0},
    RESTRICTED: {"is_member": True, "until_date": 0, **_NO_RIGHTS},
}


def _bar(chat: Chat, status: str) -> str:
    """Why the bot may not write in the chat after this change, or nothing."""
    private = chat.type == "private"
    return {
        KICKED: BLOCKED if private else f"bot was kicked from the {chat.type} chat",
        LEFT: f"bot is not a member of the {chat.type} chat",
        RESTRICTED: NO_RIGHTS,
    }.get(status, "")


def _status(chat: Chat) -> str:
    return next((status for status in (KICKED, LEFT, RESTRICTED) if chat.barred == _bar(chat, status)), MEMBER)


def _command_mark(text: str) -> Json:
    """Telegram marks a command at the beginning; the bot looks for the mark."""
    return {"entities": [{"type": "bot_command", "offset": 0, "length": len(text.split()[0])}]}
