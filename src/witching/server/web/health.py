"""Health: whether the server is alive, and whether it can store what people do."""

from msgspec import Struct
from starlette.requests import Request

from witching.server.table.registry import House
from witching.server.web.routes import Row


class Health(Struct, frozen=True):
    """The server is well; its clock."""

    now: int


async def get_health(request: Request) -> Health:
    """Whether the server answers."""
    return Health(request.app.state.house.now())


async def get_readiness(request: Request) -> Health:
    """Whether the server can store: it just did."""
    house: House = request.app.state.house
    now = house.now()
    await house.journal.write(house.store.beat, now)
    return Health(now)


ROWS = [
    Row(method="GET", path="/healthz", handler=get_health, answer=Health),
    Row(method="GET", path="/readyz", handler=get_readiness, answer=Health),
]
