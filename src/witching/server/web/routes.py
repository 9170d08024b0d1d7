"""Routes: a row for everything that can be requested over HTTP. The same row is served and documented.

A refusal is a status and a reason as JSON, never a sentence in any language.
"""

from collections.abc import Awaitable, Callable, Iterable

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from witching.core.converter import Converter
from witching.core.refusal import Refusal, Refused, refused
from witching.server import messages as m
from witching.server.web.addresses import client_address

JSON = "application/json"
MOST_DETAIL = 200
MOST_DIGITS = 9
UNFIT = 422
STATUS = {
    "server-refusal-message": 400,
    "server-refusal-number": 400,
    "server-refusal-not-yours": 403,
    "server-refusal-host": 403,
    "server-refusal-origin": 403,
    "server-refusal-not-here": 403,
    "server-refusal-record-others": 403,
    "server-refusal-no-table": 404,
    "server-refusal-no-page": 404,
    "server-refusal-method": 405,
    "server-refusal-record": 409,
    "server-refusal-network": 409,
    "server-refusal-large": 413,
    "server-refusal-media": 415,
    "server-refusal-address": 421,
    "server-refusal-protocol": 426,
    "server-refusal-limit": 429,
    "server-refusal-unavailable": 503,
    "server-refusal-game-absent": 503,
    "server-refusal-game-failed": 503,
}
"""The status of a refusal; all others have UNFIT: well-formed, but not allowed."""


class Row(Struct, frozen=True, kw_only=True):
    """One thing that can be requested. `handler` gets the request and, with `reads`, the decoded body.

    It returns an `answer`, written as JSON; a handler that answers in another `media` type returns a Response.
    `statuses` come with an answer; `refusals` with a refusal, besides those possible for every request. `limit` names
    the rate limit's bucket.
    """

    method: str
    path: str
    handler: Callable[..., Awaitable[object]]
    answer: object = None
    reads: Converter[object] | None = None
    queries: dict[str, object] = {}
    statuses: tuple[int, ...] = (200,)
    refusals: tuple[int, ...] = ()
    limit: str = "requests"
    media: str = JSON

    @property
    def body(self) -> object:
        """The type of the request's body, if it has one."""
        return self.reads.kind if self.reads is not None else None

    async def respond(self, request: Request) -> Response:
        """Answer a request. Raises Refused."""
        request.app.state.limits.take(self.limit, client_address(request))
        if self.reads is None:
            return _written(await self.handler(request))
        return _written(await self.handler(request, self.read(self.reads, await read_json(request))))

    def read(self, reads: Converter[object], data: bytes) -> object:
        """The decoded body. Raises Refused, saying where it does not fit its type."""
        try:
            return reads.from_json(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise refused("server-refusal-message", detail=str(error)[:MOST_DETAIL]) from None


class UnreadRow(Row, frozen=True, kw_only=True):
    """A row whose handler gets the raw bytes: `reads` is for the documentation only."""

    def read(self, reads: Converter[object], data: bytes) -> bytes:
        return data


async def read_json(request: Request) -> bytes:
    """The body, if it is declared as JSON, which another site's form cannot do. Raises Refused."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise refused("server-refusal-media", allowed=JSON)
    return await request.body()


def make_routes(rows: Iterable[Row]) -> list[Route]:
    """The routes for these rows, one for each address."""
    by_path: dict[str, dict[str, Row]] = {}
    for row in rows:
        by_path.setdefault(row.path, {})[row.method] = row
    return [Route(path, _Address(methods)) for path, methods in by_path.items()]


class _Address:
    """Everything that can be requested at one address. An ASGI application, so it gets unknown methods, too."""

    def __init__(self, rows: dict[str, Row]) -> None:
        self._rows = {**rows, **({"HEAD": rows["GET"]} if "GET" in rows else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        row = self._rows.get(request.method)
        response = await row.respond(request) if row else allow_only(self._rows)
        await response(scope, receive, send)


def _written(answer: object) -> Response:
    return answer if isinstance(answer, Response) else Response(m.encode(answer), media_type=JSON)


def read_number(text: str) -> int:
    """A number in an address. Raises Refused."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise refused("server-refusal-number", given=text[:20])
    return int(text)


class RefusedAnswer(Struct, frozen=True):
    """Nothing was done, and why."""

    refusal: Refusal


def answer_refused(error: Refused) -> Response:
    """The answer that gives the reason of a refusal."""
    status = STATUS.get(error.refusal.message.key, UNFIT)
    return Response(m.encode(RefusedAnswer(error.refusal)), status, media_type=JSON)


def allow_only(methods: Iterable[str]) -> Response:
    """The answer to a method that an address does not allow."""
    allowed = ", ".join(sorted(methods))
    answer = answer_refused(refused("server-refusal-method", allowed=allowed))
    answer.headers["allow"] = allowed
    return answer
