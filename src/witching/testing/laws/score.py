"""Law 10: the lines of the score sheet, each with its rule, add up to the fast score; the highest standing wins."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from witching.testing.book import Cases
from witching.testing.play import viewers, whole_plays
from witching.testing.trying import law


@law()
def test_the_lines_add_up_to_the_points(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(whole_plays(cases)).now()
    sheets = cases.game.result(position)["seats"]
    assert len(sheets) == position.seats
    for seat, sheet in enumerate(sheets):
        assert sum(line["points"] for line in sheet["lines"]) == sheet["points"] == position.points(seat)


@law()
def test_every_line_names_a_rule(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(whole_plays(cases)).now()
    rules = {line["rule"] for sheet in cases.game.result(position)["seats"] for line in sheet["lines"]}
    assert rules <= cases.book.rules


@law()
def test_the_highest_standing_wins(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(whole_plays(cases)).now()
    standings = [position.standing(seat) for seat in range(position.seats)]
    winners = [seat for seat, standing in enumerate(standings) if standing == max(standings)]
    result = cases.game.result(position)
    assert result["winners"] == winners == list(position.winners())
    assert result["how"] == cases.game.endings[position.ending()]
    most = max(position.points(seat) for seat in range(position.seats))
    assert all(position.points(seat) == most for seat in winners)


@law()
def test_all_see_the_same_result(cases: Cases, data: st.DataObject) -> None:
    """The one that a record has; the words beside it are the same for all, too."""
    position = data.draw(whole_plays(cases)).now()
    expected = cases.game.result(position)
    results = [msgspec.to_builtins(cases.game.view(position, viewer))["result"] for viewer in viewers(position)]
    assert msgspec.json.encode(_recorded(results[0], expected)) == msgspec.json.encode(expected)
    assert all(result == results[0] for result in results)


def _recorded(seen: Any, recorded: Any) -> Any:
    """The part of what is seen that a record has, too."""
    if isinstance(recorded, dict):
        return {name: _recorded(seen[name], value) for name, value in recorded.items()}
    if isinstance(recorded, list):
        return [_recorded(*pair) for pair in zip(seen, recorded, strict=True)]
    return seen
