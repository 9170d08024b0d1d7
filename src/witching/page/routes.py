"""Routes: the addresses of the page."""

from collections.abc import Iterable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from witching.core.refusal import refused
from witching.page.words import PAGE, read_words

STATIC = Path(__file__).parent / "static"
SCREENS = ("/", "/open/{game}", "/table/{table}", "/rules/{game}", "/rules/{game}/{rule}", "/replay/{table}", "/record")


def page_routes(languages: Iterable[str], games: Iterable[str]) -> list[BaseRoute]:
    """Every address of the page. All screens are the same file."""
    known, shelf = set(languages), tuple(games)

    async def words(request: Request) -> Response:
        language, part = request.path_params["language"], request.path_params["part"]
        if language not in known or part not in (PAGE, *shelf):
            raise refused("server-refusal-no-page")
        return Response(read_words(language, part, shelf), media_type="text/plain", headers={"cache-control": "no-cache"})

    return [
        *(Route(path, _index) for path in SCREENS),
        Route("/assets/{name}", _asset),
        Route("/words/{language}/{part}", words),
    ]


async def _index(_request: Request) -> Response:
    return FileResponse(STATIC / "index.html")


async def _asset(request: Request) -> Response:
    file = STATIC / "assets" / Path(request.path_params["name"]).name
    if not file.is_file():
        raise refused("server-refusal-no-page")
    return FileResponse(file, headers={"cache-control": "max-age=31536000, immutable"})
