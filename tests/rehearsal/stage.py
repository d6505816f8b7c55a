"""The stage: the template, built for this machine, is deployed by the real tools to a stand-in for AWS."""

import json
import os
import platform
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import boto3

ROOT = Path(__file__).resolve().parents[2]
SAM = ROOT / ".venv/deploy/bin/sam"
STAND_IN = ROOT / ".venv/rehearsal/bin/ministack"
REGION = "us-east-1"
STACK = "carteado"
HEALTHY_SECONDS = 60
STOP_SECONDS = 20


@dataclass(frozen=True)
class Aws:
    """The stand-in: where its services answer."""

    url: str

    def client(self, service: str) -> Any:
        keys = {"aws_access_key_id": "test", "aws_secret_access_key": "test"}
        return boto3.client(service, endpoint_url=self.url, region_name=REGION, **keys)

    @property
    def room(self) -> str:
        """Where the API of the deployed room answers."""
        (stack,) = self.client("cloudformation").describe_stacks(StackName=STACK)["Stacks"]
        outputs = {output["OutputKey"]: output["OutputValue"] for output in stack["Outputs"]}
        return f"{self.url}/_aws/execute-api/{outputs['HttpApiId']}/$default"


def environment(**more: str) -> dict[str, str]:
    """Ours with credentials that open no real account; functions may keep their byte code, or each start takes long."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "PYTHON"))}
    return ours | {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "SAM_CLI_TELEMETRY": "0"} | more


# --- the stand-in -----------------------------------------------------------------------------------------------------


@contextmanager
def stand_in(folder: Path) -> Iterator[Aws]:
    """Ministack on this machine's own address and a free port, with roles enforced; stopped at the end."""
    port = free_port()
    aws = Aws(f"http://localhost:{port}")
    settings = environment(BIND_HOST="127.0.0.1", GATEWAY_PORT=str(port), AUTH="true")
    with (folder / "stand-in.log").open("w") as log:
        server = subprocess.Popen([STAND_IN], cwd=folder, env=settings, stdout=log, stderr=log)
        try:
            wait_until_healthy(aws, server)
            yield aws
        finally:
            stop(server)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_healthy(aws: Aws, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + HEALTHY_SECONDS
    while time.monotonic() < deadline:
        assert server.poll() is None, "the stand-in has stopped"
        try:
            with urllib.request.urlopen(f"{aws.url}/_ministack/health", timeout=2) as answer:
                json.load(answer)
                return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError("the stand-in does not answer")


def stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


# --- build and deploy -------------------------------------------------------------------------------------------------


def deploy(folder: Path, aws: Aws) -> None:
    store_secrets(aws)
    template = folder / "template.yaml"
    template.write_text(for_this_machine((ROOT / "template.yaml").read_text(), aws))
    target = environment(TARGET_PYTHON=python_version(), TARGET_MACHINE=platform.machine())
    sam(folder, target, "build", "--template", template, "--base-dir", ROOT, "--build-dir", folder / "build")
    stack: list[str | Path] = [
        "--stack-name",
        STACK,
        "--region",
        REGION,
        "--template-file",
        folder / "build" / "template.yaml",
    ]
    options = ["--resolve-s3", "--capabilities", "CAPABILITY_IAM", "--no-progressbar", "--no-confirm-changeset"]
    sam(folder, environment(AWS_ENDPOINT_URL=aws.url), "deploy", *stack, *options, "--parameter-overrides", "Guests=on")


def store_secrets(aws: Aws) -> None:
    for name in ("session-secret", "bot-token", "webhook-secret"):
        value = secrets.token_hex(32)
        aws.client("ssm").put_parameter(Name=f"/carteado/{name}", Type="SecureString", Value=value)


def for_this_machine(template: str, aws: Aws) -> str:
    """The template with this machine's Python and processor, and the stand-in's address for sockets."""
    in_aws = "://${SocketApi}.execute-api.${AWS::Region}.${AWS::URLSuffix}/live"
    here = f"{aws.url.removeprefix('http')}/_aws/execute-api/${{SocketApi}}/live"
    changes = {
        "python3.13": f"python{python_version()}",
        "arm64": {"x86_64": "x86_64", "aarch64": "arm64"}[platform.machine()],
        f"https{in_aws}": f"http{here}",
        f"wss{in_aws}": f"ws{here}",
    }
    for old, new in changes.items():
        assert old in template, old
        template = template.replace(old, new)
    return template


def python_version() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def sam(folder: Path, variables: dict[str, str], *arguments: str | Path) -> None:
    result = subprocess.run(
        [SAM, *arguments],
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert result.returncode == 0, result.stdout
