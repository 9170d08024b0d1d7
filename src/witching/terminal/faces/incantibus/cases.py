"""Tokens that lie together, in a case or in the moat: sorted by type, each by its mark."""

from collections.abc import Mapping

from rich.text import Text

from witching.games.incantibus.view import SeatView
from witching.terminal.faces.incantibus.columns import flow
from witching.terminal.faces.incantibus.pen import Pen
from witching.terminal.faces.incantibus.symbols import ANY, STYLES, SYMBOLS, TIMES


def draw_tokens(pen: Pen, tokens: Mapping[str, int], sorcerers: list[str] | None = None) -> Text:
    """Every kind by its mark, after the symbol of its type."""
    groups = [_group(pen, place, kinds) for place, kinds in _sorted(pen, tokens).items() if kinds]
    return Text(" ").join(groups + _beaten(pen, sorcerers or []))


def draw_counts(pen: Pen, tokens: Mapping[str, int], sorcerers: list[str] | None = None) -> Text:
    """How many there are of every type, where marks would take too much room."""
    counts = {place: sum(kinds.values()) for place, kinds in _sorted(pen, tokens).items()}
    counts["sorcerers"] = len(sorcerers or [])
    shown = [Text(f"{SYMBOLS[place]}{count}", STYLES[place]) for place, count in counts.items() if count]
    return Text(" ").join(shown)


def draw_case(pen: Pen, seat: SeatView, width: int) -> Text:
    """A case with how many slots of every type are filled; on more lines if need be."""
    held = _sorted(pen, seat.case)
    groups = [_group(pen, place, kinds, _slots(pen, place, kinds)) for place, kinds in held.items()]
    loose = Text(f"{ANY}{seat.loose}/{seat.purse_slots}")
    return flow([*(group for group in groups if group), loose, *_beaten(pen, seat.sorcerers)], width)


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


def _group(pen: Pen, place: str, kinds: Mapping[str, int], slots: str = "") -> Text:
    """Tokens of one type; of spell tokens and purses there is one kind, so their number says it all."""
    if not kinds and not slots:
        return Text()
    drawn = Text(SYMBOLS[place] + slots, STYLES[place])
    if place in ("spells", "purses"):
        return drawn.append(str(sum(kinds.values())))
    marks = [pen.mark(key).append(f"{TIMES}{count}" if count > 1 else "") for key, count in kinds.items()]
    gap = " " if slots and marks else ""
    return drawn.append(gap).append_text(Text(" ").join(marks))


def _beaten(pen: Pen, sorcerers: list[str]) -> list[Text]:
    if not sorcerers:
        return []
    marks = " ".join(pen.marks.sorcerers[key] for key in sorcerers)
    return [Text(f"{SYMBOLS['sorcerers']}{marks}", STYLES["sorcerers"])]
