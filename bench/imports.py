"""How much a cold start of `functions/http` costs beside the AWS client that it cannot do without."""

import os
import subprocess
import sys
from statistics import median

RUNS = 9
CLIENT = "import boto3; boto3.client('dynamodb', region_name='eu-west-1')"
HANDLER = "import functions.http.app"


def figures() -> dict[str, float]:
    """`import_ratio`: the handler's import ÷ the client's, each in a fresh process, taken in turns."""
    for statement in (CLIENT, HANDLER):  # so that both find their byte code
        seconds(statement)
    pairs = [(seconds(HANDLER), seconds(CLIENT)) for _ in range(RUNS)]
    handler, client = (median(side) for side in zip(*pairs, strict=True))
    return {"import_ratio": round(handler / client, 2)}


def seconds(statement: str) -> float:
    """Time that a fresh interpreter, once up, takes for the statement."""
    code = f"import time; start = time.perf_counter(); {statement}; print(time.perf_counter() - start)"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(result.stdout)
