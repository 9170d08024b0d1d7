"""The statistics of a game of Incantibus, checked against its story and its score sheet."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.incantibus.stacked import GAME, StackedTable, deal
from laws.incantibus_book import IncantibusBook
from witching.core.statistics import HELP_SHARE, Tally
from witching.core.viewers import OpenBook
from witching.games.incantibus.statistics import Ledger
from witching.testing.book import Case
from witching.testing.play import Play, make_play

BOOK = IncantibusBook()
TABLES = [(seats, expert) for seats in (2, 3, 4) for expert in (False, True)]
COMINGS = ("take", "spend", "gain", "beat", "fetch", "steal")
SCORED = {
    "monsters": ("monsters",),
    "potions": ("potions",),
    "books": ("books",),
    "sorcerers": ("sorcerers",),
    "gold": ("gold", "other-tokens"),
    "spell-tokens": ("other-tokens",),
}


def whole_game(seats: int, expert: bool, seed: int, style: str) -> Play:
    return make_play(Case(BOOK, {"seats": seats, "expert": expert}), seed, style)


def counted(play: Play, *chapters: str) -> list[Tally]:
    return [tally for tally in GAME.statistics(play.start, play.log) if not chapters or tally.chapter.key in chapters]


@pytest.mark.parametrize(("seats", "expert"), TABLES)
@given(seed=st.integers(0, 10**6), style=st.sampled_from(["random", "tempted"]))
def test_what_comes_into_a_case_is_what_the_story_tells(seats: int, expert: bool, seed: int, style: str) -> None:
    play = whole_game(seats, expert, seed, style)
    told: Counter[tuple[object, str]] = Counter()
    for event in play.told().told_to(OpenBook()):
        if event.message.key.removeprefix("incantibus-event-") in COMINGS:
            told[event.message.args["seat"], repr(event.message.args["token"])] += 1
    chapters = ("ingredients", "weapons", "monsters", "gold", "other-tokens", "potions", "books", "sorcerers")
    taken = {
        (seat, repr(tally.name)): times
        for tally in counted(play, *chapters)
        for seat, times in enumerate(tally.times)
        if times
    }
    assert taken == told


@pytest.mark.parametrize(("seats", "expert"), TABLES)
@given(seed=st.integers(0, 10**6))
def test_points_are_those_of_the_score_sheet(seats: int, expert: bool, seed: int) -> None:
    play = whole_game(seats, expert, seed, "random")
    tallies = counted(play)
    for seat, sheet in enumerate(GAME.result(play.now())["seats"]):
        for line in sheet["lines"]:
            if line["of"] != "wand":
                things = [tally for tally in tallies if tally.chapter.key in SCORED[line["of"]]]
                kept = Counter(line["tokens"])
                assert line["points"] == sum(tally.points[seat] for tally in things if tally.key in kept)
        scored = sum(tally.points[seat] for tally in tallies if tally.chapter.key not in ("wands", "length"))
        assert scored == sum(line["points"] for line in sheet["lines"] if line["of"] != "wand")


@given(seed=st.integers(0, 10**6))
def test_castings_and_spells_are_those_of_the_actions(seed: int) -> None:
    play = whole_game(3, False, seed, "random")
    written = Counter(GAME.write(action) for _, action in play.log)
    pointings = sum(count for choice, count in written.items() if choice.startswith("point "))
    (castings,) = counted(play, "length")
    assert 3 * castings.times[0] == pointings
    for tally in counted(play, "spell-cards"):
        assert sum(tally.times) == written[f"cast {tally.key}"]


# ---------------------------------------------------------------- by hand


def ledger_of(table: StackedTable, *choices: tuple[int, str]) -> Ledger:
    ledger = Ledger(table.position)
    for seat, choice in choices:
        assert GAME.refusal(ledger.position, seat, GAME.parse(choice)) is None, choice
        ledger.follow(seat, GAME.parse(choice))
    return ledger


def by_key(table: StackedTable, counts: Counter[int]) -> dict[str, int]:
    return {key: counts[table.kind(key)] for key in ("mistletoe", "mushroom", "stone", "green-1", "net", "goblin")}


def test_a_potion_of_four_points_helped_by_two_tokens() -> None:
    """The green potion I is brewed from mistletoe and mushroom; a stone stands in for the mushroom."""
    table = deal(seats=2, potions=["green-1"]).give(0, "mistletoe", "mushroom", "stone")
    choices = ((0, "point potion 1"), (1, "point visible 1"), (0, "pay ingredient-1"), (0, "pay stone"))
    ledger = ledger_of(table, *choices)
    worth = HELP_SHARE * table.position.box.points_of(table.kind("green-1"))
    assert by_key(table, ledger.helped[0]) == {
        "mistletoe": worth // 2, "mushroom": 0, "stone": worth // 2, "green-1": 0, "net": 0, "goblin": 0,
    }  # fmt: skip
    assert by_key(table, ledger.taken[0]) == {
        "mistletoe": 0, "mushroom": 0, "stone": 0, "green-1": 1, "net": 0, "goblin": 0,
    }  # fmt: skip
    assert ledger.castings == 1


def test_an_unfinished_payment_has_helped_to_nothing_yet() -> None:
    table = deal(seats=2, potions=["green-1"]).give(0, "mistletoe", "mushroom")
    ledger = ledger_of(table, (0, "point potion 1"), (1, "point visible 1"), (0, "pay ingredient-1"))
    assert not ledger.helped[0]


def test_the_net_has_helped_to_the_goblin_but_nobody_to_one_that_escapes() -> None:
    table = deal(seats=2, wands=[4, 1], visible=["goblin", "goblin", "toad"]).give(0, "net")
    ledger = ledger_of(table, (0, "point visible 1"), (1, "point visible 2"))
    worth = HELP_SHARE * table.position.box.points_of(table.kind("goblin"))
    assert by_key(table, ledger.helped[0])["net"] == worth
    assert by_key(table, ledger.taken[0])["goblin"] == 1
    assert not ledger.taken[1]
    assert not ledger.helped[1]


def test_a_choice_changed_before_the_reveal_is_no_casting() -> None:
    table = deal(seats=2, visible=["toad", "net", "toad"])
    ledger = ledger_of(table, (0, "point visible 1"), (0, "point visible 2"))
    assert (ledger.castings, ledger.taken) == (0, [Counter(), Counter()])
    ledger.follow(1, GAME.parse("point visible 3"))
    assert ledger.castings == 1
    assert ledger.taken == [Counter({table.kind("net"): 1}), Counter({table.kind("toad"): 1})]


def test_what_is_stolen_is_taken_once_more() -> None:
    table = deal(seats=2, wands=[4, 1], visible=["spell", "toad", "toad"], spells=["alchemy"]).give(1, "net")
    choices = ((0, "point visible 1"), (1, "point visible 2"), (0, "cast alchemy"), (0, "steal 1 weapon-1"))
    ledger = ledger_of(table, *choices)
    assert ledger.taken[0] == Counter({table.kind("spell"): 1, table.kind("net"): 1})
    assert ledger.cast[0].total() == 1
