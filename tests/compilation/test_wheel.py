"""A wheel carries the compiled engine and everything the program reads; without a compiler it is a pure one."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from processes import LIMIT

CHECKOUT = Path(__file__).resolve().parents[2]
NEEDED = ("README.md", "pyproject.toml", "hatch_build.py", "LICENSE")

pytestmark = pytest.mark.all


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    leave = shutil.ignore_patterns("__pycache__", "_compiled*")
    shutil.copytree(CHECKOUT / "src", tmp_path / "tree" / "src", ignore=leave)
    shutil.copytree(CHECKOUT / "tools", tmp_path / "tree" / "tools", ignore=leave)
    for name in NEEDED:
        shutil.copy(CHECKOUT / name, tmp_path / "tree" / name)
    return tmp_path / "tree"


def build_wheel(tree: Path, **environment: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tree / "dist")]
    env = {**os.environ, **environment}
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    return wheel


def status_of_installed(wheel: Path, site: Path) -> str:
    """The output of a run from the unpacked wheel, far from the sources."""
    zipfile.ZipFile(wheel).extractall(site)
    look = "import witching.core.rng; from witching.compilation import loader; print(loader.ROOT, loader.status())"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("WITCHING_")}
    environment["PYTHONPATH"] = str(site)
    command = [sys.executable, "-P", "-c", look]
    root, status = subprocess.check_output(command, env=environment, text=True, timeout=LIMIT).split()
    assert root == str(site / "witching")
    return status


def test_a_wheel_runs_compiled(tree: Path, tmp_path: Path) -> None:
    """With part of the engine only: the checks' own build shows that all of it compiles."""
    for types in (tree / "src").rglob("*.pxd"):
        if types.parent.name != "core":
            types.unlink()
    wheel = build_wheel(tree)
    assert "none-any" not in wheel.name
    assert status_of_installed(wheel, tmp_path / "site") == "compiled"


def test_without_a_compiler_the_wheel_is_pure(tree: Path, tmp_path: Path) -> None:
    wheel = build_wheel(tree, CC="no-such-compiler")
    assert wheel.name.endswith("py3-none-any.whl")
    assert status_of_installed(wheel, tmp_path / "site") == "absent"


def test_everything_in_the_package_ships_and_no_tool(tree: Path) -> None:
    sources = {path.relative_to(tree / "src").as_posix() for path in (tree / "src").rglob("*") if path.is_file()}
    shipped = set(zipfile.ZipFile(build_wheel(tree, CC="no-such-compiler")).namelist())
    assert sources <= shipped
    about = {name for name in shipped if name.partition("/")[0].endswith(".dist-info")}
    assert shipped - about == sources
