"""What a choice revealed that could not be foreseen, against the game's story as its rule book has it."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from laws.cases import BOOKS
from laws.glastonbury_worlds import mine
from witching.core.undo import reveals_nothing
from witching.core.viewers import Spectator
from witching.testing.book import Book, Case
from witching.testing.play import STYLES, Play, make_play

GLASTONBURY, GOOFSPIEL, INCANTIBUS = BOOKS
SHOWS = {
    "glastonbury": {"refill", "refill-spell", "look", "end-kept", "end-refused", "vanish", "vanish-out"},
    "incantibus": {"card-up", "refill", "room", "sorcerer-up", "turn-up", "look-hidden", "final", "leftover", "slip"},
}
"""Events that show something face down or covered before."""


class Step(NamedTuple):
    """A choice by the only seat that owed one, after `play`, and the events it caused; `hides`: it revealed what others
    had sealed before."""

    play: Play
    seat: int
    action: int
    events: frozenset[str]
    hides: bool


def steps(book: Book, seeds: int, every: int) -> Iterator[Step]:
    """Every `every`-th choice of some plays."""
    for seed in range(seeds):
        play = make_play(Case(book, list(book.quick.values())[seed % len(book.quick)]), seed, STYLES[seed % 4])
        event_log = book.game.event_log(play.start)
        for number, (seat, action) in enumerate(play.log):
            owing, count = event_log.position.owing(), event_log.count()
            event_log.follow(seat, action)
            if number % every == 0 and owing == 1 << seat:
                events = {event.message.key.split("-event-")[1] for event in event_log.told_to(Spectator(), count)}
                hides = any(event.startswith("point-") for event in events)
                yield Step(Play(play.case, play.start, play.log[:number]), seat, action, frozenset(events), hides)


def is_new(step: Step) -> bool:
    event_log = step.play.told()
    before = event_log.position.to_bytes(), event_log.count()
    new = not reveals_nothing(step.play.case.game, event_log, step.seat, step.action)
    assert (event_log.position.to_bytes(), event_log.count()) == before
    return new


@pytest.mark.slow
@pytest.mark.parametrize("book", [GLASTONBURY, INCANTIBUS], ids=lambda book: book.game.name)
def test_where_nothing_is_shown_nothing_is_new(book: Book) -> None:
    quiet = [step for step in steps(book, 6, 2) if not (step.events & SHOWS[book.game.name] or step.hides)]
    assert len(quiet) > 20
    for step in quiet:
        assert not is_new(step), (step.events, book.game.write(step.action))


@pytest.mark.slow
def test_a_refill_is_new_while_one_of_two_cards_may_come() -> None:
    refills = [step for step in steps(GLASTONBURY, 60, 1) if step.events & {"refill", "refill-spell"}]
    unseen = [(table := mine(step.play.now())).unseen_end - table.pile_first for step in refills]
    last = [step for step, cards in zip(refills, unseen, strict=True) if cards == 2]
    assert len(last) > 40
    assert all(map(is_new, last))


@pytest.mark.slow
def test_a_covered_card_that_comes_to_light_is_new() -> None:
    """Those who forgot it learn something, unless all cards lie open to all."""
    vanished = [step for step in steps(GLASTONBURY, 24, 1) if step.events == {"take-spell", "vanish-out", "walk"}]
    is_open = [step.play.case.options.get("memory") == "open" for step in vanished]
    assert set(is_open) == {True, False}
    assert [is_new(step) for step in vanished] == [not each for each in is_open]


@pytest.mark.slow
def test_a_reveal_is_new() -> None:
    """What others had sealed could not be foreseen; nor could the bids of goofspiel."""
    for book in (INCANTIBUS, GOOFSPIEL):
        reveals = [step for step in steps(book, 6, 1) if step.hides or step.events & {"bid"}][:40]
        assert reveals
        assert all(is_new(step) for step in reveals)


def test_paying_step_by_step_is_not_new() -> None:
    paid = [step for step in steps(INCANTIBUS, 2, 1) if step.events == {"pay"}][:3]
    assert len(paid) == 3
    assert not any(is_new(step) for step in paid)


def test_what_is_dealt_is_the_same_for_the_same_question() -> None:
    """So a restart reaches the same verdict."""
    step = next(steps(GLASTONBURY, 1, 1))
    assert len({is_new(step) for _ in range(3)}) == 1
