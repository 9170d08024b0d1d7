"""Devices at the tables of a real server: nothing is lost or doubled, however messages travel or connections break."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import httpx
import pytest

from server.client import Device
from server.serving import Server, cookie_of, serving
from server.transports import Socket, Stream, Told
from witching.cli.games import ALL_GAMES
from witching.core.record import read_record
from witching.core.verify import verify

pytestmark = pytest.mark.slow
TRANSPORTS = [Socket, Stream]
Transport = type[Socket] | type[Stream]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_whole_game(server: Server, game: str, transport: Transport) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, game, bots=["greedy", "random"])

    async def play() -> None:
        async with Device(server.url, cookie_of(anna), table, transport=transport) as device:
            await device.play()
            assert (device.table["stage"], device.refusals) == ("over", [])
            assert [line["number"] for line in device.lines] == list(range(1, device.number + 1))
            assert device.view is not None
            assert device.view["result"]["winners"]

    asyncio.run(play())
    record = read_record(anna.get(f"/api/tables/{table}/record").content)
    assert verify(ALL_GAMES[game], record).message.key == "core-verify-finished"


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_game_over_lines_that_break_all_the_time(server: Server, game: str, transport: Transport) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, game, bots=["random"])
    rng = random.Random(7)

    def choose_and_break(device: Device, view: Told) -> str:
        """The connection breaks before the choice is sent, before it is answered, or a little later."""
        if rng.random() < 1 / 2:
            asyncio.get_running_loop().call_later(rng.random() / 50, device.cut)
        return str(rng.choice(view["choices"])["action"])

    async def play() -> None:
        async with Device(server.url, cookie_of(anna), table, transport=transport) as device:
            await device.play(partial(choose_and_break, device))
            assert device.welcomes > 3
            assert sorted(device.done.values()) == own_choices(device)

    asyncio.run(play())


def own_choices(device: Device) -> list[int]:
    """The numbers of the lines in which the person of seat 0 chose."""
    chosen = {"what": "chose", "seat": 0, "by": "person"}
    return [line["number"] for line in device.lines if line["happening"] == chosen]


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_who_comes_back_hears_exactly_what_was_missed(server: Server, transport: Transport) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = server.open_table(anna, "incantibus", opened=1)

    async def client() -> None:
        async with at(server, table, anna, transport) as first, at(server, table, ben, transport) as second:
            await second.ask("sit", seat=1, name="Ben")
            await first.until(lambda: first.number >= 3 and first.number == second.number)
            await first.drop()
            before = first.number
            for phrase in ("hello", "thinking", "wait"):
                assert (await second.ask("chat", seat=1, phrase=phrase))["type"] == "ack"
            await first.resume()
            await second.until(lambda: second.number == first.number)
            told = [line["happening"]["phrase"] for line in first.lines[before:] if line["happening"]["what"] == "said"]
            assert told == ["hello", "thinking", "wait"]
            assert [*map(without_message, first.lines)] == [*map(without_message, second.lines)]

    asyncio.run(client())


def without_message(line: dict[str, Any]) -> dict[str, Any]:
    """A line without its sentence: one's own coming and going has none."""
    return {**line, "happening": {name: value for name, value in line["happening"].items() if name != "message"}}


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_a_command_that_comes_again_is_answered_and_not_done_again(server: Server, transport: Transport) -> None:
    anna = server.guest("Anna")
    table = server.open_table(anna, "glastonbury", bots=["greedy"])

    async def say_twice() -> None:
        async with at(server, table, anna, transport) as device:
            ask = {"type": "chat", "command": "once", "seat": 0, "text": "once"}
            answers = [await device.ask_again(ask) for _ in range(3)]
            await device.until(lambda: device.number >= answers[0]["number"])
            assert answers == [answers[0]] * 3
            said = [line for line in device.lines if line["happening"].get("text") == "once"]
            assert [line["number"] for line in said] == [answers[0]["number"]]

    asyncio.run(say_twice())


@pytest.mark.parametrize("game", ALL_GAMES)
def test_all_news_together_are_what_a_new_device_is_shown(server: Server, game: str) -> None:
    """At every moment, for each seat and for a spectator."""
    anna, ben, eve = server.guest("Anna"), server.guest("Ben"), server.guest("Eve")
    table = server.open_table(anna, game, opened=1)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            devices = [await stack.enter_async_context(at(server, table, guest)) for guest in (anna, ben, eve)]
            await devices[1].ask("sit", seat=1, name="Ben")
            begun = await devices[0].ask("start")
            await devices[0].until(lambda: devices[0].number >= begun["number"])
            while devices[0].table["stage"] != "over":
                await one_choice(devices)
                for device in devices:
                    assert picture(device) == await fresh_picture(device)

    asyncio.run(play())


async def one_choice(devices: list[Device]) -> None:
    """Let the first device that owes a choice make it, and all hear of it."""
    await level(devices)
    seat = devices[0].table["to_act"][0]
    view = devices[seat].view
    assert view is not None
    await devices[seat].choose(view["choices"][-1]["action"])
    await level(devices)


async def level(devices: list[Device]) -> None:
    """Wait until all have heard the same lines."""
    while len({device.number for device in devices}) > 1:
        most = max(device.number for device in devices)
        for device in devices:
            await device.until(partial(has_heard, device, most))


def has_heard(device: Device, number: int) -> bool:
    return device.number >= number


async def fresh_picture(device: Device) -> Any:
    async with Device(device.base_url, device.cookie, device.table_id) as new:
        return picture(new)


def picture(device: Device) -> Any:
    return device.table, device.you, device.view


def at(server: Server, table: str, guest: httpx.Client, transport: Transport = Socket) -> Device:
    return Device(server.url, cookie_of(guest), table, transport=transport)
