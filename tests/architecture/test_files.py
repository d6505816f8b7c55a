"""What no file of the repository may hold."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# In pieces, so that this file does not hold them either.
REGISTRY_HOSTS = [
    "pypi" + ".org",
    "python" + "hosted.org",
    "npmjs" + ".org",
    "npmjs" + ".com",
    "yarnpkg" + ".com",
    "deb." + "debian.org",
]
MACHINE_PATH = re.compile(r"(?<![\w./~}-])/(home|root|Users|work)/\w")


def tracked_texts() -> list[Path]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in names.split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:1024]]


@pytest.mark.parametrize("host", REGISTRY_HOSTS)
def test_no_file_names_a_registry(host: str) -> None:
    assert [path for path in tracked_texts() if host in path.read_text()] == []


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert [path for path in tracked_texts() if MACHINE_PATH.search(path.read_text())] == []
