"""Doing: what a form of a table's page asks for, and where one goes after it."""

import asyncio
from collections.abc import Mapping
from urllib.parse import urlencode

import msgspec

from witching.core.refusal import refused
from witching.plain.seeing import has_news_alone
from witching.server import messages as m
from witching.server.house import House
from witching.server.room import Room
from witching.server.table import Table
from witching.terminal.face import Face
from witching.terminal.voice import Voice

PATIENCE, GLANCE = 1.5, 0.05
"""Seconds that an answer waits for bots, so that a browser without scripts shows what they did; and between looks."""
MOST_DETAIL = 200


def read_deed(form: Mapping[str, str]) -> m.AnyAsk:
    """The message whose fields were sent with a form. Raises Refused."""
    try:
        return msgspec.convert(form, m.AnyAsk, strict=False)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise refused("server-refusal-message", detail=str(error)[:MOST_DETAIL]) from None


async def do(house: House, room: Room, guest: str, ask: m.AnyAsk, face: Face, voice: Voice) -> str:
    """Do what is asked, and say where to look then. Raises Refused."""
    address = f"/plain/table/{room.table.id}"
    if isinstance(ask, m.AskHint):
        hint = await house.hint(room, guest, ask)
        return f"{address}?{urlencode({'seat': hint.seat, 'hint': hint.action})}#choices"
    if isinstance(ask, m.AskResume | m.AskAlive | m.AskLookAs):
        raise refused("server-refusal-stream")
    done: list[m.TellDone] = []
    await room.ask(guest, ask, done.append)
    if isinstance(ask, m.AskChoose | m.AskTakeBack | m.AskAnswer):
        await let_bots_choose(room)
    if isinstance(ask, m.AskRematch):
        return f"/plain/table/{await room.look(lambda table: table.rematch)}"
    query = await room.look(lambda table: _eyes(table, guest, ask, done[0].number, face, voice))
    return f"{address}{query}#news"


def _eyes(table: Table, guest: str, ask: m.Deed, number: int, face: Face, voice: Voice) -> str:
    """Through whose eyes the next page looks, at a screen for several: the same, as long as there is something for them
    alone; after their choice nobody's, so that the screen is handed on."""
    seat: int | None = getattr(ask, "seat", None)
    if seat is None or len(table.seats_of(guest)) < 2:
        return ""
    is_done = isinstance(ask, m.AskChoose | m.AskCloseLook | m.AskTakeBack | m.AskAnswer)
    if is_done and not (isinstance(ask, m.AskChoose) and has_news_alone(table, guest, seat, number - 1, face, voice)):
        return ""
    return f"?seat={seat}"


async def let_bots_choose(room: Room) -> None:
    """Wait until nobody but people is due, but not for long."""
    for _ in range(round(PATIENCE / GLANCE)):
        table = room.table
        if not any(table.places[seat].bot for seat in table.due):
            return
        await asyncio.sleep(GLANCE)
