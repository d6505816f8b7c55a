"""The store in DynamoDB, by the low-level client. See ``layout`` for the items."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from botocore.exceptions import ClientError

from carteado.adapters import layout
from carteado.adapters.clients import FAILURES, code, passing, reasons, throttled
from carteado.adapters.layout import Item
from carteado.app.ports import Account, Chat, ChatMessage, Clock, Conflict, Loaded, Socket, Unreachable, Used
from carteado.table.state import Table

LISTED: Final = 20

_LOST: Final = frozenset(
    {
        "ConditionalCheckFailedException",
        "TransactionCanceledException",
        "TransactionConflictException",
        "TransactionInProgressException",
    }
)


class DynamoStore:
    """``Store`` of carteado.app.ports over one DynamoDB table."""

    def __init__(self, client: Callable[[], Any], name: str, clock: Clock) -> None:
        """``client``: gives the boto3 client, made when first needed. ``name``: of the DynamoDB table."""
        self._client = client
        self._name = name
        self._clock = clock

    def load(self, table_id: str) -> Loaded | None:
        with _reaching():
            # Backwards, so that the table comes first should its sockets ever fill a page.
            page = self._query(layout.partition(table_id), ConsistentRead=True, ScanIndexForward=False)
        return layout.loaded(page["Items"], self._clock.now())

    def save(self, table: Table, expected: int, records: dict[str, str], tell: bool) -> None:
        put = {"TableName": self._name, "Item": layout.table_item(table, tell), **_condition(expected)}
        with _writing():
            if records:
                items = layout.record_items(table.id, records, self._clock.now())
                self._transact([{"Put": put}, *(self._put(item) for item in items)])
            else:
                self._client().put_item(**put)

    def records(self, table_id: str) -> dict[str, str]:
        # Consistently, so that whoever saw a match end finds its last hand here.
        pages = self._pages(layout.records_of(table_id), ConsistentRead=True)
        items = [item for page in pages for item in page["Items"]]
        now = self._clock.now()
        return {item["sk"]["S"]: item["text"]["S"] for item in items if layout.alive(item, now)}

    def account(self, user: str) -> Account:
        return layout.account(self._get(layout.account_key(user)), user)

    def save_account(self, account: Account, gone: Sequence[Socket] = ()) -> None:
        put = self._account(account)
        with _writing():
            if gone:
                self._transact([{"Put": put}, *self._forgetting(gone)])
            else:
                self._client().put_item(**put)

    def open(self, table: Table, account: Account) -> None:
        now = self._clock.now()
        new = {"TableName": self._name, "Item": layout.table_item(table, tell=False), **_condition(0)}
        listed = self._put(layout.listed_item(account.user, table.id, now))
        with _writing():
            self._transact([{"Put": new}, listed, {"Put": self._account(account)}])

    def connect(self, socket: Socket, ticket: str, account: Account, replaced: Sequence[Socket]) -> None:
        once = {"TableName": self._name, "Item": layout.ticket_item(ticket, socket), **_condition(0)}
        rows = [self._put(item) for item in layout.socket_items(socket)]
        with _writing(), _first_refused(Used):
            self._transact([{"Put": once}, {"Put": self._account(account)}, *rows, *self._forgetting(replaced)])

    def socket(self, socket_id: str) -> Socket | None:
        return layout.pointed(self._get(layout.pointer_key(socket_id)), self._clock.now())

    def remember(self, user: str, table: Table) -> None:
        self._put_one(layout.listed_item(user, table.id, self._clock.now()))

    def tables_of(self, user: str) -> Sequence[Table]:
        listed = [item for page in self._pages(layout.list_of(user)) for item in page["Items"]]
        now = self._clock.now()
        ids = layout.newest(listed, now, LISTED)
        found = {table.id: table for table in self._tables(ids, now)}
        return [found[table_id] for table_id in ids if table_id in found]

    def listed(self, user: str, before: int) -> Sequence[str]:
        pages = self._pages(layout.list_of(user), ConsistentRead=True)
        return layout.listed((item for page in pages for item in page["Items"]), before)

    def unlist(self, user: str, table_id: str) -> None:
        self._delete_one(layout.key(layout.list_of(user), table_id))

    def attach(self, table_id: str, message: ChatMessage) -> None:
        self._put_one(layout.message_item(table_id, message, self._clock.now()))

    def detach(self, table_id: str, message: ChatMessage) -> None:
        self._delete_one(layout.message_key(table_id, message))

    def chat(self, chat_id: int) -> Chat:
        return layout.chat(self._get(layout.chat_key(chat_id)), chat_id)

    def save_chat(self, chat: Chat) -> None:
        item = layout.chat_item(chat, self._clock.now())
        with _writing():
            self._client().put_item(TableName=self._name, Item=item, **_condition(chat.version - 1))

    def forget_chat(self, chat_id: int) -> None:
        self._delete_one(layout.chat_key(chat_id))

    def _tables(self, ids: Sequence[str], now: int) -> list[Table]:
        if not ids:
            return []
        keys = [layout.table_key(table_id) for table_id in ids]
        with _reaching():
            answer = self._client().batch_get_item(RequestItems={self._name: {"Keys": keys}})
        if answer.get("UnprocessedKeys"):
            raise Unreachable
        return layout.tables(answer["Responses"][self._name], now)

    def _query(self, pk: str, **more: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self._client().query(
            TableName=self._name,
            KeyConditionExpression="pk = :pk",
            ExpressionAttributeValues={":pk": {"S": pk}},
            **more,
        )
        return answer

    def _pages(self, pk: str, **how: Any) -> Iterator[dict[str, Any]]:
        more: dict[str, Any] = {}
        while True:
            with _reaching():
                page = self._query(pk, **how, **more)
            yield page
            if "LastEvaluatedKey" not in page:
                return
            more = {"ExclusiveStartKey": page["LastEvaluatedKey"]}

    def _get(self, key: Item) -> Item | None:
        with _reaching():
            found: Item | None = self._client().get_item(TableName=self._name, Key=key, ConsistentRead=True).get("Item")
        return found

    def _put(self, item: Item) -> dict[str, Any]:
        return {"Put": {"TableName": self._name, "Item": item}}

    def _account(self, account: Account) -> dict[str, Any]:
        item = layout.account_item(account, self._clock.now())
        return {"TableName": self._name, "Item": item, **_condition(account.version - 1)}

    def _forgetting(self, sockets: Sequence[Socket]) -> list[dict[str, Any]]:
        keys = [key for socket in sockets for key in layout.socket_keys(socket)]
        return [{"Delete": {"TableName": self._name, "Key": key}} for key in keys]

    def _put_one(self, item: Item) -> None:
        with _reaching():
            self._client().put_item(TableName=self._name, Item=item)

    def _delete_one(self, key: Item) -> None:
        with _reaching():
            self._client().delete_item(TableName=self._name, Key=key)

    def _transact(self, actions: list[dict[str, Any]]) -> None:
        self._client().transact_write_items(TransactItems=actions)


def _condition(expected: int) -> dict[str, Any]:
    if expected == 0:
        return {"ConditionExpression": "attribute_not_exists(pk)"}
    return {"ConditionExpression": "v = :v", "ExpressionAttributeValues": {":v": {"N": str(expected)}}}


def _lost(failure: Exception) -> bool:
    """Whether another writer or a want of capacity stood in the way; a transaction that is wrong in itself is ours."""
    return code(failure) in _LOST and "ValidationError" not in reasons(failure)


@contextmanager
def _reaching() -> Iterator[None]:
    """For calls that may simply be made again."""
    try:
        yield
    except FAILURES as failure:
        if passing(failure) or _lost(failure):
            raise Unreachable from failure
        raise


@contextmanager
def _writing() -> Iterator[None]:
    """For a write that must happen once: without an answer nobody knows whether it did."""
    try:
        yield
    except FAILURES as failure:
        if throttled(failure):
            raise Unreachable from failure
        if passing(failure) or _lost(failure):
            raise Conflict from failure
        raise


@contextmanager
def _first_refused(meaning: type[Exception]) -> Iterator[None]:
    """For a transaction in which a refusal of the first action means something of its own."""
    try:
        yield
    except ClientError as failure:
        if reasons(failure)[:1] == ["ConditionalCheckFailed"]:
            raise meaning from failure
        raise
