"""Safe views: where a third-party game fails to make a view, a plain one takes its place, and the game goes on."""

from collections.abc import Callable

from msgspec import Struct

from witching.core.converter import Converter
from witching.core.game import Game
from witching.core.message import Message
from witching.core.position import Position
from witching.core.refusal import Refused
from witching.core.safe_wording import Tell, tell_nobody
from witching.core.view import AnyChoice, AnyResult, AnyView
from witching.core.viewers import Viewer, check_viewer, seat_of

RESULT = Converter(AnyResult)


class SafeViews:
    """A game's `views`; a failure is reported once."""

    def __init__(self, game: Game, tell: Tell) -> None:
        self._game, self._tell, self._failed = game, tell, False

    def __getstate__(self) -> dict[str, object]:
        """A copy in another process reports to nobody."""
        return {"_game": self._game, "_tell": tell_nobody, "_failed": False}

    def __call__(self, position: Position) -> Callable[[Viewer], Struct]:
        def view(viewer: Viewer) -> Struct:
            try:
                return type(self._game).views(self._game, position)(viewer)
            except Refused:
                raise
            except Exception as error:  # a third-party game may fail in any way
                self._note(error)
            return plain_view(self._game, position, viewer)

        return view

    def _note(self, error: Exception) -> None:
        if not self._failed:
            self._failed = True
            self._tell("views", error)


def plain_view(game: Game, position: Position, viewer: Viewer) -> AnyView:
    """Whose turn it is, the viewer's choices in the notation, and the result: what every view of every game has."""
    check_viewer(viewer, position)
    seat = seat_of(viewer)
    return AnyView(
        question=_question(position, seat),
        to_act=list(position.to_act()),
        choices=[_choice(game.write(action)) for action in position.legal(seat)],
        result=RESULT.convert(game.result(position)) if position.is_over() else None,
    )


def _question(position: Position, seat: int) -> Message:
    if position.is_over():
        return Message("core-unsaid-over")
    return Message("core-unsaid-question" if seat in position.to_act() else "core-unsaid-wait")


def _choice(notation: str) -> AnyChoice:
    return AnyChoice(notation, Message("core-unsaid-choice", {"action": notation}))
