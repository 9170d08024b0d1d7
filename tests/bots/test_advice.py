"""Advice: the choices a search tried most, what they end with, and never more than is certain."""

import subprocess
import sys

import pytest

from bots.test_search import GAMES, known
from witching.bots.advice import HINT, LEAST_TRIES, MOST, Budget, advise
from witching.bots.leveled import labels
from witching.bots.search import Search
from witching.core.game import Game
from witching.core.level import WHOLE_GAME
from witching.core.message import Message
from witching.core.rng import Rng

QUICK = Budget(120)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_best_choices_are_those_that_a_search_tries_most(game: Game) -> None:
    knowledge, choices = known(game, seats=3, decisions=31)
    search, found = Search(game.strategy(), horizon=WHOLE_GAME), labels(game, knowledge, choices)
    search.run(knowledge, Rng(5), QUICK.simulations)
    tries = {action: search.tries(knowledge.seat, found[action]) for action in choices}
    told = [each.action for each in advise(game, knowledge, choices, Rng(5), QUICK)]
    assert 1 < len(told) <= MOST
    assert [tries[action] for action in told] == sorted(tries.values(), reverse=True)[: len(told)]
    assert all(tries[action] >= LEAST_TRIES for action in told)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_question_gets_the_same_advice(game: Game) -> None:
    knowledge, choices = known(game, seats=4)
    before = knowledge.to_bytes()
    told = advise(game, knowledge, choices, Rng(1), QUICK)
    assert told == advise(game, game.restore_knowledge(before), choices, Rng(1), QUICK)
    assert knowledge.to_bytes() == before


@pytest.mark.parametrize("seed", range(3))
def test_the_margin_is_in_points_and_right_where_the_choice_ends_the_game(seed: int) -> None:
    """In Glastonbury nothing is hidden any more when somebody can end the game: the margin is what the score says."""
    game = GAMES[0]
    position, rng = game.blank({"seats": 2}), Rng(seed)
    position.redeal(rng)
    while not position.is_over():
        before, seat = position.copy(), position.to_act()[0]
        position.apply_unchecked(seat, position.action_at(rng.below(position.find_actions(seat))))
    seat = before.to_act()[0]
    knowledge, choices = game.knowledge(before, seat), before.legal(seat)
    for each in advise(game, knowledge, choices, Rng(2), QUICK):
        after = before.copy()
        after.apply_unchecked(seat, each.action)
        if after.is_over():
            assert each.margin == after.points(seat) - after.points(1 - seat)
            return
    pytest.fail("no choice ends the game")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_time_there_is_one_choice_at_least(game: Game) -> None:
    knowledge, choices = known(game)
    told = advise(game, knowledge, choices, Rng(1), Budget(1000, seconds=0.0))
    assert [each.action for each in told if each.action in choices]


class Silent(type(GAMES[0])):  # type: ignore[misc]
    """A game that knows no reasons."""

    def reasons(self, knowledge: object, action: int) -> list[Message]:
        return []


def test_without_a_reason_it_is_said_that_it_did_well() -> None:
    knowledge, choices = known(GAMES[0])
    told = advise(Silent(), knowledge, choices, Rng(1), QUICK)
    assert all(each.reasons == [Message("reasons-worlds")] for each in told)


@pytest.mark.slow
def test_compiled_or_not_the_advice_is_the_same_and_soon_there() -> None:
    """Uncompiled a hint takes two seconds at the most: so much CPU time, whatever else the machine does."""
    assert HINT.seconds is not None
    assert HINT.seconds < 2
    told = {pure: _told(pure) for pure in ("", "1")}
    assert told[""] == told["1"] != ""


SCRIPT = """
import sys
sys.path.insert(0, "tests")
from bots.test_search import GAMES, known
from witching.bots.advice import Budget, advise
from witching.core.rng import Rng
for game in GAMES:
    knowledge, choices = known(game, seats=3)
    print(advise(game, knowledge, choices, Rng(4), Budget(60)))
"""


def _told(pure: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={"WITCHING_PURE": pure}, text=True, capture_output=True, check=True
    )
    return done.stdout
