"""Given options are read against a declaration; a misfit is refused with the allowed values and the rule."""

from typing import Any

import pytest

from witching.core.message import Message
from witching.core.options import SEATS, Option, Value, settle
from witching.core.refusal import Refused

RULE: dict[str, Any] = {"rule": "M-ADE", "label": Message("made")}


def values(*names: str) -> tuple[Value, ...]:
    return tuple(Value(name, Message("made")) for name in names)


PRINTED = (*values("old"), Value("new", Message("made"), presets={"stay": "must"}))
MADE = (
    Option(name="edition", kind="edition", values=PRINTED, default="old", **RULE),
    Option(name="stay", kind="choice", values=values("may", "must"), default="may", **RULE),
    Option(name="sight", kind="choice", values=values("dim", "helped"), default="dim", **RULE),
    Option(name="helped", kind="seats", needs={"sight": "helped"}, **RULE),
    Option(name="starts", kind="seat", **RULE),
    Option(name="gone", kind="choice", values=values("a", "b", "c", "d"), **RULE),
    Option(
        name="hat", kind="each", values=values("a", "b", "c", "d"), without="gone", usual={"2": tuple("adbc")}, **RULE
    ),
)


def settled(**options: object) -> dict[str, Any]:
    return settle(MADE, (2, 3), options, rule="M-SEATS")


def test_an_edition_presets_what_is_not_given() -> None:
    left = {"helped": None, "starts": None, "gone": None, "hat": ("a", "b", "c")}
    assert settled() == {SEATS: 3, "edition": "old", "stay": "may", "sight": "dim", **left}
    assert settled(edition="new")["stay"] == "must"
    assert settled(edition="new", stay="may")["stay"] == "may"


def test_a_wish_that_means_nothing_is_refused_with_what_it_needs() -> None:
    assert settled(sight="helped", helped="2,0,2")["helped"] == (0, 2)
    assert settled(helped=[])["helped"] == ()
    with pytest.raises(Refused) as error:
        settled(helped=[1])
    told = {"name": "helped", "given": "[1]", "needs": "sight=helped", "held": "sight=dim"}
    assert (error.value.refusal.message.key, error.value.refusal.message.args) == ("core-options-needs", told)


@pytest.mark.parametrize(
    ("seats", "given", "gone", "held"),
    [
        (2, None, None, "ad"),
        (2, ["d", ""], None, "da"),
        (2, ",a", None, "da"),
        (2, ["", None], "a", "db"),
        (2, ["b", ""], "d", "ba"),
        (3, ["", "c", ""], None, "acb"),
        (3, ["c", "", ""], "b", "cad"),
    ],
)
def test_seats_that_choose_nothing_get_what_is_left_in_the_usual_order(
    seats: int, given: object, gone: str | None, held: str
) -> None:
    assert settled(seats=seats, hat=given, gone=gone)["hat"] == tuple(held)


def test_nobody_has_what_another_option_takes_out() -> None:
    with pytest.raises(Refused) as error:
        settled(hat=["a", "", ""], gone="a")
    told = {"name": "gone", "given": "a", "allowed": "b, c, d"}
    assert (error.value.refusal.message.key, error.value.refusal.message.args) == ("core-options-value", told)
