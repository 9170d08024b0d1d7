"""Finished tables: any cauldrons at the end of a game, whether or not play could lead there.

The program joins the Immutos, to any kind, unless a test says otherwise.

They enter through the game's own reader of stored knowledge (`restore_knowledge`), which scores a table whose game is
over; nothing in it is unknown, so the only world it can imagine is that table. The offsets in the bytes follow its
list of fields.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.glastonbury.stacked import GAME, deal
from witching.core.rng import Rng
from witching.games.glastonbury.components import DEPTH, OVER, STRANDED
from witching.games.glastonbury.fields import KNOWN, STATE
from witching.games.glastonbury.notation import CARD_NAMES
from witching.games.glastonbury.rules import GlastonburyPosition

AT = STATE.places()


def finished(
    *cauldrons: Sequence[str],
    ender: int = 0,
    spells: Mapping[int, Mapping[str, int]] | None = None,
    recipes: Sequence[tuple[str, str]] = (),
    **options: Any,
) -> GlastonburyPosition:
    """A finished game with these cards in the cauldrons, top card last; `spells` counts those of each seat."""
    agreed = {"immuto_by": "engine", "immuto_joins": "any", **options}
    data = bytearray(deal(seats=len(cauldrons), recipes=recipes, **agreed).position.to_bytes())
    data[AT["phase"]], data[AT["ended"]], data[AT["ender"]] = OVER, STRANDED, ender
    for seat, cards in enumerate(cauldrons):
        data[AT["size"] + seat] = len(cards)
        for place, card in enumerate(cards, start=1):
            data[AT["cauldron"] + DEPTH * seat + place] = CARD_NAMES[card]
    for seat, counts in (spells or {}).items():
        write_spells(data, seat, counts)
    table = restore(data)
    assert [table.cauldron_of(seat) for seat in range(len(cauldrons))] == [
        [CARD_NAMES[card] for card in cards] for cards in cauldrons
    ]
    return table


def write_spells(data: bytearray, seat: int, counts: Mapping[str, int]) -> None:
    """Give a seat spells: its cards, the charges left and spent, the instants that happened."""
    for name, count in counts.items():
        data[AT[name] + seat] = count


def restore(data: bytearray) -> GlastonburyPosition:
    """The table restored from these bytes, scored if its game is over."""
    return GAME.restore_knowledge(bytes(KNOWN.size()) + bytes(data)).imagine(Rng(0))


def points(table: GlastonburyPosition) -> list[int]:
    """Every seat's score; the sheet, line by line, must agree."""
    scored = [table.points(seat) for seat in range(table.seats)]
    sheets = GAME.result(table)["seats"]
    assert [sheet["points"] for sheet in sheets] == scored
    assert [sum(line["points"] for line in sheet["lines"]) for sheet in sheets] == scored
    return scored


def joined(table: GlastonburyPosition, seat: int) -> list[str | None]:
    """The kinds that a seat's Immutos joined."""
    kinds: list[str | None] = GAME.result(table)["seats"][seat]["immutos"]
    return kinds


def line_points(table: GlastonburyPosition, seat: int, of: str) -> int:
    """The points of one line of a seat's sheet: for a kind, or for a recipe."""
    found: list[int] = [line["points"] for line in GAME.result(table)["seats"][seat]["lines"] if line["of"] == of]
    assert len(found) == 1, (of, found)
    return found[0]
