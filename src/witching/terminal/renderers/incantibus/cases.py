"""Tokens that lie together, in a case or in the moat: sorted by type, each by its mark."""

from collections.abc import Callable, Mapping

from rich.cells import cell_len
from rich.text import Text

from witching.games.incantibus.belongings import SeatView
from witching.terminal.renderers.incantibus.columns import flow
from witching.terminal.renderers.incantibus.pen import Pen, mark_of
from witching.terminal.renderers.incantibus.symbols import ANY, STYLES, SYMBOLS, TIMES

UNIFORM = ("spells", "purses")
"""Parts of a case with one kind of token: their number says it all."""


def draw_tokens(pen: Pen, tokens: Mapping[str, int], sorcerers: list[str] | None = None) -> Text:
    """Every kind by its mark, after the symbol of its type."""
    held = _sorted(pen, tokens).items()
    groups = [_part(place, "", kinds, pen.mark, " ") for place, kinds in held if kinds]
    return Text(" ").join(groups + _beaten(pen, sorcerers or []))


def draw_counts(pen: Pen, tokens: Mapping[str, int], sorcerers: list[str] | None = None) -> Text:
    """How many there are of every type, where marks would take too much room."""
    counts = {place: sum(kinds.values()) for place, kinds in _sorted(pen, tokens).items()}
    counts["sorcerers"] = len(sorcerers or [])
    shown = [Text(f"{SYMBOLS[place]}{count}", STYLES[place]) for place, count in counts.items() if count]
    return Text(" ").join(shown)


def draw_case(pen: Pen, seat: SeatView, width: int) -> Text:
    """A case with how many slots of every type are filled: by names where these fit on two lines, else by marks."""
    named, marked = _filled(pen, seat, pen.token_name, ", "), _filled(pen, seat, pen.mark, " ")
    for parts, most in ((named, 1), (named, 2), (marked, 1)):
        for gap in (2, 1):
            drawn = flow(parts, width, gap)
            lines = drawn.plain.split("\n")
            if len(lines) <= most and all(cell_len(line) <= width for line in lines):
                return drawn
    return flow(marked, width)


def _filled(pen: Pen, seat: SeatView, draw: Callable[[str], Text], comma: str) -> list[Text]:
    """Every part of a case that has slots or holds something; `draw` draws a kind."""
    held = {place: (_slots(pen, place, kinds), kinds) for place, kinds in _sorted(pen, seat.case).items()}
    groups = [_part(place, slots, kinds, draw, comma) for place, (slots, kinds) in held.items() if slots or kinds]
    return [*groups, Text(f"{ANY}{seat.loose}/{seat.purse_slots}"), *_beaten(pen, seat.sorcerers)]


def _sorted(pen: Pen, tokens: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """The tokens by the part of a case where they lie."""
    kinds = pen.view.box.tokens
    return {
        place: {key: count for key, count in tokens.items() if kinds[key].place == place}
        for place in SYMBOLS
        if place != "sorcerers"
    }


def _slots(pen: Pen, place: str, kinds: Mapping[str, int]) -> str:
    """How many slots are filled of how many; nothing for what needs none."""
    slots = pen.view.box.slots.get(place)
    if slots is None or (place == "books" and not pen.view.expert):
        return ""
    return f"{sum(kinds.values())}/{slots}"


def _part(place: str, slots: str, kinds: Mapping[str, int], draw: Callable[[str], Text], comma: str) -> Text:
    """Tokens of one type after its symbol."""
    drawn = Text.assemble((f"{SYMBOLS[place]}{slots}", STYLES[place]))
    if place in UNIFORM:
        return drawn.append(str(sum(kinds.values())), STYLES[place])
    shown = [draw(key).append(f"{TIMES}{count}" if count > 1 else "") for key, count in kinds.items()]
    return drawn.append(" " if slots and shown else "").append_text(Text(comma).join(shown))


def _beaten(pen: Pen, sorcerers: list[str]) -> list[Text]:
    if not sorcerers:
        return []
    marks = " ".join(mark_of(key, pen.view.box.sorcerers[key], pen.translator) for key in sorcerers)
    return [Text(f"{SYMBOLS['sorcerers']}{marks}", STYLES["sorcerers"])]
