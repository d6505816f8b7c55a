"""Set-up: brings this machine to what one `make` target needs, a line a step, and skips what has not changed.

usage: python3 tools/setup.py run|test|check|bench|load|rehearse|deploy|telegram

Everything lands in `.venv/`, `webapp/` and `bench/`; only Chromium may come from the system's packages.
Standard library only, since it runs before anything is installed.
"""

from __future__ import annotations  # so that an older Python gets as far as being refused

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WEBAPP = ROOT / "webapp"
BENCH = ROOT / "bench"
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


def main(target: str) -> None:
    lock = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)  # two `make` at once take turns
    os.environ["PATH"] = f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}"
    for step in TARGETS[target]:
        step()


# --- Python -----------------------------------------------------------------------------------------------------------


def python() -> None:
    """`.venv/` with what the functions and the local server need, and the command `carteado`."""
    create_venv(VENV)
    install(VENV, "run")
    once(VENV / "carteado.stamp", "installing the command carteado", [ROOT / "pyproject.toml"], install_carteado)


def install_carteado() -> None:
    pip(VENV, "--no-build-isolation", "--no-deps", "--editable", ROOT)


def test_tools() -> None:
    install(VENV, "dev")


def deploy_tools() -> None:
    create_venv(VENV / "deploy")
    install(VENV / "deploy", "deploy")


def ministack() -> None:
    create_venv(VENV / "rehearsal")
    install(VENV / "rehearsal", "rehearsal")


def create_venv(path: Path) -> None:
    if (path / "bin" / "python").exists():
        return
    if not find_spec("ensurepip"):
        stop("this Python cannot create virtual environments. On Debian: apt-get install python3-venv")
    say(f"creating {path.relative_to(ROOT)} with Python {sys.version.split()[0]}")
    venv.create(path, with_pip=True, clear=True)
    install(path, "pip")


def install(path: Path, name: str) -> None:
    """Install the locked list `requirements/NAME.txt` into the virtual environment at `path`."""
    lock = ROOT / "requirements" / f"{name}.txt"
    label = f"installing {lock.relative_to(ROOT)}"
    once(path / f"{name}.stamp", label, [lock], lambda: pip(path, "--require-hashes", "--requirement", lock))


def pip(path: Path, *arguments: str | Path) -> None:
    call(path / "bin" / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check", *arguments)


# --- the mini-app -----------------------------------------------------------------------------------------------------


def node() -> None:
    """Node from PATH if it is new enough, else from the locked package in `.venv/`."""
    if node_version() < OLDEST_NODE:
        install(VENV, "node")


def node_version() -> int:
    if not (shutil.which("node") and shutil.which("npm")):
        return 0
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    return int(version.strip().removeprefix("v").split(".")[0] or 0)


def webapp_packages() -> None:
    install_packages(WEBAPP)


def lighthouse() -> None:
    install_packages(BENCH)


def install_packages(folder: Path) -> None:
    """Install the locked list of `folder` into its `node_modules/`."""
    locks = [folder / "package.json", folder / "package-lock.json"]
    made = folder / "node_modules"
    once(made / ".stamp", f"installing {made.relative_to(ROOT)}", locks, lambda: npm(folder, "ci"))


def webapp_build() -> None:
    once(
        WEBAPP / "dist" / ".stamp",
        "building webapp/dist",
        webapp_sources(),
        lambda: npm(WEBAPP, "run", "build", "--", "--logLevel", "warn"),
    )


def webapp_sources() -> list[Path]:
    """All that the built app is made from: its own files, the words and the players' rules."""
    made = {WEBAPP / "node_modules", WEBAPP / "dist"}
    own = [path for entry in WEBAPP.iterdir() if entry not in made for path in files(entry)]
    return own + [path for path in files(ROOT / "shared") if path.suffix == ".ftl"] + files(ROOT / "docs" / "rules")


def files(path: Path) -> list[Path]:
    return [path] if path.is_file() else [entry for entry in path.rglob("*") if entry.is_file()]


def npm(folder: Path, *arguments: str) -> None:
    call("npm", "--silent", "--prefix", folder, *arguments)


# --- the browser ------------------------------------------------------------------------------------------------------


def chromium() -> None:
    if find_chromium() or (VENV / "chromium.stamp").exists():
        return
    if os.geteuid() == 0 and Path("/etc/debian_version").exists():
        say("installing Debian's package chromium")
        if succeeds("apt-get", "update", "-qq") and succeeds("apt-get", "install", "-y", "-qq", "chromium"):
            return
    say("fetching Chromium with Playwright")
    if not succeeds(VENV / "bin" / "playwright", "install", "chromium"):
        stop("the browser tests need Chromium. Install it so that `chromium` or `google-chrome` is on PATH.")
    (VENV / "chromium.stamp").touch()


def find_chromium() -> str | None:
    """The path of the machine's own Chromium; without one the tests use Playwright's."""
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


# --- steps, words and processes ---------------------------------------------------------------------------------------


def once(stamp: Path, label: str, inputs: list[Path], work: Callable[[], None]) -> None:
    """Do `work` unless `stamp`, which lies in the folder that it fills, says it was done with these very inputs."""
    key = digest(inputs)
    if stamp.exists() and stamp.read_text() == key:
        return
    say(label)
    work()
    stamp.write_text(key)


def digest(inputs: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(inputs):
        total.update(f"{path.relative_to(ROOT)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def say(line: str) -> None:
    print(f"setup: {line}", flush=True)


def stop(line: str) -> None:
    sys.exit(f"setup: {line}")


def call(*command: str | Path) -> None:
    if not succeeds(*command):
        stop(f"failed: {' '.join(map(str, command))}")


def succeeds(*command: str | Path) -> bool:
    return subprocess.run(list(map(str, command)), cwd=ROOT, stdin=subprocess.DEVNULL).returncode == 0


RUN = (python, node, webapp_packages, webapp_build)
TARGETS: dict[str, tuple[Callable[[], None], ...]] = {
    "run": RUN,
    "bench": (*RUN, test_tools, lighthouse, chromium),
    "load": (*RUN, ministack),
    "test": (*RUN, test_tools, ministack, chromium),
    "check": (*RUN, test_tools, deploy_tools),
    "rehearse": (python, test_tools, deploy_tools, ministack),
    "deploy": (*RUN, deploy_tools),
    "telegram": (python,),
}

if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        sys.exit("setup: Carteado needs Python 3.11 or later; this is " + sys.version.split()[0])
    if len(sys.argv) != 2 or sys.argv[1] not in TARGETS:
        sys.exit(f"usage: python3 tools/setup.py {'|'.join(TARGETS)}")
    main(sys.argv[1])
