"""Processes of the tests: every wait has a limit, and Python is loaded once for many of them.

    process = start("witching", "serve", "--port", "0", environment=ENVIRONMENT, stdin=0, stdout=1, stderr=2)
    process.pid, process.poll(), process.wait(LIMIT), process.kill(), process.send_signal(signal.SIGTERM)

`start` forks a Python that has loaded what the command needs, see `launcher`.
"""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pexpect

LIMIT = 3000.0 if os.environ.get("HYPOTHESIS_PROFILE") == "exhaustive" else 240.0
"""Seconds after which waiting for a process ends, however busy the machine is; a test has some more."""
LAUNCHER = Path(__file__).with_name("launcher.py")
READ_AT_THE_START = ("PYTHON", "WITCHING_PURE", "WITCHING_COMPILED")
"""What Python and the engine read from the environment before a program begins."""


class Forked:
    """A process forked for us; works like a `subprocess.Popen`."""

    def __init__(self, report: int) -> None:
        self._report = os.fdopen(report, "rb", buffering=0)
        told = self._line(LIMIT)
        if not told:
            raise TimeoutError(f"no process was forked within {LIMIT} s")
        self.pid = int(told)
        self.returncode: int | None = None

    def _line(self, seconds: float) -> bytes:
        """The launcher's next report; empty if that takes longer."""
        if not select.select([self._report], [], [], seconds)[0]:
            return b""
        line = self._report.readline()
        assert line, "nobody tells of a process any more"
        return line

    def poll(self) -> int | None:
        """The exit code, once it has ended."""
        return self._look(0)

    def wait(self, timeout: float) -> int:
        """The exit code. Raises TimeoutError."""
        code = self._look(timeout)
        if code is None:
            raise TimeoutError(f"process {self.pid} still runs after {timeout} s")
        return code

    def _look(self, seconds: float) -> int | None:
        if self.returncode is None and (line := self._line(seconds)):
            self.returncode = int(line)
            self._report.close()
        return self.returncode

    def send_signal(self, by: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended, and no report has come yet
                os.kill(self.pid, by)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def start(
    program: str, *arguments: str, environment: Mapping[str, str], stdin: int, stdout: int, stderr: int
) -> Forked:
    """Start a Python program, the module or the file of this name, with these files; they stay open here."""
    changed = dict(environment.items() ^ os.environ.items())
    assert not [name for name in changed if name.startswith(READ_AT_THE_START) and name != "PYTHONPATH"], changed
    asked = {"program": program, "arguments": arguments, "environment": dict(environment), "folder": os.getcwd()}
    reading, writing = os.pipe()
    socket.send_fds(launcher(), [json.dumps(asked).encode()], [stdin, stdout, stderr, writing])
    os.close(writing)
    return Forked(reading)


def run(program: str, *arguments: str, environment: Mapping[str, str]) -> "subprocess.CompletedProcess[str]":
    """Run such a program to its end; return its output."""
    with tempfile.TemporaryFile("w+") as said, tempfile.TemporaryFile("w+") as complained, open(os.devnull) as nothing:
        files = {"stdin": nothing.fileno(), "stdout": said.fileno(), "stderr": complained.fileno()}
        code = start(program, *arguments, environment=environment, **files).wait(LIMIT)
        said.seek(0)
        complained.seek(0)
        return subprocess.CompletedProcess([program, *arguments], code, said.read(), complained.read())


@cache
def launcher() -> socket.socket:
    """The socket of the launcher, which is started when first needed and ends with the tests."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    source = str(LAUNCHER.parents[1] / "src")
    command = [sys.executable, "-P", str(LAUNCHER), str(there.fileno())]
    ready = subprocess.Popen(command, pass_fds=[there.fileno()], env=os.environ | {"PYTHONPATH": source})
    there.close()
    atexit.register(_end, here, ready)
    return here


def _end(asking: socket.socket, ready: "subprocess.Popen[bytes]") -> None:
    asking.close()
    ready.wait(LIMIT)


def wait_for_end(child: "pexpect.spawn[str]") -> None:
    """Wait until a program at a terminal has ended by itself; closing the terminal might kill it just before that."""
    end = time.monotonic() + LIMIT
    while child.isalive():
        assert time.monotonic() < end, f"{child.name} does not end"
        time.sleep(0.01)


@contextmanager
def ending(process: "subprocess.Popen[Any]") -> Iterator["subprocess.Popen[Any]"]:
    """A process that is killed at the end of the block, if it has not ended before."""
    try:
        yield process
    finally:
        process.kill()
        process.wait(LIMIT)
        if process.stdout is not None:
            process.stdout.close()
