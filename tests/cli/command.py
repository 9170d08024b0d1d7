"""The real command in a separate process, forked or started."""

import os
import subprocess
import sys
from pathlib import Path

import processes
from processes import LIMIT

SOURCE = Path(__file__).resolve().parents[2] / "src"
WITCHING = [sys.executable, "-m", "witching"]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(SOURCE), "COLUMNS": "100", "WITCHING_LANG": "en"}


def witching(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end, forked from a Python that has already loaded it; there is never a traceback."""
    return _checked(processes.run("witching", *arguments, environment=ENVIRONMENT | environment))


def witching_fresh(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The same in a fresh Python: for environment variables that Python itself or the engine reads, and for what must
    not depend on Python's hash seed."""
    command, env = [*WITCHING, *arguments], ENVIRONMENT | environment
    return _checked(subprocess.run(command, capture_output=True, text=True, env=env, timeout=LIMIT))


def _checked(done: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done
