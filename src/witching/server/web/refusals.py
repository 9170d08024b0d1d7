"""Refusals over HTTP: a status, and the refusal as JSON. No sentence of any language."""

from collections.abc import Iterable

from msgspec import Struct
from starlette.responses import Response

from witching.core.refusal import Refusal, Refused, refused
from witching.server import messages as m

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
    "server-refusal-limit": 429,
    "server-refusal-unavailable": 503,
}
"""The status of a refusal; that of all others is UNFIT: well written, but not to be done."""


class RefusedAnswer(Struct, frozen=True):
    """Nothing was done; why."""

    refusal: Refusal


def answer_refused(error: Refused) -> Response:
    """The answer that says why not."""
    status = STATUS.get(error.refusal.message.key, UNFIT)
    return Response(m.encode(RefusedAnswer(error.refusal)), status, media_type="application/json")


def allow_only(methods: Iterable[str]) -> Response:
    """The answer to a method that an address does not know."""
    allowed = ", ".join(sorted(methods))
    answer = answer_refused(refused("server-refusal-method", allowed=allowed))
    answer.headers["allow"] = allowed
    return answer
