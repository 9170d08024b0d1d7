"""A server that dies again and again, see `victim`.

    with crashing_server(tmp_path) as server:           # the first life goes on until `kill` or `stop`
        server.kill()
        server.start(Doom(COMMITTED))                  # False if it was dead before it listened
        server.wait_for_end()                                  # until it has died; the exit code
        server.live(Doom(BEFORE))                      # both, for a doom that needs nobody: it may come that soon

Everything else is as with a `Server` of `serving`.
"""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import asdict

from processes import LIMIT
from server.crash import victim
from server.crash.victim import Doom
from server.serving import PATIENCE, Server

TESTS = Path(__file__).parents[2]
Settings = Mapping[str, Mapping[str, float]]
"""By module and constant: the value for the server."""


class CrashingServer(Server):
    """One launcher, and many lives of a server on the same port with the same database."""

    def __init__(self, folder: Path, *arguments: str, settings: Settings) -> None:
        super().__init__(folder, *arguments)
        self._settings = settings
        paths = os.pathsep.join([self._environment["PYTHONPATH"], str(TESTS)])
        with self._log.open("a") as log:
            self._launcher = subprocess.Popen(
                [sys.executable, victim.__file__], env=self._environment | {"PYTHONPATH": paths},
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True,
            )  # fmt: skip
        self.pid = 0
        self.lives = 0

    def start(self, doom: Doom | None = None) -> bool:  # type: ignore[override]
        """Start, and wait until it listens (True) or is dead (False)."""
        assert self._launcher.stdin is not None
        arguments = ["--port", str(self.port), *self._arguments]
        asked = {"arguments": arguments, "doom": doom and asdict(doom), "settings": self._settings}
        self._launcher.stdin.write(json.dumps(asked) + "\n")
        self._launcher.stdin.flush()
        self.pid = int(self._next_line().split()[1])
        self.lives += 1
        while "Ctrl-C" not in (line := self._next_line()):
            if line.startswith("ended"):
                self.pid = 0
                return False
            if found := re.search(r":(\d+)$", line):
                self.port = int(found.group(1))
        return True

    def _next_line(self) -> str:
        assert self._launcher.stdout is not None
        given_up = threading.Timer(PATIENCE, self._launcher.kill)
        given_up.start()
        line = self._launcher.stdout.readline()
        given_up.cancel()
        assert line, f"nothing more is heard of it: {self.errors()}"
        return line.strip()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        os.kill(self.pid, by)
        return self.wait_for_end()

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def wait_for_end(self) -> int:
        while not (line := self._next_line()).startswith("ended"):
            continue
        self.pid = 0
        return int(line.split()[1])

    def live(self, doom: Doom) -> None:
        """Start, and wait until it has died of something that it does by itself, perhaps before it listened."""
        if self.start(doom):
            self.wait_for_end()

    def close(self) -> None:
        self._clients.close()
        self._launcher.communicate(timeout=LIMIT)


@contextmanager
def crashing_server(folder: Path, *arguments: str, settings: Settings | None = None) -> Iterator[CrashingServer]:
    """A running server, to be killed and started again until the end of the block."""
    server = CrashingServer(folder, *arguments, settings=settings or {})
    try:
        assert server.start()
        yield server
    finally:
        server.close()
    assert not re.search('Traceback|"trace"', server.errors()), server.errors()
