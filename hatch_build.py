"""Puts the compiled engine into the wheel; where it cannot be compiled, warns and builds a wheel for any machine.

With WITCHING_PURE=1 it builds that one without a word.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WARNING = "The engine could not be compiled: this wheel runs everywhere, but slowly. Needed: a C compiler, Python.h."


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles into a folder outside the source tree and adds exactly that build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.out = Path(tempfile.mkdtemp(prefix="witching-"))
        if version == "editable" or os.environ.get("WITCHING_PURE"):
            return
        if not self.compile():
            self.app.display_warning(WARNING)
            return
        build_data.update(pure_python=False, infer_tag=True)
        for path in self.out.rglob("*.*"):
            if path.is_file():
                build_data["force_include"][str(path)] = f"witching/_compiled/{path.relative_to(self.out).as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.out, ignore_errors=True)

    def compile(self) -> bool:
        source = os.path.join(self.root, "src")
        paths = os.pathsep.join([source, *filter(None, sys.path)])
        command = [sys.executable, "-m", "witching.compilation.compile", "--out", str(self.out)]
        return not subprocess.run(command, env={**os.environ, "PYTHONPATH": paths, "WITCHING_PURE": "1"}).returncode
