"""The statistics of a game of Glastonbury, checked against its record."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from laws.glastonbury_book import GlastonburyBook
from witching.core.statistics import Tally
from witching.core.viewers import OpenBook
from witching.testing.book import Case
from witching.testing.play import Play, make_play

BOOK = GlastonburyBook()


def whole_game(seed: int) -> Play:
    return make_play(Case(BOOK, {"seats": 3, "recipes": True}), seed, "tempted" if seed % 2 else "random")


def counted(play: Play, chapter: str) -> dict[str, Tally]:
    return {tally.key: tally for tally in BOOK.game.statistics(play.start, play.log) if tally.chapter.key == chapter}


@given(seed=st.integers(0, 10**6))
def test_cards_taken_are_those_the_story_tells(seed: int) -> None:
    play = whole_game(seed)
    told: Counter[object] = Counter()
    for event in play.told().told_to(OpenBook()):
        if event.message.key in ("glastonbury-event-take", "glastonbury-event-take-spell"):
            told[event.message.args["seat"]] += 1
    tallies = [*counted(play, "ingredients").values(), *counted(play, "special-cards").values()]
    assert [sum(tally.times[seat] for tally in tallies) for seat in range(3)] == [told[seat] for seat in range(3)]


@given(seed=st.integers(0, 10**6))
def test_points_are_those_of_the_score_sheet(seed: int) -> None:
    play = whole_game(seed)
    things = counted(play, "ingredients") | counted(play, "recipes")
    for seat, sheet in enumerate(BOOK.game.result(play.now())["seats"]):
        lines = {line["of"]: line["points"] for line in sheet["lines"] if line["of"]}
        assert {key: tally.points[seat] for key, tally in things.items() if key in lines} == lines
        assert sum(tally.points[seat] for tally in things.values()) == sheet["points"]


@given(seed=st.integers(0, 10**6))
def test_who_acts_first_plays_as_number_one(seed: int) -> None:
    play = whole_game(seed)
    assert counted(play, "turn-order")["1"].times.index(1) == play.log[0][0]
