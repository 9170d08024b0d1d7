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


async def do(house: House, room: Room, guest: str, ask: m.AnyAsk, *, looked_from: str, face: Face, voice: Voice) -> str:
    """Do what is asked on a page that looks from this seat (empty: none), and say where to look then. Raises
    Refused."""
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
    keeps = await room.look(lambda table: _keeps_screen(table, guest, ask, done[0].number, face, voice))
    return f"{address}?{urlencode({'seat': looked_from})}#news" if looked_from and keeps else f"{address}#news"


def _keeps_screen(table: Table, guest: str, ask: m.Deed, number: int, face: Face, voice: Voice) -> bool:
    """Whether the next page looks through the same eyes, at a screen for several: after a choice only while there is
    something for them alone, else the screen is handed on. Nobody's secrets come up by a button of another page."""
    if len(table.seats_of(guest)) < 2 or isinstance(ask, m.AskCloseLook | m.AskTakeBack | m.AskAnswer):
        return False
    return not isinstance(ask, m.AskChoose) or has_news_alone(table, guest, ask.seat, number - 1, face, voice)


async def let_bots_choose(room: Room) -> None:
    """Wait until nobody but people is due, but not for long."""
    for _ in range(round(PATIENCE / GLANCE)):
        table = room.table
        if not any(table.places[seat].bot for seat in table.due):
            return
        await asyncio.sleep(GLANCE)
