"""The test client notices what a server must never do."""

import asyncio
from typing import Any

import pytest

from server.client import Device
from server.transports import PATIENCE, Stream

OK = b"HTTP/1.1 200 OK\r\n"


def line(number: int) -> dict[str, Any]:
    return {"number": number, "at": 0, "happening": None, "events": []}


def news(*numbers: int) -> dict[str, Any]:
    return {"type": "update", "lines": [line(number) for number in numbers], "table": {}, "you": {}, "view": {}}


def welcome(number: int, *numbers: int) -> dict[str, Any]:
    return {**news(*numbers), "type": "welcome", "number": number, "view": None}


def done(number: int) -> dict[str, Any]:
    return {"type": "ack", "command": "a", "number": number}


@pytest.mark.parametrize(
    "told",
    [
        pytest.param([welcome(1, 1), news(3)], id="a line is missing"),
        pytest.param([welcome(1, 1), news(2), news(2)], id="a line is told twice"),
        pytest.param([welcome(2, 1)], id="a welcome without its last line"),
        pytest.param([welcome(2, 1, 2), welcome(1)], id="a line that was told is gone"),
        pytest.param([done(1), done(2)], id="a command was done twice"),
    ],
)
def test_a_broken_promise_is_noticed(told: list[dict[str, Any]]) -> None:
    async def hear() -> None:
        device = Device("", "", "")
        for message in told[:-1]:
            await device.hear(message)
        with pytest.raises(AssertionError):
            await device.hear(told[-1])

    asyncio.run(hear())


def test_news_change_only_the_fields_they_hold() -> None:
    async def hear() -> None:
        device = Device("", "", "")
        await device.hear({**welcome(1, 1), "table": {"stage": "open", "to_act": []}, "you": {"seats": []}})
        await device.hear({**news(2), "table": {"stage": "playing"}, "view": {"pile": 3, "wish": None}})
        await device.hear({**news(3), "view": {"pile": 2}})
        assert (device.table, device.you) == ({"stage": "playing", "to_act": []}, {"seats": []})
        assert device.view == {"pile": 2, "wish": None}

    asyncio.run(hear())


def test_an_answer_that_was_sent_before_the_stream_ended_is_heard_though_it_arrives_later() -> None:
    asked, ended = asyncio.Event(), asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if (await reader.readuntil(b"\r\n\r\n")).startswith(b"GET"):
            writer.write(OK + b"Content-Type: text/event-stream\r\n\r\n")
            await asked.wait()
        else:
            asked.set()
            await ended.wait()
            writer.write(OK + b"Content-Length: 12\r\n\r\n" + b'{"number":1}')
        writer.close()

    async def hear() -> None:
        async with await asyncio.start_server(serve, "127.0.0.1") as server:
            line = Stream(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "", "", None)
            await line.open(0)
            assert line.reading is not None
            line.reading.add_done_callback(lambda _: ended.set())
            sending = asyncio.create_task(line.send({}))
            assert [told async for told in line.messages()] == [{"number": 1}]
            await sending
            await line.close()

    asyncio.run(asyncio.wait_for(hear(), PATIENCE))
