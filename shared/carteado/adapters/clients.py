"""The clients of AWS's services, as this project wants them, and what their failures mean."""

import logging
from functools import cache
from typing import Any, Final

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

FAILURES: Final = (BotoCoreError, ClientError)
"""Everything that a call may raise."""

CONNECT_S: Final = 1
READ_S: Final = 3

# Its debug lines hold whole requests and answers: tables with their secrets, people, parameters, credentials.
logging.getLogger("botocore").setLevel(logging.INFO)

_CONFIG: Final = Config(
    # A player waits: give up early and let the use case start over from a fresh read.
    connect_timeout=CONNECT_S,
    read_timeout=READ_S,
    retries={"mode": "standard", "total_max_attempts": 2},
    # Half of a query's CPU time; the contract tests prove the shapes.
    parameter_validation=False,
    # One host for the service: moto's streams know no other, and nothing has to look the account up.
    account_id_endpoint_mode="disabled",
    user_agent_extra="carteado",
)

_THROTTLED: Final = frozenset(
    {
        "LimitExceededException",
        "ProvisionedThroughputExceededException",
        "RequestLimitExceeded",
        "ThrottlingException",
        "TooManyRequestsException",
    }
)


@cache
def session() -> boto3.Session:
    """The one session of the process: its credentials and region."""
    return boto3.Session()


def client(service: str) -> Any:
    """A new client; it takes a quarter of a second the first time, so whoever needs one keeps it."""
    return session().client(service, config=_CONFIG)


def code(failure: Exception) -> str:
    """AWS's name for the failure; empty when there was no answer."""
    return str(failure.response["Error"]["Code"]) if isinstance(failure, ClientError) else ""


def reasons(failure: Exception) -> list[str]:
    """AWS's names for what was wrong with each action of a cancelled transaction, ``None`` where nothing was."""
    given = failure.response.get("CancellationReasons", []) if isinstance(failure, ClientError) else []
    return [str(reason["Code"]) for reason in given]


def throttled(failure: Exception) -> bool:
    """Whether the service refused for want of capacity: nothing has happened."""
    return code(failure) in _THROTTLED


def passing(failure: Exception) -> bool:
    """Whether the same call may succeed later: no answer, no capacity or their fault, but no mistake of ours."""
    if not isinstance(failure, ClientError):
        return True
    return throttled(failure) or failure.response["ResponseMetadata"]["HTTPStatusCode"] >= 500
