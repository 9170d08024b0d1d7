"""Runs tests against a changed copy of the sources, each run in a forked child that has pytest loaded already."""

import json
import os
import resource
import shutil
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import hypothesis
import pytest

LAYERS = (
    "tests/games/{game}/test_*.py", "tests/golden/test_*.py", "tests/records/test_{game}_checker.py",
    "tests/laws/test_*.py",
)  # fmt: skip
ARGUMENTS = [
    "-x", "-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow and not all",
    "--hypothesis-seed=0",
]  # fmt: skip
ENVIRONMENT = {"WITCHING_PURE": "1", "HYPOTHESIS_PROFILE": "pure"}
LOADED = ("msgspec", "click", "rich.console", "fluent.syntax", "jsonschema", "hypothesis.stateful", "unittest.mock")
PASSED, FAILED, WRONG_SOURCE = 0, 1, 90
TEST_SECONDS = 20  # CPU seconds of one test: more is an endless loop
RUN_SECONDS = 240  # of the clock
MEMORY = 4 << 30
GAMES = 3  # of every case, for the digests


class Workshop:
    """A copy of what the tests need, where one module at a time is changed."""

    def __init__(self, root: Path, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        self.rooms = folder / "src" / "witching" / "games" / game
        for name in ("src", "tests"):
            shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("_compiled*", ".hypothesis"))
        shutil.copy(root / "pyproject.toml", folder)

    def layers(self) -> list[list[str]]:
        """The test files of every layer."""
        found = [sorted(self.folder.glob(layer.format(game=self.game))) for layer in LAYERS]
        return [[str(path.relative_to(self.folder)) for path in paths] for paths in found]

    def put(self, module: str, source: str) -> None:
        """Write a module; no bytecode of another text is left."""
        file = self.rooms / f"{module}.py"
        for stale in Path(cache_from_source(str(file))).parent.glob(f"{module}.*.pyc"):
            stale.unlink()
        file.write_text(source, encoding="utf-8")

    def read(self, module: str) -> str:
        return (self.rooms / f"{module}.py").read_text(encoding="utf-8")

    def output(self) -> str:
        """What the last child printed."""
        return (self.folder / "output.txt").read_text(encoding="utf-8", errors="replace")

    def hash_tests(self) -> str:
        """Of every test and what it uses: whether a survivor must be tried again."""
        texts = [path.read_bytes() for path in sorted((self.folder / "tests").rglob("*.py"))]
        return sha256(b"\0".join(texts)).hexdigest()[:20]


def load_libraries() -> None:
    """Import once what every child would import."""
    for name in LOADED:
        import_module(name)


# ---------------------------------------------------------------- a child


@dataclass
class Child:
    """A running fork; what it notes down is in `notes`."""

    pid: int
    notes: Path
    started: float = field(default_factory=time.monotonic)

    def poll(self) -> int | None:
        """The exit code, negative for a signal; None while it runs."""
        if time.monotonic() - self.started > RUN_SECONDS:
            self.kill()
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        return os.waitstatus_to_exitcode(status) if pid else None

    def wait(self) -> int:
        """The exit code; whoever stops waiting ends the child."""
        try:
            while (code := self.poll()) is None:
                time.sleep(0.01)
        except BaseException:
            self.kill()
            raise
        return code

    def kill(self) -> None:
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except ProcessLookupError:  # it has not made its group yet
            os.kill(self.pid, signal.SIGKILL)

    def noted(self) -> Any:
        return json.loads(self.notes.read_text() or "null") if self.notes.exists() else None


def start(workshop: Workshop, work: Callable[[Path], int]) -> Child:
    """Fork a child in the workshop that does this work with a file for its notes."""
    notes = workshop.folder / "notes.json"
    notes.unlink(missing_ok=True)
    pid = os.fork()
    if pid:
        return Child(pid, notes)
    code = FAILED
    try:
        enter(workshop)
        code = work(notes)
    finally:
        os._exit(code)
    raise AssertionError


def enter(workshop: Workshop) -> None:
    """Become a process of the workshop: its folder, its sources, its limits, its output."""
    os.setsid()
    os.chdir(workshop.folder)
    os.environ.update(ENVIRONMENT)
    sys.path[:0] = [str(workshop.folder / "src"), str(workshop.folder / "tests")]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    output = os.open("output.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)


def limit_cpu(seconds: float) -> None:
    """Die of a signal after so much more work; 0 is no limit."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


# ---------------------------------------------------------------- tests


class Watch:
    """A pytest plugin: Hypothesis neither shrinks nor stores; a limit for every test; which one it is."""

    def __init__(self, notes: Path) -> None:
        self.notes = notes

    def pytest_sessionstart(self) -> None:
        profile = hypothesis.settings.get_profile(ENVIRONMENT["HYPOTHESIS_PROFILE"])
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("mutants", profile, phases=phases, database=None)
        hypothesis.settings.load_profile("mutants")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        limit_cpu(TEST_SECONDS)
        self.notes.write_text(json.dumps({"test": nodeid}))

    def pytest_sessionfinish(self) -> None:
        limit_cpu(0)


def run_tests(workshop: Workshop, files: list[str]) -> Child:
    """Start the tests of these files, in this order, up to the first failure."""

    def work(notes: Path) -> int:
        limit_cpu(TEST_SECONDS)
        code = int(pytest.main([*ARGUMENTS, *files], plugins=[Watch(notes)]))
        loaded = sys.modules.get(f"witching.games.{workshop.game}.rules")
        if loaded is not None and not str(loaded.__file__).startswith(str(workshop.folder)):
            return WRONG_SOURCE
        return code

    return start(workshop, work)


# ---------------------------------------------------------------- random games


def play_games(workshop: Workshop) -> Child:
    """Start random games of every case of the law suite; the notes are a digest for each."""

    def work(notes: Path) -> int:
        limit_cpu(10 * TEST_SECONDS)
        cases, play = import_module("laws.cases"), import_module("witching.testing.play")
        mine = cases.named_cases(workshop.game)
        plays = (
            play.make_play(case, seed, play.STYLES[(seed + place) % len(play.STYLES)])
            for place, case in enumerate(mine)
            for seed in range(GAMES)
        )
        notes.write_text(json.dumps([digest(each) for each in plays]))
        return PASSED

    return start(workshop, work)


def digest(play: Any) -> str:
    """Every moment's bytes and legal choices, and the points."""
    told = sha256()
    for position in play.moments():
        legal = [position.legal(seat) for seat in range(position.seats)]
        told.update(position.to_bytes() + json.dumps(legal).encode())
    last = play.now()
    told.update(json.dumps([last.points(seat) for seat in range(last.seats)]).encode())
    return told.hexdigest()[:16]
