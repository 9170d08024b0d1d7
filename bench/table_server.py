"""A real `witching serve` for the bench: a process of its own, over an SQLite file of its own."""

import json
import os
import re
import resource
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

from programs import OUT, Engine

HOST = "127.0.0.1"
FIGURE = re.compile(r"^([a-z_]+(?:\{[^}]*\})?) (\S+)$", re.MULTILINE)
START_WITHIN = 60


class Server:
    """The process and its address."""

    host = HOST

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process, self.port = process, port

    def open_table(self, wish: dict[str, Any]) -> tuple[str, str]:
        """The id of a new table, and the cookie of its host, who is always somebody new."""
        answer = self._ask("POST", "/api/tables", json.dumps(wish))
        told = json.load(answer)
        if answer.status != 200:
            raise SystemExit(f"bench: a table was refused: {told}")
        return told["id"], answer.headers["set-cookie"].partition(";")[0]

    def figures(self) -> dict[str, float]:
        """What the server measures of itself, by the names of its page for Prometheus."""
        found = FIGURE.findall(self._ask("GET", "/metrics").read().decode())
        return {name: float(value) for name, value in found}

    def _ask(self, method: str, path: str, body: str = "") -> HTTPResponse:
        http = HTTPConnection(HOST, self.port, timeout=START_WITHIN)
        http.request(method, path, body or None, {"content-type": "application/json", "connection": "close"})
        return http.getresponse()

    @property
    def memory(self) -> float:
        """The resident memory in bytes."""
        return self.figures()["process_resident_memory_bytes"]


@contextmanager
def serving(engine: Engine, *, fast: bool = True) -> Iterator[Server]:
    """A server until the end of the block; without `fast` it does not find uvloop and httptools."""
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=OUT, prefix="serve-") as folder, open(Path(folder) / "log", "w+") as log:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("WITCHING_")}
        environment |= engine.environment | {"WITCHING_LIMITS": "100000", "WITCHING_DATA": folder}
        if not fast:
            environment["PYTHONPATH"] = f"{_without(Path(folder), 'uvloop', 'httptools')}:{environment['PYTHONPATH']}"
        command = [str(engine.python), "-m", "witching", "serve", "--no-browser", "--port", "0", "--lang", "en"]
        process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
            start_new_session=True,
        )  # fmt: skip
        try:
            yield Server(process, port_of(process))
        finally:
            end(process)
            log.seek(0)
            failures = [line for line in log if "Traceback" in line or '"trace"' in line]
            if failures:
                print(*failures[:3], sep="\n")


def _without(folder: Path, *modules: str) -> Path:
    """A folder whose modules cannot be imported, to be searched before those that are installed."""
    hidden = folder / "hidden"
    hidden.mkdir()
    for name in modules:
        (hidden / f"{name}.py").write_text("raise ImportError\n")
    return hidden


def port_of(process: "subprocess.Popen[str]") -> int:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r":(\d+)$", line.strip())
        if found:
            return int(found[1])
    raise SystemExit("bench: the server does not start")


def end(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(START_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def cpu_seconds(process: int) -> float:
    """The CPU time of the threads of a process so far, in nanoseconds as the scheduler counts it."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def allow_many_files() -> None:
    """This process and those that it starts may open as many files as the system lets them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
