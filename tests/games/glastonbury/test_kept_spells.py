"""Accio and Declinatio: G-ONESPELL, G-ACCIO, R-ACCIO-1, G-DECLINATIO, G-CHARGES, R-CHARGES-1."""

from games.glastonbury.rare_positions import choices, pictured
from games.glastonbury.stacked import CELLS, GAME, StackedTable, deal, line_at
from witching.core.viewers import Seated
from witching.games.glastonbury.rules import GlastonburyPosition


def with_accio(**cards: str) -> StackedTable:
    """Seat 0 has an Accio and a bare cauldron, and faces column e; these cards lie in the grid."""
    table = deal(grid=cards).own("accio")
    assert table.stop(0) == 4
    return table


def at_ne_with_a_3(*spells: str, **cards: str) -> StackedTable:
    """The example from the book: seat 0 has come to ne with a 3 on top; row 4 is three steps on."""
    table = deal(grid=cards, corners=["sw", "nw"]).own(*spells, "toad-3", "bones-3")
    assert (table.stop(0), table.seat(0).number) == (5, 3)
    return table


def fetched(table: StackedTable) -> list[str]:
    """The cells from which Accio may fetch now."""
    return [choice.removeprefix("accio ") for choice in table.choices if choice.startswith("accio")]


def charges(table: StackedTable, seat: int = 0) -> list[tuple[str, int]]:
    return [(spell.card, spell.charges) for spell in table.seat(seat, viewer=1).spells]


def test_G_ACCIO_takes_a_card_from_anywhere() -> None:
    table = with_accio(a3="toad-4").play("accio a3")
    assert table.cauldron(0) == ["toad-4"]
    assert charges(table) == [("accio", 1)]
    assert table.stop(0) == 4
    assert table.card("a3") not in (None, "toad-4")
    assert table.idle_until(0).stop(0) == 8


def test_G_ACCIO_every_cell_outside_the_faced_line() -> None:
    assert fetched(with_accio()) == [cell for cell in CELLS if not cell.startswith("e")]


def test_G_ACCIO_not_vanesco_nor_perluceo() -> None:
    table = with_accio(a3="vanesco", f2="perluceo", b2="accio", b3="declinatio", b4="immuto")
    assert not {"a3", "f2"} & set(fetched(table))
    assert {"b2", "b3", "b4"} < set(fetched(table))
    assert len(fetched(table)) == 32 - 6 - 2
    assert table.rule_against("accio a3") == "G-ONESPELL"


def test_G_ACCIO_fetches_accio_and_declinatio() -> None:
    assert charges(with_accio(b2="accio").play("accio b2")) == [("accio", 1), ("accio", 2)]
    assert charges(with_accio(b2="declinatio").play("accio b2")) == [("accio", 1), ("declinatio", 3)]


def test_G_ACCIO_is_not_offered_at_a_corner() -> None:
    table = deal().own("accio", "bones-1")
    assert (table.stop(0), table.choices) == (5, ["pass"])
    assert table.rule_against("accio c3") == "G-ACCIO"


def test_G_ACCIO_is_not_offered_without_a_charge() -> None:
    table = deal()
    assert fetched(table) == []
    assert table.rule_against("accio a3") == "G-ACCIO"
    table = with_accio(a3="immuto", a4="immuto").play("accio a3").idle_until(0).play("accio a4").idle_until(0)
    assert fetched(table) == []
    assert table.rule_against("accio a2") == "G-ACCIO"


def test_G_ACCIO_does_not_serve_in_the_turn_it_is_taken() -> None:
    table = deal().take("accio")
    assert table.mover == 1
    assert table.rule_against("accio a3", seat=0) == "G-TURN"


def test_G_ACCIO_is_a_choice_beside_the_faced_line() -> None:
    assert with_accio().choices[:6] == [f"take {cell}" for cell in line_at(4)]


def test_R_ACCIO_1_not_for_the_faced_line() -> None:
    table = with_accio()
    assert not set(line_at(4)) & set(fetched(table))
    assert table.rule_against("accio e3") == "R-ACCIO-1"


def test_R_ACCIO_1_only_if_a_card_lies_elsewhere_that_it_may_fetch() -> None:
    """The faced column c is full, and elsewhere there are only instant spells."""
    instants = {"b2": "vanesco", "b3": "perluceo", "d4": "vanesco", "d5": "perluceo", "e2": "vanesco"}
    faced = {"c1": "toad-1", "c2": "toad-2", "c3": "immuto", "c4": "declinatio"}
    accio = {0: {"accio": 2, "accio_cards": 1}}
    takes = ["take c1", "take c2", "take c3", "take c4"]
    assert choices(pictured(grid=instants | faced, stop=2, spells=accio)) == takes
    elsewhere = instants | faced | {"f4": "bones-1"}
    assert choices(pictured(grid=elsewhere, stop=2, spells=accio)) == [*takes, "accio f4"]


def test_G_DECLINATIO_the_example_of_the_book() -> None:
    table = at_ne_with_a_3("declinatio", b4="moonstone-1")
    assert table.choices == ["pass", *(f"declinatio {column}4" for column in "abcdef")]
    table.play("declinatio b4")
    assert (table.stop(0), table.cauldron(0)) == (8, ["toad-3", "bones-3", "moonstone-1"])
    assert charges(table) == [("declinatio", 2)]
    assert table.card("b4") not in (None, "moonstone-1")
    assert table.idle_until(0).stop(0) == 9


def test_G_DECLINATIO_is_optional() -> None:
    table = at_ne_with_a_3("declinatio").play("pass")
    assert (table.stop(0), charges(table)) == (5, [("declinatio", 3)])


def test_G_DECLINATIO_takes_neither_vanesco_nor_perluceo() -> None:
    table = at_ne_with_a_3("declinatio", a4="vanesco", c4="perluceo", d4="accio", e4="immuto")
    assert table.choices == ["pass", "declinatio b4", "declinatio d4", "declinatio e4", "declinatio f4"]
    assert table.rule_against("declinatio c4") == "G-ONESPELL"


def test_G_DECLINATIO_only_the_line_that_is_reached() -> None:
    refusal = at_ne_with_a_3("declinatio").refusal("declinatio c3")
    assert refusal.rule == "G-DECLINATIO"
    assert refusal.message.args == {"cell": "c3", "allowed": "a4, b4, c4, d4, e4, f4"}


def test_G_DECLINATIO_needs_a_charge_and_a_corner() -> None:
    assert at_ne_with_a_3("accio").rule_against("declinatio b4") == "G-DECLINATIO"
    assert deal().own("declinatio").rule_against("declinatio e3") == "G-DECLINATIO"


def test_G_DECLINATIO_a_fetched_spell_leaves_the_number() -> None:
    table = at_ne_with_a_3("declinatio", b4="accio").play("declinatio b4").idle_until(0)
    assert (table.stop(0), table.seat(0).number) == (11, 3)


def test_G_ONESPELL_no_accio_after_declinatio() -> None:
    table = at_ne_with_a_3("declinatio", "immuto", "accio")
    assert charges(table) == [("accio", 2), ("declinatio", 3)]
    assert fetched(table) == []
    assert table.play("declinatio b4").mover == 1


def test_G_ONESPELL_an_instant_spell_is_taken_only_from_the_faced_line() -> None:
    table = with_accio(e3="vanesco", e4="perluceo", c3="vanesco")
    assert {"take e3", "take e4"} < set(table.choices)
    assert not {"accio e3", "accio e4", "accio c3"} & set(table.choices)


def test_R_CHARGES_1_of_two_cards_add_up_and_the_older_goes_first() -> None:
    """Everybody sees the open cards, older one first, and how many are spent."""
    table = with_accio(b1="accio", c1="immuto", d1="immuto", e1="declinatio")
    seen = []
    for cell in ("b1", "c1", "d1", "e1"):
        table.play(f"accio {cell}").idle_until(0)
        seen.append((charges(table), table.seat(0, viewer=1).spent))
    assert seen[0] == ([("accio", 1), ("accio", 2)], 0)
    assert seen[1] == ([("accio", 2)], 1)
    assert seen[2] == ([("accio", 1)], 1)
    assert seen[3] == ([("declinatio", 3)], 2)


def test_G_CHARGES_a_second_declinatio() -> None:
    """A bare cauldron takes seat 0 from nw by stops 2, 4 and 6 to 8; then a 2 takes it to the corner se."""
    table = deal().own("declinatio", "accio", "declinatio", "bones-2")
    assert charges(table) == [("accio", 2), ("declinatio", 3), ("declinatio", 3)]
    table.bring("immuto", line_at(12))
    table.play(next(choice for choice in table.choices if choice.startswith("declinatio")))
    assert charges(table) == [("accio", 2), ("declinatio", 2), ("declinatio", 3)]
    assert table.seat(0).spent == 0


def test_G_CHARGES_an_emptied_card_lies_face_down_and_stays() -> None:
    table = with_accio(a3="immuto", a4="immuto").play("accio a3").idle_until(0).play("accio a4")
    assert (table.seat(0).spells, table.seat(0).spent) == ([], 1)


def leads(position: GlastonburyPosition, choice: str) -> tuple[int | None, bool]:
    """Where, according to the view, a choice of seat 0 leads, and whether Declinatio leads on from there."""
    (view,) = (each for each in GAME.views(position)(Seated(0)).choices if each.action == choice)
    return view.leads, view.declinatio


def test_G_DECLINATIO_the_view_says_where_a_charge_leads_on_from_a_corner() -> None:
    """G-DECLINATIO: not without a charge, and not where the walk ends at a line."""
    bare = deal(grid={"c1": "toad-3", "c2": "toad-2"}).position
    assert (leads(bare, "take c1"), leads(bare, "take c2")) == ((5, False), (4, False))
    armed = deal(grid={"e1": "toad-1", "e2": "toad-2"}).own("declinatio").position
    assert (leads(armed, "take e1"), leads(armed, "take e2")) == ((5, True), (6, False))


def test_G_CHARGES_the_charge_that_a_choice_costs_or_brings_is_counted() -> None:
    """G-CHARGES: the last charge is spent; one of two is left; the card just taken serves in the next turn."""
    at_corner = {"d1": "toad-3", "d2": "toad-2", "b2": "toad-4"}
    for charges_held, leads_on in ((1, False), (2, True)):
        table = pictured(grid=at_corner, stop=10, spells={0: {"declinatio": charges_held, "declinatio_cards": 1}})
        assert leads(table, "declinatio d1") == (15, leads_on)
        assert leads(table, "pass") == (12, False)
    at_line = {"d1": "declinatio", "d2": "toad-2", "b2": "declinatio", "b3": "toad-4"}
    table = pictured(grid=at_line, stop=3, spells={0: {"accio": 1, "accio_cards": 1}})
    assert [leads(table, choice) for choice in ("take d1", "take d2", "accio b2")] == [(5, True), (5, False), (5, True)]
