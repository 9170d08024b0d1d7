"""The score in words: how the game ended, who won, and why each line of the score sheet gives its points."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from witching.core.message import Argument, Message
from witching.games.glastonbury.choice_words import CARD_NOTES
from witching.games.glastonbury.names import say_name, say_recipe
from witching.games.glastonbury.sheet import Line, Result, SeatResult

ENDED: Final = {
    "kept": "glastonbury-event-end-kept",
    "refused": "glastonbury-event-end-refused",
    "stranded": "glastonbury-event-end-stranded",
}
KIND_REASONS: Final = {
    "G-SCORE": ("glastonbury-why-one", "glastonbury-why-two", "glastonbury-why-three", "glastonbury-why-four"),
    "G-OWN": (
        "glastonbury-why-own-one",
        "glastonbury-why-two",
        "glastonbury-why-own-three",
        "glastonbury-why-own-four",
    ),
}


AID: Final = (*(Message(reason) for reason in KIND_REASONS["G-SCORE"]), Message("glastonbury-aid-own"))
AID_RECIPES: Final = (Message("glastonbury-aid-recipe-a"), Message("glastonbury-aid-recipe-b"))


class LineView(Line, frozen=True):
    """A line of the score sheet with what it is about and why it gives its points."""

    subject: Message
    reason: Message


class SeatResultView(Struct, frozen=True):
    """What a seat scored; `joins` says which kind each of its joined Immutos joined."""

    points: int
    lines: list[LineView]
    immutos: list[str | None]
    joins: list[Message]


class ResultView(Struct, frozen=True):
    """How a game ended; `said`: who ended it, and who won."""

    ended_by: int
    how: str
    winners: list[int]
    seats: list[SeatResultView]
    said: list[Message]


def word_result(result: Result) -> ResultView:
    """A result for a view."""
    seats = [_word_seat(of_seat) for of_seat in result.seats]
    return ResultView(result.ended_by, result.how, result.winners, seats, [_say_end(result), _say_winners(result)])


def _word_seat(of_seat: SeatResult) -> SeatResultView:
    lines = [LineView(line.rule, line.of, line.cards, line.points, *_word_line(line)) for line in of_seat.lines]
    joins = [Message("glastonbury-why-joins", {"kind": _say_kind(kind)}) for kind in of_seat.immutos if kind]
    return SeatResultView(of_seat.points, lines, of_seat.immutos, joins)


def _word_line(line: Line) -> tuple[Message, Message]:
    return _say_subject(line), _say_reason(line)


def _say_end(result: Result) -> Message:
    return Message(ENDED[result.how], {"seat": result.ended_by})


def _say_winners(result: Result) -> Message:
    """R-TIE-1: who won, and with how many points."""
    points = result.seats[result.winners[0]].points
    if len(result.winners) == 1:
        return Message("glastonbury-winner", {"seat": result.winners[0], "points": points})
    players = [Message("core-seated", {"seat": seat}) for seat in result.winners]
    return Message("glastonbury-winners", {"players": players, "points": points})


def _say_kind(kind: str) -> Message:
    return Message(f"glastonbury-kind-{kind}")


def _say_subject(line: Line) -> Message:
    """What a line is about: a kind, a recipe, or an Immuto that joined nothing."""
    if line.rule in KIND_REASONS:
        return _say_kind(line.of)
    return Message("glastonbury-card-immuto") if line.rule == "G-IMMUTO" else say_recipe(line.of)


def _say_reason(line: Line) -> Message:
    """Why a line gives its points."""
    if line.rule in KIND_REASONS:
        return Message(KIND_REASONS[line.rule][min(len(line.cards), 4) - 1])
    if line.rule == "G-IMMUTO":
        return Message("glastonbury-why-alone")
    if line.rule == "G-RECIPE-A" and line.points:
        return Message("glastonbury-why-most", {"each": line.points // len(line.cards)})
    return Message("glastonbury-why-met" if line.points else "glastonbury-why-unmet")


# ---- the sheet in sentences


def tell_sheet(result: ResultView) -> Iterator[Message]:
    """The end, the winner, then every seat with its lines."""
    yield from result.said
    for seat, of_seat in enumerate(result.seats):
        yield Message("glastonbury-tell-points", {"seat": seat, "points": of_seat.points})
        yield from map(_tell_line, of_seat.lines)
        for kind in filter(None, of_seat.immutos):
            yield Message("glastonbury-tell-joins", {"kind": _say_kind(kind)})


def is_recipe(line: Line) -> bool:
    """G-RECIPES: whether a line is about a recipe."""
    return line.rule.startswith("G-RECIPE-")


def _tell_line(line: LineView) -> Message:
    args: dict[str, Argument] = {"points": line.points, "reason": line.reason, "rule": line.rule}
    if line.cards:
        args["cards"] = [say_name(card) for card in line.cards]
    if not is_recipe(line):
        return Message("glastonbury-tell-line", args)
    key = "glastonbury-tell-recipe" if line.cards else "glastonbury-tell-recipe-bare"
    return Message(key, {**args, "recipe": line.subject})


def tell_aid(*, with_recipes: bool) -> Iterator[Message]:
    """The scoring aid: G-SCORE, G-OWN, G-IMMUTO; with recipes also G-RECIPE-A and those of type B."""
    yield from AID
    yield Message("glastonbury-aid-card", {"card": say_name("immuto"), "note": CARD_NOTES["immuto"]})
    yield from AID_RECIPES if with_recipes else ()
