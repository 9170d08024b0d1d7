"""Compression: answers that are compressed for clients that accept it."""

import gzip
import hashlib
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

GZIP = "gzip"
WEAK = "W/"
"""The prefix of an ETag that holds whether the body is compressed or not."""


def compress(body: bytes) -> bytes:
    """Compress a body; the same body always gives the same bytes."""
    return gzip.compress(body, mtime=0)


def accepts_gzip(request: Request) -> bool:
    """Whether the client accepts compressed answers."""
    offers = request.headers.get("accept-encoding", "").lower().split(",")
    return any(_is_gzip(offer) for offer in offers)


def compressed_response(request: Request, compressed: bytes, media: str, *, cache: str = "") -> Response:
    """An answer with a compressed body, decompressed if the client needs that. If `cache` lets browsers keep it, it is
    not sent again to one that has it."""
    headers = {"vary": "accept-encoding", **(_marked(compressed, cache) if cache else {})}
    if cache and _has(request, headers["etag"]):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if not accepts_gzip(request):
        return Response(gzip.decompress(compressed), media_type=media, headers=headers)
    return Response(compressed, media_type=media, headers={"content-encoding": GZIP, **headers})


def _marked(compressed: bytes, cache: str) -> dict[str, str]:
    return {"cache-control": cache, "etag": f'{WEAK}"{hashlib.sha256(compressed).hexdigest()[:16]}"'}


def _has(request: Request, mark: str) -> bool:
    """Whether the client has the body with this ETag; that the tag is weak does not matter here."""
    had = {each.strip().removeprefix(WEAK) for each in request.headers.get("if-none-match", "").split(",")}
    return bool(had & {mark.removeprefix(WEAK), "*"})


def _is_gzip(offer: str) -> bool:
    name, _, quality = "".join(offer.split()).partition(";q=")
    return name == GZIP and (not quality or bool(quality.strip("0.")))
