"""The score sheet of a game that is over: who won and why, line by line with the rule ids."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.style import Style
from rich.table import Table
from rich.text import Text

from witching.games.glastonbury.score_words import LineView, ResultView, SeatResultView, is_recipe
from witching.games.glastonbury.view import GlastonburyView
from witching.terminal.renderers.glastonbury.cards import PAINTS, kind_chips, style_of
from witching.terminal.renderers.glastonbury.grid import WIDTH, pawn
from witching.terminal.translator import Translator

SUBJECT_WIDTH: Final = 24
CARDS_WIDTH: Final = 16
RULE_STYLE: Final = Style(dim=True)


def draw_sheet(view: GlastonburyView, translator: Translator) -> Constrain:
    """How the game ended, who won, and a table for each seat."""
    result = _result(view)
    widths = _widths(result, translator)
    parts: list[RenderableType] = [Text(translator.say(message), "bold") for message in result.said]
    for seat, of_seat in enumerate(result.seats):
        parts += [Text(), _bar(view, seat, translator), _table(of_seat, widths, translator)]
    return Constrain(Group(*parts), WIDTH)


def _result(view: GlastonburyView) -> ResultView:
    assert view.result is not None, "there is a score sheet only after the end"
    return view.result


def _bar(view: GlastonburyView, seat: int, translator: Translator) -> Text:
    """The head of a seat's table: name and total, in the player's colour."""
    result = _result(view)
    total = translator.text("glastonbury-face-points", points=result.seats[seat].points)
    if seat in result.winners:
        total = f"{translator.text('glastonbury-face-wins')}  {total}"
    style = style_of(PAINTS[view.seats[seat].colour], bold=True)
    bar = Text.assemble(" ", pawn(view, seat, translator), " ", translator.title(seat), style=style)
    bar.truncate(WIDTH - cell_len(total) - 2, overflow="ellipsis", pad=True)
    return bar.append(f" {total} ")


def _widths(result: ResultView, translator: Translator) -> tuple[int, int]:
    """How wide the subjects and the cards of the whole sheet are, the same in every seat's table."""
    cells = [_cells(line, translator) for of_seat in result.seats for line in of_seat.lines]
    subject, cards = (max((cell[i].cell_len for cell in cells), default=1) for i in (0, 1))
    return min(subject, SUBJECT_WIDTH), min(cards, CARDS_WIDTH)


def _table(of_seat: SeatResultView, widths: tuple[int, int], translator: Translator) -> Table:
    """Every line with its cards, its reason, its rule and its points; recipes after what the Immutos joined."""
    table = Table.grid(padding=(0, 1))
    table.width = WIDTH
    table.add_column(no_wrap=True, overflow="ellipsis", width=widths[0])
    table.add_column(width=widths[1])
    table.add_column(ratio=1)
    table.add_column(no_wrap=True, style=RULE_STYLE, width=len("G-RECIPE-B1"))
    table.add_column(no_wrap=True, justify="right", width=3)
    for row in _rows(of_seat, translator):
        table.add_row(*row)
    return table


def _rows(of_seat: SeatResultView, translator: Translator) -> Iterator[Sequence[Text]]:
    recipes = [line for line in of_seat.lines if is_recipe(line)]
    yield from (_cells(line, translator) for line in of_seat.lines if line not in recipes)
    for joins in of_seat.joins:
        immuto = translator.text("glastonbury-card-immuto")
        yield [Text(f" {immuto}"), Text(), Text(translator.say(joins)), Text("G-IMMUTO"), Text()]
    yield from (_cells(line, translator) for line in recipes)


def _cells(line: LineView, translator: Translator) -> Sequence[Text]:
    cards = Text(" ").join(kind_chips(line.cards, translator))
    subject, reason = translator.say(line.subject), translator.say(line.reason)
    points = f"{line.points:+d}" if line.points else "0"
    return [Text(f" {subject}"), cards, Text(reason), Text(line.rule), Text(points, "bold" if line.points > 0 else "")]
