"""What may not be seen is nowhere: not on the page, not in its storage, not on the wire."""

import json
import re
from typing import Any

import pytest

from page.browser import Visits, Wire, everything_kept
from page.evenings import meet
from page.player import Player, sit_down
from witching.games.glastonbury.components import KINDS
from witching.i18n import Catalogue, Key

pytestmark = pytest.mark.slow
TURNS = 7
SPOKEN = 4_500.0
"""Milliseconds after which what was only heard is gone."""


def card_names(language: str) -> set[str]:
    """Every ingredient of Glastonbury by its name; there is one card of each."""
    words = Catalogue(language)
    return {
        words.say(Key("glastonbury-card-ingredient", kind=Key(f"glastonbury-kind-{kind}"), value=value))
        for kind in KINDS for value in range(1, 5)
    }  # fmt: skip


def named(player: Player) -> set[str]:
    """The cards that are named anywhere in what the page holds now."""
    kept = everything_kept(player.page)
    return {name for name in card_names(player.language) if re.search(rf"\b{re.escape(name)}\b", kept)}


def test_a_covered_card_is_named_nowhere(visit: Visits) -> None:
    """In a strict table what is covered must be remembered: whoever plays finds no more on the page than somebody who
    opens it now, and nothing of what they took before."""
    player = sit_down(visit, "glastonbury", bots=["greedy"])
    taken: list[str] = []
    while len(taken) < TURNS and player.wait_for_turn():
        offered = {name for name in card_names("en") if any(f": {name}" in each.name for each in player.choices)}
        card = next((each for each in player.choices if any(f": {name}" in each.name for name in offered)), None)
        assert card is not None
        player.sight.press(card)
        player.turns += 1
        taken.append(next(name for name in offered if f": {name}" in card.name))
    player.wait_for_turn()
    fresh = Player(player.page.context.new_page())
    fresh.page.goto(player.page.url)
    fresh.wait_for_turn()
    fresh.sight.wait_for(lambda: taken[-1] in named(fresh), "the story")
    player.page.wait_for_timeout(SPOKEN)
    assert named(player) <= named(fresh)
    assert not named(player) & set(taken[:-1])


def test_a_spectator_is_told_no_secret(visit: Visits) -> None:
    eve_page = visit.arrive()
    wire = Wire(eve_page)
    anna, _ben = players = meet(
        visit.server, [visit.arrive(), visit.arrive()], "glastonbury", ["Anna", "Ben"], options={"recipes": True}
    )
    eve_page.goto(anna.page.url)
    eve = Player(eve_page)
    eve.sight.wait_for(lambda: eve.say("table-watching") in eve.sight.text(), "that Eve watches")
    for _ in range(TURNS):
        mover = anna.sight.wait_for(lambda: [player for player in players if player.is_asked])[0]
        mover.choose()
    own = anna.page.evaluate("document.body.innerText")
    views = [message["view"] for message in map(json.loads, wire.frames) if message.get("view")]
    assert len(views) > TURNS
    for seat in (each for view in views for each in view.get("seats", ())):
        assert seat["cards"] is None
        assert seat["recipes"] is None
    assert all(not view.get("choices") for view in views)
    assert "keys" not in wire.text or not any(message["you"].get("keys") for message in told(wire, "tell-welcome"))
    assert not eve.choices
    assert own != eve.page.evaluate("document.body.innerText")


def told(wire: Wire, kind: str) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, wire.frames) if message["type"] == kind]


def test_a_sealed_choice_changes_nothing_that_others_hold(visit: Visits) -> None:
    """Anna points, and then points elsewhere: what Ben and a spectator hold and are told is the same."""
    pages = [visit.arrive() for _ in range(3)]
    wires = [Wire(page) for page in pages[1:]]
    anna, ben = meet(visit.server, pages[:2], "incantibus", ["Anna", "Ben"])
    pages[2].goto(anna.page.url)
    for player in (anna, ben):
        player.wait_for_turn()
    seen = []
    for number in (0, 1):
        anna.sight.wait_for(lambda: anna.choices, "Anna's choices")
        marks = [len(wire.frames) for wire in wires]
        anna.choose(number)
        ben.page.wait_for_timeout(SPOKEN)
        seen.append([everything_kept(page) for page in pages[1:]])
        fresh = [frame for wire, mark in zip(wires, marks, strict=True) for frame in wire.frames[mark:]]
        assert fresh
        for message in map(json.loads, fresh):
            assert [event for line in message.get("lines", ()) for event in line["events"]] == []
            assert not message.get("view", {}).get("sealed")
    assert seen[0] == seen[1]
