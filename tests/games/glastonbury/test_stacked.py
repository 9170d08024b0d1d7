"""The table builder of the other tests does what it promises."""

from games.glastonbury.stacked import CELLS, deal, line_at


def test_the_wanted_cards_lie_where_they_are_wanted() -> None:
    table = deal(grid={"c1": "toad-3", "f5": "vanesco"}, pile=["bones-1", "immuto"])
    assert (table.card("c1"), table.card("f5")) == ("toad-3", "vanesco")
    table.play("take c1")
    assert table.card("c1") == "bones-1"


def test_nothing_but_ingredients_lies_there_unasked() -> None:
    assert not {"immuto", "vanesco", "perluceo", "accio", "declinatio"} & {deal().card(cell) for cell in CELLS}


def test_a_brought_card_changes_nothing_that_was_played() -> None:
    table = deal(grid={"c1": "toad-1"}, pile=["bones-1"]).play("take c1").take("declinatio", "bones-4")
    assert table.cauldron(0) == ["toad-1", "bones-4"]
    assert table.card("c1") == "bones-1"


def test_lines_by_the_table_of_the_rule_book() -> None:
    assert line_at(2) == line_at(13) == ["c1", "c2", "c3", "c4", "c5", "c6"]
    assert line_at(6) == line_at(19) == ["a2", "b2", "c2", "d2", "e2", "f2"]
    assert line_at(10) == []
