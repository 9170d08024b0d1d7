"""Tables over HTTP: opening, finding and listing them; records, and QR codes of links."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from witching.core.converter import Converter
from witching.core.position import MOST_SEATS
from witching.core.record import Record, write_record
from witching.core.refusal import Refused, refused
from witching.server import messages as m
from witching.server.storage.store import TableRow
from witching.server.table import visibility
from witching.server.table.registry import TableRegistry
from witching.server.table.settings import Name, SeatNumber, Terms, Word
from witching.server.table.state import Table
from witching.server.web.addresses import SVG, qr_code
from witching.server.web.guests import guest_of, known_guest_of
from witching.server.web.routes import JSON, Row, UnreadRow, read_number
from witching.server.web.transports import table_commands, table_stream

MOST_LISTED = 50


class Sitter(Struct, frozen=True, forbid_unknown_fields=True):
    """A person at this device who sits down at once; `prefers` are the values that they choose for the seat, by
    option."""

    seat: SeatNumber
    name: Name
    symbol: Word = ""
    prefers: dict[Word, Word] = {}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open, with the people who sit down at once; `begin`: deal, if no seat is left open."""

    terms: Terms
    sit: Annotated[list[Sitter], Meta(max_length=MOST_SEATS)] = []
    begin: bool = False


NEW_TABLE = Converter(NewTable)


class OpenedTable(Struct, frozen=True):
    """A newly opened table: its id, and the link for others."""

    id: str
    link: str


class TableCard(Struct, frozen=True):
    """A table in a list. `to_act` are the seats that owe a choice, `yours` those of the guest who asks."""

    id: str
    link: str
    terms: Terms
    stage: str
    seats: list[m.SeatState]
    to_act: list[int]
    yours: list[int]
    opened_at: int
    changed_at: int


class TableList(Struct, frozen=True):
    """Tables, most recently active first."""

    tables: list[TableCard]


async def post_tables(request: Request, new: NewTable) -> OpenedTable:
    """Open a table."""
    sits = [m.Sit(f"sit-{each.seat}", each.seat, each.name, each.symbol) for each in new.sit]
    prefers = [m.Prefer("prefer", each.seat, *chosen) for each in new.sit for chosen in each.prefers.items()]
    commands: list[m.Command] = [*sits, *prefers, *([m.Start("begin")] if new.begin else [])]
    session = await _registry(request).open_table(guest_of(request), new.terms, commands)
    return OpenedTable(session.table.id, request.app.state.site.link(session.table.id))


async def get_tables(request: Request) -> TableList:
    """The lobby: listed tables that are open or being played."""
    registry = _registry(request)
    return await _cards(request, await registry.journal.read(registry.store.listed_tables, MOST_LISTED))


async def get_mine(request: Request) -> TableList:
    """The guest's tables whose game is not over."""
    return await _cards(request, await _rows_of(request, ("open", "playing")))


async def get_finished(request: Request) -> TableList:
    """The guest's tables whose game is over."""
    return await _cards(request, await _rows_of(request, ("over",)))


async def _rows_of(request: Request, stages: tuple[str, ...]) -> Sequence[TableRow]:
    guest, registry = known_guest_of(request), _registry(request)
    return await registry.journal.read(registry.store.tables_of, guest, MOST_LISTED, stages) if guest else ()


async def _cards(request: Request, rows: Sequence[TableRow]) -> TableList:
    found = await asyncio.gather(*(_card(request, row) for row in rows))
    return TableList([card for card in found if card is not None])


async def _card(request: Request, row: TableRow) -> TableCard | None:
    """The card of a table; None if it cannot be read, so the others are still shown."""
    guest, link = known_guest_of(request), request.app.state.site.link(row.id)

    def seen(table: Table) -> TableCard:
        state, yours = visibility.table_state(table), table.seats_of(guest)
        shown = (state.terms, state.stage, state.seats, state.to_act, yours)
        return TableCard(state.id, link, *shown, row.opened_at, row.changed_at)

    try:
        return await _registry(request).look(row.id, seen)
    except Refused:
        return None


async def get_table(request: Request) -> m.TableState:
    """A table as everybody with its link sees it."""
    return await _registry(request).look(request.path_params["table"], visibility.open_state)


async def get_record(request: Request) -> Response:
    """The record of a finished game, for guests who sat there or may watch."""
    guest = known_guest_of(request)
    record = await _registry(request).look(request.path_params["table"], lambda table: record_for(table, guest))
    name = f"{record.game}-{request.path_params['table']}.json"
    return Response(
        write_record(record), media_type=JSON, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def record_for(table: Table, guest: str) -> Record:
    """The record, for a guest who may have it. Raises Refused."""
    record = table.record()
    if record is None:
        raise refused("server-refusal-record", stage=table.stage)
    if table.terms.spectators == "none" and not table.seats_of(guest):
        raise refused("server-refusal-record-others")
    return record


async def get_qr(request: Request) -> Response:
    """The link to a table, as a QR code."""
    await _registry(request).look(request.path_params["table"], lambda table: None)
    return qr_code(_link(request))


async def get_key_qr(request: Request) -> Response:
    """The link with which another of the guest's devices takes over a seat, as a QR code."""
    guest, seat = known_guest_of(request), read_number(request.path_params["seat"])
    key_of = _registry(request).keys.key_of
    key = await _registry(request).look(request.path_params["table"], lambda table: _key(table, guest, seat, key_of))
    return qr_code(f"{_link(request)}#{key}")


def _key(table: Table, guest: str, seat: int, key_of: visibility.KeyMaker) -> str:
    you = visibility.you(table, visibility.Eyes(guest, None), key_of)
    if seat not in you.seats:
        raise refused("server-refusal-not-yours", seat=seat)
    return you.keys[you.seats.index(seat)]


def _link(request: Request) -> str:
    link: str = request.app.state.site.link(request.path_params["table"])
    return link


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


TABLE = "/api/tables/{table}"
ROWS = [
    Row(
        method="POST",
        path="/api/tables",
        handler=post_tables,
        answer=OpenedTable,
        reads=NEW_TABLE,
        refusals=(422, 503),
        limit="tables",
    ),
    Row(method="GET", path="/api/tables", handler=get_tables, answer=TableList),
    Row(method="GET", path="/api/tables/mine", handler=get_mine, answer=TableList),
    Row(method="GET", path="/api/tables/finished", handler=get_finished, answer=TableList),
    Row(method="GET", path=TABLE, handler=get_table, answer=m.TableState, refusals=(404,)),
    Row(method="GET", path=f"{TABLE}/record", handler=get_record, answer=Record, refusals=(403, 404, 409)),
    Row(method="GET", path=f"{TABLE}/qr.svg", handler=get_qr, media=SVG, refusals=(404,)),
    Row(
        method="GET",
        path=f"{TABLE}/seats/{{seat}}/qr.svg",
        handler=get_key_qr,
        media=SVG,
        refusals=(400, 403, 404),
    ),
    UnreadRow(
        method="POST",
        path=f"{TABLE}/commands",
        handler=table_commands,
        answer=m.ServerMessage,
        reads=m.CLIENT_MESSAGE,
        queries={"protocol": m.Version},
        statuses=(200, 409, 426),
        limit="asks",
    ),
    Row(
        method="GET",
        path=f"{TABLE}/stream",
        handler=table_stream,
        media="text/event-stream",
        queries={"protocol": m.Version, "since": m.Number, "seat": SeatNumber},
        refusals=(400, 404, 426),
    ),
]
