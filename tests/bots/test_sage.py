"""The sage: an archmage without its limits."""

import pytest

from bots.test_search import GAMES, known
from witching.bots.leveled import SIMULATIONS, LeveledBot, SageBot
from witching.bots.roster import make_brain
from witching.core.game import Game
from witching.core.level import NAMES, TEMPERATURE
from witching.core.memory import PERFECT
from witching.core.rng import Rng

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_it_looks_as_far_as_an_archmage_and_has_no_weakness(game: Game) -> None:
    row, highest = SageBot().row(game), game.level(NAMES[-1])
    assert (row.horizon, row.error_margin, row.temperature) == (highest.horizon, 0.0, TEMPERATURE)
    assert SageBot().memory(game) == PERFECT
    assert highest.simulations < SIMULATIONS


@every_game
def test_it_chooses_the_same_again_also_with_a_budget(game: Game) -> None:
    knowledge, choices = known(game, seats=3)
    bot = make_brain("sage", iterations=30)
    assert isinstance(bot, SageBot)
    chosen = bot.choose(game, knowledge, choices, Rng(1))
    assert chosen in choices
    assert SageBot(simulations=30).choose(game, knowledge, choices, Rng(1)) == chosen


def test_a_budget_is_for_one_bot_alone() -> None:
    bot = LeveledBot("magus")
    assert bot.budgeted(7).simulations == 7
    assert bot.simulations is None
