"""Replays over HTTP: a game that is over, or a record that is sent, moment after moment through chosen eyes.

What a moment shows is made by `core.replay`: never more than those eyes saw then.
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
from witching.core.replay import Replay, Scene
from witching.core.story import Event
from witching.server import messages as m
from witching.server.table.registry import TableRegistry
from witching.server.table.settings import find_game
from witching.server.table.visibility import changes
from witching.server.web.compression import compress, compressed_response
from witching.server.web.guests import known_guest_of
from witching.server.web.routes import JSON, Row, UnreadRow, read_number
from witching.server.web.tables import TABLE, record_for

Eyes = Annotated[str, Meta(pattern="^(open|table|[0-3])$")]
"""Through whose eyes: everything, what lay open to all, or what a seat saw."""

MomentNumber = Annotated[int, Meta(ge=0)]

MOST_KEPT, LARGEST_KEPT = 16, 1 << 16
"""How many records, and of how many bytes at most; a game of ours has some ten thousand."""
one_at_a_time = ThreadPoolExecutor(1, "replays")
"""Many at once would keep those waiting who play."""


class RecentReplays:
    """The last replays that were asked for, by their records: whoever goes through a game asks for many moments of it,
    and it is verified once. One that is large is not kept: whatever is sent may be made to be large. For one thread."""

    def __init__(self, most: int, make: Callable[[Game, Record], Replay] = Replay) -> None:
        self._most, self._make = most, make
        self._kept: dict[tuple[Game, bytes], Replay] = {}

    def find(self, game: Game, record: Record) -> Replay:
        """The replay of this record. Raises Refused where the record is wrong."""
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
    """The deal, or the present of a game of which no more is shown: the whole view, and what was told."""

    view: Document
    events: list[Event]


class Moment(Struct, frozen=True):
    """A moment: the seats whose choices made it, what was told then, and the fields of the view that changed."""

    seats: list[int]
    events: list[Event]
    view: Document


class ReplayedGame(Struct, frozen=True):
    """A game as these eyes saw it. `allowed` are the eyes through which it can be seen; `is_whole` says that it can be
    gone through, else `first` is its present moment."""

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
    """The whole table of a moment in sentences."""

    sentences: list[Message]


async def get_replay(request: Request) -> Response:
    """A game after its end, moment after moment, for those who may have its record."""
    return await _answer(request, await record_of(request))


async def post_replays(request: Request, data: bytes) -> Response:
    """The same for a record that is sent, if it is right."""
    return await _answer(request, read_record(data))


async def get_sentences(request: Request) -> ReplayedSentences:
    """The table in sentences at a moment of a game after its end, for those who may have its record."""
    return await _say(request, await record_of(request))


async def post_sentences(request: Request, data: bytes) -> ReplayedSentences:
    """The same for a record that is sent, if it is right."""
    return await _say(request, read_record(data))


async def _say(request: Request, record: Record) -> ReplayedSentences:
    game, eyes = find_game(registry_of(request).games, record.game), request.query_params.get("eyes", "")
    moment, loop = read_number(request.query_params.get("moment", "")), asyncio.get_running_loop()
    return ReplayedSentences(await loop.run_in_executor(one_at_a_time, _sentences, game, record, moment, eyes))


def _sentences(game: Game, record: Record, moment: int, eyes: str) -> list[Message]:
    replay = recent.find(game, record)
    return replay.sentences(moment, eyes or replay.eyes[0])


async def record_of(request: Request) -> Record:
    """The record of the table that is asked about. Raises Refused for those who may not have it."""
    guest = known_guest_of(request)
    return await registry_of(request).look(request.path_params["table"], lambda table: record_for(table, guest))


async def _answer(request: Request, record: Record) -> Response:
    game, eyes = find_game(registry_of(request).games, record.game), request.query_params.get("eyes", "")
    compressed = await asyncio.get_running_loop().run_in_executor(one_at_a_time, _pack, game, record, eyes)
    return compressed_response(request, compressed, JSON)


def _pack(game: Game, record: Record, eyes: str) -> bytes:
    return compress(m.encode(replayed(recent.find(game, record), eyes)))


def replayed(replay: Replay, eyes: str) -> ReplayedGame:
    """A replay through these eyes, without any through the widest. Raises Refused."""
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
    """What can be asked of a game after its end: of that of a table, by those who may have its record, and of one that
    is sent."""
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
]  # fmt: skip
