"""Decides at `import witching` whether the hot modules run compiled: all of them or none."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

from witching.compilation import manifest

COMPILED = "compiled"
PURE = "pure"  # WITCHING_PURE asks for the sources
ABSENT = "absent"  # nothing was built
STALE = "stale"  # a source, a .pxd or a flag changed after the build
FOREIGN = "foreign"  # built for another interpreter
BROKEN = "broken"  # a compiled file is missing

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

_running = ABSENT


class CompiledFinder:
    """Finds exactly the modules of one build and nothing else."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file)) if file else None


def build_folder(root: str = ROOT, environ: Mapping[str, str] = os.environ) -> str:
    """Where to look for the build: `_compiled` in the package, or the folder in WITCHING_COMPILED."""
    return os.path.abspath(environ.get("WITCHING_COMPILED") or os.path.join(root, "_compiled"))


def examine(root: str = ROOT, environ: Mapping[str, str] = os.environ) -> tuple[str, dict[str, str]]:
    """What a start would run: a status word and, when that is COMPILED, every hot module's file."""
    if environ.get("WITCHING_PURE", "0") not in ("", "0"):
        return PURE, {}
    folder = build_folder(root, environ)
    found = manifest.read(folder)
    if found is None:
        return ABSENT, {}
    word = _judge(root, folder, found)
    return word, manifest.files(folder, found) if word == COMPILED else {}


def activate(root: str = ROOT) -> str:
    """Make imports of the hot modules use the compiled files if they are up to date; returns the status word."""
    global _running
    _running, files = examine(root)
    if files:
        sys.meta_path.insert(0, CompiledFinder(files))
    return _running


def status() -> str:
    """The status word of what this process runs."""
    return _running


def _judge(root: str, folder: str, found: manifest.Manifest) -> str:
    if found["suffix"] != manifest.SUFFIX:
        return FOREIGN
    if found["fingerprint"] != manifest.fingerprint(root, found["variant"]):
        return STALE
    return COMPILED if all(map(os.path.isfile, manifest.files(folder, found).values())) else BROKEN
