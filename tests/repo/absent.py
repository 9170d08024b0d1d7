"""Run as a program: Python as the package finds it on a system without what only Unix has.

`absent.py load` loads every module of the package, with even the Unix-only names gone; `absent.py run …` is the command
`witching`, in a process that cannot fork. Only the package is affected: the libraries are those of this system.
"""

import builtins
import os
import select
import signal
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from multiprocessing import reduction
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[2] / "src" / "witching"
MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
PARTS = {"multiprocessing.context": {"ForkContext", "ForkServerContext"}, "asyncio": {"SelectorEventLoopPolicy"}}
NAMES = {
    os: ("O_ASYNC", "fork", "forkpty", "geteuid", "getuid", "killpg", "nice", "setsid", "uname", "wait4"),
    signal: ("SIGALRM", "SIGHUP", "SIGIO", "SIGKILL", "SIGUSR1", "alarm", "pthread_sigmask", "setitimer", "sigwait"),
    select: ("epoll", "poll"),
    socket: ("AF_UNIX", "TCP_USER_TIMEOUT", "recv_fds", "send_fds"),
}


def refuse() -> None:
    """From now on, keep the package from importing what Windows does not have."""
    found = builtins.__import__

    def imported(
        name: str,
        given: Mapping[str, object] | None = None,
        local: Mapping[str, object] | None = None,
        parts: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        asks = str((given or {}).get("__name__", ""))
        if asks.startswith("witching") and (name in MODULES or PARTS.get(name, set()) & set(parts or ())):
            raise ImportError(f"{asks} needs {name}", name=name)
        return found(name, given, local, parts or (), level)

    builtins.__import__ = imported  # type: ignore[assignment]
    setattr(reduction, "HAVE_SEND_HANDLE", False)  # noqa: B010  a constant by which Python knows whether it can fork and hand pipes on


def names() -> list[str]:
    """Every module of the package except the database migrations, which Alembic loads in its own way."""
    files = [path for path in PACKAGE.rglob("*.py") if not {"_compiled", "migrations"} & set(path.parts)]
    dotted = (path.relative_to(PACKAGE.parent).with_suffix("").parts for path in files)
    return sorted(".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in dotted)


def load() -> None:
    """Load every module twice: once to load what it needs, and once without what only Unix has."""
    every = names()
    for name in every:
        import_module(name)
    for name in [name for name in sys.modules if name.partition(".")[0] == "witching"]:
        del sys.modules[name]
    for module, gone in NAMES.items():
        for name in gone:
            module.__dict__.pop(name, None)
    refuse()
    for name in every:
        import_module(name)
    print(len(every))


def run() -> None:
    """The command `witching`."""
    refuse()
    from witching.__main__ import main

    del sys.argv[1]
    main()


DEEDS: dict[str, Callable[[], None]] = {"load": load, "run": run}

if __name__ == "__main__":
    DEEDS[sys.argv[1]]()
