"""A real `witching serve` in a separate process, over a separate database. The process is forked, see `processes`.

    with serving(tmp_path) as server:                      # --port 0 --no-browser, the database in tmp_path
        server.url                                         # http://127.0.0.1:PORT
        guest = server.guest("Anna")                       # an httpx.Client with a cookie; guest.get("/api/me")
        table = server.open_table(guest, "glastonbury", bots=["greedy"])   # its id; Anna sits at 0, the game began
        cookie_of(guest)                                   # "witching_guest=…", for `client.Device`
        server.kill()                                      # kill -9
        server.start()                                     # again, on the same port, with the same database
        assert server.stop() == 0                          # SIGTERM; the exit code

`serving(tmp_path, "--lan", WITCHING_LIMITS="100")` adds arguments and environment; `--db` may be among the arguments.
`server.errors()` is what it has written to stderr; at the end of the block it must contain no traceback.
"""

import os
import re
import secrets
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TextIO

import httpx
import pytest

import processes
from cli.command import ENVIRONMENT, WITCHING
from processes import Forked

PATIENCE = processes.LIMIT
COOKIE = "witching_guest"

WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
WORKERS = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
PORTS = range(20_000, 32_000)[WORKER::WORKERS]
"""No system uses these as ephemeral ports, so a server that was killed finds its port free again. Tests that run at
once have separate ports, so nobody takes a chosen one before its server listens."""


def free_port() -> int:
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


class Server:
    """The process, see above. `prefix` is put before its command."""

    prefix: tuple[str, ...] = ()

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self._folder, self._arguments = folder, arguments
        self._environment = ENVIRONMENT | {"WITCHING_DATA": str(folder), "WITCHING_LIMITS": "100"} | environment
        self._log = folder / "serve.log"
        self._clients = ExitStack()
        self.process: subprocess.Popen[bytes] | Forked
        self._out: TextIO
        self.port = free_port()
        self.said: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    # ---- the process

    def start(self) -> None:
        """Start, and wait until it listens."""
        port = [] if "--port" in self._arguments else ["--port", str(self.port)]
        reading, writing = os.pipe()
        with self._log.open("a") as log, open(os.devnull) as nothing:
            files = {"stdin": nothing.fileno(), "stdout": writing, "stderr": log.fileno()}
            self.process = self._begin("serve", "--no-browser", *port, *self._arguments, **files)
        os.close(writing)
        self._out = os.fdopen(reading)
        self.said = list(self._greeting())
        self.port = int(re.search(r":(\d+)$", self.said[0]).group(1))  # type: ignore[union-attr]

    def _begin(self, *arguments: str, stdin: int, stdout: int, stderr: int) -> subprocess.Popen[bytes] | Forked:
        """The command, forked unless something goes before it."""
        if not self.prefix:
            environment = self._environment
            return processes.start(
                "witching", *arguments, environment=environment, stdin=stdin, stdout=stdout, stderr=stderr
            )
        command = [*self.prefix, *WITCHING, *arguments]
        return subprocess.Popen(command, env=self._environment, stdin=stdin, stdout=stdout, stderr=stderr)

    def _greeting(self) -> Iterator[str]:
        """Its output once it listens, up to the line about Ctrl-C."""
        given_up = threading.Timer(PATIENCE, self.process.kill)
        given_up.start()
        try:
            for line in self._out:
                yield line.strip()
                if "Ctrl-C" in line:
                    return
        finally:
            given_up.cancel()
        raise AssertionError(f"it did not start: {self.errors()}")

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; return its exit code."""
        self.process.send_signal(by)
        return self.wait_for_end()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.wait_for_end()

    def wait_for_end(self) -> int:
        code = self.process.wait(PATIENCE)
        self._out.close()
        return code

    def errors(self) -> str:
        return self._log.read_text()

    # ---- people and tables

    def guest(self, name: str = "", *, symbol: str = "owl", language: str = "en", **options: Any) -> httpx.Client:
        """Somebody with a cookie; unnamed, a first-time visitor."""
        asked: dict[str, Any] = {"base_url": self.url, "timeout": PATIENCE, "trust_env": False} | options
        guest = self._clients.enter_context(httpx.Client(**asked))
        if name:
            done = guest.put("/api/me", json={"name": name, "symbol": symbol, "language": language})
            assert done.status_code == 200, done.text
        return guest

    def open_table(
        self, guest: httpx.Client, game: str, *, names: Sequence[str] = ("Anna",), bots: Sequence[str] = (),
        opened: int = 0, begin: bool | None = None, **terms: Any,
    ) -> str:  # fmt: skip
        """Open a table: the guest takes the first seats, under these names; then `opened` seats wait for others; bots
        have the last. The game begins if nobody is missing. Returns the id."""
        seats = [""] * (len(names) + opened) + list(bots)
        sit = [{"seat": seat, "name": name} for seat, name in enumerate(names)]
        wish = {"terms": {"game": game, "seats": seats, **terms}, "sit": sit}
        done = guest.post("/api/tables", json=wish | {"begin": not opened if begin is None else begin})
        assert done.status_code == 200, done.text
        table: str = done.json()["id"]
        return table

    def close(self) -> None:
        self._clients.close()
        if self.process.poll() is None:
            self.kill()


@contextmanager
def serving(folder: Path, *arguments: str, **environment: str) -> Iterator[Server]:
    """A server that runs, until the end of the block."""
    server = Server(folder, *arguments, **environment)
    try:
        server.start()
        yield server
    finally:
        server.close()
    assert not re.search('Traceback|"trace"', server.errors()), server.errors()


def serve_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server shared by all tests that leave it as it is: `pytest.fixture(scope="session")(serve_all)`."""
    with serving(tmp_path_factory.mktemp("house")) as server:
        yield server


def cookie_of(guest: httpx.Client) -> str:
    """The cookie of a guest as a header has it; the guest gets one now if there was none."""
    if COOKIE not in guest.cookies:
        guest.put("/api/me", json={"name": "Guest", "symbol": "cat", "language": "en"}).raise_for_status()
    return f"{COOKIE}={guest.cookies[COOKIE]}"


def refusal_of(answer: httpx.Response) -> str:
    """The key of the server's refusal."""
    key: str = answer.json()["refusal"]["message"]["key"]
    return key
