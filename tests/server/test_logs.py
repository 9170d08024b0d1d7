"""The log: whole games are played, and it contains nobody's secrets; but it does contain what goes wrong."""

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.client import Device
from server.serving import Server, cookie_of, serving
from server.transports import Stream
from witching.core.refusal import refused
from witching.server import logs
from witching.server.ratelimit import Bucket
from witching.server.table.services import BackgroundTasks
from witching.server.table.session import to_its_end

SECRET = "the-moon-is-a-cheese"
TELLING = 5
"""A shorter word may occur anywhere by chance."""


# ---- what the lines hold


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What this process logs, as JSON."""
    kept = logging.root.handlers, logging.root.level
    stream = io.StringIO()
    with monkeypatch.context() as patch:
        for name in ("sys.excepthook", "threading.excepthook"):
            patch.setattr(name, None)
        logs.to_json(stream)
        yield stream
    logging.captureWarnings(False)
    logging.root.handlers, logging.root.level = kept
    logging.getLogger("witching").setLevel(logging.NOTSET)


def _lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def _boom() -> None:
    raise ValueError(SECRET)


def test_an_error_is_traced_without_its_message(written: io.StringIO) -> None:
    try:
        _boom()
    except ValueError as error:
        logs.failed(error)
    [line] = _lines(written)
    assert (line["event"], line["level"], line["error"]) == ("failed", "error", "ValueError")
    assert line["trace"][-1].endswith("_boom")
    assert SECRET not in written.getvalue()


def test_a_library_is_quoted_without_what_it_fills_in(written: io.StringIO) -> None:
    library = logging.getLogger("uvicorn.error")
    library.info("connected: %s", SECRET)
    library.warning("strange: %s", SECRET)
    library.error(f"first line\nsecond line {SECRET}")
    assert [(line["event"], line["by"]) for line in _lines(written)] == [
        ("strange: %s", "uvicorn.error"),
        ("first line", "uvicorn.error"),
    ]
    assert SECRET not in written.getvalue()


def test_an_error_that_a_library_caught_is_ours(written: io.StringIO) -> None:
    try:
        _boom()
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    [line] = _lines(written)
    assert (line["event"], line["by"], line["error"]) == ("failed", "uvicorn.error", "ValueError")
    assert line["trace"][-1].endswith("_boom")
    assert SECRET not in written.getvalue()


def test_a_table_has_a_mark_that_opens_nothing(written: io.StringIO) -> None:
    logs.table_opened(SECRET, "a-game")
    logs.table_ended(SECRET, "over")
    opened, ended = _lines(written)
    assert opened["table"] == ended["table"] == logs.mark_of(SECRET) != logs.mark_of("another")
    assert SECRET not in written.getvalue()


def test_strangers_do_not_fill_the_disk(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "_oddities", Bucket(1, 3, lambda: 0.0))
    for _ in range(10):
        logs.turned_away("host")
        logs.client_dropped("abc", "much")
        logging.getLogger("uvicorn.error").warning("nonsense")
        logging.getLogger("uvicorn.error").error("more nonsense")
    assert len(_lines(written)) == 3


def test_bytes_that_are_no_text_are_no_fault_of_the_server(written: io.StringIO) -> None:
    try:
        b"\xff".decode()
    except UnicodeError:
        logging.getLogger("uvicorn.error").exception("no text")
    [line] = _lines(written)
    assert (line["level"], "trace" in line) == ("warning", False)


def test_what_fails_beside_is_logged(written: io.StringIO) -> None:
    async def fail() -> None:
        _boom()

    async def run() -> None:
        BackgroundTasks().run(fail())
        await asyncio.sleep(0.01)

    asyncio.run(run())
    assert [line["event"] for line in _lines(written)] == ["failed"]


def test_what_is_refused_to_somebody_who_is_gone_is_no_failure(written: io.StringIO) -> None:
    async def work(error: Exception) -> None:
        await asyncio.sleep(0.01)
        raise error

    async def run() -> None:
        for error in (refused("server-refusal-host"), ValueError(SECRET)):
            waiting = asyncio.create_task(to_its_end(work(error)))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.sleep(0.5)

    asyncio.run(run())
    gc.collect()
    assert [(line["event"], line["error"]) for line in _lines(written)] == [("failed", "ValueError")]


def test_at_a_terminal_only_what_needs_somebody_is_shown(written: io.StringIO) -> None:
    logs.to_terminal(written)
    logs.table_opened("abc", "a-game")
    logs.client_dropped("abc", "slow")
    assert "table-opened" not in written.getvalue()
    assert "client-dropped" in written.getvalue()
    assert "slow" in written.getvalue()


# ---- a real server


@pytest.mark.slow
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_a_whole_game_leaves_no_secret_in_the_log(game: str, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        asyncio.run(_live(server, game))
        assert server.stop() == 0
        log = server.errors()
    events = [json.loads(line)["event"] for line in log.splitlines()]
    assert events[0] == "started"
    assert events[-1] == "stopped"
    assert {"table-opened", "table-ended", "turned-away"} <= set(events)


async def _live(server: Server, game: str) -> None:
    """Play with chat, a hint, a wrong key, a foreign page, garbage and a record; then look for all of it in the log."""
    anna, ben = server.guest("Annabella"), server.guest("Benvenuto")
    secrets = [SECRET, "Annabella", "Benvenuto", *(cookie_of(each).partition("=")[2] for each in (anna, ben))]
    table = server.open_table(anna, game, names=["Annabella"], opened=1, bots=["greedy"])
    async with (
        Device(server.url, cookie_of(anna), table, 0) as first,
        Device(server.url, cookie_of(ben), table, transport=Stream) as second,
    ):
        await second.ask("sit", seat=1, name="Benvenuto")
        await first.ask("chat", seat=0, text=SECRET)
        await first.ask("claim", key=SECRET)
        await first.send({"type": SECRET})
        await first.ask("start")
        await second.until(lambda: second.you["seat"] == 1 and second.view is not None)
        await _knock(server, table)
        await asyncio.gather(first.play(), second.play())
        secrets += [table, *first.you["keys"], *second.you["keys"]]
    record = anna.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    actions = {action for _, action in record.json()["actions"] if len(action) >= TELLING}
    assert actions
    assert not [secret for secret in {*secrets, *actions} if secret in server.errors()]


async def _knock(server: Server, table: str) -> None:
    """A page of another site tries to connect."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus):
        async with connect(url, origin="http://evil.example"):  # type: ignore[arg-type]
            pass
