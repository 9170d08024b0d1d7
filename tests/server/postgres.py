"""Our own PostgreSQL server in a separate folder: not the service that a Debian package starts."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from processes import LIMIT

CI = os.environ.get("CI", "") not in ("", "0", "false")
ABSENT = "PostgreSQL is not installed: its tests are left out (Debian: apt-get install postgresql)"
PATIENCE = 60
SETTINGS = ("listen_addresses=", "fsync=off", "max_connections=50", "shared_buffers=16MB")


def find_programs() -> Path | None:
    """The folder of the newest PostgreSQL on this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).resolve().parent if on_path else None


def other_than_root() -> dict[str, Any]:
    """For Popen: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    user = next(user for user in pwd.getpwall() if user.pw_name in ("postgres", "nobody"))
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """A running server that listens only on a socket in its folder."""

    def __init__(self, programs: Path) -> None:
        self._programs, self._as = programs, other_than_root()
        self.folder = Path(tempfile.mkdtemp(prefix="witching-pg-", dir="/tmp"))  # a socket's path must be short
        if self._as:
            os.chown(self.folder, self._as["user"], self._as["group"])
        self._run("initdb", "--auth=trust", "--username=witching", "--encoding=UTF8", "--locale=C", "--no-sync")
        self._count = 0
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command: list[str | Path] = [self._programs / program, "-D", self.folder / "data", *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self._as, timeout=LIMIT)

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = [word for setting in SETTINGS for word in ("-c", setting)]
        data, program = self.folder / "data", self._programs / "postgres"
        command: list[str | Path] = [program, "-D", data, "-k", self.folder, *settings]
        with (self.folder / "log").open("a") as log:
            self.server = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._as)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            is_coming = self.server.poll() is None and time.monotonic() < deadline
            assert is_coming, (self.folder / "log").read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with psycopg.connect(self._address("postgres")):
                return True
        except psycopg.OperationalError:
            return False

    def _address(self, name: str) -> str:
        return f"postgresql://witching@/{name}?host={self.folder}"

    def stop(self) -> None:
        """Stop it as a power cut would: without notice; what was committed is there at the next start."""
        self._run("pg_ctl", "stop", "--mode=immediate")
        self.server.wait(LIMIT)

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._count += 1
        name = f"witching_{self._count}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address(name)


def run_cluster() -> Iterator[Cluster]:
    """A server for the tests of one process."""
    programs = find_programs()
    if programs is None and CI:
        pytest.fail(ABSENT)
    if programs is None:
        pytest.skip(ABSENT)
    cluster = Cluster(programs)
    yield cluster
    cluster.stop()
    shutil.rmtree(cluster.folder)
