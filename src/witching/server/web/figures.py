"""Figures: the page that Prometheus reads. It is for this machine alone."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from witching.core.refusal import refused
from witching.server.metrics import CONTENT_TYPE, Metrics
from witching.server.web.addresses import Site, is_from_here
from witching.server.web.origin_check import Gate
from witching.server.web.refusals import answer_refused

PATH = "/metrics"


def figures_route(metrics: Metrics, site: Site) -> Route:
    """The page among others: as if it were not there, where anybody but this machine can reach the server."""

    async def get_figures(request: Request) -> Response:
        if not site.is_for_this_machine or not is_from_here(request):
            return answer_refused(refused("server-refusal-no-page"))
        return Response(metrics.page(), media_type=CONTENT_TYPE)

    return Route(PATH, get_figures)


def make_figures_app(metrics: Metrics, site: Site) -> Starlette:
    """The page alone, for a port of its own."""
    return Starlette(routes=[figures_route(metrics, site)], middleware=[Middleware(Gate, site=site)])
