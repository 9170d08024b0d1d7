"""The checks of `python3 run.py test`, run by the environment that run.py made.

Without a mode every test but those marked `all` and `exhaustive`; --quick leaves out those marked `slow`, and the
checks of the page with Node.js; --all adds those marked `all` and the engine's tests once more in a build that checks
array bounds; --exhaustive runs every test. Named tests run alone.

What is drawn by chance is drawn from one seed, that of the commit unless --seed gives one: a commit that was seen to
pass passes again, and the next commit tries other examples.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TextIO

HERE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HERE), str(HERE / ".ci")]

import page_check  # noqa: E402
import run  # noqa: E402

MESSAGES = {
    "seed": "seed {seed}: `--seed {seed}` draws the same examples again",
    "step": "── {step}",
    "verdict": "{step}: {verdict} in {seconds:.0f} s",
    "sum": "checks: {passed} passed, {failed} failed, {skipped} skipped",
}

MARKERS = {
    "--quick": "not slow and not all and not exhaustive",
    "": "not all and not exhaustive",
    "--all": "not exhaustive",
    "--exhaustive": "",
}
PROFILES = {"--quick": "quick", "": "default", "--all": "all", "--exhaustive": "exhaustive"}
AGAIN = MARKERS["--quick"]  # what the sanitized engine repeats
SHALLOW = f"{AGAIN} and not search"  # what the uncompiled one does
ENGINE_TESTS = ("core", "games", "laws", "bots", "arena")
SANITIZED = run.SETUP / "sanitize"
WITHOUT_GIT = 2026
# Hundreds of processes load the same modules: their bytecode is kept, apart from the sources.
BYTECODE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(run.SETUP / "bytecode")}
EXHAUSTIVE_LIMIT = 3600  # seconds for a test
LIMIT = 24 * 3600 if "--exhaustive" in sys.argv else 4800  # seconds for a tool: one that hangs is a failure

Check = Callable[[TextIO], str]
"""Answers passed, failed or skipped, and writes its words into a file."""


def say(key: str, **arguments: object) -> None:
    print(MESSAGES[key].format(**arguments), file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    mode, seed, chosen = run.read_tests(arguments)
    checks = Checks(mode, commit_seed() if seed is None else seed)
    verdicts = checks.named(chosen) if chosen else checks.whole()
    for step, (verdict, seconds) in verdicts.items():
        say("verdict", step=step, verdict=verdict, seconds=seconds)
    found = [verdict for verdict, _ in verdicts.values()]
    say("sum", **{word: found.count(word) for word in ("passed", "failed", "skipped")})
    return 1 if "failed" in found else 0


def commit_seed() -> int:
    """A number that changes with every commit that changes a file; one whose message alone is mended keeps it."""
    command = ["git", "-C", str(HERE), "rev-parse", "--short=8", "HEAD^{tree}"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return WITHOUT_GIT
    return int(said.stdout[:8], 16) if said.returncode == 0 else WITHOUT_GIT


class Checks:
    """One run of the checks: what each of them answered, and after how long."""

    def __init__(self, mode: str, seed: int) -> None:
        self.mode, self.seed = mode, seed
        self.verdicts: dict[str, tuple[str, float]] = {}
        say("seed", seed=seed)

    def named(self, chosen: list[str]) -> dict[str, tuple[str, float]]:
        """Only these tests."""
        self.step("compile", compile_engine)
        self.step("tests", lambda out: self.pytest(out, *chosen))
        return self.verdicts

    def whole(self) -> dict[str, tuple[str, float]]:
        """Everything of the mode: the tests on one form of the engine after the other; beside them what needs none."""
        beside = ThreadPoolExecutor(1)
        try:
            done = [beside.submit(self.quietly, *check) for check in self.without_engine()]
            self.step("compile", compile_engine)
            if self.mode in ("--all", "--exhaustive"):
                self.step("compile sanitized", compile_sanitized)
            if self.mode != "--quick":
                done[0].result()  # some tests use the packages of the page
            self.step("tests", lambda out: self.pytest(out, *self.workers()))
            self.repeat()
            beside.shutdown()
        finally:
            beside.shutdown(cancel_futures=True)
        return self.verdicts

    def without_engine(self) -> list[tuple[str, Check]]:
        sources: list[tuple[str, Check]] = [
            ("ruff", lambda out: module(out, "ruff", "check")),
            ("format", lambda out: module(out, "ruff", "format", "--check")),
            ("mypy", lambda out: module(out, "mypy")),
            ("mypy bench", lambda out: module(out, "mypy", "bench")),  # its checks.py bears the name of this file
        ]
        page = [("page packages", page_check.install), ("page", page_check.check)]
        return sources if self.mode == "--quick" else [*page, *sources]

    def repeat(self) -> None:
        """The engine's tests on the other forms of the engine."""
        folders = [f"tests/{name}" for name in ENGINE_TESTS if (HERE / "tests" / name).is_dir()]
        if folders and self.mode != "--quick":
            self.step("tests uncompiled", lambda out: self.again(out, "pure", SHALLOW, folders, WITCHING_PURE="1"))
        if self.verdicts.get("compile sanitized", ("", 0))[0] == "passed":
            checked = {"WITCHING_COMPILED": str(SANITIZED)}
            self.step("tests sanitized", lambda out: self.again(out, "default", AGAIN, folders, **checked))

    def step(self, name: str, check: Check) -> None:
        """A check whose words are read as they come."""
        say("step", step=name)
        self.judge(name, check, sys.stderr)

    def quietly(self, name: str, check: Check) -> None:
        """A check beside others: its words come when it is done."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as out:
            self.judge(name, check, out)
            out.seek(0)
            say("step", step=name)
            print(out.read(), file=sys.stderr, end="", flush=True)

    def judge(self, name: str, check: Check, out: TextIO) -> None:
        began = time.monotonic()
        try:
            verdict = check(out)
        except (OSError, subprocess.SubprocessError) as error:
            print(error, file=out, flush=True)
            verdict = "failed"
        self.verdicts[name] = (verdict, time.monotonic() - began)

    def workers(self) -> list[str]:
        """Two for two cores; three where half of the time some test waits."""
        return ["--dist", "worksteal", "-n", "2" if self.mode == "--quick" else "3"]

    def pytest(self, out: TextIO, *arguments: str) -> str:
        return self._pytest(out, PROFILES[self.mode], MARKERS[self.mode], *arguments)

    def again(self, out: TextIO, profile: str, markers: str, folders: list[str], **environment: str) -> str:
        return self._pytest(out, profile, markers, *self.workers(), *folders, **environment)

    def _pytest(self, out: TextIO, profile: str, markers: str, *arguments: str, **environment: str) -> str:
        chosen = ["-m", markers, f"--hypothesis-seed={self.seed}", *arguments]
        if self.mode == "--exhaustive":
            chosen += ["-o", f"timeout={EXHAUSTIVE_LIMIT}"]
        return module(out, "pytest", *chosen, HYPOTHESIS_PROFILE=profile, **environment)


def compile_engine(out: TextIO) -> str:
    return compiled(out, "--keep-c")  # some tests read the C


def compile_sanitized(out: TextIO) -> str:
    return compiled(out, "--sanitize", "--out", str(SANITIZED))


def compiled(out: TextIO, *options: str) -> str:
    if not run.has_compiler():
        return "failed" if run.CI else "skipped"
    return "passed" if run.compile_engine(*options, out=out) else "failed"


def module(out: TextIO, name: str, *arguments: str, **environment: str) -> str:
    command = [sys.executable, "-P", "-m", name, *arguments]
    env = {**os.environ, **BYTECODE, **environment}
    try:
        code = subprocess.run(command, cwd=HERE, env=env, stdout=out, stderr=out, timeout=LIMIT).returncode
    except subprocess.TimeoutExpired:
        print(f"{name} was ended after {LIMIT} s", file=out)
        return "failed"
    none_collected = name == "pytest" and code == 5
    return "passed" if code == 0 else "skipped" if none_collected and not run.CI else "failed"


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
