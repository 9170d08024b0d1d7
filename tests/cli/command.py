"""The real command in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
WITCHING = [sys.executable, "-m", "witching"]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(SOURCE), "COLUMNS": "100", "WITCHING_LANG": "en"}


def witching(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end; there is never a traceback."""
    done = subprocess.run(
        [*WITCHING, *arguments], capture_output=True, text=True, env=ENVIRONMENT | environment, check=False
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done
