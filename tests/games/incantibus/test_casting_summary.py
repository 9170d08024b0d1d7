"""What a casting brought a seat, in short."""

from games.incantibus.stacked import StackedTable, deal
from terminal.renderers.incantibus_drawing import TRANSLATOR


def brought(table: StackedTable, seat: int) -> list[str]:
    return [TRANSLATOR.say(message) for message in table.event_log.brought(seat)]


def test_I_CONTEST_who_loses_hears_to_whom_and_both_that_they_swapped() -> None:
    table = deal(seats=2, visible=["toad", "mistletoe"])
    weak, strong = (0, 1) if table.wands == [1, 4] else (1, 0)
    names = [TRANSLATOR.name(seat) for seat in range(2)]
    table.cast("visible 1", "visible 1")
    assert brought(table, strong) == ["You got: toad", f"You swapped wands with {names[weak]}"]
    assert brought(table, weak) == [
        f"You went away empty-handed: {names[strong]} had the stronger wand",
        f"You swapped wands with {names[strong]}",
    ]


def test_I_ESCAPE_a_monster_that_escaped_is_told() -> None:
    table = deal(seats=2, visible=["goblin", "toad"])
    assert brought(table, 0) == []
    table.cast("visible 1", "visible 2")
    assert brought(table, 0) == ["Escaped from you: goblin"]
    assert brought(table, 1) == ["You got: toad"]


def test_the_parts_of_events_name_things_by_their_keys() -> None:
    table = deal(seats=2, visible=["goblin", "toad"])
    since = table.event_log.count()
    table.cast("visible 1", "visible 1")
    pointing = [event.parts for event in table.told(0)[since : since + 2]]
    weak, strong = (0, 1) if pointing[0].get("lost_to") == 1 else (1, 0)
    assert pointing[weak] == {"area": "visible", "token": "goblin", "lost_to": strong}
    assert pointing[strong] == {"area": "visible", "token": "goblin"}
    assert {"fate": "escaped", "token": "goblin"} in [event.parts for event in table.told(0)[since:]]
