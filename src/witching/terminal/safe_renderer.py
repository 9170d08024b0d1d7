"""A safe renderer: a drawing that fails never ends a game."""

from collections.abc import Callable
from typing import TypeVar, cast

from witching.core.refusal import Refused
from witching.core.wording import Wording
from witching.terminal.renderer import Renderer

Drawn = TypeVar("Drawn")


class _SafeRenderer:
    """Draws by a game's own renderer until that fails, then by the generic one."""

    def __init__(
        self, own: Callable[[], Renderer], generic: Callable[[], Renderer], tell: Callable[[Exception], None]
    ) -> None:
        self._own, self._generic, self._tell = own, generic, tell
        self._renderer: Renderer | None = None

    @property
    def wording(self) -> Wording:
        """That of the game, which never fails; a renderer's own is for its own drawings."""
        return self._generic().wording

    def __getattr__(self, name: str) -> object:
        found = self._try(lambda renderer: getattr(renderer, name))
        return self._trying(name) if callable(found) else found

    def _trying(self, name: str) -> Callable[..., object]:
        return lambda *given: self._try(lambda renderer: getattr(renderer, name)(*given))

    def _try(self, draw: Callable[[Renderer], Drawn]) -> Drawn:
        try:
            self._renderer = self._renderer or self._own()
            return draw(self._renderer)
        except Refused:
            raise
        except Exception as error:  # a renderer of somebody else may fail in any way
            self._tell(error)
        self._own, self._renderer = self._generic, self._generic()
        return draw(self._renderer)


def safe_renderer(
    own: Callable[[], Renderer], generic: Callable[[], Renderer], tell: Callable[[Exception], None]
) -> Renderer:
    """A renderer that draws as `own` does, and as `generic` does from its first failure on, which is told of."""
    return cast(Renderer, _SafeRenderer(own, generic, tell))
