"""Law 1: what `imagine` makes cannot be told from the truth by the seat that imagines; every such world is reached."""

from collections import Counter
from collections.abc import Hashable
from math import sqrt

from hypothesis import strategies as st

from witching.core.knowledge import Knowledge
from witching.core.memory import PERFECT, Memory
from witching.core.rng import Rng
from witching.core.story import EventLog
from witching.core.viewers import Seated
from witching.testing.book import Book, Cases, Few
from witching.testing.draws import SEEDS, memories
from witching.testing.play import plays
from witching.testing.trying import law

DRAWS = 60  # of `imagine`, for each world of a small case


@law()
def test_a_seat_knows_the_same_of_a_world_it_imagines(cases: Cases, data: st.DataObject) -> None:
    truth = data.draw(plays(cases)).now()
    rng = Rng(data.draw(SEEDS))
    for seat in range(truth.seats):
        knowledge = cases.game.knowledge(truth, seat)
        world = knowledge.imagine(rng)
        cases.book.check_conserved(world)
        assert cases.game.knowledge(world, seat) == knowledge
        assert world.legal(seat) == truth.legal(seat)


@law()
def test_imagine_does_not_touch_the_knowledge(cases: Cases, data: st.DataObject) -> None:
    truth = data.draw(plays(cases)).now()
    knowledge = cases.game.knowledge(truth, 0)
    before = knowledge.to_bytes()
    first, second = knowledge.imagine(Rng(1)), knowledge.imagine(Rng(1))
    first.playout(Rng(2))
    assert knowledge.to_bytes() == before
    assert knowledge.imagine(Rng(1)) == second


@law()
def test_a_forgetful_seat_imagines_nothing_against_what_it_remembers(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(plays(cases))
    event_log = play.told()
    memory, seed = data.draw(memories()), data.draw(SEEDS)
    for seat in range(event_log.position.seats):
        known = cases.game.knowledge(event_log.position, seat)
        blanked = cases.game.recall(known, event_log.told_to(Seated(seat)), memory, seed)
        cases.book.check_agreement(blanked, event_log.position)
        world = blanked.imagine(Rng(seed))
        cases.book.check_agreement(blanked, world)
        cases.book.check_conserved(world)
        assert world.legal(seat) == event_log.position.legal(seat)


@law()
def test_forgetting_is_the_same_for_the_same_events(cases: Cases, data: st.DataObject) -> None:
    play, seed = data.draw(plays(cases)), data.draw(SEEDS)
    memory = data.draw(memories())
    assert recalled(cases, play.told(), memory, seed) == recalled(cases, play.told(), memory, seed)


@law()
def test_a_perfect_memory_forgets_nothing(cases: Cases, data: st.DataObject) -> None:
    event_log = data.draw(plays(cases)).told()
    known = [cases.game.knowledge(event_log.position, seat) for seat in range(event_log.position.seats)]
    assert recalled(cases, event_log, PERFECT, 0) == known


def recalled(cases: Cases, event_log: EventLog, memory: Memory, seed: int) -> list[Knowledge]:
    """What every seat still knows."""
    position, game = event_log.position, cases.game
    known = {seat: game.knowledge(position, seat) for seat in range(position.seats)}
    return [game.recall(known[seat], event_log.told_to(Seated(seat)), memory, seed) for seat in known]


def test_every_world_is_reached_about_evenly(book: Book) -> None:
    for make in book.few_worlds().values():
        check_even(make())


def check_even(few: Few) -> None:
    """Every world of a small case comes about as often as another."""
    rng = Rng(11)
    draws = DRAWS * len(few.worlds)
    drawn = Counter(few.key(few.knowledge.imagine(rng)) for _ in range(draws))
    assert drawn.keys() == few.worlds
    assert chi_square(drawn, draws / len(few.worlds)) < generous(len(few.worlds) - 1)


def chi_square(drawn: Counter[Hashable], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in drawn.values())


def generous(freedom: int) -> float:
    """Five standard deviations above what an even draw gives."""
    return freedom + 5 * sqrt(2 * freedom)
