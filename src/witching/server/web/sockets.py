"""Sockets: one WebSocket for each device at a table."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from witching.core.refusal import Refused, refused
from witching.server import logs
from witching.server import messages as m
from witching.server.web.client import Talk
from witching.server.web.cookies import guest_of
from witching.server.web.mailbox import Mailbox

FAREWELL = 4000
NO_TABLE = 4404
GONE = (WebSocketDisconnect, RuntimeError)
"""What sending raises when the device is gone; the latter is uvicorn's word for a line that was closed meanwhile."""


async def table_socket(websocket: WebSocket) -> None:
    """Talk with a device until one of the two ends it."""
    try:
        websocket.app.state.limits.take("requests", websocket)
        guest = guest_of(websocket)
    except Refused:
        await websocket.close()
        return
    await websocket.accept()
    house = websocket.app.state.house
    try:
        async with house.use(websocket.path_params["table"]) as room:
            await _converse(websocket, Talk(house, room, guest, Mailbox()))
    except Refused as error:
        with suppress(*GONE):
            await websocket.send_text(m.encode(m.TellRefused("", error.refusal)).decode())
            await websocket.close(NO_TABLE)


async def _converse(websocket: WebSocket, talk: Talk) -> None:
    """Hear and tell at the same time; when one ends, both do."""
    tasks = [asyncio.create_task(_hear(websocket, talk)), asyncio.create_task(_tell(websocket, talk.mailbox))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        talk.leave()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                logs.failed(ended)


async def _hear(websocket: WebSocket, talk: Talk) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            refusal = refused("server-refusal-binary").refusal
            talk.mailbox.push(m.encode(m.TellRefused("", refusal)))
        else:
            await talk.hear(text)


async def _tell(websocket: WebSocket, mailbox: Mailbox) -> None:
    with suppress(*GONE):
        while not mailbox.is_done:
            await websocket.send_text((await mailbox.take()).decode())
        await websocket.close(FAREWELL)
