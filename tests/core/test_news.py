"""What a choice showed that could not be foretold, against what the story of the game says by its rule book."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from laws.book import Book, Case
from laws.cases import BOOKS
from laws.play import STYLES, make_play
from witching.core.news import tells_nothing_new
from witching.core.position import Position
from witching.core.viewers import Spectator

GLASTONBURY, GOOFSPIEL, INCANTIBUS = BOOKS
SHOWS = {
    "glastonbury": {"refill", "refill-spell", "look", "end-kept", "end-refused"},
    "incantibus": {"card-up", "refill", "room", "sorcerer-up", "turn-up", "look-hidden", "final", "leftover", "slip"},
}
"""The events of something that lay face down before."""
MANY = 12
"""Cards in a pile: more than all but the last few."""


class Step(NamedTuple):
    """A choice of whoever alone owed one, in a play, and the events that came of it."""

    before: Position
    seat: int
    action: int
    events: frozenset[str]
    hides: bool


def steps(book: Book, seeds: int, every: int) -> Iterator[Step]:
    """Every so many-th choice of some plays; `hides`: others had sealed a choice before, which it revealed."""
    for seed in range(seeds):
        play = make_play(Case(book, list(book.quick.values())[seed % len(book.quick)]), seed, STYLES[seed % 4])
        chronicle = book.game.chronicle(play.start)
        for number, (seat, action) in enumerate(play.log):
            before, count = chronicle.position.copy(), chronicle.count()
            chronicle.follow(seat, action)
            if number % every == 0 and before.owing() == 1 << seat:
                events = {event.message.key.split("-event-")[1] for event in chronicle.told_to(Spectator(), count)}
                hides = any(event.startswith("point-") for event in events)
                yield Step(before, seat, action, frozenset(events), hides)


def is_new(book: Book, step: Step) -> bool:
    before = step.before.to_bytes()
    new = not tells_nothing_new(book.game, step.before, step.seat, step.action)
    assert step.before.to_bytes() == before
    return new


@pytest.mark.slow
@pytest.mark.parametrize("book", [GLASTONBURY, INCANTIBUS], ids=lambda book: book.game.name)
def test_where_nothing_is_shown_nothing_is_new(book: Book) -> None:
    quiet = [step for step in steps(book, 6, 2) if not (step.events & SHOWS[book.game.name] or step.hides)]
    assert len(quiet) > 20
    for step in quiet:
        assert not is_new(book, step), (step.events, book.game.write(step.action))


@pytest.mark.slow
def test_a_refill_is_new_while_many_cards_may_come() -> None:
    refills = [step for step in steps(GLASTONBURY, 4, 3) if step.events & {"refill", "refill-spell"}]
    piles = [GLASTONBURY.game.view(step.before, Spectator()).pile for step in refills]  # type: ignore[attr-defined]
    new = [is_new(GLASTONBURY, step) for step, pile in zip(refills, piles, strict=True) if pile >= MANY]
    assert len(new) > 20
    assert all(new)


@pytest.mark.slow
def test_a_reveal_is_new() -> None:
    """What others had sealed could not be foretold; nor could the bids of goofspiel."""
    for book in (INCANTIBUS, GOOFSPIEL):
        reveals = [step for step in steps(book, 6, 1) if step.hides or step.events & {"bid"}][:40]
        assert reveals
        assert all(is_new(book, step) for step in reveals)


def test_paying_step_by_step_is_not_new() -> None:
    paid = [step for step in steps(INCANTIBUS, 2, 1) if step.events == {"pay"}][:3]
    assert len(paid) == 3
    assert not any(is_new(INCANTIBUS, step) for step in paid)


def test_what_is_dealt_is_the_same_for_the_same_question() -> None:
    """So a restart judges alike."""
    step = next(steps(GLASTONBURY, 1, 1))
    assert len({is_new(GLASTONBURY, step) for _ in range(3)}) == 1
