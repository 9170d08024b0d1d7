"""Run as a program: a Python that has loaded what the command `witching` needs and forks itself for every program.

On the socket that it is given it takes a JSON object for each program, with its stdin, stdout and stderr and a pipe:
`program` (the name of a module or the path of a file), `arguments`, `environment`, `folder`. Into the pipe go the
process id and, at the end, the exit code. `processes.start` asks it.

Modules that read something while loading are loaded again: those of the command line, which keep the language they were
loaded in, are dropped. Python's hash seed is the same for all; a test that nothing depends on it starts Python itself.
"""

import gc
import importlib
import json
import os
import runpy
import signal
import socket
import sys
from pathlib import Path
from typing import Any

LOADED = (
    "alembic.command", "alembic.ddl.sqlite", "alembic.ddl.postgresql", "sqlalchemy.dialects.sqlite",
    "sqlalchemy.dialects.postgresql.psycopg", "uvicorn.lifespan.on", "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.websockets_sansio_impl", "witching.cli.main",
)  # fmt: skip
SPOKEN = "witching.cli"
"""All of its commands are loaded too."""
MOST = 1 << 18
"""Bytes of a request."""


def load() -> None:
    """Load what programs will need, and drop what is loaded in a language."""
    for name in LOADED:
        importlib.import_module(name)
    for command in sys.modules["witching.cli.main"].COMMANDS:
        importlib.import_module(f"{SPOKEN}.{command.replace('-', '_')}")
    for name in [name for name in sys.modules if name == SPOKEN or name.startswith(f"{SPOKEN}.")]:
        del sys.modules[name]
    gc.collect()
    gc.freeze()


def serve(asking: socket.socket) -> None:
    """Start programs as they are asked for; return in the process of a program, or when nobody asks any more."""
    while True:
        request, files, _, _ = socket.recv_fds(asking, MOST, 4)
        if not request:
            return reap()
        if not os.fork():
            asking.close()
            return stand_by(json.loads(request), files)
        for file in files:
            os.close(file)
        reap()


def reap() -> None:
    """Reap the attendants of programs that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            continue
    except ChildProcessError:
        return


def stand_by(asked: dict[str, Any], files: list[int]) -> None:
    """Start a program and report its end; return in its process."""
    *standard, report = files
    child = os.fork()
    if not child:
        os.close(report)
        return become(asked, standard)
    for file in (*standard, 0, 1, 2):
        os.close(file)
    os.write(report, f"{child}\n".encode())
    os.write(report, f"{os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}\n".encode())
    os._exit(0)


def become(asked: dict[str, Any], standard: list[int]) -> None:
    """Become the program."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for place, file in enumerate(standard):
        os.dup2(file, place)
        os.close(file)
    sys.stdin, sys.stdout = open(0, closefd=False), open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", closefd=False, errors="backslashreplace", buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(asked["environment"])
    os.chdir(asked["folder"])
    sys.argv = [asked["program"], *asked["arguments"]]
    is_file = asked["program"].endswith(".py")
    sys.path[:0] = [str(Path(asked["program"]).parent) if is_file else "", *os.environ["PYTHONPATH"].split(os.pathsep)]
    if is_file:
        runpy.run_path(asked["program"], run_name="__main__")
    else:
        runpy.run_module(asked["program"], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the asker decides when to end
    load()
    serve(socket.socket(fileno=int(sys.argv[1])))
