"""Telegram's webhook reaches the bot, which may read its secret and remember what it has taken."""

import json
import urllib.error
import urllib.request

from tests.rehearsal.guest import PATIENCE
from tests.rehearsal.stage import Aws


def test_a_caller_without_the_secret_is_refused(api: str) -> None:
    assert send(api, "not the secret") == 401


def test_an_update_is_taken(aws: Aws, api: str) -> None:
    secret = aws.client("ssm").get_parameter(Name="/carteado/webhook-secret", WithDecryption=True)["Parameter"]["Value"]
    assert send(api, secret) == 200


def send(api: str, secret: str) -> int:
    """The status that an update gets which asks for nothing."""
    headers = {"Content-Type": "application/json", "X-Telegram-Bot-Api-Secret-Token": secret}
    request = urllib.request.Request(f"{api}/telegram", json.dumps({"update_id": 1}).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
