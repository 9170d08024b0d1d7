"""The programs that the bench compares: each is another process and reports its own CPU time."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
OUT = HERE / "out"
SOURCE = HERE.parent / "src"
PROJECT_PYTHON = HERE.parent / ".venv" / "bin" / "python"
OPENSPIEL_PYTHON = OUT / "venv" / "bin" / "python"

IMPORT = "from time import process_time as now; start = now(); import {name}; print(now() - start)"


def run(*command: str | Path, **environment: str) -> str:
    """What a program prints; the bench ends when it fails. No wish about the engine is inherited."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WITCHING_")}
    done = subprocess.run(command, env={**kept, **environment}, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"bench: failed: {' '.join(os.path.basename(part) for part in command)}")
    return done.stdout


def compile_c(folder: Path, program: str) -> Path:
    """Compile every C file of a folder into one program of bench/out."""
    OUT.mkdir(exist_ok=True)
    run("gcc", "-O3", "-o", OUT / program, *sorted(folder.glob("*.c")))
    return OUT / program


def baseline_rate(program: Path) -> float:
    """Moves a second of another C program: from the yardstick's JSON, or from words like `<number> moves/s`."""
    output = run(program, "bench")
    if output.startswith("{"):
        playouts = json.loads(output)["playouts"]
        return float(playouts["moves"] / playouts["cpu_seconds"])
    found = re.search(r"([\d.]+) moves/s", output)
    return float(found[1]) if found else sys.exit("bench: the baseline names no moves/s")


class Engine:
    """The engine, compiled or pure: it takes the commands of the C program."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.python = PROJECT_PYTHON if PROJECT_PYTHON.exists() else Path(sys.executable)
        chosen = {"WITCHING_COMPILED": str(OUT / "compiled")} if form == "compiled" else {"WITCHING_PURE": "1"}
        self.environment = {"PYTHONPATH": str(SOURCE), **chosen}

    def build(self) -> None:
        """Bring the bench's own build up to date with the sources."""
        chosen = {"PYTHONPATH": str(SOURCE), "WITCHING_PURE": "1"}
        run(self.python, "-m", "witching.compilation.compile", "--out", OUT / "compiled", **chosen)

    def run(self, *command: str) -> str:
        return self.run_file("engine_games.py", *command)

    def run_file(self, file: str, *command: str) -> str:
        """What a program of this folder prints that plays with this engine."""
        return run(self.python, HERE / file, self.form, *command, **self.environment)

    def import_seconds(self, name: str) -> float:
        """CPU seconds of an import in a fresh process; the interpreter's own start is not in it."""
        return float(run(self.python, "-c", IMPORT.format(name=name), **self.environment))


def find_openspiel() -> Path | None:
    """An interpreter that has open_spiel: the bench's own, or this one."""
    for python in (OPENSPIEL_PYTHON, Path(sys.executable)):
        if python.exists() and not subprocess.run([python, "-c", "import pyspiel"], capture_output=True).returncode:
            return python
    return None


def run_openspiel(python: Path, games: str) -> Any:
    return json.loads(run(python, HERE / "openspiel_playouts.py", games))
