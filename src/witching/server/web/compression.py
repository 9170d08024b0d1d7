"""Compression: answers that are sent compressed to those who can read that."""

import gzip
import hashlib
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

GZIP = "gzip"
WEAK = "W/"
"""Before the mark of something that is the same, compressed or not."""


def compress(body: bytes) -> bytes:
    """A body, compressed: the same bytes for the same body."""
    return gzip.compress(body, mtime=0)


def accepts_gzip(request: Request) -> bool:
    """Whether the client reads what is compressed."""
    offers = request.headers.get("accept-encoding", "").lower().split(",")
    return any(_is_gzip(offer) for offer in offers)


def compressed_response(request: Request, compressed: bytes, media: str, *, cache: str = "") -> Response:
    """The answer with a compressed body, as it is or decompressed. Where a browser may keep it, as `cache` says, it is
    not sent again to those who have it."""
    headers = {"vary": "accept-encoding", **(_marked(compressed, cache) if cache else {})}
    if cache and _has(request, headers["etag"]):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if not accepts_gzip(request):
        return Response(gzip.decompress(compressed), media_type=media, headers=headers)
    return Response(compressed, media_type=media, headers={"content-encoding": GZIP, **headers})


def _marked(compressed: bytes, cache: str) -> dict[str, str]:
    return {"cache-control": cache, "etag": f'{WEAK}"{hashlib.sha256(compressed).hexdigest()[:16]}"'}


def _has(request: Request, mark: str) -> bool:
    """Whether the client has what is marked so; that a mark is weak does not matter here."""
    had = {each.strip().removeprefix(WEAK) for each in request.headers.get("if-none-match", "").split(",")}
    return bool(had & {mark.removeprefix(WEAK), "*"})


def _is_gzip(offer: str) -> bool:
    name, _, quality = "".join(offer.split()).partition(";q=")
    return name == GZIP and (not quality or bool(quality.strip("0.")))
