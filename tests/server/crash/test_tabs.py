"""Several devices at one seat: two tabs, and two people who have its key."""

import asyncio
from typing import Any

import httpx
import pytest

from server.client import Device
from server.crash.many_devices import first_choice, hear, level, owes, picture
from server.serving import Server, cookie_of
from server.transports import Socket, Stream
from witching.cli.games import ALL_GAMES

pytestmark = pytest.mark.slow
KEY, MOMENT = "server-refusal-key", "server-refusal-moment"


def two_tabs(server: Server, guest: httpx.Client, table: str) -> tuple[Device, Device]:
    cookie = cookie_of(guest)
    return Device(server.url, cookie, table, 0), Device(server.url, cookie, table, 0, transport=Stream)


def chosen(device: Device, since: int) -> list[int]:
    """The numbers of the lines after this one in which the person of seat 0 chose."""
    what = {"what": "chose", "seat": 0, "by": "person"}
    return [line["number"] for line in device.lines[since:] if line["happening"] == what]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_two_tabs_see_everything_and_choose_at_once(served: Server, game: str) -> None:
    """Both tabs send every choice at the same moment: it is made once; only a sealed one may be changed."""
    anna = served.guest("Anna")
    table = served.open_table(anna, game, bots=["random"])

    async def play() -> None:
        one, other = two_tabs(served, anna, table)
        async with one, other:
            for _ in range(8):
                await one.is_to_choose()
                await level(one, other)
                if owes(one):
                    await choose_at_both(one, other)

    asyncio.run(play())


async def choose_at_both(one: Device, other: Device) -> None:
    since, action = one.number, first_choice(one)
    moment = one.table["moment"]
    asks = [device.ask("choose", seat=0, action=action, moment=moment) for device in (one, other)]
    answers: list[dict[str, Any]] = await asyncio.gather(*asks)
    done = sorted(answer["number"] for answer in answers if answer["type"] == "ack")
    await hear(done[-1], one, other)
    await level(one, other)
    assert chosen(one, since) == chosen(other, since) == done
    for refused in (answer for answer in answers if answer["type"] == "refused"):
        assert refused["refusal"]["message"]["key"] == MOMENT
    async with Device(one.base_url, one.cookie, one.table_id, 0) as new:
        await level(one, other, new)
        assert picture(one) == picture(other) == picture(new)


def test_the_same_command_from_two_tabs_is_done_once(served: Server) -> None:
    anna = served.guest("Anna")
    table = served.open_table(anna, "glastonbury", names=("Anna", "Ben"))

    async def play() -> None:
        one, other = two_tabs(served, anna, table)
        async with one, other:
            ask = {"type": "chat", "command": "both", "seat": 0, "text": "both"}
            answers = await asyncio.gather(*(device.ask_again(ask) for device in (one, other)))
            assert answers[0] == answers[1]
            await hear(answers[0]["number"], one, other)
            said = [line["number"] for line in one.lines if (line["happening"] or {}).get("text") == "both"]
            assert said == [answers[0]["number"]]

    asyncio.run(play())


def test_of_two_who_have_the_key_of_a_seat_one_gets_it(served: Server) -> None:
    anna, eve, fay = (served.guest(name) for name in ("Anna", "Eve", "Fay"))
    table = served.open_table(anna, "glastonbury", names=("Anna", "Ben"))

    async def claim() -> None:
        async with (
            Device(served.url, cookie_of(anna), table, 0) as old,
            Device(served.url, cookie_of(eve), table, transport=Socket) as one,
            Device(served.url, cookie_of(fay), table, transport=Stream) as other,
        ):
            key = old.you["keys"][0]
            answers = await asyncio.gather(*(device.ask("claim", key=key) for device in (one, other)))
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["refusal"]["message"]["key"] == KEY
            await old.until(lambda: old.farewells == ["moved"])
            await hear(max(one.number, other.number), one, other)
            await one.until(lambda: one.you["seats"] == ([0] if answers[0]["type"] == "ack" else []))
            await other.until(lambda: other.you["seats"] == ([0] if answers[1]["type"] == "ack" else []))

    asyncio.run(claim())
