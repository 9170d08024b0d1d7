"""From start to stop: alive, ready, stopped with notice to everybody, and everything there again."""

import asyncio
import json
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from server.client import Device
from server.locked_file import locked_by_another_process
from server.serving import PATIENCE, Server, cookie_of, refusal_of, serving
from witching.server.web.transports import BYE

pytestmark = pytest.mark.slow


def test_alive_and_ready(served: Server) -> None:
    for path in ("/healthz", "/readyz"):
        answer = served.guest().get(path)
        assert (answer.status_code, set(answer.json())) == (200, {"now"})


@pytest.mark.all
def test_not_ready_while_nothing_can_be_stored_but_alive_and_ready_again_after(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest("Anna")
        wishes = [
            lambda: guest.get("/readyz"),
            lambda: guest.post("/api/tables", json={"terms": {"game": "glastonbury", "seats": ["", ""]}}),
        ]
        with locked_by_another_process(str(tmp_path / "witching.db")), ThreadPoolExecutor() as beside:
            answers = list(beside.map(lambda wish: wish(), wishes))
            assert [answer.status_code for answer in answers] == [503] * 2
            assert {refusal_of(answer) for answer in answers} == {"server-refusal-unavailable"}
            assert guest.get("/healthz").status_code == 200
            assert guest.get("/api/me").json()["name"] == "Anna"
        assert guest.get("/readyz").status_code == 200
        assert not guest.get("/api/tables/mine").json()["tables"]


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_told_to_every_device_and_leaves_no_trace(tmp_path: Path, by: signal.Signals) -> None:
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        table = server.open_table(anna, "glastonbury", bots=["greedy"])
        assert asyncio.run(heard_to_the_end(server, cookie_of(anna), table, by)) == ["stops", "stops"]
        assert server.wait_for_end() == 0


async def heard_to_the_end(server: Server, cookie: str, table: str, by: signal.Signals) -> list[str]:
    """The last messages to a socket and a stream."""
    url = f"{server.url}/api/tables/{table}"
    async with (
        connect(f"ws{url.removeprefix('http')}/socket", additional_headers={"cookie": cookie}) as line,
        httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client,
        client.stream("GET", f"{url}/stream?protocol=2", headers={"cookie": cookie}) as stream,
    ):
        await line.send('{"type":"resume","protocol":2}')
        await line.recv()
        server.process.send_signal(by)
        told = []
        with suppress(ConnectionClosedError):
            while True:
                told.append(json.loads(await line.recv()))
        assert line.close_code == BYE
        events = [json.loads(text[6:]) async for text in stream.aiter_lines() if text.startswith("data: ")]
    return [last["why"] for last in (told[-1], events[-1])]


def test_a_game_goes_on_after_a_stop_as_if_there_had_been_none(tmp_path: Path) -> None:
    """Even in a Python that orders its sets differently."""
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        table = server.open_table(anna, "incantibus", bots=["greedy"])

        async def play() -> None:
            async with Device(server.url, cookie_of(anna), table) as device:
                await device.is_to_choose()
                await device.choose(device.view["choices"][0]["action"])  # type: ignore[index]
                assert await asyncio.to_thread(server.stop) == 0
                server.prefix = ("env", "PYTHONHASHSEED=2")
                await asyncio.to_thread(server.start)
                await device.play()
                assert device.farewells == ["stops"]

        asyncio.run(play())
        assert anna.get(f"/api/tables/{table}/record").status_code == 200


def test_a_table_that_nobody_looks_at_is_there_after_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        table = server.open_table(anna, "glastonbury", opened=1)
        before = anna.get(f"/api/tables/{table}").json()
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{table}").json() == before
