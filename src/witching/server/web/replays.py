"""Replays over HTTP: a finished game, or a record in the request, moment by moment through chosen eyes; and what a bot
would have done at a moment.

`core.replay` makes what a moment shows: never more than those eyes saw then.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import pairwise
from typing import Annotated, TypedDict, Unpack

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from witching.core.game import Document, Game
from witching.core.message import Message
from witching.core.record import RECORD, Player, Record, read_record
from witching.core.replay import Question, Replay, Scene
from witching.core.story import Event
from witching.server import messages as m
from witching.server.bots.request import advice_request
from witching.server.table.registry import TableRegistry
from witching.server.table.settings import SeatNumber, find_game
from witching.server.table.visibility import changes
from witching.server.web.compression import compress, compressed_response
from witching.server.web.guests import known_guest_of
from witching.server.web.routes import JSON, Row, UnreadRow, read_number
from witching.server.web.tables import TABLE, record_for

Eyes = Annotated[str, Meta(pattern="^(open|table|[0-3])$")]
"""Through whose eyes: everything, what was open to all, or what a seat saw."""

MomentNumber = Annotated[int, Meta(ge=0)]

MOST_KEPT, LARGEST_KEPT = 16, 1 << 16
"""How many records to keep, and of how many bytes at most; our games take some ten thousand."""
one_at_a_time = ThreadPoolExecutor(1, "replays")
"""Several replays at once would slow down the games in play."""


class RecentReplays:
    """The most recent replays, by record: a client that steps through a game asks for many moments, and the record is
    verified only once. Large ones are not kept: a request may be large on purpose. Not thread-safe."""

    def __init__(self, most: int, make: Callable[[Game, Record], Replay] = Replay) -> None:
        self._most, self._make = most, make
        self._kept: dict[tuple[Game, bytes], Replay] = {}

    def find(self, game: Game, record: Record) -> Replay:
        """The replay of this record. Raises Refused if the record is invalid."""
        written = m.encode(record)
        if len(written) > LARGEST_KEPT:
            return self._make(game, record)
        key = game, sha256(written).digest()
        found = self._kept.pop(key, None) or self._make(game, record)
        self._kept[key] = found
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return found


recent = RecentReplays(MOST_KEPT)


class FirstMoment(Struct, frozen=True):
    """The deal, or the current moment of a game of which nothing else may be shown: the whole view, and the events."""

    view: Document
    events: list[Event]


class Moment(Struct, frozen=True):
    """A moment: the seats whose choices led to it, the events, and the fields of the view that changed."""

    seats: list[int]
    events: list[Event]
    view: Document


class ReplayedGame(Struct, frozen=True):
    """A game as these eyes saw it. `allowed` are the eyes through which it can be seen; `is_whole`: it can be stepped
    through, else `first` is its current moment."""

    game: str
    edition: str
    players: list[Player]
    eyes: str
    allowed: list[str]
    is_over: bool
    is_whole: bool
    first: FirstMoment
    moments: list[Moment]


class ReplayedSentences(Struct, frozen=True):
    """The whole table in sentences at one moment."""

    sentences: list[Message]


async def get_replay(request: Request) -> Response:
    """A finished game, moment by moment, for guests who may have its record."""
    return await _answer(request, await record_of(request))


async def post_replays(request: Request, data: bytes) -> Response:
    """The same for a record in the request, if it is valid."""
    return await _answer(request, read_record(data))


async def get_sentences(request: Request) -> ReplayedSentences:
    """The table in sentences at one moment of a finished game, for guests who may have its record."""
    return await _say(request, await record_of(request))


async def post_sentences(request: Request, data: bytes) -> ReplayedSentences:
    """The same for a record in the request, if it is valid."""
    return await _say(request, read_record(data))


async def _say(request: Request, record: Record) -> ReplayedSentences:
    game, eyes = find_game(registry_of(request).games, record.game), request.query_params.get("eyes", "")
    moment, loop = read_number(request.query_params.get("moment", "")), asyncio.get_running_loop()
    return ReplayedSentences(await loop.run_in_executor(one_at_a_time, _sentences, game, record, moment, eyes))


def _sentences(game: Game, record: Record, moment: int, eyes: str) -> list[Message]:
    replay = recent.find(game, record)
    return replay.sentences(moment, eyes or replay.eyes[0])


async def record_of(request: Request) -> Record:
    """The record of the requested table. Raises Refused if the guest may not have it."""
    guest = known_guest_of(request)
    return await registry_of(request).look(request.path_params["table"], lambda table: record_for(table, guest))


async def _answer(request: Request, record: Record) -> Response:
    game, eyes = find_game(registry_of(request).games, record.game), request.query_params.get("eyes", "")
    compressed = await asyncio.get_running_loop().run_in_executor(one_at_a_time, _pack, game, record, eyes)
    return compressed_response(request, compressed, JSON)


def _pack(game: Game, record: Record, eyes: str) -> bytes:
    return compress(m.encode(replayed(recent.find(game, record), eyes)))


def replayed(replay: Replay, eyes: str) -> ReplayedGame:
    """A replay through these eyes; if none are named, through those that see most. Raises Refused."""
    seen_by = eyes or replay.eyes[0]
    replay.check_eyes(seen_by)
    scenes = list(replay.scenes(seen_by))
    return ReplayedGame(
        game=replay.game.name,
        edition=str(replay.record.options.get("edition", "")),
        players=[Player(str(seat["name"]), str(seat["kind"])) for seat in replay.record.seats],
        eyes=seen_by,
        allowed=replay.eyes,
        is_over=replay.finished,
        is_whole=replay.whole,
        first=FirstMoment(changes(None, scenes[0].view), scenes[0].events),
        moments=[_moment(*pair) for pair in pairwise(scenes)],
    )


def _moment(before: Scene, after: Scene) -> Moment:
    return Moment(after.seats, after.events, changes(before.view, after.view))


# ---- advice


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


# ---- the rows


def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


class _Same(TypedDict):
    """What two rows have in common."""

    answer: type[Struct]
    queries: dict[str, object]
    limit: str


def rows_of(
    at_table: str,
    get: Callable[[Request], Awaitable[object]],
    of_record: str,
    post: Callable[[Request, bytes], Awaitable[object]],
    refusals: tuple[int, ...],
    **same: Unpack[_Same],
) -> list[Row]:
    """The rows for one question about a finished game: one for the game of a table, for guests who may have its record,
    and one for a record in the request."""
    also = tuple(sorted({*refusals, 403, 404, 409}))
    return [
        Row(method="GET", path=at_table, handler=get, refusals=also, **same),
        UnreadRow(method="POST", path=of_record, handler=post, reads=RECORD, refusals=refusals, **same),
    ]


ROWS = [
    *rows_of(
        f"{TABLE}/replay", get_replay, "/api/replays", post_replays, (422,),
        answer=ReplayedGame, queries={"eyes": Eyes}, limit="replays",
    ),
    *rows_of(
        f"{TABLE}/replay/sentences", get_sentences, "/api/replays/sentences", post_sentences, (400, 422),
        answer=ReplayedSentences, queries={"eyes": Eyes, "moment": MomentNumber}, limit="replays",
    ),
    *rows_of(
        f"{TABLE}/advice", get_advice, "/api/replays/advice", post_advice, (400, 422),
        answer=Advised, queries={"moment": MomentNumber, "seat": SeatNumber}, limit="advice",
    ),
]  # fmt: skip
