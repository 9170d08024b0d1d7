"""Law 11: what a strategy says about a seat's choices follows from what it knows; at the end it says the score."""

from hypothesis import strategies as st

from witching.core.knowledge import Knowledge
from witching.core.position import Position
from witching.core.rng import Rng, derive
from witching.core.strategy import Strategy
from witching.core.viewers import Seated
from witching.testing.book import Cases
from witching.testing.draws import SEEDS, memories
from witching.testing.play import running_plays, whole_plays
from witching.testing.trying import law

WORLDS = 6


def imagined(knowledge: Knowledge, seed: int) -> list[Position]:
    """Worlds that the seat cannot tell apart."""
    return [knowledge.imagine(Rng(derive(seed, number))) for number in range(WORLDS)]


def weights(strategy: Strategy, world: Position, seat: int) -> dict[int, float]:
    """How each choice of a seat looks at once."""
    count = world.find_actions(seat)
    strategy.prior(world, seat, count)
    return {world.action_at(index): strategy.score_at(index) for index in range(count)}


def labels(strategy: Strategy, world: Position, seat: int) -> dict[int, int]:
    """The label of each choice of a seat."""
    return {action: strategy.action_key(world, action) for action in world.legal(seat)}


@law()
def test_choices_look_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(cases: Cases, data: st.DataObject) -> None:
    position, strategy, seed = data.draw(running_plays(cases)).now(), cases.game.strategy(), data.draw(SEEDS)
    for seat in position.to_act():
        worlds = imagined(cases.game.knowledge(position, seat), seed)
        first, *others = [weights(strategy, world, seat) for world in worlds]
        assert set(first) == set(position.legal(seat))
        assert all(other == first for other in others)


@law()
def test_choices_have_one_label_each_also_for_those_who_forget(cases: Cases, data: st.DataObject) -> None:
    told, strategy = data.draw(running_plays(cases)).told(), cases.game.strategy()
    seed, memory = data.draw(SEEDS), data.draw(memories())
    for seat in told.position.to_act():
        worlds = imagined(cases.game.left_to(Seated(seat), told, memory, seed), seed)
        first, *others = [labels(strategy, world, seat) for world in worlds]
        assert len(set(first.values())) == len(first)
        assert all(other == first for other in others)


@law()
def test_at_the_end_the_value_is_the_points(cases: Cases, data: st.DataObject) -> None:
    position, strategy = data.draw(whole_plays(cases)).now(), cases.game.strategy()
    seats = range(position.seats)
    assert [strategy.value(position, seat) for seat in seats] == [position.points(seat) for seat in seats]
