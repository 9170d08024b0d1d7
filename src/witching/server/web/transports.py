"""Transports: what carries a device's messages: a WebSocket or, if none gets through, server-sent events and POST."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from witching.core.refusal import Refused, refused
from witching.server import logs
from witching.server import messages as m
from witching.server.table.broadcast import Connection
from witching.server.table.registry import TableRegistry
from witching.server.table.visibility import Eyes
from witching.server.web.addresses import client_address
from witching.server.web.guests import guest_of
from witching.server.web.routes import JSON, STATUS, read_number
from witching.server.web.table_client import CHANGED, Outbox, TableClient, check_protocol, command_of, read_message

BYE = 4000
PROTOCOL_CHANGED = 4426
NO_TABLE = 4404
GONE = (WebSocketDisconnect, RuntimeError)
"""What sending raises when the device is gone; the latter comes from uvicorn if the connection was closed meanwhile."""
ALIVE_AFTER = 15.0
"""Seconds of silence after which a comment line shows clients and proxies that the stream is alive."""
REFUSED = 409


async def table_socket(websocket: WebSocket) -> None:
    """Exchange messages with a device until either side ends it."""
    try:
        websocket.app.state.limits.take("requests", client_address(websocket))
        guest = guest_of(websocket)
    except Refused:
        await websocket.close()
        return
    await websocket.accept()
    registry = websocket.app.state.registry
    try:
        async with registry.use(websocket.path_params["table"]) as session:
            await _converse(websocket, TableClient(registry, session, guest, Outbox()))
    except Refused as error:
        with suppress(*GONE):
            await websocket.send_text(m.encode(m.Refused("", error.refusal)).decode())
            await websocket.close(NO_TABLE)


async def _converse(websocket: WebSocket, client: TableClient) -> None:
    """Receive and send at the same time; when one ends, so does the other."""
    tasks = [asyncio.create_task(_hear(websocket, client)), asyncio.create_task(_tell(websocket, client.outbox))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        client.leave()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                logs.failed(ended)


async def _hear(websocket: WebSocket, client: TableClient) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            refusal = refused("server-refusal-binary").refusal
            client.outbox.push(m.encode(m.Refused("", refusal)))
        else:
            await client.hear(text)


async def _tell(websocket: WebSocket, outbox: Outbox) -> None:
    with suppress(*GONE):
        while not outbox.is_done:
            await websocket.send_text((await outbox.take()).decode())
        await websocket.close(PROTOCOL_CHANGED if outbox.farewell == "protocol" else BYE)


async def table_stream(request: Request) -> Response:
    """Everything that is sent at a table, starting after a line. Raises Refused."""
    check_protocol(request.query_params.get("protocol"))
    seat = request.query_params.get("seat")
    ask = m.Resume(m.PROTOCOL, _since(request), None if seat is None else read_number(seat), _follows(request))
    registry, guest = request.app.state.registry, guest_of(request)
    async with registry.use(request.path_params["table"]) as session:
        events = _events(registry, session.table.id, guest, ask)
    return StreamingResponse(events, media_type="text/event-stream")


def _follows(request: Request) -> bool:
    return "follow" in request.query_params


def _since(request: Request) -> int:
    """The line to start after. For a client that follows, not the last one it got: earlier lines may read differently
    by now."""
    last = "" if _follows(request) else request.headers.get("last-event-id", "")
    return read_number(last or request.query_params.get("since", "0"))


async def _events(registry: TableRegistry, table: str, guest: str, ask: m.Resume) -> AsyncIterator[bytes]:
    async with registry.use(table) as session:
        outbox = Outbox(lambda message: b"id: %d\ndata: %b\n\n" % (session.table.number, message))
        connection = Connection(Eyes(guest, None), outbox.push, outbox.end)
        try:
            await session.welcome(connection, ask)
            while not outbox.is_done:
                yield await _next(outbox)
        except Refused as error:
            yield b"data: %b\n\n" % m.encode(m.Refused("", error.refusal))
        finally:
            session.dismiss(connection)
            registry.note_farewell(table, outbox.farewell)


async def _next(outbox: Outbox) -> bytes:
    try:
        return await asyncio.wait_for(outbox.take(), ALIVE_AFTER)
    except TimeoutError:
        return b": alive\n\n"


async def table_commands(request: Request, data: bytes) -> Response:
    """Carry out a message, and answer with one."""
    try:
        check_protocol(request.query_params.get("protocol"))
        answer, status = await _answer(request, read_message(data)), 200
    except Refused as error:
        key = error.refusal.message.key
        request.app.state.registry.metrics.refused(key)
        answer, status = m.Refused(command_of(data), error.refusal), STATUS[key] if key == CHANGED else REFUSED
    return Response(m.encode(answer), status, media_type=JSON)


async def _answer(request: Request, ask: m.ClientMessage) -> m.ServerMessage:
    registry: TableRegistry = request.app.state.registry
    guest = guest_of(request)
    if isinstance(ask, m.Ping):
        return m.Pong(registry.now())
    if isinstance(ask, m.Resume | m.SwitchSeat):
        raise refused("server-refusal-stream")
    async with registry.use(request.path_params["table"]) as session:
        if isinstance(ask, m.GetHint):
            return await registry.hint(session, guest, ask)
        if isinstance(ask, m.Describe):
            return await session.sentences(guest, ask)
        done: list[m.Ack] = []
        await session.ask(guest, ask, done.append)
        return done[0]
