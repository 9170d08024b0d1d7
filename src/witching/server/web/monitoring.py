"""Monitoring: whether the server is alive, whether it can write to the store, and metrics for Prometheus, which only
this machine can read."""

from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from witching.core.refusal import refused
from witching.server.metrics import CONTENT_TYPE, PrometheusMetrics
from witching.server.table.registry import TableRegistry
from witching.server.web.addresses import Site, is_from_here
from witching.server.web.middleware import OriginCheck
from witching.server.web.routes import Row, answer_refused

PATH = "/metrics"


class Health(Struct, frozen=True):
    """The server is well; `now` is its clock."""

    now: int


async def get_health(request: Request) -> Health:
    """Whether the server answers."""
    return Health(request.app.state.registry.now())


async def get_readiness(request: Request) -> Health:
    """Whether the server can write to the store: it just did."""
    registry: TableRegistry = request.app.state.registry
    now = registry.now()
    await registry.journal.write(registry.store.beat, now)
    return Health(now)


def metrics_route(metrics: PrometheusMetrics, site: Site) -> Route:
    """The metrics page among the others; not found if any other machine can reach the server."""

    async def get_metrics(request: Request) -> Response:
        if not site.is_for_this_machine or not is_from_here(request):
            return answer_refused(refused("server-refusal-no-page"))
        return Response(metrics.page(), media_type=CONTENT_TYPE)

    return Route(PATH, get_metrics)


def make_metrics_app(metrics: PrometheusMetrics, site: Site) -> Starlette:
    """The metrics page alone, for a separate port."""
    return Starlette(routes=[metrics_route(metrics, site)], middleware=[Middleware(OriginCheck, site=site)])


ROWS = [
    Row(method="GET", path="/healthz", handler=get_health, answer=Health),
    Row(method="GET", path="/readyz", handler=get_readiness, answer=Health),
]
