"""The score sheet: line by line what everybody's case is worth, by which rule, and who has won."""

from collections import Counter
from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from witching.core.message import Argument, Message
from witching.games.incantibus.sheet import Line, Result
from witching.games.incantibus.view import IncantibusView
from witching.terminal.faces.incantibus import prices
from witching.terminal.faces.incantibus.columns import WIDTH
from witching.terminal.faces.incantibus.symbols import POINTS, QUIET, STYLES, SYMBOLS, TITLE, WAND, WINNER
from witching.terminal.voice import Voice

MOST_NAME = 26
PLACES = {"spell-tokens": "spells"}
"""By line of the sheet, the part of a case it is about, where the words differ."""


def draw_sheet(view: IncantibusView, voice: Voice) -> RenderableType:
    """Everybody's lines and total in one table; below it how it ended and who has won."""
    result = _result(view)
    table = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False, width=WIDTH)
    table.add_column(voice.text("incantibus-face-sheet-what"), no_wrap=True, max_width=MOST_NAME)
    table.add_column(voice.text("incantibus-face-sheet-tokens"), ratio=1)
    table.add_column(voice.text("incantibus-face-sheet-rule"), style=QUIET, no_wrap=True)
    table.add_column(POINTS, justify="right", no_wrap=True)
    for seat in range(len(result.seats)):
        _add_seat(table, view, seat, voice)
    said = [Text(voice.say(message), TITLE) for message in say_outcome(view)]
    return Constrain(Group(table, *said), WIDTH)


def say_sheet(view: IncantibusView) -> Iterator[Message]:
    """The same in sentences: the outcome, then everybody's lines and total."""
    yield from say_outcome(view)
    for seat, scored in enumerate(_result(view).seats):
        for line in scored.lines:
            yield _say_line(view, seat, line)
        total = prices.say_points(scored.points)
        yield Message("incantibus-face-sheet-seat", {"seat": seat, "points": total, "wand": scored.wand})


def _say_line(view: IncantibusView, seat: int, line: Line) -> Message:
    """A line of the sheet; that of the wand has no tokens."""
    args: dict[str, Argument] = {"seat": seat, "points": prices.say_points(line.points), "rule": line.rule}
    if not line.tokens:
        return Message("incantibus-face-sheet-bare", args | {"what": _what(line)})
    return Message("incantibus-face-sheet-line", args | {"what": _what(line), "tokens": _tokens(view, line)})


def say_outcome(view: IncantibusView) -> Iterator[Message]:
    """How the game ended (I-END), who has won and, where it was needed, by the stronger wand (I-TIE)."""
    result = _result(view)
    if result.laid:
        who = [Message("incantibus-face-who", {"seat": seat}) for seat in result.laid]
        yield Message("incantibus-face-sheet-laid", {"who": who})
    else:
        yield Message("incantibus-face-sheet-cleared")
    for winner in result.winners:
        args: dict[str, Argument] = {"seat": winner, "points": prices.say_points(result.seats[winner].points)}
        if is_tie(result):
            yield Message("incantibus-face-sheet-tie", {**args, "wand": result.seats[winner].wand})
        else:
            yield Message("incantibus-face-sheet-winner", args)


def is_tie(result: Result) -> bool:
    """I-TIE: whether several have most points."""
    points = [seat.points for seat in result.seats]
    return points.count(max(points)) > 1


def _result(view: IncantibusView) -> Result:
    assert view.result is not None, "the game is over"
    return view.result


def _add_seat(table: Table, view: IncantibusView, seat: int, voice: Voice) -> None:
    """A seat's name, wand and total, then its lines."""
    result = _result(view)
    scored = result.seats[seat]
    name = Text(f"{WINNER if seat in result.winners else ' '} {voice.title(seat)}", TITLE)
    rule = "I-TIE" if is_tie(result) and scored.points == max(each.points for each in result.seats) else ""
    table.add_row(name, f"{WAND}{scored.wand}", rule, Text(str(scored.points), TITLE))
    for line in scored.lines:
        _add_line(table, view, line, voice)
    table.add_section()


def _add_line(table: Table, view: IncantibusView, line: Line, voice: Voice) -> None:
    """Points for some tokens, or for the wand."""
    place = PLACES.get(line.of, line.of)
    what = Text(f"  {SYMBOLS.get(place, WAND)} {voice.say(_what(line))}", STYLES.get(place, ""))
    tokens = voice.say(Message("incantibus-face-list", {"things": _tokens(view, line)})) if line.tokens else ""
    table.add_row(what, Text(tokens), line.rule, str(line.points))


def _what(line: Line) -> Message:
    return Message(f"incantibus-face-sheet-of-{line.of}")


def _tokens(view: IncantibusView, line: Line) -> list[Message]:
    """The tokens of a line, equal ones counted."""
    things = view.box.sorcerers if line.of == "sorcerers" else view.box.tokens
    return [prices.say_some(things[key], count) for key, count in Counter(line.tokens).items()]
