"""Game failure: why a table with an intact log cannot go on: its game is not installed, or fails."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from witching.core.message import Message
from witching.core.refusal import Refusal, Refused, quote
from witching.server import logs


class GameAbsent(Refused):
    """A table cannot be folded now: its game is not installed here, or is broken."""

    def __init__(self, game: str) -> None:
        super().__init__(Refusal(Message("server-refusal-game-absent", {"game": quote(game)})))
        self.game = game


class GameFailed(Refused):
    """A game's rules raised something other than a refusal: nothing was stored."""

    def __init__(self, game: str) -> None:
        super().__init__(Refusal(Message("server-refusal-game-failed", {"game": quote(game)})))


class FailureGuard:
    """Notes the moment at which a table's game failed: no bot is asked again until the next one."""

    def __init__(self, table: str, game: str, tell: Callable[[GameFailed], None] = lambda _failure: None) -> None:
        """`tell` is called once per moment; the log, too, gets one line per moment."""
        self._table, self._game, self._tell = table, game, tell
        self._failure, self._moment = GameFailed(game), -1

    def failure(self, moment: int) -> GameFailed | None:
        """How the game failed at this moment, if it did."""
        return self._failure if moment == self._moment else None

    @contextmanager
    def watch(self, moment: int) -> Iterator[None]:
        """Let the game do something at this moment. Raises GameFailed instead of anything the game raises, except
        refusals."""
        try:
            yield
        except Refused:
            raise
        except Exception as error:  # a third-party game may fail in any way
            self._note(moment, error)
            raise self._failure from None

    def _note(self, moment: int, error: Exception) -> None:
        if moment != self._moment:
            self._moment = moment
            logs.table_failed(self._table, self._game, error)
            self._tell(self._failure)
