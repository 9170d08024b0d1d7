"""Law 10: the lines of the score sheet, each with its rule, add up to the fast score; the highest standing wins."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from laws.book import Case
from laws.cases import every_case
from laws.play import viewers, whole_plays


@every_case
@given(data=st.data())
def test_the_lines_add_up_to_the_points(case: Case, data: st.DataObject) -> None:
    position = data.draw(whole_plays(case)).now()
    sheets = case.game.result(position)["seats"]
    assert len(sheets) == position.seats
    for seat, sheet in enumerate(sheets):
        assert sum(line["points"] for line in sheet["lines"]) == sheet["points"] == position.points(seat)


@every_case
@given(data=st.data())
def test_every_line_names_a_rule(case: Case, data: st.DataObject) -> None:
    position = data.draw(whole_plays(case)).now()
    rules = {line["rule"] for sheet in case.game.result(position)["seats"] for line in sheet["lines"]}
    assert rules <= case.book.rules


@every_case
@given(data=st.data())
def test_the_highest_standing_wins(case: Case, data: st.DataObject) -> None:
    position = data.draw(whole_plays(case)).now()
    standings = [position.standing(seat) for seat in range(position.seats)]
    winners = [seat for seat, standing in enumerate(standings) if standing == max(standings)]
    result = case.game.result(position)
    assert result["winners"] == winners == list(position.winners())
    assert result["how"] == case.game.endings[position.ending()]
    most = max(position.points(seat) for seat in range(position.seats))
    assert all(position.points(seat) == most for seat in winners)


@every_case
@given(data=st.data())
def test_all_see_the_same_result(case: Case, data: st.DataObject) -> None:
    position = data.draw(whole_plays(case)).now()
    expected = msgspec.json.encode(case.game.result(position))
    for viewer in viewers(position):
        seen = msgspec.to_builtins(case.game.view(position, viewer))
        assert msgspec.json.encode(seen["result"]) == expected
