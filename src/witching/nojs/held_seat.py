"""Who holds a screen for several. A cookie says so and never an address, for whoever holds the screen next can
open again what was looked at before."""

from starlette.requests import Request
from starlette.responses import Response

from witching.nojs import HOME
from witching.server.table import events as e
from witching.server.table.state import Table

COOKIE = "witching_eyes"
NOBODY = ""
"""The screen lies between two people."""


def written_eyes(table: Table, seat: int) -> str:
    """The eyes of a seat until its next choice, as the cookie has them: so an answer that got lost gives nothing
    away."""
    return f"{seat}.{_choices(table, seat)}"


def read_eyes(table: Table, written: str) -> int | None:
    """The seat whose eyes these are, if they are still valid."""
    seats = range(len(table.seats))
    return next((seat for seat in seats if written == written_eyes(table, seat)), None)


def _choices(table: Table, seat: int) -> int:
    entries = (line.event for line in table.log)
    return sum(isinstance(entry, e.Chose) and entry.seat == seat for entry in entries)


def eyes_sent(request: Request) -> str:
    """What a browser says of whose eyes look."""
    return request.cookies.get(COOKIE, NOBODY)


def hand(request: Request, answer: Response, eyes: str) -> Response:
    """The same answer; with it the screen is in these hands."""
    path = f"{HOME}/table/{request.path_params['table']}"
    if eyes:
        secure = request.app.state.site.is_secure
        answer.set_cookie(COOKIE, eyes, path=path, secure=secure, httponly=True, samesite="lax")
    elif eyes_sent(request):
        answer.delete_cookie(COOKIE, path=path, httponly=True, samesite="lax")
    return answer
