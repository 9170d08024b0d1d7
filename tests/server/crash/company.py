"""People at a table of a server that dies again and again: they go on doing things and lose nothing.

    company = Company(server, store, table, devices, watcher)
    await company.live_through(dooms())      # to the end of the game, or of the dooms
    company.compared, company.killed_at      # how often all was compared; at what the server died

In every life the devices come back, ask again for what was not answered, and compare what they know with what is stored
and, in every third, with what a new device is shown; then somebody does something, and the server dies of it. While it
is dead, what is stored is compared with what was acknowledged and sent.
"""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, cycle
from typing import Any

import msgspec

from server.client import FINAL, Device
from server.crash.commands import next_command
from server.crash.crashing_server import CrashingServer
from server.crash.many_devices import PATIENCE, hear, level, picture
from server.crash.victim import ACKNOWLEDGED, BEFORE, COMMITTED, TOLD, Doom
from server.transports import Told
from witching.cli.games import ALL_GAMES
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table import visibility
from witching.server.table.events import LogEntry, Woke
from witching.server.table.state import Table

WAKES_EVERY = 8
FRESH_EVERY = 3
"""In every third life there are new devices to compare with."""
MOST_DEEDS = 20
"""In one life: some are refused, and the server does not die of those."""


def dooms(before_every: int = 1) -> Iterator[Doom]:
    """Every command kills the server after its commit, at one of the three points in turn; every `before_every`-th one
    before its commit, too; now and then a server dies while it wakes up."""
    for number, after in zip(count(1), cycle([COMMITTED, ACKNOWLEDGED, TOLD])):
        if number % WAKES_EVERY == 0:
            yield from (Doom(BEFORE, waking=True), Doom(COMMITTED, waking=True))
        if number % before_every == 0:
            yield Doom(BEFORE)
        yield Doom(after)


class Company:
    """A device for each seat of a person, in order, and one for a spectator."""

    def __init__(
        self, server: CrashingServer, store: Store, table: str, seated: Sequence[Device], watcher: Device
    ) -> None:
        self.server, self.store, self.table_id = server, store, table
        self.seated, self.devices = list(seated), [*seated, watcher]
        self.asking: asyncio.Task[Told] | None = None
        self.deeds = count()
        self._commands = count()
        self._askers: dict[str, Device] = {}
        self.compared = 0
        self.compared_fresh = 0
        """With new devices."""
        self.killed_at: set[tuple[str, str]] = set()
        self._table = Table(table, ALL_GAMES)
        self._known = self.folded().number

    # ---- life after life

    async def live_through(self, fate: Iterator[Doom]) -> None:
        """Let the server die of each doom; returns with the server dead."""
        while self.folded().stage not in FINAL and (doom := next(fate, None)):
            if not doom.waking or self.folded().stage == "playing":
                await self._live(doom)
        if self.asking is not None:
            self.asking.cancel()
        for device in self.devices:
            device.wake()

    async def _live(self, doom: Doom) -> None:
        before = [device.welcomes for device in self.devices]
        for device in self.devices:
            device.rest()
        if await asyncio.to_thread(self.server.start, doom):
            assert not doom.waking
            for device in self.devices:
                device.wake()
            death = asyncio.create_task(asyncio.to_thread(self.server.wait_for_end))
            living = asyncio.create_task(self._do(before))
            await asyncio.wait([death, living], return_when=asyncio.FIRST_COMPLETED)
            living.cancel()
            await asyncio.gather(living, return_exceptions=True)
            if not living.cancelled():
                living.result()
            await death
        back = [device for device, number in zip(self.devices, before, strict=True) if device.welcomes > number]
        await self._check_dead(doom, back)

    async def _do(self, welcomes: list[int]) -> None:
        """Come back, get an answer to what was asked, compare; then send commands until the server dies of one."""
        for device, number in zip(self.devices, welcomes, strict=True):
            await device.until(partial(_was_welcome, device, number), PATIENCE)
        for _ in range(MOST_DEEDS):
            if self.asking is not None:
                self._check_answer(await asyncio.shield(self.asking))
            await self._compare()
            await self._ask_next()
        raise AssertionError(f"it does not die: {self.asking}")

    async def _ask_next(self) -> None:
        table = self.folded()
        while (deed := next_command(table, next(self.deeds), len(self.seated))) is None:
            await asyncio.Event().wait()  # a bot chooses next, and the server dies of it
        seat, kind, fields = deed
        command = f"deed-{next(self._commands)}"
        self._askers[command] = self.seated[seat]
        asked = {"type": kind, "command": command, **fields}
        self.asking = asyncio.create_task(self.seated[seat].ask_again(asked))

    # ---- while it lives

    def _check_answer(self, answer: Told) -> None:
        """What is stored is acknowledged in the end, however often it was asked for; everything else was refused."""
        stored = [row.number for row in self.store.entries(self.table_id) if row.command == answer["command"]]
        assert stored == ([answer["number"]] if answer["type"] == "ack" else []), answer

    async def _compare(self) -> None:
        """Every device knows what is stored, and in some lives what a new one is shown. A device that waits in vain for
        a message is cancelled when the server has died of it."""
        await hear(self.folded().number, *self.devices)
        self.compared += all(self._is_stored(device) for device in self.devices)
        if self.server.lives % FRESH_EVERY == 0:
            self.compared_fresh += all([await self._is_shown_anew(device) for device in self.devices])

    async def _is_shown_anew(self, device: Device) -> bool:
        """A new device is shown what this one knows, with all lines in their current form."""
        async with Device(device.base_url, device.cookie, self.table_id) as new:
            await level(device, new)
            assert picture(device) == picture(new)
            is_stored = self._is_stored(new)
            assert not is_stored or new.lines == _as_told(visibility.lines(self._table, self._eyes(new), 0))
            return is_stored

    def _is_stored(self, device: Device) -> bool:
        """Whether a device knows everything that is stored: there may just have come more."""
        table = self.folded()
        assert device.number <= table.number
        if device.number < table.number:
            return False
        assert device.table == _as_told(visibility.table_state(table))
        assert device.view == _as_told(visibility.sight(table, self._eyes(device)))
        return True

    def _eyes(self, device: Device) -> visibility.Eyes:
        seat = device.you["seat"]
        return visibility.Eyes(self._table.seats[seat].guest if seat is not None else "nobody", seat)

    # ---- while it is dead

    async def _check_dead(self, doom: Doom, back: list[Device]) -> None:
        """What was done is stored, and nothing else; the asker has heard of it, and so have those who were back."""
        log = self.store.entries(self.table_id)
        self._check_log(log)
        fresh = [row for row in log[self._known :] if isinstance(row.event, Woke) == doom.waking]
        assert bool(fresh) == (doom.point != BEFORE), (doom, fresh)
        self._known = len(log)
        for row in fresh:
            self.killed_at.add((doom.point, type(row.event).__name__))
        if fresh and fresh[0].command and doom.point in (ACKNOWLEDGED, TOLD):
            await self._check_heard(fresh[0])
        if doom.point == TOLD and not doom.waking:
            await hear(fresh[0].number, *back)

    async def _check_heard(self, row: LogEntry) -> None:
        """The asker was told that this is done; it may have asked for something else since."""
        asker = self._askers[row.command]
        await asker.until(lambda: row.command in asker.done, PATIENCE)
        assert asker.done[row.command] == row.number

    def _check_log(self, log: list[LogEntry]) -> None:
        """Numbers have no gaps; what was acknowledged is there under its number; nothing is there twice."""
        assert [row.number for row in log] == list(range(1, len(log) + 1))
        commands = [row.command for row in log if row.command]
        assert len(set(commands)) == len(commands)
        for device in self.devices:
            assert device.number <= len(log)
            for command, number in device.done.items():
                assert log[number - 1].command == command

    def folded(self) -> Table:
        """The stored table."""
        for row in self.store.entries(self.table_id, self._table.number):
            self._table.apply(row)
        return self._table


def _as_told(told: Any) -> Any:
    return msgspec.json.decode(m.encode(told))


def _was_welcome(device: Device, before: int) -> bool:
    return device.welcomes > before
