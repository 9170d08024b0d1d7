"""Before the deal, on the no-script page: everybody chooses a colour and a corner, and sees what the host agreed."""

import json

import pytest

from nojs.browser import Browser
from nojs.conftest import Visit

pytestmark = pytest.mark.slow


def open_table(browser: Browser, way: str, fields: dict[str, str]) -> None:
    """Open one with these fields of the game's card."""
    [button] = [each for each in browser.buttons() if each.get("value") == f"glastonbury {way}"]
    browser.press(button, name="Anna", **{f"glastonbury-{name}": value for name, value in fields.items()})


def choose(browser: Browser, option: str, value: str) -> None:
    """Press the button beside the field of an option."""
    [form] = [
        form
        for form in browser.page.find_all("form")
        if {("option", option)} <= {(node.get("name"), node.get("value")) for node in form.walk()}
    ]
    [button] = form.find_all("button")
    browser.press(button, value=value)


def free(browser: Browser, option: str) -> list[str | None]:
    """The values that a field offers."""
    [field] = [node for node in browser.page.find_all("select") if (node.get("id") or "").startswith(f"{option}-")]
    return [node.get("value") for node in field.find_all("option")]


def test_G_SETUP_each_person_chooses_of_what_is_left_until_the_deal(visit: Visit) -> None:
    anna, ben = visit(), visit()
    fields = {"seats": "2", "option-first_seat": "1", "option-removed": "yellow"}
    open_table(anna, "friends", fields)
    ben.open(f"/plain/table/{anna.table}")
    assert "Who begins: Player 2" in ben.text
    assert "The colour that is left out: yellow" in ben.text
    ben.press("Sit down", name="Ben")
    assert free(ben, "colours") == ["", "red", "blue", "green"]
    choose(ben, "colours", "red")
    anna.reload()
    assert "Colour of the pawn: red" in anna.text
    assert free(anna, "colours") == ["", "blue", "green"]
    choose(ben, "colours", "")
    choose(anna, "colours", "red")
    choose(ben, "colours", "red")
    assert "has red already" in ben.text
    choose(anna, "corners", "sw")
    anna.press("Begin the game")
    table = json.loads(anna.fetch(f"/api/tables/{anna.table}"))
    assert [seat["prefers"] for seat in table["seats"]] == [{"colours": "red", "corners": "sw"}, {}]
    assert "Colour of the pawn" not in anna.text


def test_G_SETUP_those_at_one_screen_choose_with_their_names(visit: Visit) -> None:
    anna = visit()
    open_table(anna, "here", {"name-2": "Ben", "option-colours-0": "green", "option-corners-1": "nw"})
    table = json.loads(anna.fetch(f"/api/tables/{anna.table}"))
    assert table["stage"] == "playing"
    assert [seat["prefers"] for seat in table["seats"]] == [{"colours": "green"}, {"corners": "nw"}, {}]
