"""The stage: the template, built for this machine, is deployed by the real tools to a stand-in for AWS."""

import platform
import secrets
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import boto3

from tests.standin import ROOT, environment

SAM = ROOT / ".venv/deploy/bin/sam"
REGION = "us-east-1"
STACK = "carteado"


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
        env={**variables, "SAM_CLI_TELEMETRY": "0"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert result.returncode == 0, result.stdout
