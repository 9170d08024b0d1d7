"""A sturdy client for tests and benches: one device of a guest at a table of a real server.

    async with Device(base_url, cookie, table, seat=0) as device:     # transport=Stream for server-sent events + POST
        await device.play(first)                                      # to the end of the game, over any broken line
        done = await device.ask("chat", seat=0, phrase="thanks")   # a Tell: ack or refused
        await device.until(lambda: device.table["stage"] == "over")   # any condition on what is known

`cookie` is the whole header, `witching_guest=…`; `seat` the seat to look from, None for the only one or for a guest who
watches. Inside `async with` the device is connected, and reconnects whenever the connection breaks (`base_url` may be
changed meanwhile), until it learns that its seat moved. `cut` breaks the connection without notice, `drop` keeps it
broken until `resume`. After `rest` it stays away once the connection has broken, until `wake`.

What is known, merged from the welcome and all news: `table`, `you`, `view` (dicts; `view` None where nothing is
visible), `lines` (every line as first sent, starting after `since`), `number` (of the last one), `done`
(command → number), `refusals` (all of them), `farewells`, `welcomes` (how often it connected), `breaks` (why).

Broken promises are AssertionErrors, raised by whatever waits next, and at the end: a line missing or doubled, a welcome
that is older than the last line, a command answered with two numbers.
"""

import asyncio
import itertools
from collections import deque
from collections.abc import Callable
from typing import Any

from server.transports import PATIENCE, Broken, Socket, Stream, Told, Transport

RETRY_AFTER = 0.02
FINAL = ("over", "closed")
Chooser = Callable[[Told], str]
"""Given a view, one of its choices."""

_devices = itertools.count()


def first(view: Told) -> str:
    """The first choice of a view."""
    action: str = view["choices"][0]["action"]
    return action


class Device:
    """A device, see above."""

    def __init__(
        self,
        base_url: str,
        cookie: str,
        table: str,
        seat: int | None = None,
        *,
        since: int = 0,
        transport: Transport = Socket,
    ) -> None:
        self.base_url, self.cookie, self.table_id, self.seat = base_url, cookie, table, seat
        self.number = since
        self.table: Told = {}
        self.you: Told = {}
        self.view: Told | None = None
        self.lines: list[Told] = []
        self.done: dict[str, int] = {}
        self.refusals: list[Told] = []
        self.farewells: list[str] = []
        self.welcomes = 0
        self.breaks: deque[str] = deque(maxlen=20)
        self.others: deque[Told] = deque(maxlen=20)
        """Messages of other types: hint, pong."""
        self._transport = transport
        self._line: Socket | Stream | None = None
        self._is_welcome = False
        self._pending: dict[str, tuple[Told, asyncio.Future[Told]]] = {}
        self._name, self._commands = f"d{next(_devices)}", itertools.count()
        self._changed = asyncio.Event()
        self._wanted = asyncio.Event()
        self._fault: BaseException | None = None
        self._task: asyncio.Task[None] | None = None

    # ---- the line

    async def __aenter__(self) -> "Device":
        self._wanted.set()
        self._task = asyncio.create_task(self._keep_connected())
        await self.until(lambda: self.welcomes > 0)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._fault is not None and kind is None:
            raise self._fault

    def cut(self) -> None:
        """Break the connection without notice; the device comes back by itself."""
        if self._line is not None:
            self._line.cut()

    async def drop(self) -> None:
        """Break the connection and stay away."""
        self._wanted.clear()
        self.cut()
        await self.until(lambda: self._line is None)

    async def resume(self) -> None:
        """Come back after `drop`."""
        welcomes = self.welcomes
        self.wake()
        await self.until(lambda: self.welcomes > welcomes)

    def rest(self) -> None:
        """Do not come back when the connection breaks: there is nothing to come back to."""
        self._wanted.clear()

    def wake(self) -> None:
        """Come back whenever the connection breaks, as from the start."""
        self._wanted.set()

    async def _keep_connected(self) -> None:
        try:
            while "moved" not in self.farewells:
                await self._wanted.wait()
                await self._converse()
                await asyncio.sleep(RETRY_AFTER)
        except Exception as error:  # kept for waiters: nobody awaits this task
            self._fault = error
            self._note()

    async def _converse(self) -> None:
        """Talk until the connection breaks; what was not acknowledged by then is kept and sent again."""
        self._line = line = self._transport(self.base_url, self.cookie, self.table_id, self.seat)
        try:
            await line.open(self.number)
            async for told in line.messages():
                await self.hear(told)
        except Broken as error:
            self.breaks.append(repr(error))
        finally:
            self._line, self._is_welcome = None, False
            self._note()
            await asyncio.shield(line.close())

    # ---- asking

    async def ask(self, kind: str, **fields: Any) -> Told:
        """Send a command; return the answer, however often the connection breaks before it comes."""
        command = f"{self._name}-{next(self._commands)}"
        return await self.ask_again({"type": kind, "command": command, **fields})

    async def ask_again(self, ask: Told) -> Told:
        """Send a command with a given id, which may have been done already."""
        answered: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._pending[ask["command"]] = ask, answered
        await self.send(ask)
        await self.until(answered.done)
        return answered.result()

    async def send(self, ask: Told) -> None:
        """Send a message if the device is connected, and do not wait for an answer."""
        if self._line is not None and self._is_welcome:
            try:
                await self._line.send(ask)
            except Broken:
                self.cut()

    async def choose(self, action: str) -> Told:
        """Choose for the device's own seat, and wait until the table has changed accordingly."""
        told = await self.ask("choose", seat=self.you["seat"], action=action, moment=self.table["moment"])
        if told["type"] == "ack":
            await self.until(lambda: self.number >= told["number"])
        return told

    async def play(self, choose: Chooser = first, *, patience: float = 10 * PATIENCE) -> None:
        """Choose whenever it is the device's own turn, until the table is over."""
        while await self.is_to_choose(patience):
            assert self.view is not None
            if (await self.choose(choose(self.view)))["type"] == "refused":
                await asyncio.sleep(RETRY_AFTER)

    async def is_to_choose(self, patience: float = PATIENCE) -> bool:
        """Wait until the device's own seat owes a choice (True) or the table is over (False)."""
        await self.until(lambda: self._owes or self.table["stage"] in FINAL, patience)
        return self.table["stage"] not in FINAL

    @property
    def _owes(self) -> bool:
        return self.you["seat"] in self.table["to_act"]

    async def until(self, holds: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until something holds. Raises what went wrong meanwhile, and TimeoutError."""
        try:
            async with asyncio.timeout(patience):
                while self._fault is None and not holds():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(f"at line {self.number}; {self.refusals[-3:]} {list(self.breaks)[-3:]}") from None
        if self._fault is not None:
            raise self._fault

    def _note(self) -> None:
        self._changed.set()

    # ---- hearing

    async def hear(self, told: Told) -> None:
        """Process a message from the server. Raises AssertionError if it cannot be true."""
        match told["type"]:
            case "welcome":
                self._welcome(told)
                for ask, _ in list(self._pending.values()):
                    await self.send(ask)
            case "update":
                self._follow(told)
            case "switched":
                self.you, self.view = told["you"], told["view"]
            case "ack" | "refused":
                self._answer(told)
            case "bye":
                self.farewells.append(told["why"])
            case _:
                self.others.append(told)
        self._note()

    def _welcome(self, told: Told) -> None:
        assert told["number"] >= self.number, f"told of {self.number} lines, but there are {told['number']}"
        self.table, self.you, self.view = told["table"], told["you"], told["view"]
        self._read(told["lines"])
        assert self.number == told["number"], f"lines until {self.number}, the welcome says {told['number']}"
        self.welcomes += 1
        self._is_welcome = True

    def _follow(self, told: Told) -> None:
        self.table.update(told["table"])
        self.you.update(told["you"])
        if told["view"]:
            self.view = {**(self.view or {}), **told["view"]}
        self._read(told["lines"])

    def _read(self, lines: list[Told]) -> None:
        for line in lines:
            assert line["number"] == self.number + 1, f"line {line['number']} after {self.number}"
            self.number = line["number"]
            self.lines.append(line)

    def _answer(self, told: Told) -> None:
        command = told["command"]
        if told["type"] == "refused":
            self.refusals.append(told["refusal"])
        else:
            known = self.done.setdefault(command, told["number"])
            assert known == told["number"], f"{command} was done as {known} and as {told['number']}"
        _, answered = self._pending.pop(command, (None, None))
        if answered is not None and not answered.done():
            answered.set_result(told)
