"""DynamoDB and SQS on this machine: moto inside the process, or a real DynamoDB at ``DYNAMODB_ENDPOINT``."""

import os
import threading
from typing import Any

import boto3
from botocore.exceptions import ClientError
from moto import mock_aws
from moto.core.botocore_stubber import BotocoreStubber

from local.template import Template

TABLE = "carteado"

_lock = threading.RLock()
_call = BotocoreStubber.__call__


def one_at_a_time(stubber: BotocoreStubber, *arguments: Any, **named: Any) -> Any:
    """moto is not made for threads: without the lock two conditional writes that race can both win."""
    with _lock:
        return _call(stubber, *arguments, **named)


def start(own_address: str, endpoint: str | None) -> None:
    """Answer the AWS clients of this process here. Calls to our own sockets and to a given endpoint go through."""
    for name in [name for name in os.environ if name.startswith("AWS_")]:
        del os.environ[name]  # a real account must not be touched by mistake
    os.environ |= {
        "AWS_ACCESS_KEY_ID": "local",
        "AWS_SECRET_ACCESS_KEY": "local",
        "AWS_DEFAULT_REGION": "us-east-1",
        "AWS_REGION": "us-east-1",
        "AWS_ACCOUNT_ID_ENDPOINT_MODE": "disabled",  # moto knows streams only by their old address
        "AWS_EC2_METADATA_DISABLED": "true",
    }
    if endpoint:
        os.environ |= {"AWS_ENDPOINT_URL_DYNAMODB": endpoint, "AWS_ENDPOINT_URL_DYNAMODB_STREAMS": endpoint}
    BotocoreStubber.__call__ = one_at_a_time  # type: ignore[method-assign, assignment]
    through = [f"{address}.*" for address in (own_address, endpoint) if address]
    mock_aws(config={"core": {"mock_credentials": False, "passthrough": {"urls": through}}}).start()


def create_table(template: Template) -> str:
    """The table as the template declares it, unless it is there already; the address of its stream."""
    database = boto3.client("dynamodb")
    declared = template.one("AWS::DynamoDB::Table")
    stream = {**declared["StreamSpecification"], "StreamEnabled": True}
    keys = {key: declared[key] for key in ("BillingMode", "AttributeDefinitions", "KeySchema")}
    try:
        database.create_table(TableName=TABLE, StreamSpecification=stream, **keys)
    except ClientError as error:
        if error.response["Error"]["Code"] != "ResourceInUseException":
            raise
    database.get_waiter("table_exists").wait(TableName=TABLE, WaiterConfig={"Delay": 1})
    return str(database.describe_table(TableName=TABLE)["Table"]["LatestStreamArn"])


def create_queue(template: Template, name: str) -> str:
    """A queue as the template declares it; its address."""
    declared = template.one("AWS::SQS::Queue", name)
    attributes = {"VisibilityTimeout": str(declared["VisibilityTimeout"])}
    return str(boto3.client("sqs").create_queue(QueueName=name, Attributes=attributes)["QueueUrl"])
