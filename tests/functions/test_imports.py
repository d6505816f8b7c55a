"""What a cold start pays for."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
HEAVY = ("aiogram", "aiohttp", "moto", "pydantic")


@pytest.mark.parametrize("function", ["http", "socket", "clock"])
def test_nothing_heavy_is_imported(function: str) -> None:
    code = f"import sys, functions.{function}.app; print(*(name for name in {HEAVY} if name in sys.modules))"
    environment = {"PYTHONPATH": f"{ROOT / 'shared'}:{ROOT}", "AWS_DEFAULT_REGION": "us-east-1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
