"""A small package, compiled once, and a build of the program, which the engine's tests only read."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from compilation.builds import SOURCE, engine_build
from processes import LIMIT

FILES = {
    "__init__.py": "",
    "core/__init__.py": "",
    "core/rng.py": "def twice(number: int) -> int:\n    return 2 * number\n",
    "core/rng.pxd": "cpdef int twice(int number) noexcept\n",
    "core/position.py": (
        "class Row:\n    def __init__(self) -> None:\n        self.cells = [1, 2, 3, 4]\n\n"
        "    def cell(self, index: int) -> int:\n        return self.cells[index]\n"
    ),
    "core/position.pxd": "cdef class Row:\n    cdef int cells[4]\n    cpdef int cell(self, int index) noexcept\n",
    "core/cold.py": "COLD = True\n",
}

REPORT = """
import sys
from witching.compilation import loader
print(loader.activate(sys.argv[1]))
import tiny.core.rng, tiny.core.position, tiny.core.cold
assert tiny.core.rng.twice(21) == 42
for module in (tiny.core.rng, tiny.core.position, tiny.core.cold):
    print("compiled" if loader.manifest.SUFFIX in module.__file__ else "source")
"""


@dataclass(frozen=True)
class Tiny:
    """The package's folder and its build folder."""

    root: Path

    @property
    def out(self) -> Path:
        return self.root / "_compiled"

    def builds(self) -> set[str]:
        return {path.name for path in self.out.glob("build-*")}

    def run(self, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, *arguments],
            env=self.environment(**environment),
            text=True,
            capture_output=True,
            timeout=LIMIT,
        )

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("WITCHING_")}
        return {**kept, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(self.root.parent)]), **more}

    def compile_command(self, *options: str) -> list[str]:
        return [sys.executable, "-m", "witching.compilation.compile", "--root", str(self.root), *options]

    def report(self, **environment: str) -> list[str]:
        """The status of a start, then the form in which rng, position and cold were imported."""
        done = self.run("-c", REPORT, str(self.root), **environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the compiled engine, with its C."""
    return engine_build(tmp_path_factory.getbasetemp())


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Tiny:
    tiny = Tiny(tmp_path_factory.mktemp("built") / "tiny")
    write_sources(tiny.root)
    done = tiny.run(*tiny.compile_command()[1:])
    if done.returncode and not os.environ.get("CI") and shutil.which("cc") is None:
        pytest.skip("no C compiler")
    assert done.returncode == 0, done.stderr
    return tiny


@pytest.fixture
def tiny(built_once: Tiny, tmp_path: Path) -> Tiny:
    """The small package with an up-to-date build: a copy, which also shows that a build may be moved."""
    shutil.copytree(built_once.root, tmp_path / "tiny", ignore=shutil.ignore_patterns("__pycache__"))
    return Tiny(tmp_path / "tiny")


def write_sources(root: Path) -> None:
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
