"""Routes: the addresses of the page."""

from collections.abc import Awaitable, Callable, Iterable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from witching.core.refusal import refused
from witching.page.files import Build, BuiltFile
from witching.page.text_parts import LATER, PAGE, REASONS, pack_catalogue
from witching.server import logs
from witching.server.web.compression import compress, compressed_response

BOTH = ("/table/{table}", "/rules/{game}", "/rules/{game}/{rule}")
"""Screens that the no-script page has too, at the same address with its prefix."""
SCREENS = ("/", "/open/{game}", "/replay/{table}", "/record")
ASKED_AGAIN = "no-cache"
Endpoint = Callable[[Request], Awaitable[Response]]


def page_routes(languages: Iterable[str], games: Iterable[str], build: Build) -> list[BaseRoute]:
    """Every address of the page. All screens are the same file; if nothing was built, there are none."""

    async def about(_request: Request) -> Response:
        return JSONResponse({"build": build.id})

    if not build.id:
        logs.page_not_built()
    return [
        *(_screens(build) if build.id else ()),
        *(Route(f"/{name}", _file(file)) for name, file in build.files.items()),
        Route("/page.json", about),
        Route("/words/{language}/{part}", _words(set(languages), tuple(games))),
    ]


def _screens(build: Build) -> Iterable[BaseRoute]:
    async def same(request: Request) -> Response:
        return compressed_response(request, compress(build.index(request.url.path)), "text/html", cache=ASKED_AGAIN)

    async def own(request: Request) -> Response:
        return compressed_response(request, compress(build.index("")), "text/html", cache=ASKED_AGAIN)

    return [*(Route(path, same) for path in BOTH), *(Route(path, own) for path in SCREENS)]


def _file(file: BuiltFile) -> Endpoint:
    async def answer(request: Request) -> Response:
        return compressed_response(request, file.packed, file.media, cache=file.cache)

    return answer


def _words(languages: set[str], games: tuple[str, ...]) -> Endpoint:
    async def words(request: Request) -> Response:
        language, part = request.path_params["language"], request.path_params["part"]
        if language not in languages or part not in (PAGE, LATER, REASONS, *games):
            raise refused("server-refusal-no-page")
        return compressed_response(request, pack_catalogue(language, part, games), "text/plain", cache=ASKED_AGAIN)

    return words
