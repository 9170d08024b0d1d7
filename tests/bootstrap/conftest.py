"""A project folder with the real run.py and engine around a small program whose starts can be watched.

It installs one small package of the real lock, except in the tests that need all of it.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from processes import LIMIT

CHECKOUT = Path(__file__).resolve().parents[2]
COPIED = ("run.py", "requirements.lock", "requirements-play.lock")
SMALL = "itsdangerous"
RETRIES = {"PIP_RETRIES": "10", "PIP_TIMEOUT": "30", "UV_HTTP_TIMEOUT": "30"}

PROGRAM = """
import sys
import time

import witching.core.rng
from witching.compilation import loader


def main() -> None:
    try:
        act(*sys.argv[1:] or ["nothing"])
    except KeyboardInterrupt:
        sys.exit(42)


def act(command: str, *rest: str) -> None:
    print(command, *rest, loader.status(), flush=True)
    if command == "exit":
        sys.exit(int(rest[0]))
    if command == "sleep":
        time.sleep(100)
"""


@dataclass(frozen=True)
class Project:
    """The folder in which run.py starts, with its interpreter and search path."""

    root: Path
    python: str
    path: str
    cwd: str = "/"

    def environment(self, **more: str) -> dict[str, str]:
        dropped = ("WITCHING_", "PYTEST_", "CI", "VIRTUAL_ENV", "PYTHON")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
        return {**kept, **RETRIES, "PATH": self.path, **more}

    def command(self, *arguments: str) -> list[str]:
        return [self.python, str(self.root / "run.py"), *arguments]

    def start(self, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            self.command(*arguments),
            env=self.environment(**environment),
            cwd=self.cwd,
            text=True,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=LIMIT,
        )

    def begin(self, *arguments: str, **environment: str) -> "subprocess.Popen[str]":
        """A start that runs alongside the test, in its own process group."""
        return subprocess.Popen(
            self.command(*arguments),
            env=self.environment(**environment),
            cwd=self.cwd,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )


@pytest.fixture
def whole(tmp_path: Path) -> Project:
    """Nothing set up yet; Debian's own Python where available; no compiler and no uv within reach."""
    return make_project(tmp_path / "project", tmp_path / "empty")


@pytest.fixture
def fresh(whole: Project) -> Project:
    """The same with little to install."""
    return with_small_lock(whole)


@pytest.fixture(scope="session")
def ready_once(tmp_path_factory: pytest.TempPathFactory) -> Project:
    base = tmp_path_factory.mktemp("ready")
    project = with_small_lock(make_project(base / "project", base / "empty"))
    done = project.start("first")
    assert done.returncode == 0, done.stderr
    return project


@pytest.fixture
def ready(ready_once: Project, tmp_path: Path) -> Project:
    """Already set up, then moved: an environment does not depend on the location of its folder."""
    shutil.copytree(ready_once.root, tmp_path / "moved", symlinks=True)
    return Project(tmp_path / "moved", ready_once.python, ready_once.path)


def make_project(root: Path, empty: Path) -> Project:
    empty.mkdir()
    package = root / "src" / "witching"
    shutil.copytree(
        CHECKOUT / "src/witching/compilation", package / "compilation", ignore=shutil.ignore_patterns("__pycache__")
    )
    for name in COPIED:
        shutil.copy(CHECKOUT / name, root / name)
    for name in ("__init__.py", "__main__.py", "interrupts.py"):
        shutil.copy(CHECKOUT / "src/witching" / name, package / name)
    for name in ("cli", "core"):
        (package / name).mkdir()
        (package / name / "__init__.py").touch()
    (package / "cli" / "main.py").write_text(PROGRAM)
    (package / "core" / "rng.py").write_text("def twice(number: int) -> int:\n    return 2 * number\n")
    (package / "core" / "rng.pxd").write_text("cpdef int twice(int number) noexcept\n")
    return Project(root, system_python(), str(empty))


def with_small_lock(project: Project) -> Project:
    """Make a project install one package instead of everything the program needs."""
    lock = project.root / "requirements-play.lock"
    found = re.search(rf"^{SMALL}==.*?(?=^\w)", lock.read_text(), re.DOTALL | re.MULTILINE)
    assert found is not None
    lock.write_text(found[0])
    return project


def system_python() -> str:
    """Debian's interpreter if it is new enough and has pip, otherwise the one that runs these tests."""
    asked = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    for found in ("/usr/bin/python3", os.path.realpath(sys.executable)):
        command = [found, "-c", asked]
        if os.path.exists(found) and not subprocess.run(command, capture_output=True, timeout=LIMIT).returncode:
            return found
    return pytest.skip("no Python 3.11 with pip")
