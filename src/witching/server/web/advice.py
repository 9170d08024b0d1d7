"""Advice over HTTP: what a bot would have done at a moment of a finished game, for a seat that was to act then."""

import asyncio

from msgspec import Struct
from starlette.requests import Request

from witching.core.game import Document, Game
from witching.core.record import Record, read_record
from witching.core.replay import Question
from witching.server import messages as m
from witching.server.bots.request import advice_request
from witching.server.table.settings import SeatNumber, find_game
from witching.server.table.visibility import changes
from witching.server.web.replays import MomentNumber, one_at_a_time, recent, record_of, registry_of, rows_of
from witching.server.web.routes import read_number
from witching.server.web.tables import TABLE


class Advised(Struct, frozen=True):
    """The best choices for a seat at a moment, at most three, best first, based on everything the seat could know then;
    and its view at that moment."""

    seat: int
    moment: int
    choices: list[m.HintedChoice]
    view: Document


async def get_advice(request: Request) -> Advised:
    """What a bot would have done at a table, for guests who may have its record."""
    return await _advise(request, await record_of(request))


async def post_advice(request: Request, data: bytes) -> Advised:
    """The same for a record in the request, if it is valid."""
    return await _advise(request, read_record(data))


async def _advise(request: Request, record: Record) -> Advised:
    moment, seat = (read_number(request.query_params.get(name, "")) for name in ("moment", "seat"))
    game, loop = find_game(registry_of(request).games, record.game), asyncio.get_running_loop()
    asked = await loop.run_in_executor(one_at_a_time, _question, game, record, moment, seat)
    bot_request = advice_request(game, asked.knowledge, asked.choices)
    advised = await registry_of(request).advise(bot_request, asked.view)
    return Advised(seat, moment, advised, changes(None, asked.view))


def _question(game: Game, record: Record, moment: int, seat: int) -> Question:
    return recent.find(game, record).question(moment, seat)


ROWS = rows_of(
    f"{TABLE}/advice", get_advice, "/api/replays/advice", post_advice, (400, 422),
    answer=Advised, queries={"moment": MomentNumber, "seat": SeatNumber}, limit="advice",
)  # fmt: skip
