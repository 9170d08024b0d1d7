"""Law 2: shuffle what a viewer may not see: view, story, legal choices, refusals and bytes stay the same."""

from itertools import product
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import strategies as st

from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.story import EventLog
from witching.core.viewers import Hindsight, OpenBook, Seated, Viewer, seat_of
from witching.testing.book import Book, Case, Cases, World
from witching.testing.draws import SEEDS
from witching.testing.play import make_play, plays, rare_plays, running_plays, tell, viewers, whole_plays
from witching.testing.trying import law

LEAKED = "somebody can tell two worlds apart"
SECRECY = 2  # the weight of the first law here: the least of the planted leaks needs it
NEAR, MOST_SHOWN = 60, 1000  # of what differs; the whole would take minutes to be compared for people


class Witness(NamedTuple):
    """All that reaches a viewer, as bytes."""

    view: bytes
    story: bytes
    brought: bytes
    legal: list[int]
    refusals: list[bytes]


def witness(cases: Cases, event_log: EventLog, viewer: Viewer) -> Witness:
    """What a viewer of this world gets."""
    position, seat = event_log.position, seat_of(viewer)
    refusals = [cases.game.refusal(position, seat, action) for action in range(-1, cases.game.actions + 1)]
    return Witness(
        msgspec.json.encode(cases.game.view(position, viewer)),
        msgspec.json.encode(event_log.told_to(viewer)),
        msgspec.json.encode(event_log.brought(seat) if seat >= 0 else []),
        position.legal(seat),
        [msgspec.json.encode(refusal) for refusal in refusals],
    )


def first_difference(one: Witness, other: Witness) -> str:
    """The part and the place where two witnesses differ first, in a few words; empty when they are alike."""
    for part in Witness._fields:
        here, there = getattr(one, part), getattr(other, part)
        if here != there:
            alike = (a == b for a, b in zip(here, there, strict=False))
            at = next((i for i, same in enumerate(alike) if not same), min(len(here), len(there)))
            near = slice(max(0, at - NEAR), at + NEAR)
            return f"{part}: {here[near]!r} and {there[near]!r}"[:MOST_SHOWN]
    return ""


@law(weight=SECRECY)
def test_a_viewer_cannot_tell_two_worlds_apart(cases: Cases, data: st.DataObject) -> None:
    check_two_worlds(cases, data)


def check_two_worlds(cases: Cases, data: st.DataObject) -> None:
    """Everybody gets the same in two worlds that differ in what they may not see now."""
    play, rng = data.draw(plays(cases)), Rng(data.draw(SEEDS))
    told = play.told()
    for viewer in viewers(told.position):
        other = tell(cases, cases.book.unseen_world(play.world, viewer, rng))
        difference = first_difference(witness(cases, other, viewer), witness(cases, told, viewer))
        assert difference == "", LEAKED


@law()
def test_a_seat_knows_nothing_that_it_never_saw(cases: Cases, data: st.DataObject) -> None:
    play, rng = data.draw(plays(cases)), Rng(data.draw(SEEDS))
    for seat in range(play.start.seats):
        other = tell(cases, cases.book.unknown_world(play.world, seat, rng)).position
        assert cases.game.knowledge(other, seat) == cases.game.knowledge(play.now(), seat)


@law()
def test_the_story_names_no_card_that_the_view_does_not_show(cases: Cases, data: st.DataObject) -> None:
    event_log = data.draw(running_plays(cases)).told()
    for viewer in viewers(event_log.position):
        view = cases.game.view(event_log.position, viewer)
        assert cases.book.named(event_log.told_to(viewer)) <= cases.book.shown(view)


@law()
def test_a_later_telling_never_says_more(cases: Cases, data: st.DataObject) -> None:
    """Every event keeps its number, and from any number on the telling is the end of the whole telling."""
    event_log = data.draw(plays(cases)).told()
    for viewer in viewers(event_log.position):
        whole = event_log.told_to(viewer)
        assert [event.number for event in whole] == list(range(len(whole)))
        since, end = sorted(data.draw(st.integers(0, len(whole))) for _ in range(2))
        assert event_log.told_to(viewer, since) == whole[since:]
        assert event_log.told_to(viewer, since, end) == whole[since:end]


@law()
def test_every_event_that_is_told_otherwise_than_before_is_named(cases: Cases, data: st.DataObject) -> None:
    """Of any earlier moment, to anybody who has closed a look since or not: those who follow a table keep nothing that
    would not be told to them now."""
    play = data.draw(plays(cases))
    earlier = tell(cases, (play.start, play.log[: data.draw(st.integers(0, len(play.log)))]))
    now = play.told()
    for one, other in product(viewers(earlier.position), viewers(now.position)):
        if seat_of(one) == seat_of(other):
            told, mark = earlier.told_to(one), earlier.mark(one)
            named = now.retold(other, mark)
            otherwise = {event.number for event in now.told_to(other, 0, len(told)) if event != told[event.number]}
            assert otherwise <= set(named)
            assert named == sorted(named)
            assert not otherwise or mark != now.mark(other)


@law()
def test_the_open_book_is_for_games_that_are_over(cases: Cases, data: st.DataObject) -> None:
    event_log = data.draw(running_plays(cases)).told()
    with pytest.raises(Refused):
        cases.game.view(event_log.position, OpenBook())
    with pytest.raises(Refused):
        event_log.told_to(OpenBook())


@law()
def test_whoever_looks_back_sees_what_any_seat_sees(cases: Cases, data: st.DataObject) -> None:
    """`Hindsight` at any moment: two worlds of the same choices that some seat tells apart by its view or story are
    told apart by its own. (A choice that is still sealed may stay sealed.)"""
    play, rng = data.draw(plays(cases)), Rng(data.draw(SEEDS))
    told = play.told()
    seats: list[Viewer] = [Seated(seat) for seat in range(play.start.seats)]
    for viewer in viewers(told.position):
        world = cases.book.unseen_world(play.world, viewer, rng)
        other = tell(cases, world)
        if world[1] == play.log and any(_tells_apart(cases, told, other, seat) for seat in seats):
            assert _tells_apart(cases, told, other, Hindsight())


@law()
def test_after_the_end_the_open_book_is_what_hindsight_sees(cases: Cases, data: st.DataObject) -> None:
    event_log = data.draw(whole_plays(cases)).told()
    assert witness(cases, event_log, OpenBook()) == witness(cases, event_log, Hindsight())


def _tells_apart(cases: Cases, one: EventLog, other: EventLog, viewer: Viewer) -> bool:
    here, there = witness(cases, one, viewer), witness(cases, other, viewer)
    return (here.view, here.story) != (there.view, there.story)


def test_the_shuffle_does_change_the_world(book: Book) -> None:
    """Otherwise the law above says nothing: most shuffles give another position, for every viewer. Where nothing is
    hidden there is nothing to shuffle."""
    if not book.hidden:
        return
    case = Case(book, next(iter(book.quick.values())))
    plays_ = [make_play(case, seed, moment=50 * seed) for seed in range(1, 19)]
    for viewer in viewers(plays_[0].start):
        changed = [tell(case, book.unseen_world(p.world, viewer, Rng(1))).position != p.now() for p in plays_]
        assert sum(changed) >= len(changed) / 2, viewer


@pytest.mark.slow
def test_the_shuffle_changes_every_part_that_is_hidden(book: Book) -> None:
    changed: set[str] = set()
    for case in (Case(book, options) for options in book.quick.values()):
        rare = [play for plays_ in rare_plays(case).values() for play in plays_]
        for play in [*rare, *(make_play(case, seed, moment=50 * seed) for seed in range(1, 19))]:
            for viewer in viewers(play.now()):
                changed |= changes(book, play.world, book.unseen_world(play.world, viewer, Rng(1)))
    assert changed == book.hidden


def changes(book: Book, one: World, other: World) -> set[str]:
    """The parts in which two worlds differ."""
    setups = [book.game.write_setup(start) for start, _ in (one, other)]
    found = {name for name in setups[0].deal if setups[0].deal[name] != setups[1].deal[name]}
    found |= {"seats"} if setups[0].seats != setups[1].seats else set()
    return found | ({"log"} if one[1] != other[1] else set())
