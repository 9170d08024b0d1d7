"""A guarded face: a drawing that fails never ends a game."""

from collections.abc import Callable
from typing import TypeVar, cast

from witching.core.refusal import Refused
from witching.core.wording import Wording
from witching.terminal.face import Face

Drawn = TypeVar("Drawn")


class _Guarded:
    """Draws by a game's own face until that fails, then by the generic one."""

    def __init__(self, own: Callable[[], Face], generic: Callable[[], Face], tell: Callable[[Exception], None]) -> None:
        self._own, self._generic, self._tell = own, generic, tell
        self._face: Face | None = None

    @property
    def wording(self) -> Wording:
        """That of the game, which never fails; a face's own is for its own drawings."""
        return self._generic().wording

    def __getattr__(self, name: str) -> object:
        found = self._try(lambda face: getattr(face, name))
        return self._trying(name) if callable(found) else found

    def _trying(self, name: str) -> Callable[..., object]:
        return lambda *given: self._try(lambda face: getattr(face, name)(*given))

    def _try(self, draw: Callable[[Face], Drawn]) -> Drawn:
        try:
            self._face = self._face or self._own()
            return draw(self._face)
        except Refused:
            raise
        except Exception as error:  # a face of somebody else may fail in any way
            self._tell(error)
        self._own, self._face = self._generic, self._generic()
        return draw(self._face)


def guard(own: Callable[[], Face], generic: Callable[[], Face], tell: Callable[[Exception], None]) -> Face:
    """A face that draws as `own` does, and as `generic` does from its first failure on, which is told of."""
    return cast(Face, _Guarded(own, generic, tell))
