"""Routes: the addresses of the no-script page."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from witching.core.refusal import Refused
from witching.nojs import HOME, ansi_html
from witching.nojs.page_context import reader_of
from witching.nojs.pages import Pages
from witching.nojs.templating import RefusedPage, respond, say_refusal
from witching.server.web.routes import STATUS, UNFIT
from witching.terminal.renderer import Renderer

STATIC = Path(__file__).parent / "static"
MEDIA = {"plain.css": "text/css", "live.js": "text/javascript", "icon.svg": "image/svg+xml"}
CACHED = {"cache-control": "max-age=3600"}
Endpoint = Callable[[Request], Awaitable[Response]]


def nojs_routes(renderer_of: Callable[[str], Renderer]) -> list[BaseRoute]:
    """Every address of the no-script page, and those that redirect there."""
    pages, table = Pages(renderer_of), f"{HOME}/table/{{table}}"
    rows: list[tuple[str, str, Endpoint, str]] = [
        ("GET", HOME, pages.home, "requests"),
        ("POST", f"{HOME}/open", pages.open, "tables"),
        ("POST", f"{HOME}/language", pages.language, "requests"),
        ("GET", f"{HOME}/network", pages.network, "requests"),
        ("POST", f"{HOME}/network", pages.open_network, "tables"),
        ("GET", f"{HOME}/rules/{{game}}", pages.rules, "requests"),
        ("GET", f"{HOME}/rules/{{game}}/{{rule}}", pages.rule, "requests"),
        ("GET", table, pages.table, "requests"),
        ("POST", table, pages.do, "asks"),
        ("POST", f"{table}/eyes", pages.eyes, "asks"),
        ("GET", f"{table}/key", pages.key, "requests"),
        ("GET", f"{table}/device", pages.device, "requests"),
        ("GET", f"{table}/record", pages.record, "requests"),
    ]
    return [
        Route("/", _to_home),
        Route("/table/{table}", _to_table),
        *(Route(f"{HOME}/{name}", _to_home, methods=["GET"]) for name in ("open", "language")),
        *(Route(f"{HOME}/{name}", _static(name)) for name in MEDIA),
        Route(f"{HOME}/ink.css", _ink),
        *(Route(path, _shown(endpoint, limit), methods=[method]) for method, path, endpoint, limit in rows),
        _Nowhere("/{nowhere:path}", _shown(pages.nowhere, "requests"), methods=["GET"]),
    ]


class _Nowhere(Route):
    """Every other address, for browsers. Programs do not ask for HTML, and the server answers them itself."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        is_page = scope["type"] == "http" and scope["method"] == "GET" and "text/html" in _accepted(scope)
        return super().matches(scope) if is_page else (Match.NONE, {})


def _accepted(scope: Scope) -> str:
    return Headers(scope=scope).get("accept", "")


def _shown(endpoint: Endpoint, limit: str) -> Endpoint:
    """The same endpoint, with refusals shown as text on a separate page."""

    async def shown(request: Request) -> Response:
        try:
            request.app.state.limits.take(limit, request)
            return await endpoint(request)
        except Refused as error:
            reader = await reader_of(request)
            page = RefusedPage(title=reader.text("page-refused"), refusal=say_refusal(error.refusal, reader.translator))
            return respond(reader, page, STATUS.get(error.refusal.message.key, UNFIT))

    return shown


async def _to_home(_request: Request) -> Response:
    return RedirectResponse(HOME)


async def _to_table(request: Request) -> Response:
    return RedirectResponse(f"{HOME}/table/{request.path_params['table']}")


def _static(name: str) -> Endpoint:
    async def answer(_request: Request) -> Response:
        return Response((STATIC / name).read_bytes(), media_type=MEDIA[name], headers=CACHED)

    return answer


async def _ink(_request: Request) -> Response:
    return Response(ansi_html.stylesheet(), media_type="text/css", headers=CACHED)
