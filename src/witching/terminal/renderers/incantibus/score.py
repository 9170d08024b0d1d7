"""The score sheet: line by line what everybody's case is worth, by which rule, and who has won."""

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from witching.games.incantibus.score_words import LineView, ResultView
from witching.games.incantibus.view import IncantibusView
from witching.terminal.renderers.incantibus.columns import WIDTH
from witching.terminal.renderers.incantibus.symbols import POINTS, QUIET, STYLES, SYMBOLS, TITLE, WAND, WINNER
from witching.terminal.translator import Translator

MOST_NAME = 26
PLACES = {"spell-tokens": "spells"}
"""By line of the sheet, the part of a case it is about, where the words differ."""


def draw_sheet(view: IncantibusView, translator: Translator) -> RenderableType:
    """Everybody's lines and total in one table; below it how it ended and who has won."""
    result = _result(view)
    table = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False, width=WIDTH)
    table.add_column(translator.text("incantibus-sheet-what"), no_wrap=True, max_width=MOST_NAME)
    table.add_column(translator.text("incantibus-sheet-tokens"), ratio=1)
    table.add_column(translator.text("incantibus-sheet-rule"), style=QUIET, no_wrap=True)
    table.add_column(POINTS, justify="right", no_wrap=True)
    for seat in range(len(result.seats)):
        _add_seat(table, result, seat, translator)
    said = [Text(translator.say(message), TITLE) for message in result.said]
    return Constrain(Group(table, *said), WIDTH)


def _result(view: IncantibusView) -> ResultView:
    assert view.result is not None, "the game is over"
    return view.result


def _add_seat(table: Table, result: ResultView, seat: int, translator: Translator) -> None:
    """A seat's name, wand and total, then its lines."""
    scored = result.seats[seat]
    name = Text(f"{WINNER if seat in result.winners else ' '} {translator.title(seat)}", TITLE)
    table.add_row(name, f"{WAND}{scored.wand}", "I-TIE" if scored.tied else "", Text(str(scored.points), TITLE))
    for line in scored.lines:
        _add_line(table, line, translator)
    table.add_section()


def _add_line(table: Table, line: LineView, translator: Translator) -> None:
    """Points for some tokens, or for the wand."""
    place = PLACES.get(line.of, line.of)
    what = Text(f"  {SYMBOLS.get(place, WAND)} {translator.say(line.subject)}", STYLES.get(place, ""))
    table.add_row(what, Text(translator.say(line.reason)), line.rule, str(line.points))
