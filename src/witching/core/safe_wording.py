"""Safe wording: a third-party wording that fails is reported, and never ends a game."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from witching.core.message import Message
from witching.core.refusal import Refused
from witching.core.view import AnyChoice, AnyView
from witching.core.wording import Said, Wording, WordingOf

T = TypeVar("T")
Tell = Callable[[str, Exception], None]
"""Receives a failure: the name of the wording's method, and what it raised."""


class SafeWording(WordingOf[AnyView]):
    """Says what a game's own wording says; where that fails, what can be said of any view without it. Every method that
    fails is reported once."""

    def __init__(self, own: Wording, tell: Tell) -> None:
        self.about = own.about
        self._own, self._tell = own, tell
        self._failed: set[str] = set()

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process reports to nobody."""
        return SafeWording, (self._own, tell_nobody)

    def question(self, view: AnyView, seat: int) -> Message:
        return self._try("question", lambda: self._own.question(view, seat), lambda: view.question)

    def choices(self, view: AnyView, seat: int) -> list[Said]:
        return self._try("choices", lambda: self._own.choices(view, seat), lambda: [*map(_said, view.choices)])

    def hint(self, view: AnyView, seat: int) -> list[Message]:
        return self._try("hint", lambda: self._own.hint(view, seat), list)

    def table(self, view: AnyView, seat: int) -> list[Message]:
        return self._try("table", lambda: self._own.table(view, seat), lambda: [Message("core-unsaid-table")])

    def look(self, view: AnyView, seat: int) -> list[Message]:
        return self._try("look", lambda: self._own.look(view, seat), list)

    def has_secret(self, view: AnyView, seat: int) -> bool:
        """If unknown, assume there is one: the screen is then handed over first."""
        return self._try("has_secret", lambda: self._own.has_secret(view, seat), lambda: True)

    def sheet(self, view: AnyView) -> list[Message]:
        return self._try("sheet", lambda: self._own.sheet(view), lambda: _points(view))

    def aid(self, view: AnyView) -> list[Message]:
        return self._try("aid", lambda: self._own.aid(view), list)

    def _try(self, name: str, say: Callable[[], T], instead: Callable[[], T]) -> T:
        try:
            return say()
        except Refused:
            raise
        except Exception as error:  # a third-party wording may fail in any way
            if name not in self._failed:
                self._failed.add(name)
                self._tell(name, error)
        return instead()


def _said(choice: AnyChoice) -> Said:
    """A choice as the view words it, else in its notation."""
    notation = Message("core-unsaid-choice", {"action": choice.action})
    said = getattr(choice, "said", notation)
    briefly = getattr(choice, "briefly", None) or said
    return Said(choice.action, said, briefly, tuple(getattr(choice, "notes", ())))


def _points(view: AnyView) -> list[Message]:
    seats = msgspec.to_builtins(view.result)["seats"]
    points = [sheet["points"] for sheet in seats]
    return [Message("core-unsaid-points", {"seat": seat, "points": each}) for seat, each in enumerate(points)]


def tell_nobody(_name: str, _error: Exception) -> None:
    """Report to nobody."""
