"""Law 4, for `pickle` and `copy`: a copy is the thing itself in every respect, and is not touched by it."""

import copy
import pickle
from typing import TypeVar

from hypothesis import strategies as st

from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.viewers import Seated
from witching.testing.book import Cases
from witching.testing.draws import SEEDS, memories
from witching.testing.play import plays, running_plays
from witching.testing.trying import law

T = TypeVar("T")


def copies(model: T) -> list[T]:
    """What every way to copy makes of it."""
    pickled = [pickle.dumps(model, protocol) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    return [copy.copy(model), copy.deepcopy(model), *map(pickle.loads, pickled)]


def check_alike(model: object, made: object) -> None:
    """Another object of the same class, equal to its model."""
    assert made is not model
    assert type(made) is type(model)
    assert made == model
    assert hash(made) == hash(model)


def told(position: Position) -> tuple[object, ...]:
    """What a position answers, beside its bytes."""
    seats = range(position.seats)
    points = [(position.points(seat), position.standing(seat)) for seat in seats] if position.is_over() else []
    return position.to_bytes(), [position.legal(seat) for seat in seats], position.to_act(), position.ending(), points


@law()
def test_a_copied_position_is_like_its_model(cases: Cases, data: st.DataObject) -> None:
    now, seed = data.draw(plays(cases)).now(), data.draw(SEEDS)
    ended, dealt = now.copy(), now.copy()
    choices = ended.playout(Rng(seed))
    dealt.redeal(Rng(seed))
    for made in copies(now):
        check_alike(now, made)
        assert told(made) == told(now)
        assert made.playout(Rng(seed)) == choices
        assert told(made) == told(ended)
        made.redeal(Rng(seed))
        assert told(made) == told(dealt)


@law()
def test_a_copied_position_and_its_model_go_their_own_ways(cases: Cases, data: st.DataObject) -> None:
    now = data.draw(running_plays(cases)).now()
    seat = data.draw(st.sampled_from(now.to_act()))
    action = data.draw(st.sampled_from(now.legal(seat)))
    before = told(now)
    moved, kept = copies(now), copies(now)
    for made in moved:
        made.apply_unchecked(seat, action)
    assert told(now) == before
    now.apply_unchecked(seat, action)
    assert all(told(made) == told(now) for made in moved)
    assert all(told(made) == before for made in kept)


@law()
def test_a_table_copied_before_the_deal_is_dealt_as_was_agreed(cases: Cases, data: st.DataObject) -> None:
    case, seed = data.draw(cases.any()), data.draw(SEEDS)
    blank = case.game.blank(case.options)
    for made in copies(blank):
        check_alike(blank, made)
        made.redeal(Rng(seed))
        assert told(made) == told(case.deal(seed))
    for known in copies(case.game.knowledge(blank, 0)):
        check_alike(case.game.knowledge(blank, 0), known)


@law()
def test_copied_knowledge_is_like_its_model(cases: Cases, data: st.DataObject) -> None:
    play, memory, seed = data.draw(plays(cases)), data.draw(memories()), data.draw(SEEDS)
    seat = data.draw(st.integers(0, play.start.seats - 1))
    for known in (cases.game.knowledge(play.now(), seat), cases.game.left_to(Seated(seat), play.told(), memory, seed)):
        before, imagined = known.to_bytes(), known.imagine(Rng(seed))
        for made in copies(known):
            check_alike(known, made)
            assert made.seat == seat
            assert told(made.imagine(Rng(seed))) == told(imagined)
            assert known.to_bytes() == before
