"""Compiles every hot module: `python -m witching.compilation.compile [--sanitize] [--out DIR] [--force] [--keep-c]`.

Works on a copy of the sources inside the build folder and switches to the result as its last step, so an edit or a kill
in the middle leaves the earlier build as it was.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from witching.compilation import cython_build, hot_modules, loader, manifest

MESSAGES = {
    "fits": "The compiled engine is up to date.",
    "building": "Compiling {count} modules ({variant}) …",
    "built": "Compiled {count} modules into {folder}.",
    "nothing": "No hot module found below {root}.",
    "failed": "The engine was not compiled; an earlier build, if any, is untouched. {reason}",
}


def build(root: str, out: str, *, variant: str = "fast", force: bool = False, keep_c: bool = False) -> str:
    """Bring the build folder `out` up to date with the package at `root`; returns the folder of the build in use."""
    os.makedirs(out, exist_ok=True)
    with _alone(out):
        fresh = None if force else _fitting(root, out, variant, keep_c)
        if fresh:
            _say("fits")
        return fresh or _build_anew(root, out, variant, keep_c)


def _fitting(root: str, out: str, variant: str, keep_c: bool) -> str | None:
    found = manifest.read(out)
    if found is None or found["variant"] != variant:
        return None
    folder = os.path.join(out, found["folder"])
    word, _ = loader.examine(root, {"WITCHING_COMPILED": out})
    return folder if word == loader.COMPILED and (not keep_c or os.path.isdir(os.path.join(folder, "c"))) else None


def _build_anew(root: str, out: str, variant: str, keep_c: bool) -> str:
    before = manifest.read(out)
    work = tempfile.mkdtemp(prefix="build-", dir=out)
    try:
        made = _compile_copy(root, work, variant, keep_c)
        manifest.write(out, made)
    except BaseException:
        shutil.rmtree(work, ignore_errors=True)
        raise
    _sweep(out, {made["folder"], before["folder"] if before else ""})
    _say("built", count=len(made["modules"]), folder=work)
    return work


def _compile_copy(root: str, work: str, variant: str, keep_c: bool) -> manifest.Manifest:
    copy = _copy_sources(root, work)
    modules = hot_modules.find(copy)
    if not modules:
        raise cython_build.BuildError(MESSAGES["nothing"].format(root=root))
    _say("building", count=len(modules), variant=variant)
    cython_build.compile_modules(os.path.dirname(copy), work, modules, variant)
    print_of_copy = manifest.fingerprint(copy, variant)
    for scratch in ("src", "tmp") if keep_c else ("src", "tmp", "c"):
        shutil.rmtree(os.path.join(work, scratch), ignore_errors=True)
    return {
        "variant": variant,
        "fingerprint": print_of_copy,
        "suffix": manifest.SUFFIX,
        "folder": os.path.basename(work),
        "modules": {name: name.replace(".", "/") + manifest.SUFFIX for name in modules},
    }


def _copy_sources(root: str, work: str) -> str:
    """Copy the package's `.py` and `.pxd` files, and nothing else, to `work/src`."""

    def others(folder: str, names: list[str]) -> list[str]:
        return [n for n in names if not _is_source(n) and not (os.path.isdir(os.path.join(folder, n)) and n[0] != "_")]

    copy = os.path.join(work, "src", os.path.basename(root))
    shutil.copytree(root, copy, ignore=others)
    return copy


def _is_source(name: str) -> bool:
    return name.endswith((".py", ".pxd"))


def _sweep(out: str, keep: set[str]) -> None:
    """Remove older builds. The one before stays: a running program may still import from it."""
    for name in os.listdir(out):
        if name.startswith("build-") and name not in keep:
            shutil.rmtree(os.path.join(out, name), ignore_errors=True)


@contextmanager
def _alone(out: str) -> Iterator[None]:
    """Allow one build at a time in a build folder. POSIX; without fcntl, builds are not kept apart."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(os.path.join(out, "lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _say(key: str, **arguments: object) -> None:
    print(MESSAGES[key].format(**arguments), file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m witching.compilation.compile")
    parser.add_argument("--sanitize", action="store_true", help="check every array index at run time")
    parser.add_argument("--out", help="the build folder (default: the package's _compiled)")
    parser.add_argument("--root", default=loader.ROOT, help="the package's folder")
    parser.add_argument("--force", action="store_true", help="compile even when nothing changed")
    parser.add_argument("--keep-c", action="store_true", help="keep the generated C in the build's folder c/")
    chosen = parser.parse_args(arguments)
    root = os.path.abspath(chosen.root)
    out = os.path.abspath(chosen.out) if chosen.out else os.path.join(root, "_compiled")
    try:
        build(root, out, variant="sanitize" if chosen.sanitize else "fast", force=chosen.force, keep_c=chosen.keep_c)
    except cython_build.BuildError as error:
        _say("failed", reason=error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
