"""Serving: listens until it is told to stop, and says goodbye to every client."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from witching.core.refusal import Refused, refused
from witching.server import logs
from witching.server.metrics import watch_loop
from witching.server.table.registry import TableRegistry
from witching.server.web.addresses import LanAccess, Site, network_addresses
from witching.server.web.middleware import MOST_BYTES
from witching.server.web.timeouts import HttpProtocol, IdleTimeout, WebSocketProtocol

PING_EVERY, PING_TIMEOUT = 20.0, 20.0
"""Seconds between two pings to a device, and for its answer."""
UNHEARD = 20_000
"""Milliseconds after which the system drops a device whose machine acknowledges nothing."""
STOP_WITHIN = 10
"""Seconds after which clients that are still connected are cut off."""
TIDY_EVERY = 60.0
LOOK_EVERY = 300
"""Seconds between two full garbage collections."""
COUNT_EVERY = 5
MANY = 1000
"""Every `COUNT_EVERY` seconds the ended connections are counted; after `MANY`, all garbage is collected."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)
ExtraApps = Sequence[tuple[ASGIApp, socket.socket]]


class Listener(uvicorn.Server):
    """Listens on one or more sockets and ignores signals, which the server as a whole handles."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


class Serving:
    """The running server. `ready` is called once it listens; `near` finds the addresses on this network.
    `is_open_again`: others could join before a kill or power cut, and can again."""

    def __init__(
        self,
        registry: TableRegistry,
        site: Site,
        *,
        ready: Callable[[], None] = lambda: None,
        near: Callable[[], list[str]] = network_addresses,
    ) -> None:
        self.app: ASGIApp
        self.is_open_again = False
        self._registry, self._site, self._ready, self._near = registry, site, ready, near
        self._listeners: list[Listener] = []
        self._running: list[asyncio.Task[None]] = []
        self._opening, self._lan = asyncio.Lock(), LanAccess(registry.store, registry.journal, site)

    async def run(self, app: ASGIApp, listening: socket.socket, *, open_network: bool, extra: ExtraApps = ()) -> None:
        """Serve until SIGTERM or Ctrl-C; then tell all clients, finish what was begun, and return. Raises Refused.

        `extra` are other applications with their sockets.
        """
        self.app = app
        stop = _stop_on_signals()
        await self._registry.wake()
        await self._listen(app, [listening])
        for other, bound in extra:
            await self._listen(other, [bound])
        await (self._open(self._near()) if open_network else self._open_again())
        beside_it = (self._tidy(), _look_for_cycles(), watch_loop(self._registry.metrics))
        tasks = [asyncio.create_task(work) for work in beside_it]
        self._ready()
        await stop.wait()
        for task in tasks:
            task.cancel()
        await self._stop()

    async def open_network(self) -> None:
        """Listen at the addresses of this network too, until the server is stopped. Raises Refused."""
        await self._open(self._near())
        await self._lan.keep()

    async def _open_again(self) -> None:
        found = self._lan.left_open(self._near()) if self._site.is_for_this_machine else []
        if found:
            with contextlib.suppress(Refused):  # another program listens there now
                await self._open(found)
                self.is_open_again = True

    async def _open(self, found: Sequence[str]) -> None:
        async with self._opening:
            if self._site.network:
                return
            sockets = [bound for address in found if (bound := _bind_or_none(address, self._site.port))]
            if not sockets:
                raise refused("server-refusal-network", port=str(self._site.port))
            await self._listen(self.app, sockets)
            self._site.network = [str(bound.getsockname()[0]) for bound in sockets]
        logs.opened_to_network(self._site.addresses)

    async def _listen(self, app: ASGIApp, sockets: Sequence[socket.socket]) -> None:
        listener = Listener(make_config(app, behind_proxy=bool(self._site.public)))
        self._listeners.append(listener)
        self._running.append(asyncio.create_task(listener.serve(list(sockets))))
        while not listener.started and not self._running[-1].done():
            await asyncio.sleep(0.01)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self._registry.unload_idle()

    async def _stop(self) -> None:
        """Accept no more connections; tell the connected clients why before they are cut off."""
        for listener in self._listeners:
            for server in listener.servers:
                server.close()
        await self._registry.stop()
        await self._lan.forget()
        for listener in self._listeners:
            listener.should_exit = True
        await asyncio.gather(*self._running)


def _stop_on_signals() -> asyncio.Event:
    """The event that the first signal sets; a second one ends the process at once."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def on_signal(*_: object) -> None:
        for each in SIGNALS:
            signal.signal(each, signal.SIG_DFL)
        loop.call_soon_threadsafe(stop.set)

    for each in SIGNALS:
        signal.signal(each, on_signal)
    return stop


def run(
    serving: Serving, app: ASGIApp, listening: socket.socket, *, open_network: bool, extra: ExtraApps = ()
) -> None:  # fmt: skip
    """Serve in a new event loop, the fastest one installed."""
    _open_as_many_files_as_allowed()
    loop = make_config(app, behind_proxy=False).get_loop_factory()
    with tuned_gc(), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(serving.run(app, listening, open_network=open_network, extra=extra))


def _open_as_many_files_as_allowed() -> None:
    """Raise the limit of open files: every device takes one, and the usual limit is low."""
    if os.name != "posix":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # some systems refuse even their own limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def make_config(app: ASGIApp, *, behind_proxy: bool) -> uvicorn.Config:
    """How we listen. A proxy's headers are trusted only from this machine, and only if there is a public address."""
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_TIMEOUT,
        lifespan="off",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips=["127.0.0.1", "::1"],
        timeout_graceful_shutdown=STOP_WITHIN,
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to this address. Raises Refused."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise refused("server-refusal-listen", host=host, port=str(port), why=error.strerror or "") from None
    if os.name == "posix":  # elsewhere this would let two servers have one port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)  # accepted connections inherit it
    try:
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        bound.close()
        raise refused("server-refusal-listen", host=host, port=str(port), why=getattr(error, "strerror", "")) from None
    return bound


def _bind_or_none(host: str, port: int) -> socket.socket | None:
    try:
        return bind(host, port)
    except Refused:
        return None


def bind_first(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket bound to the first free one of these ports. Raises Refused."""
    for port in ports[:-1]:
        found = _bind_or_none(host, port)
        if found:
            return found
    return bind(host, ports[-1])


# ---- reference cycles

# Whatever a table holds is freed by reference counting alone. With a thousand tables a full collection takes tenths
# of a second, and everybody waits; left to itself, Python runs one every few seconds, because every choice makes and
# drops many objects (docs/decisions/0005-server.md). Here only new objects are examined, and all of them when we say.


@contextmanager
def tuned_gc() -> Iterator[None]:
    """Within the block, examine an object only once; only `collect_garbage` examines it again."""
    gc.freeze()
    gc.callbacks.append(_on_gc)
    try:
        yield
    finally:
        gc.callbacks.remove(_on_gc)
        gc.unfreeze()


def collect_garbage() -> None:
    """Examine everything now: this frees what closed connections and unloaded tables left behind."""
    gc.unfreeze()
    gc.collect()


def _on_gc(phase: str, info: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()


async def _look_for_cycles() -> None:
    """Collect all garbage from time to time, and earlier if many connections have ended."""
    while True:
        most = IdleTimeout.ended + MANY
        for _ in range(LOOK_EVERY // COUNT_EVERY):
            await asyncio.sleep(COUNT_EVERY)
            if IdleTimeout.ended >= most:
                break
        collect_garbage()
