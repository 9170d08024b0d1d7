"""Search: what it finds, and that the same question always gets the same answer."""

import pytest

from bots.pennies import SIDES, PenniesKnowledge
from witching.bots.search import REGRET, UCB, Search
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.rng import Rng
from witching.core.strategy import Strategy
from witching.games.glastonbury.game import Glastonbury
from witching.games.incantibus.game import Incantibus

GAMES = [Glastonbury(), Incantibus()]


def known(game: Game, seats: int = 2, decisions: int = 30, seed: int = 3) -> tuple[Knowledge, list[int]]:
    """What the seat to act knows after random `decisions`, and its choices."""
    position, rng = game.blank({"seats": seats}), Rng(seed)
    position.redeal(rng)
    for _ in range(decisions):
        seat = position.to_act()[0]
        position.apply_unchecked(seat, position.action_at(rng.below(position.find_actions(seat))))
    seat = position.to_act()[0]
    return game.knowledge(position, seat), position.legal(seat)


def tries(game: Game, knowledge: Knowledge, choices: list[int], *slices: int, simultaneous: int = UCB) -> list[int]:
    """How often each choice was tried, after `slices` of simulations."""
    strategy = game.strategy()
    search = Search(strategy, simultaneous=simultaneous)
    rng = Rng(11)
    for simulations in slices:
        search.run(knowledge, rng, simulations)
    world = knowledge.imagine(Rng(0))
    return [search.tries(knowledge.seat, strategy.action_key(world, action)) for action in choices]


@pytest.mark.parametrize("simultaneous", [UCB, REGRET])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_simulation_tries_one_choice_of_the_root(game: Game, simultaneous: int) -> None:
    knowledge, choices = known(game)
    assert sum(tries(game, knowledge, choices, 40, simultaneous=simultaneous)) == 40


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_slices_change_nothing(game: Game) -> None:
    knowledge, choices = known(game, seats=3)
    assert tries(game, knowledge, choices, 60) == tries(game, knowledge, choices, 1, 20, 39)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_search_does_not_touch_what_it_is_given(game: Game) -> None:
    knowledge, choices = known(game)
    before = knowledge.to_bytes()
    tries(game, knowledge, choices, 30)
    assert knowledge.to_bytes() == before


def test_nobody_can_be_outguessed_who_learns_by_regret() -> None:
    search = Search(Strategy(), simultaneous=REGRET, regret_exploration=0.2)
    search.run(PenniesKnowledge(), Rng(5), 6000)
    for seat in range(2):
        for side in range(SIDES):
            assert 0.15 < search.tries(seat, side) / 6000 < 0.6


def test_choices_at_once_are_learnt_apart() -> None:
    """Whatever seat 0 chose in the same simulation, seat 1 is at one moment and learns of each side once."""
    search = Search(Strategy())
    search.run(PenniesKnowledge(), Rng(5), 300)
    assert search.tree.used == 2 * (1 + SIDES)
    for seat in range(2):
        assert sum(search.tries(seat, side) for side in range(SIDES)) == 300


def test_the_tree_keeps_everything_when_it_grows() -> None:
    knowledge, choices = known(GAMES[0])
    search = Search(GAMES[0].strategy(), horizon=0)
    search.run(knowledge, Rng(1), 20)
    small = search.tree.size
    while search.tree.size == small:
        search.run(knowledge, Rng(2), 50)
    world = knowledge.imagine(Rng(0))
    counted = [search.tries(knowledge.seat, search.strategy.action_key(world, action)) for action in choices]
    assert sum(counted) == search.simulations


def test_nothing_is_searched_without_knowledge() -> None:
    with pytest.raises(TypeError):
        Search(Strategy()).run(None, Rng(0), 1)  # type: ignore[arg-type]
