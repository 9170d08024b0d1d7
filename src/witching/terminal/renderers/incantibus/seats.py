"""Those who play: wand, readiness or target, and the case; and the moat between them and the tower."""

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from witching.games.incantibus.belongings import SeatView
from witching.games.incantibus.targets import LETTERS
from witching.terminal.renderers.incantibus import symbols
from witching.terminal.renderers.incantibus.cases import draw_case, draw_counts, draw_tokens
from witching.terminal.renderers.incantibus.columns import WIDTH, short
from witching.terminal.renderers.incantibus.pen import Pen

MOST_NAME = 18


def draw_seats(pen: Pen) -> RenderableType:
    """A row for everybody; the viewer's own case may take a second line."""
    names = [short(Text(pen.translator.title(seat)), MOST_NAME) for seat in range(len(pen.view.seats))]
    fixed = (1, max(name.cell_len for name in names), 4, 4)
    room = WIDTH - sum(fixed) - len(fixed)
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for width in fixed:
        table.add_column(width=width, no_wrap=True, overflow="crop")
    table.add_column(width=room)
    for seat, held in enumerate(pen.view.seats):
        shown = (_name(pen, seat, names[seat]), _wand(held), _aim(pen, seat), _case(pen, seat, room))
        table.add_row(_turn(pen, seat), *shown)
    return table


def draw_moat(pen: Pen) -> Rule:
    """The water around the tower and what lies in it."""
    said, tokens = pen.say("incantibus-face-title-moat"), draw_tokens(pen, pen.view.moat)
    if cell_len(said) + tokens.cell_len > WIDTH - 4:
        tokens = draw_counts(pen, pen.view.moat)
    title = Text(" ").join([Text(said, symbols.TITLE), *([tokens] if tokens else [])])
    return Rule(title, characters=symbols.WATER, align="left", style=symbols.MOAT)


def _turn(pen: Pen, seat: int) -> Text:
    return Text(symbols.OPEN if seat in pen.view.to_act else "", symbols.LEGAL)


def _name(pen: Pen, seat: int, name: Text) -> Text:
    name.stylize(symbols.OWN if seat == pen.seat else "")
    return name


def _wand(seat: SeatView) -> Text:
    """The strength of the wand, and what it was at the start if that was another."""
    first = f"{symbols.AT_FIRST}{seat.first_wand}" if seat.first_wand != seat.wand else ""
    return Text.assemble((f"{symbols.WAND}{seat.wand}", symbols.TITLE), (first, symbols.QUIET))


def _aim(pen: Pen, seat: int) -> Text:
    """Where the wand points, as far as it may be seen; ready or not; laid down."""
    held = pen.view.seats[seat]
    target = pen.view.sealed if seat == pen.seat and pen.view.sealed else held.target
    if held.laid:
        return Text(symbols.LAID)
    if target is not None:
        return Text(f"{symbols.AIM}{LETTERS[target.area]}{target.place}", "bold")
    if pen.view.phase == "cast":
        return Text(symbols.READY, "green") if seat in pen.view.ready else Text("…", symbols.QUIET)
    return Text()


def _case(pen: Pen, seat: int, room: int) -> Text:
    held = pen.view.seats[seat]
    if seat == pen.seat:
        return draw_case(pen, held, room)
    drawn = draw_tokens(pen, held.case, held.sorcerers)
    return drawn if drawn.cell_len <= room else draw_counts(pen, held.case, held.sorcerers)
