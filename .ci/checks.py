"""The checks of `python3 run.py test`, run by the environment that run.py made.

Without a mode everything but the tests marked `all`; --quick leaves out those marked `slow`, and the checks of the page
with Node.js; --all runs every test and the engine's tests once more in a build that checks array bounds. With pytest
arguments only those tests run.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HERE), str(HERE / ".ci")]

import page_check  # noqa: E402
import run  # noqa: E402

MESSAGES = {
    "step": "── {step}",
    "verdict": "{step}: {verdict}",
    "sum": "checks: {passed} passed, {failed} failed, {skipped} skipped",
}

MODES = {"--quick": "not slow and not all", "": "not all", "--all": ""}
AGAIN = "not slow and not all"  # what the uncompiled and the sanitized engine repeat
ENGINE_TESTS = ("core", "games", "laws", "bots", "arena")

Step = tuple[str, Callable[[], str]]


def say(key: str, **arguments: object) -> None:
    print(MESSAGES[key].format(**arguments), file=sys.stderr, flush=True)


def steps(mode: str, chosen: list[str]) -> list[Step]:
    """The checks in their order: a name, and what answers passed, failed or skipped."""
    profile = {"--quick": "quick", "": "default", "--all": "all"}[mode]
    compiled: Step = ("compile", lambda: compile_engine("--keep-c"))  # some tests read the C
    if chosen:
        return [compiled, ("tests", lambda: pytest(chosen, MODES[mode], profile))]
    found: list[Step] = [
        compiled,
        ("ruff", lambda: module("ruff", "check")),
        ("mypy", lambda: module("mypy")),
        *([("page", page_check.check)] if mode != "--quick" else []),
        ("tests", lambda: pytest(["-n", "2"], MODES[mode], profile)),
    ]
    return found + repeated(mode)


def repeated(mode: str) -> list[Step]:
    """The engine's tests on the other forms of the engine."""
    folders = [f"tests/{name}" for name in ENGINE_TESTS if (HERE / "tests" / name).is_dir()]
    uncompiled: Step = ("tests uncompiled", lambda: pytest(["-n", "2", *folders], AGAIN, "pure", WITCHING_PURE="1"))
    bounds: Step = ("tests sanitized", lambda: sanitized(["-n", "2", *folders]))
    return {"--quick": [], "": [uncompiled], "--all": [uncompiled, bounds]}[mode] if folders else []


def compile_engine(*options: str) -> str:
    if not run.has_compiler():
        return "failed" if run.CI else "skipped"
    return "passed" if run.compile_engine(*options) else "failed"


def sanitized(arguments: list[str]) -> str:
    out = str(run.SETUP / "sanitize")
    built = compile_engine("--sanitize", "--out", out)
    return pytest(arguments, AGAIN, "default", WITCHING_COMPILED=out) if built == "passed" else built


def pytest(arguments: list[str], markers: str, profile: str, **environment: str) -> str:
    return module("pytest", *arguments, "-m", markers, HYPOTHESIS_PROFILE=profile, **environment)


def module(name: str, *arguments: str, **environment: str) -> str:
    command = [sys.executable, "-P", "-m", name, *arguments]
    code = subprocess.run(command, cwd=HERE, env={**os.environ, **environment}).returncode
    none_collected = name == "pytest" and code == 5
    return "skipped" if none_collected else "failed" if code else "passed"


def main(arguments: list[str]) -> int:
    mode = next((word for word in arguments if word in MODES), "")
    chosen = [word for word in arguments if word not in MODES]
    verdicts = {}
    for step, check in steps(mode, chosen):
        say("step", step=step)
        verdicts[step] = check()
    for step, verdict in verdicts.items():
        say("verdict", step=step, verdict=verdict)
    count = {word: list(verdicts.values()).count(word) for word in ("passed", "failed", "skipped")}
    say("sum", **count)
    return 1 if count["failed"] else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
