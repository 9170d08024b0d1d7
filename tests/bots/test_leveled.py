"""The bots of the levels: legal, repeatable for the same question, and with no slips beyond those the level allows."""

import time

import pytest

from bots.test_search import GAMES, known
from witching.bots.leveled import LeveledBot, by_search, labels
from witching.bots.search import Search
from witching.core.game import Game
from witching.core.level import NAMES, Level
from witching.core.rng import Rng

pytestmark = pytest.mark.search


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
def test_without_time_a_bot_answers_with_the_little_it_has(game: Game) -> None:
    knowledge, choices = known(game)
    bot, level = LeveledBot("archmage", seconds=0.0), game.level("archmage")
    assert bot.choose(game, knowledge, choices, Rng(1)) in choices
    found = labels(game, knowledge, choices)
    assert 0 < bot.search(game, knowledge, found, level, Rng(1)).simulations < level.simulations


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_where_the_cpu_is_not_to_be_had_a_bot_does_not_wait_for_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    knowledge, choices = known(game)
    monkeypatch.setattr(time, "thread_time", lambda: 0.0)
    bot = LeveledBot("archmage", seconds=0.01, simulations=10_000_000)
    found = labels(game, knowledge, choices)
    assert bot.search(game, knowledge, found, game.level("archmage"), Rng(1)).simulations < 10_000_000


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_never_slips_stops_when_nothing_can_change_and_chooses_the_same(game: Game) -> None:
    stopped = 0
    for seed in range(12):
        knowledge, choices = known(game, seed=seed)
        level, found = Level("sure", 400, 100), labels(game, knowledge, choices)
        search = LeveledBot("archmage", simulations=400).search(game, knowledge, found, level, Rng(seed))
        stopped += search.simulations < 400
        whole = Search(game.strategy(), horizon=level.horizon)
        whole.run(knowledge, Rng(seed), 400)
        seat = knowledge.seat
        assert by_search(search, found, seat, level, Rng(1)) == by_search(whole, found, seat, level, Rng(1))
    assert stopped


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_slips_takes_nothing_that_was_hardly_tried(game: Game) -> None:
    level, slipped = Level("unsure", 60, 8, 1.0), 0
    for seed in range(10):
        knowledge, choices = known(game, seed=seed)
        search, found = Search(game.strategy(), horizon=level.horizon), labels(game, knowledge, choices)
        search.run(knowledge, Rng(seed), level.simulations)
        tries = {action: search.tries(knowledge.seat, label) for action, label in found.items()}
        taken = {by_search(search, found, knowledge.seat, level, Rng(luck)) for luck in range(50)}
        assert all(4 * tries[action] >= max(tries.values()) for action in taken)
        slipped += len(taken) > 1 and len(taken) < len(choices)
    assert slipped
