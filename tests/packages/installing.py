"""Fresh environments with games of others in them, beside the packages that this Python has. No network is asked.

home = make_home(tmp_path)                        # an environment with the program
home.install(build_wheel(folder, tmp_path))       # a game from a package's folder
home.add_game("nim", {"nim/game.py": "…"})        # one that a test writes
home.witching("play", "goofspiel")                # the command, to its end; there is never a traceback
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from processes import LIMIT
from server.serving import Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "goofspiel"
INFO = {"METADATA": "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "INSTALLER": "tests\n", "RECORD": ""}


@dataclass(frozen=True)
class Home:
    """A virtual environment."""

    folder: Path

    @property
    def python(self) -> str:
        return str(self.folder / "bin" / "python")

    @property
    def site(self) -> Path:
        [found] = self.folder.glob("lib/python*/site-packages")
        return found

    @property
    def environment(self) -> dict[str, str]:
        left_out = ("PYTHONPATH", "PYTEST_ADDOPTS", "WITCHING_LANG")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        data = str(self.folder / "data")
        return kept | {"WITCHING_DATA": data, "WITCHING_LANG": "en", "COLUMNS": "100", "WITCHING_PACE": "0"}

    def install(self, wheel: Path) -> None:
        """Do what an installer does with a package of plain Python."""
        zipfile.ZipFile(wheel).extractall(self.site)

    def add_game(self, name: str, files: Mapping[str, str | bytes], place: str = "") -> None:
        """A package with these files that declares a game."""
        info = self.site / f"{name}_game-1.0.dist-info"
        points = f"[witching.games]\n{name} = {place or f'{name}.game:Game'}\n"
        for path, text in ({f"{info.name}/{file}": text for file, text in INFO.items()} | dict(files)).items():
            (self.site / path).parent.mkdir(parents=True, exist_ok=True)
            written = text if isinstance(text, bytes) else text.replace("{name}", name).encode()
            (self.site / path).write_bytes(written)
        (info / "entry_points.txt").write_text(points, encoding="utf-8")

    def remove_game(self, name: str) -> None:
        """Withdraw what `add_game` declared."""
        shutil.rmtree(self.site / f"{name}_game-1.0.dist-info")

    def run(self, *command: str, cwd: Path | None = None, typed: str = "") -> "subprocess.CompletedProcess[str]":
        """Run this Python to its end."""
        return subprocess.run(
            [self.python, *command], cwd=cwd or self.folder, input=typed, capture_output=True, text=True,
            env=self.environment, timeout=LIMIT,
        )  # fmt: skip

    def witching(self, *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        """Run the command; there is never a traceback."""
        done = self.run("-m", "witching", *arguments, typed=typed)
        assert "Traceback" not in done.stdout + done.stderr, done.stderr
        return done

    def server(self, folder: Path, **environment: str) -> Server:
        """A server in this environment, not started yet."""
        return _HomeServer(self, folder, **environment)


class _HomeServer(Server):
    def __init__(self, home: Home, folder: Path, **environment: str) -> None:
        super().__init__(folder, **environment)
        self._python = home.python
        self._environment.pop("PYTHONPATH")

    def _begin(self, *arguments: str, **files: Any) -> "subprocess.Popen[bytes]":
        return subprocess.Popen([self._python, "-m", "witching", *arguments], env=self._environment, **files)


def make_home(folder: Path) -> Home:
    """An environment that has this program and the packages it needs."""
    venv.create(folder / "home", with_pip=False, symlinks=True)
    home = Home(folder / "home")
    (home.site / "house.pth").write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return home


def build_wheel(package: Path, folder: Path) -> Path:
    """The wheel of a copy of a package, to leave nothing in its own folder."""
    tree = folder / "tree"
    shutil.copytree(package, tree, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr
    [wheel] = (folder / "dist").glob("*.whl")
    return wheel


def goofspiel_home(folder: Path) -> Home:
    """An environment with the example in it."""
    home = make_home(folder)
    home.install(build_wheel(EXAMPLE, folder))
    return home
