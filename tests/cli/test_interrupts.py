"""Ctrl-C while the command is loading: it ends at once and silently, wherever it is."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import ENVIRONMENT, SOURCE, WITCHING
from processes import LIMIT

PRESSING = """
import os, signal, sys

class Pressing:
    def find_spec(self, name, path=None, target=None):
        if name == os.environ["PRESS_AT"]:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Pressing())
"""
SCRIPT = "import sys\nfrom witching.__main__ import main\nsys.exit(main())\n"
"""What an installer writes for the command."""
MODULES = ("witching.compilation", "witching.compilation.manifest", "witching.cli.main", "witching.cli.verify", "click")


def start(folder: Path, *command: str, at: str) -> "subprocess.CompletedProcess[str]":
    """Run Python; Ctrl-C is pressed when it looks for this module."""
    (folder / "sitecustomize.py").write_text(PRESSING)
    environment = ENVIRONMENT | {"PYTHONPATH": os.pathsep.join([str(folder), str(SOURCE)]), "PRESS_AT": at}
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, timeout=LIMIT,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("module", MODULES)
def test_it_ends_at_once_and_without_a_word(tmp_path: Path, module: str) -> None:
    (tmp_path / "witching").write_text(SCRIPT)
    for command in (WITCHING[1:], [str(tmp_path / "witching")]):
        done = start(tmp_path, *command, "verify", "nothing", at=module)
        assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_a_program_that_only_uses_the_package_hears_it_as_ever(tmp_path: Path) -> None:
    program = "try:\n    import witching.core.rng\nexcept KeyboardInterrupt:\n    print('heard')"
    assert start(tmp_path, "-c", program, at="witching.compilation").stdout == "heard\n"
    asked = "import signal, witching; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    assert start(tmp_path, "-c", asked, "-m", "witching", at="").stdout == "True\n"
