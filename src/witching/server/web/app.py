"""The application: every address of the server, and its middleware."""

from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from witching.core.refusal import Refused, refused
from witching.server import messages as m
from witching.server.metrics import PrometheusMetrics
from witching.server.ratelimit import RateLimits
from witching.server.storage.journal import Unavailable
from witching.server.table.registry import TableRegistry
from witching.server.web import monitoring, people, replays, rules, tables
from witching.server.web.addresses import Site
from witching.server.web.guests import Cookies, Guests
from witching.server.web.middleware import HEADERS, Headers, OriginCheck
from witching.server.web.monitoring import metrics_route
from witching.server.web.openapi import describe
from witching.server.web.routes import JSON, Row, allow_only, answer_refused, make_routes
from witching.server.web.transports import table_socket

ROWS: list[Row] = [*people.ROWS, *tables.ROWS, *replays.ROWS, *rules.ROWS, *monitoring.ROWS]
"""Everything that can be requested over HTTP, except this list itself and the pages."""


def make_app(
    registry: TableRegistry,
    guests: Guests,
    site: Site,
    limits: RateLimits,
    metrics: PrometheusMetrics,
    open_network: Callable[[], Awaitable[None]],
    pages: Sequence[BaseRoute] = (),
) -> Starlette:
    """The server as an ASGI application; `pages` are the routes for browsers."""
    app = Starlette(
        routes=[*make_routes(ROWS), *_more_routes(), metrics_route(metrics, site), *pages],
        middleware=[
            Middleware(Headers, site=site),
            Middleware(OriginCheck, site=site),
            Middleware(Cookies, guests=guests, secure=site.is_secure),
        ],
        exception_handlers={
            Refused: _on_refused,
            Unavailable: _on_unavailable,
            HTTPException: _on_no_page,
            ClientDisconnect: _on_gone,
            Exception: _on_failure,
        },
    )
    app.router.redirect_slashes = False
    app.state.registry, app.state.guests, app.state.site, app.state.limits = registry, guests, site, limits
    app.state.open_network = open_network
    return app


def _more_routes() -> list[BaseRoute]:
    document = m.encode(describe(ROWS))

    async def get_openapi(_request: Request) -> Response:
        return Response(document, media_type=JSON)

    return [
        Route("/api/openapi.json", get_openapi),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
    ]


async def _on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    request.app.state.registry.metrics.refused(error.refusal.message.key)
    return answer_refused(error)


async def _on_unavailable(_request: Request, _error: Exception) -> Response:
    return answer_refused(refused("server-refusal-unavailable"))


async def _on_no_page(_request: Request, error: Exception) -> Response:
    """Answer what Starlette turns away: an unknown address, or a method that a page does not allow."""
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return allow_only((error.headers or {}).get("Allow", "").split(", "))
    if error.status_code == HTTPStatus.NOT_FOUND:
        return answer_refused(refused("server-refusal-no-page"))
    return answer_refused(refused("server-refusal-message", detail=str(error.status_code)))


async def _on_gone(_request: Request, _error: Exception) -> Response:
    """The client left before the whole request was sent: nobody reads this, and nothing failed."""
    return Response(status_code=400)


async def _on_failure(_request: Request, _error: Exception) -> Response:
    """A bug of ours. The error is raised again after this answer, and uvicorn logs it."""
    return Response(status_code=500, headers=HEADERS)
