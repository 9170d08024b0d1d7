"""What may not be seen is nowhere: not on the page, not in its storage, not on the wire."""

import json
import re
from typing import Any

import pytest

from page.browser import Visits, Wire, everything_kept, kept_at_rest
from page.opened_games import meet, take_turns
from page.player import Player, sit_down
from witching.games.glastonbury.components import KINDS
from witching.i18n import Catalogue, Key

pytestmark = pytest.mark.slow
TURNS = 5


def card_names(language: str) -> set[str]:
    """Every ingredient of Glastonbury by its name; there is one card of each."""
    words = Catalogue(language)
    return {
        words.say(Key("glastonbury-card-ingredient", kind=Key(f"glastonbury-kind-{kind}"), value=value))
        for kind in KINDS for value in range(1, 5)
    }  # fmt: skip


def named(player: Player) -> set[str]:
    """The cards named anywhere in what the page holds now."""
    kept = kept_at_rest(player.page)
    return {name for name in card_names(player.language) if re.search(rf"\b{re.escape(name)}\b", kept)}


def take_a_card(player: Player) -> list[str]:
    """Choose a card that goes into the cauldron; return its name, or none where there are only other choices."""
    offered = [(choice, name) for choice in player.choices for name in card_names("en") if f": {name}" in choice.name]
    if not offered:
        player.choose()
        return []
    choice, name = offered[0]
    player.make(choice)
    return [name]


def lies_on_top(player: Player, card: str) -> bool:
    """Whether the last card taken is visible in the cauldron: Vanesco may have removed it."""
    return player.page.locator('[data-place="seat-0"]').get_by_text(card, exact=True).count() > 0


@pytest.mark.all
def test_a_covered_card_is_named_nowhere(visit: Visits) -> None:
    """At a strict table, covered cards must be remembered: a player finds no more on the page than somebody who opens
    it now, and nothing of what they took before."""
    player = sit_down(visit, "glastonbury", bots=["greedy"])
    taken: list[str] = []
    while player.wait_for_turn() and (len(taken) < TURNS or not lies_on_top(player, taken[-1])):
        taken += take_a_card(player)
    assert len(taken) >= TURNS
    fresh = Player(player.page.context.new_page())
    fresh.page.goto(player.page.url)
    fresh.wait_for_turn()
    fresh.sight.wait_for(lambda: taken[-1] in named(fresh), "the story")
    known = named(player)
    assert known <= named(fresh)
    assert not known & set(taken[:-1])


@pytest.mark.all
def test_a_spectator_is_told_no_secret(visit: Visits) -> None:
    eve_page = visit.arrive()
    wire = Wire(eve_page)
    anna, _ben = players = meet(
        visit.server, [visit.arrive(), visit.arrive()], "glastonbury", ["Anna", "Ben"], options={"recipes": True}
    )
    eve_page.goto(anna.page.url)
    eve = Player(eve_page)
    eve.sight.wait_for(lambda: eve.say("table-watching") in eve.sight.text(), "that Eve watches")
    take_turns(players, TURNS)
    views: list[dict[str, Any]] = eve.sight.wait_for(lambda: views_in(wire, TURNS + 1), "what Eve is shown")
    seats = [seat for view in views for seat in view.get("seats", ())]  # only what a choice changed is sent
    assert seats
    assert all(seat["cards"] is seat["recipes"] is None for seat in seats)
    assert not any(view.get("choices") for view in views)
    welcomes = told(wire, "welcome")
    assert welcomes
    assert not any(message["you"]["keys"] for message in welcomes)
    assert not eve.choices
    recipes = anna.say("glastonbury-recipe-a", colour="").strip()
    assert recipes in everything_kept(anna.page)
    assert recipes not in everything_kept(eve.page) + wire.text
    late = Player(visit(eve.page.url.removeprefix(visit.server.url)))
    late.sight.wait_for(lambda: late.say("table-watching") in late.sight.text(), "that somebody else watches")
    assert named(eve) <= named(late)


def views_in(wire: Wire, least: int) -> list[dict[str, Any]]:
    """All that was shown, once there is this much."""
    views = [message["view"] for message in map(json.loads, wire.frames) if message.get("view")]
    return views if len(views) >= least else []


def told(wire: Wire, kind: str, mark: int = 0) -> list[dict[str, Any]]:
    """The messages of one type after a mark."""
    return [message for message in map(json.loads, wire.frames[mark:]) if message["type"] == kind]


def test_a_sealed_choice_changes_nothing_that_others_hold(visit: Visits) -> None:
    """Anna points, and then points elsewhere: what Ben and a spectator hold and receive is the same."""
    pages = [visit.arrive() for _ in range(3)]
    wires = [Wire(page) for page in pages[1:]]
    anna, ben = meet(visit.server, pages[:2], "incantibus", ["Anna", "Ben"])
    pages[2].goto(anna.page.url)
    for player in (anna, ben):
        player.wait_for_turn()
    seen = []
    for point in (lambda: anna.choose(0), lambda: anna.change(1)):
        marks = [len(wire.frames) for wire in wires]
        point()
        for wire, mark in zip(wires, marks, strict=True):
            news: list[dict[str, Any]] = ben.sight.wait_for(lambda: told(wire, "update", mark), "news")  # noqa: B023
            assert [event for message in news for line in message["lines"] for event in line["events"]] == []
            assert not any(message["view"].get("sealed") for message in news)
        seen.append([kept_at_rest(page) for page in pages[1:]])
    assert seen[0] == seen[1]
