"""The checks of the page: types, style, its own tests, and that the files of the package are those built from it."""

import filecmp
import hashlib
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import run

PAGE = run.HERE / "page"
BUILT = run.HERE / "src" / "witching" / "page" / "static"
STAMP = PAGE / "node_modules" / ".lock-hash"
LIMIT = 1200  # seconds
MESSAGES = {
    "differs": "src/witching/page/static is not what page/ is built to; `npm run build` in page/ mends: {names}",
}


def install(out: TextIO) -> str:
    """Have what the lock names, if something else is there or nothing. Passed, failed or skipped."""
    if not run.prepare_node():
        run.say("no-node")
        return "failed" if run.CI else "skipped"
    if not is_installed():
        if not npm(out, "ci", "--no-audit", "--no-fund"):
            return "failed"
        STAMP.write_text(lock_hash())
    return "passed"


def is_installed() -> bool:
    return STAMP.is_file() and STAMP.read_text() == lock_hash()


def lock_hash() -> str:
    return hashlib.sha256((PAGE / "package-lock.json").read_bytes()).hexdigest()


def check(out: TextIO) -> str:
    """Passed, failed or skipped; where the packages are missing the reason was said when they were installed."""
    if not run.has_node() or not is_installed():
        return "failed" if run.CI else "skipped"
    done = npm(out, "run", "check") and npm(out, "test") and is_built(out)
    return "passed" if done else "failed"


def is_built(out: TextIO) -> bool:
    """Whether the files of the package are what the source is built to now, byte for byte."""
    with tempfile.TemporaryDirectory() as folder:
        if not npm(out, "run", "build", "--", "--logLevel", "warn", "--outDir", folder):
            return False
        names = list(differing(Path(folder)))
    if names:
        print(MESSAGES["differs"].format(names=", ".join(names)), file=out, flush=True)
    return not names


def differing(built: Path) -> Iterator[str]:
    """The names of the files that are not the same, or only in one of the two folders."""
    one, other = names_in(built), names_in(BUILT)
    yield from sorted(one ^ other)
    yield from (name for name in sorted(one & other) if not filecmp.cmp(built / name, BUILT / name, shallow=False))


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def npm(out: TextIO, *arguments: str) -> bool:
    environment = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    command = ["npm", "--silent", *arguments]
    return not subprocess.run(command, cwd=PAGE, env=environment, stdout=out, stderr=out, timeout=LIMIT).returncode
