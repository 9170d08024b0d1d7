"""For a while nothing can be stored: a choice is refused, nobody is told anything, and then play goes on. The same
choice sent again is made once."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from cli.command import witching
from server.client import Device
from server.crash.many_devices import first_choice, fresh_picture, hear, level, owes, picture
from server.crash.storage_failures import Trouble, files_that_may_not_grow, full_disk, locked_database, small_disk
from server.serving import Server, cookie_of, serving
from server.transports import Stream
from witching.cli.games import ALL_GAMES
from witching.core.record import read_record
from witching.core.verify import verify

pytestmark = pytest.mark.slow
UNAVAILABLE = "server-refusal-unavailable"
Troubled = Callable[[], AbstractContextManager[None]]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path) as folder:
        yield folder


@pytest.mark.parametrize(
    ("game", "trouble"),
    [
        ("glastonbury", files_that_may_not_grow),
        ("glastonbury", locked_database),
        pytest.param("incantibus", locked_database, marks=pytest.mark.all),
    ],
)
def test_what_cannot_be_stored_is_refused_and_play_goes_on(tmp_path: Path, game: str, trouble: Trouble) -> None:
    play_in_trouble(tmp_path, game, trouble)


def test_a_full_disk_is_told_and_play_goes_on(disk: Path) -> None:
    play_in_trouble(disk, "incantibus", full_disk)


def play_in_trouble(folder: Path, game: str, trouble: Trouble) -> None:
    with serving(folder) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = server.open_table(anna, game, opened=1)
        cookies = cookie_of(anna), cookie_of(ben)
        asyncio.run(sit_and_play(server, table, cookies, lambda: trouble(server, folder)))
        record = read_record(anna.get(f"/api/tables/{table}/record").content)
        assert "database-failed" in server.errors()
        assert verify(ALL_GAMES[game], record).message.key == "core-verify-finished"
        assert witching("doctor", "--db", f"sqlite:///{folder}/witching.db").returncode == 0


async def sit_and_play(server: Server, table: str, cookies: tuple[str, str], trouble: Troubled) -> None:
    async with (
        Device(server.url, cookies[0], table) as anna,
        Device(server.url, cookies[1], table, transport=Stream) as ben,
    ):
        await ben.ask("sit", seat=1, name="Ben")
        await anna.until(lambda: all(seat["present"] for seat in anna.table["seats"]))
        await hear((await anna.ask("start"))["number"], anna, ben)
        await choose_in_trouble(anna, ben, trouble)
        await choose_in_trouble(ben, anna, trouble)
        await asyncio.gather(anna.play(), ben.play())
        for device in (anna, ben):
            assert [refusal["message"]["key"] for refusal in device.refusals] == [UNAVAILABLE]


async def choose_in_trouble(chooser: Device, other: Device, trouble: Troubled) -> None:
    """A choice is refused, and nobody sees any of it; sent again after the trouble it is made, once."""
    await until_it_is_the_turn_of(chooser, other)
    seat, action = chooser.you["seat"], first_choice(chooser)
    ask = {"type": "choose", "command": "again", "seat": seat, "action": action, "moment": chooser.table["moment"]}
    before = [picture(device) for device in (chooser, other)]
    with trouble():
        assert (await chooser.ask_again(ask))["type"] == "refused"
        assert [await fresh_picture(device) for device in (chooser, other)] == before
    assert [picture(device) for device in (chooser, other)] == before
    answers = [await chooser.ask_again(ask) for _ in range(2)]
    assert answers == [{"type": "ack", "command": "again", "number": before[0][0] + 1}] * 2
    await hear(before[0][0] + 1, chooser, other)
    assert chooser.number == other.number == before[0][0] + 1


async def until_it_is_the_turn_of(chooser: Device, other: Device) -> None:
    """Let the other one choose until this one owes a choice, and both have heard the same."""
    await level(chooser, other)
    while not owes(chooser):
        await other.choose(first_choice(other))
        await level(chooser, other)
