"""The score in words: how a game ended, who won, and what every line of the sheet is about."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from witching.core.message import Argument, Message
from witching.games.incantibus import price_words
from witching.games.incantibus.box_contents import PrintedBox
from witching.games.incantibus.sheet import Line, Result, SeatResult


class LineView(Struct, frozen=True):
    """Points for some tokens by one rule; `of` says what they are, `subject` does so in words, `reason` explains the
    points."""

    rule: str
    of: str
    tokens: list[str]
    points: int
    subject: Message
    reason: Message


class ScoreView(Struct, frozen=True):
    """What a seat scored. `tied`: the seat shares the most points, so the wand decides (I-TIE)."""

    points: int
    wand: int
    tied: bool
    lines: list[LineView]


class ResultView(Struct, frozen=True):
    """How a game ended; `said` in sentences, `laid` the seats that laid their wands down."""

    how: str
    laid: list[int]
    winners: list[int]
    seats: list[ScoreView]
    said: list[Message]


def result_in_words(box: PrintedBox, result: Result) -> ResultView:
    """The score sheet with its wording."""
    return ResultView(
        how=result.how,
        laid=result.laid,
        winners=result.winners,
        seats=[_score(box, result, seat) for seat in result.seats],
        said=[*_say_outcome(result)],
    )


def say_sheet(result: ResultView) -> Iterator[Message]:
    """The sheet in sentences: the outcome, then everybody's lines and total."""
    yield from result.said
    for seat, scored in enumerate(result.seats):
        for line in scored.lines:
            args: dict[str, Argument] = {"seat": seat, "points": price_words.say_points(line.points), "rule": line.rule}
            yield Message("incantibus-sheet-line", args | {"subject": line.subject, "reason": line.reason})
        total = price_words.say_points(scored.points)
        yield Message("incantibus-sheet-seat", {"seat": seat, "points": total, "wand": scored.wand})


def _score(box: PrintedBox, result: Result, seat: SeatResult) -> ScoreView:
    return ScoreView(
        points=seat.points,
        wand=seat.wand,
        tied=_is_tie(result) and seat.points == max(each.points for each in result.seats),
        lines=[_line(box, line, seat.wand) for line in seat.lines],
    )


def _line(box: PrintedBox, line: Line, wand: int) -> LineView:
    """A line of the sheet: equal tokens are counted; the wand's line has none."""
    things = box.sorcerers if line.of == "sorcerers" else box.tokens
    named = [price_words.say_some(things[key], count) for key, count in Counter(line.tokens).items()]
    reason = Message("incantibus-list", {"things": named}) if named else _say_strength(wand)
    return LineView(line.rule, line.of, line.tokens, line.points, Message(f"incantibus-sheet-of-{line.of}"), reason)


def _say_strength(wand: int) -> Message:
    """I-EXPERT."""
    return Message("incantibus-sheet-strength", {"wand": wand})


def _say_outcome(result: Result) -> Iterator[Message]:
    """How the game ended (I-END), who won and, where it was needed, that the stronger wand decided (I-TIE), and the
    title that comes with it."""
    if result.laid:
        who = [Message("incantibus-who", {"seat": seat}) for seat in result.laid]
        yield Message("incantibus-sheet-laid", {"who": who})
    else:
        yield Message("incantibus-sheet-cleared")
    for winner in result.winners:
        args: dict[str, Argument] = {"seat": winner, "points": price_words.say_points(result.seats[winner].points)}
        if _is_tie(result):
            yield Message("incantibus-sheet-tie", {**args, "wand": result.seats[winner].wand})
        else:
            yield Message("incantibus-sheet-winner", args)
        yield Message("incantibus-sheet-title", {"seat": winner})


def _is_tie(result: Result) -> bool:
    """I-TIE: whether several share the most points."""
    points = [seat.points for seat in result.seats]
    return points.count(max(points)) > 1
