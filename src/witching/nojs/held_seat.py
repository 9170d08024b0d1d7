"""Who holds a shared screen. This is in a cookie, never in an address: the next person could go back to an address and
see what the last one saw."""

from starlette.requests import Request
from starlette.responses import Response

from witching.nojs import HOME
from witching.server.table import events as e
from witching.server.table.state import Table

COOKIE = "witching_eyes"
NOBODY = ""
"""Nobody holds the screen: it is being handed on."""


def written_eyes(table: Table, seat: int) -> str:
    """A seat's eyes in the form of the cookie, valid until its next choice: so even if an answer is lost, nothing is
    revealed."""
    return f"{seat}.{_choices(table, seat)}"


def read_eyes(table: Table, written: str) -> int | None:
    """The seat in the cookie, if it is still valid."""
    seats = range(len(table.seats))
    return next((seat for seat in seats if written == written_eyes(table, seat)), None)


def _choices(table: Table, seat: int) -> int:
    entries = (line.event for line in table.log)
    return sum(isinstance(entry, e.Chose) and entry.seat == seat for entry in entries)


def eyes_sent(request: Request) -> str:
    """The eyes in the browser's cookie."""
    return request.cookies.get(COOKIE, NOBODY)


def hand(request: Request, answer: Response, eyes: str) -> Response:
    """The same answer, with a cookie that hands the screen to these eyes."""
    path = f"{HOME}/table/{request.path_params['table']}"
    if eyes:
        secure = request.app.state.site.is_secure
        answer.set_cookie(COOKIE, eyes, path=path, secure=secure, httponly=True, samesite="lax")
    elif eyes_sent(request):
        answer.delete_cookie(COOKIE, path=path, httponly=True, samesite="lax")
    return answer
