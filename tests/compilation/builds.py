"""Engine builds that keep the generated C, for the tests that read it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from processes import LIMIT
from witching.compilation import loader, manifest

SOURCE = Path(loader.ROOT).parent


def compile_with_c(out: Path, *options: str) -> None:
    """Bring a build folder up to date; skip the test where there is no compiler."""
    if shutil.which("cc") is None and not os.environ.get("CI"):
        pytest.skip("no C compiler")
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "WITCHING_PURE": "1"}
    command = [sys.executable, "-m", "witching.compilation.compile", "--keep-c", "--out", str(out), *options]
    done = subprocess.run(command, env=environment, text=True, capture_output=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr


def c_folder(out: Path) -> Path:
    """Where the C of a build folder is."""
    found = manifest.read(str(out))
    assert found is not None
    return out / found["folder"] / "c"


def engine_build(base: Path) -> Path:
    """The checkout's own build if it is up to date and has its C, otherwise one shared by all processes of this run."""
    own = Path(loader.build_folder(environ={}))
    if loader.examine(environ={})[0] == loader.COMPILED and c_folder(own).is_dir():
        return own
    out = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "engine-build"
    compile_with_c(out)
    return out
