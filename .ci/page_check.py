"""The checks of the page: types, style, its own tests, and that the files of the package are those built from it."""

import filecmp
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import run

PAGE = run.HERE / "page"
BUILT = run.HERE / "src" / "witching" / "page" / "static"
STAMP = PAGE / "node_modules" / ".lock-hash"
MESSAGES = {
    "differs": "src/witching/page/static is not what page/ is built to; `npm run build` in page/ mends: {names}",
}


def check() -> str:
    """Passed, failed or skipped."""
    if not run.prepare_node():
        run.say("no-node")
        return "failed" if run.CI else "skipped"
    steps = (install, lambda: npm("run", "check"), lambda: npm("test"), is_built)
    return "passed" if all(step() for step in steps) else "failed"


def install() -> bool:
    """What the lock names, if something else is there or nothing."""
    lock = hashlib.sha256((PAGE / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.is_file() and STAMP.read_text() == lock:
        return True
    done = npm("ci", "--no-audit", "--no-fund")
    if done:
        STAMP.write_text(lock)
    return done


def is_built() -> bool:
    """Whether the files of the package are what the source is built to now, byte for byte."""
    with tempfile.TemporaryDirectory() as folder:
        if not npm("run", "build", "--", "--logLevel", "warn", "--outDir", folder):
            return False
        names = list(differing(Path(folder)))
    if names:
        print(MESSAGES["differs"].format(names=", ".join(names)), file=sys.stderr, flush=True)
    return not names


def differing(built: Path) -> Iterator[str]:
    """The names of the files that are not the same, or only in one of the two folders."""
    one, other = names_in(built), names_in(BUILT)
    yield from sorted(one ^ other)
    yield from (name for name in sorted(one & other) if not filecmp.cmp(built / name, BUILT / name, shallow=False))


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def npm(*arguments: str) -> bool:
    environment = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    return not subprocess.run(["npm", "--silent", *arguments], cwd=PAGE, env=environment).returncode
