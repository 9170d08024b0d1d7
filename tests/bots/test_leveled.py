"""The bots of the levels: legal, the same for the same question, and only slips that the level allows."""

import pytest

from bots.test_search import GAMES, known
from witching.bots.leveled import LeveledBot, by_search, labels
from witching.bots.search import Search
from witching.core.game import Game
from witching.core.level import NAMES, Level
from witching.core.rng import Rng


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_level_chooses_and_chooses_the_same_again(game: Game, level: str) -> None:
    knowledge, choices = known(game, seats=3)
    bot = LeveledBot(level, simulations=20)
    chosen = bot.choose(game, knowledge, choices, Rng(1))
    assert chosen in choices
    assert bot.choose(game, game.restore_knowledge(knowledge.to_bytes()), choices, Rng(1)) == chosen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_a_slip_the_choice_is_taken_that_was_tried_most(game: Game) -> None:
    knowledge, choices = known(game)
    search = Search(game.strategy())
    search.run(knowledge, Rng(2), 80)
    found = labels(game, knowledge, choices)
    chosen = by_search(search, found, knowledge.seat, Level("sure", 80, 100), Rng(3))
    assert search.tries(knowledge.seat, found[chosen]) == max(
        search.tries(knowledge.seat, label) for label in found.values()
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_slip_is_larger_than_the_level_says(game: Game) -> None:
    knowledge, choices = known(game)
    search = Search(game.strategy())
    search.run(knowledge, Rng(2), 200)
    found = labels(game, knowledge, choices)
    best = by_search(search, found, knowledge.seat, Level("sure", 200, 100, 1e-9), Rng(3))
    for seed in range(50):
        chosen = by_search(search, found, knowledge.seat, Level("unsure", 200, 100, 0.1), Rng(seed))
        assert search.mean(knowledge.seat, found[chosen]) >= search.mean(knowledge.seat, found[best]) - 0.1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_time_a_bot_answers_with_what_it_has(game: Game) -> None:
    knowledge, choices = known(game)
    assert LeveledBot("archmage", seconds=0.0).choose(game, knowledge, choices, Rng(1)) in choices
