"""Actions: reading a submitted form, carrying out what a table's form asks for, and where to go afterwards."""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request

from witching.core.refusal import refused
from witching.nojs import HOME
from witching.nojs.page_context import NOBODY, has_news_alone, look_through, read_eyes, written_eyes
from witching.server import messages as m
from witching.server.table.session import TableSession
from witching.server.table.state import Table
from witching.server.web.routes import MOST_DETAIL
from witching.server.web.table_client import why_unread
from witching.terminal.renderer import Renderer
from witching.terminal.translator import Translator

PATIENCE, GLANCE = 1.5, 0.05
"""Seconds that an answer waits for bots, so a browser without scripts shows what they did; and between two checks."""
FORM = "application/x-www-form-urlencoded"
MOST_FIELDS = 200


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a submitted form; if a name occurs twice, the last one counts. Raises Refused."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != FORM:
        raise refused("server-refusal-media", allowed=FORM)
    try:
        sent = (await request.body()).decode()
        return dict(parse_qsl(sent, keep_blank_values=True, errors="strict", max_num_fields=MOST_FIELDS))
    except ValueError as error:
        raise refused("server-refusal-message", detail=str(error)[:MOST_DETAIL]) from None


def read_command(form: Mapping[str, str]) -> m.ClientMessage:
    """The message in the fields of a form. Raises Refused."""
    try:
        return m.CLIENT_MESSAGE.convert(form, strict=False)
    except msgspec.ValidationError as error:
        raise why_unread(form, str(error)) from None


class Next(NamedTuple):
    """The page to show after an action, and who holds the screen then."""

    address: str
    eyes: str = NOBODY


async def do(
    session: TableSession, guest: str, ask: m.ClientMessage, *, eyes: str, renderer: Renderer, translator: Translator
) -> Next:
    """Carry out a message from a page that looks through these eyes; returns where to go next. Raises Refused."""
    address = f"{HOME}/table/{session.table.id}"
    seat = await session.look(lambda table: look_through(table, guest, read_eyes(table, eyes), renderer)[0].seat)
    if isinstance(ask, m.Chat) and not (ask.text.strip() or ask.phrase):
        return Next(f"{address}#talk", eyes)
    if isinstance(ask, m.Query):
        raise refused("server-refusal-stream")
    done: list[m.Ack] = []
    await session.ask(guest, ask, done.append)
    if isinstance(ask, m.Choose | m.Undo | m.VoteUndo):
        await let_bots_choose(session)
    if isinstance(ask, m.Rematch):
        return Next(f"{HOME}/table/{await session.look(lambda table: table.rematch)}")

    def look(table: Table) -> str:
        keeps = seat is not None and _keeps_screen(table, guest, seat, ask, done[0].number, renderer, translator)
        return written_eyes(table, seat) if seat is not None and keeps else NOBODY

    return Next(f"{address}#{'talk' if isinstance(ask, m.Chat) else 'news'}", await session.look(look))


def _keeps_screen(
    table: Table, guest: str, seat: int, ask: m.Command, number: int, renderer: Renderer, translator: Translator
) -> bool:
    """Whether the next page of a shared screen still shows the same seat: after a choice only while there is something
    for that seat alone, else the screen is handed on. A button on another page never reveals anybody's secrets."""
    if len(table.seats_of(guest)) < 2 or isinstance(ask, m.CloseLook | m.Undo | m.VoteUndo):
        return False
    if isinstance(ask, m.Choose):
        return ask.seat == seat and has_news_alone(table, guest, seat, number - 1, renderer, translator)
    return True


async def let_bots_choose(session: TableSession) -> None:
    """Wait until no bot is due any more, but not for long."""
    for _ in range(round(PATIENCE / GLANCE)):
        table = session.table
        if session.failure is not None or not any(table.seats[seat].bot for seat in table.due):
            return
        await asyncio.sleep(GLANCE)
