"""`make deploy`: builds and deploys the stack, then puts the mini-app where the site is served from.

The first use asks for region and parameters and keeps the answers in samconfig.toml.
"""

import mimetypes
import os
import subprocess
import time
import tomllib
from pathlib import Path
from typing import Any

import boto3

ROOT = Path(__file__).resolve().parent.parent
SAM = ROOT / ".venv/deploy/bin/sam"
DIST = ROOT / "webapp" / "dist"
NAMED_BY_CONTENT = ("assets", "words")  # a changed file there has a new name
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def main() -> None:
    first_use = "region" not in settings()
    sam("build")
    sam("deploy", *(["--guided"] if first_use else []), "--parameter-overrides", f"Build={build()}")
    session = boto3.Session(region_name=settings()["region"])
    outputs = outputs_of(stack(session))
    publish(session, outputs)
    print(f"The room is open at {outputs['SiteUrl']}; Telegram's webhook is {outputs['WebhookUrl']}")


def sam(*arguments: str) -> None:
    environment = os.environ | {"SAM_CLI_TELEMETRY": "0"}
    subprocess.run([SAM, *arguments], cwd=ROOT, env=environment, check=True)


def settings() -> dict[str, Any]:
    """What samconfig.toml says of the deployment."""
    default: dict[str, Any] = tomllib.loads((ROOT / "samconfig.toml").read_text())["default"]
    return default["global"]["parameters"] | default["deploy"]["parameters"]


def build() -> str:
    """A name for this source: the commit, and the time where there are changes beside it."""
    commit = git("rev-parse", "--short=12", "HEAD")
    return f"{commit}{int(time.time())}" if git("status", "--porcelain") else commit


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def stack(session: boto3.Session) -> dict[str, Any]:
    """The deployed stack, as CloudFormation describes it."""
    (found,) = session.client("cloudformation").describe_stacks(StackName=settings()["stack_name"])["Stacks"]
    return dict(found)


def outputs_of(stack: dict[str, Any]) -> dict[str, str]:
    return {output["OutputKey"]: output["OutputValue"] for output in stack["Outputs"]}


def publish(session: boto3.Session, outputs: dict[str, str]) -> None:
    """Upload the built mini-app, its page last, and let the site forget the old one."""
    files = [path for path in DIST.rglob("*") if path.is_file() and not path.name.startswith(".")]
    for path in sorted(files, key=lambda path: path.suffix == ".html"):
        upload(session, outputs["WebappBucket"], path)
    session.client("cloudfront").create_invalidation(
        DistributionId=outputs["SiteId"],
        InvalidationBatch={"Paths": {"Quantity": 1, "Items": ["/*"]}, "CallerReference": str(time.time_ns())},
    )


def upload(session: boto3.Session, bucket: str, path: Path) -> None:
    kind, _ = mimetypes.guess_type(path)
    session.client("s3").put_object(
        Bucket=bucket,
        Key=path.relative_to(DIST).as_posix(),
        Body=path.read_bytes(),
        ContentType=kind or "application/octet-stream",
        CacheControl=FOR_EVER if path.parent.name in NAMED_BY_CONTENT else ASK_AGAIN,
    )


if __name__ == "__main__":
    main()
