"""The row of sorcerers: those turned up with price and points, those face down together, those that are gone."""

from rich.console import RenderableType
from rich.text import Text

from witching.games.incantibus.view import SorcererView
from witching.terminal.renderers.incantibus import symbols
from witching.terminal.renderers.incantibus.columns import heading, short, spread, titled
from witching.terminal.renderers.incantibus.pen import Pen

COLUMNS = 3


def draw_sorcerers(pen: Pen) -> list[RenderableType]:
    """The title and the row."""
    title = titled(pen.say("incantibus-face-title-sorcerers"))
    return [heading(title), spread(lambda most: _cells(pen, most), COLUMNS)]


def _cells(pen: Pen, most: int) -> list[Text]:
    """A cell for every sorcerer that was turned up, and one for all that were not, before the first of their places."""
    row = list(enumerate(pen.view.sorcerers, start=1))
    down = [place for place, sorcerer in row if sorcerer.sorcerer is None]
    shown = {place: _sorcerer(pen, place, sorcerer, most) for place, sorcerer in row if sorcerer.sorcerer is not None}
    if down:
        shown[down[0]] = _face_down(pen, down)
    return [shown[place] for place in sorted(shown)]


def _sorcerer(pen: Pen, place: int, seen: SorcererView, most: int) -> Text:
    sorcerer = pen.view.box.sorcerers[str(seen.sorcerer)]
    label, name = pen.label("sorcerer", place), short(pen.name(sorcerer), most)
    if seen.fate == "up":
        return Text.assemble(label, " ", name, " ", pen.points(sorcerer.points), " ", pen.price(sorcerer))
    fate = symbols.SYMBOLS["sorcerers"] if seen.fate == "beaten" else symbols.ESCAPED
    return Text(f"{label.plain} {name.plain} {fate}", symbols.QUIET)


def _face_down(pen: Pen, places: list[int]) -> Text:
    """The places that lie face down: M9-11,12."""
    label = pen.label("sorcerer", places[0])
    shown = Text(f"{label.plain[:2]}{ranges(places)}", label.style)
    return Text.assemble(shown, f" {symbols.HIDDEN} ", (pen.say("incantibus-face-face-down"), symbols.QUIET))


def ranges(numbers: list[int]) -> str:
    """Rising numbers, those that follow each other drawn together: 2,5-7."""
    starts = [number for number in numbers if number - 1 not in numbers]
    ends = [number for number in numbers if number + 1 not in numbers]
    runs = zip(starts, ends, strict=True)
    return ",".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)
