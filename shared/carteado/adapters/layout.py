"""How everything lies in DynamoDB: one table of items, addressed by the strings ``pk`` and ``sk``.

| pk | sk | other attributes |
|---|---|---|
| ``T#table`` | ``TABLE`` | ``v`` version, ``body`` the table, ``notify``: true if the chat must be told, or absent |
| ``T#table`` | ``SOCKET#socket`` | ``user`` |
| ``T#table`` | ``CHAT#kind#user`` | ``body`` a message that shows the table |
| ``S#socket`` | ``SOCKET`` | ``table`` that the socket watches, ``user`` |
| ``K#mark`` | ``TICKET`` | nothing: the ticket with this mark has been used |
| ``R#table`` | key of the record | ``text`` |
| ``U#user`` | table id | ``at``, when it was added |
| ``A#user`` | ``ACCOUNT`` | ``v`` version, ``body`` the account |
| ``C#chat`` | ``CHAT`` | ``v`` version, ``body`` what is kept of a chat of Telegram |

All items carry ``ttl`` in seconds; times are milliseconds elsewhere. DynamoDB may delete an expired item days late, so
readers ask ``alive``.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec

from carteado.app.ports import Account, Chat, ChatMessage, Loaded, Socket
from carteado.table import state
from carteado.table.state import NewerSchema, Table

Item = dict[str, dict[str, Any]]

TABLE: Final = "TABLE"
CHAT: Final = "CHAT"
SOCKET: Final = "SOCKET"
TICKET: Final = "TICKET"
ACCOUNT: Final = "ACCOUNT"

_DAY_MS: Final = 86_400_000
RECORDS_MS: Final = 365 * _DAY_MS
"""Records outlive their table: they are the history of whoever played."""
BESIDE_MS: Final = 60 * _DAY_MS
"""What lies beside a table lasts longer than any table, which may gain time again and again."""


def key(pk: str, sk: str) -> Item:
    """The address of an item."""
    return {"pk": {"S": pk}, "sk": {"S": sk}}


def partition(table_id: str) -> str:
    """Partition of a table with its sockets and its chat message."""
    return f"T#{table_id}"


def records_of(table_id: str) -> str:
    """Partition of a table's records."""
    return f"R#{table_id}"


def list_of(user: str) -> str:
    """Partition of a user's tables."""
    return f"U#{user}"


def table_key(table_id: str) -> Item:
    """Address of the table itself."""
    return key(partition(table_id), TABLE)


def pointer_key(socket_id: str) -> Item:
    """Address of the item that says which table a socket watches."""
    return key(f"S#{socket_id}", SOCKET)


def socket_key(table_id: str, socket_id: str) -> Item:
    """Address of a socket in its table's partition."""
    return key(partition(table_id), f"{SOCKET}#{socket_id}")


def account_key(user: str) -> Item:
    """Address of a user's account."""
    return key(f"A#{user}", ACCOUNT)


def socket_keys(socket: Socket) -> list[Item]:
    """Addresses of a socket's items."""
    return [pointer_key(socket.id), socket_key(socket.table, socket.id)]


def table_item(table: Table, tell: bool) -> Item:
    """The table. ``notify`` is there only when it says yes: it costs bytes, and the stream's filter asks for true."""
    item = {
        **table_key(table.id),
        "v": _number(table.version),
        "body": {"B": state.dump(table)},
        "ttl": _ttl(table.expires),
    }
    return {**item, "notify": {"BOOL": True}} if tell else item


def record_items(table_id: str, records: dict[str, str], now: int) -> list[Item]:
    """The records, each an item."""
    ttl = _ttl(now + RECORDS_MS)
    return [{**key(records_of(table_id), name), "text": {"S": text}, "ttl": ttl} for name, text in records.items()]


def socket_items(socket: Socket) -> list[Item]:
    """A socket beside its table, and the pointer by which it is found when it closes."""
    ttl = _ttl(socket.expires)
    return [
        {**pointer_key(socket.id), "table": {"S": socket.table}, "user": {"S": socket.user}, "ttl": ttl},
        {**socket_key(socket.table, socket.id), "user": {"S": socket.user}, "ttl": ttl},
    ]


def ticket_item(mark: str, socket: Socket) -> Item:
    """The mark of the ticket that let the socket in. It lasts as long as the socket may, far longer than the ticket."""
    return {**key(f"K#{mark}", TICKET), "ttl": _ttl(socket.expires)}


def account_item(account: Account, now: int) -> Item:
    """The account. Its ``ttl`` frees the space of whoever stays away; readers do not ask, all in it has its own end."""
    return {
        **account_key(account.user),
        "v": _number(account.version),
        "body": {"B": msgspec.msgpack.encode(account)},
        "ttl": _ttl(now + BESIDE_MS),
    }


def account(item: Item | None, user: str) -> Account:
    """The account in the item; a new one without."""
    return Account(user) if item is None else msgspec.msgpack.decode(item["body"]["B"], type=Account)


def listed_item(user: str, table_id: str, now: int) -> Item:
    """A table in the list of a user; one item however often he sits down."""
    return {**key(list_of(user), table_id), "at": _number(now), "ttl": _ttl(now + BESIDE_MS)}


def message_key(table_id: str, message: ChatMessage) -> Item:
    """Address of a message beside the table that it shows."""
    return key(partition(table_id), f"{CHAT}#{message.kind}#{message.user}")


def message_item(table_id: str, message: ChatMessage, now: int) -> Item:
    """A message that shows a table."""
    return {
        **message_key(table_id, message),
        "body": {"B": msgspec.msgpack.encode(message)},
        "ttl": _ttl(now + BESIDE_MS),
    }


def chat_key(chat_id: int) -> Item:
    """Address of what is kept of a chat."""
    return key(f"C#{chat_id}", CHAT)


def chat_item(chat: Chat, now: int) -> Item:
    """What is kept of a chat. Its ``ttl`` frees the space of those that fell silent."""
    return {
        **chat_key(chat.id),
        "v": _number(chat.version),
        "body": {"B": msgspec.msgpack.encode(chat)},
        "ttl": _ttl(now + RECORDS_MS),
    }


def chat(item: Item | None, chat_id: int) -> Chat:
    """The chat in the item; a new one without."""
    return Chat(chat_id) if item is None else msgspec.msgpack.decode(item["body"]["B"], type=Chat)


def alive(item: Item, now: int) -> bool:
    """Whether the item has not expired."""
    return int(item["ttl"]["N"]) * 1000 > now


def loaded(items: Iterable[Item], now: int) -> Loaded | None:
    """A table's partition; None without a table. Raises NewerSchema."""
    table, sockets, messages = None, list[Socket](), list[ChatMessage]()
    for item in items:
        if not alive(item, now):
            continue
        if item["sk"]["S"] == TABLE:
            table = _table_in(item)
        elif item["sk"]["S"].startswith(CHAT):
            messages.append(msgspec.msgpack.decode(item["body"]["B"], type=ChatMessage))
        else:
            sockets.append(_socket_in(item))
    return None if table is None else Loaded(table, sockets, messages)


def tables(items: Iterable[Item], now: int) -> list[Table]:
    """The tables among these items that have not expired and that this code can read."""
    return [table for item in items if alive(item, now) for table in _readable(item)]


def newest(items: Iterable[Item], now: int, count: int) -> list[str]:
    """Ids of the latest tables in a user's list."""
    listed = sorted((item for item in items if alive(item, now)), key=lambda item: -int(item["at"]["N"]))
    return [item["sk"]["S"] for item in listed[:count]]


def listed(items: Iterable[Item], before: int) -> list[str]:
    """Ids of the tables that were put on a user's list before that time, expired ones too."""
    return [item["sk"]["S"] for item in items if int(item["at"]["N"]) < before]


def size(item: Item) -> int:
    """Bytes of an item by DynamoDB's rules: the names and values of all attributes."""
    return sum(len(name.encode()) + _value_size(value) for name, value in item.items())


def _value_size(value: dict[str, Any]) -> int:
    ((kind, content),) = value.items()
    if kind == "N":
        return (len(content) + 1) // 2 + 1  # two digits a byte, and one byte more
    if kind == "BOOL":
        return 1
    return len(content.encode() if kind == "S" else content)


def _number(value: int) -> dict[str, str]:
    return {"N": str(value)}


def _ttl(at: int) -> dict[str, str]:
    return _number(at // 1000)


def _table_in(item: Item) -> Table:
    return state.load(item["body"]["B"])


def _readable(item: Item) -> Iterable[Table]:
    with suppress(NewerSchema):
        yield _table_in(item)


def pointed(item: Item | None, now: int) -> Socket | None:
    """The socket that a pointer tells of, unless there is none or it has expired."""
    if item is None or not alive(item, now):
        return None
    socket_id = item["pk"]["S"].partition("#")[2]
    return Socket(socket_id, item["table"]["S"], item["user"]["S"], int(item["ttl"]["N"]) * 1000)


def _socket_in(item: Item) -> Socket:
    table_id, socket_id = item["pk"]["S"].partition("#")[2], item["sk"]["S"].partition("#")[2]
    return Socket(socket_id, table_id, item["user"]["S"], int(item["ttl"]["N"]) * 1000)
