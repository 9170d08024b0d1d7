"""Advice: the choices a search tried most, how they end, and never more than is certain."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from bots.test_search import GAMES, known
from games.incantibus.stacked import GAME, deal
from witching.bots.advice import EAGER, FEW, LEAST, MOST, Budget, Trials, advise
from witching.bots.leveled import labels
from witching.bots.search import Search
from witching.core.advice import TELLING, Advice
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.message import Message
from witching.core.rng import Rng

pytestmark = pytest.mark.search

QUICK = Budget(120)


def tried(game: Game, knowledge: Knowledge, choices: list[int], simulations: int) -> Counter[int]:
    """How often a search tries each choice, counted under the first of its equivalents."""
    horizon, found = game.level("archmage").horizon, labels(game, knowledge, choices)
    search = Search(game.strategy(), horizon=horizon, exploration=EAGER)
    search.run(knowledge, Rng(5), simulations)
    tries = Counter[int]()
    for action in choices:
        tries[game.equivalent_action(knowledge, action)] += search.tries(knowledge.seat, found[action])
    return tries


@pytest.mark.parametrize("simulations", [600, 1500])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_choice_tried_most_comes_first_then_the_next_two_by_their_margins(game: Game, simulations: int) -> None:
    knowledge, choices = known(game, seats=3, decisions=31)
    tries = tried(game, knowledge, choices, simulations)
    told = advise(game, knowledge, choices, Rng(5), Budget(simulations))
    kinds, margins = [game.equivalent_action(knowledge, each.action) for each in told], [each.margin for each in told]
    assert kinds[0] == max(tries, key=tries.__getitem__)
    assert sorted(tries[kind] for kind in kinds) == sorted(tries.values())[-MOST:]
    assert margins[1:] == sorted(margins[1:], reverse=True)


def mid_games(game: Game) -> Iterator[tuple[Knowledge, list[int]]]:
    """Moments of random games at which a seat has several choices."""
    for seed in range(4):
        position, rng = game.blank({"seats": 2}), Rng(seed)
        position.redeal(rng)
        while not position.is_over():
            seat = position.to_act()[0]
            choices = position.legal(seat)
            if len(choices) > 1 and rng.below(6) == 0:
                yield game.knowledge(position, seat), choices
            position.apply_unchecked(seat, choices[rng.below(len(choices))])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_three_are_told_wherever_there_are_three(game: Game) -> None:
    """However much better the first looks."""
    for knowledge, choices in mid_games(game):
        kinds = {game.equivalent_action(knowledge, action) for action in choices}
        told = advise(game, knowledge, choices, Rng(5), QUICK)
        assert len(told) == min(MOST, len(kinds)) or len(choices) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_told_was_tried_often_enough_to_be_compared(game: Game) -> None:
    for knowledge, choices in islice(mid_games(game), 8):
        trials = Trials(game, knowledge, choices, Rng(5))
        for action in choices:
            while trials.tries_of(action) < FEW:
                trials.go_on_with(action)
        assert min(map(trials.tries_of, choices)) == FEW
        assert sum(trials.tries.values()) == FEW * len(
            {game.equivalent_action(knowledge, action) for action in choices}
        )


def test_equal_things_at_different_places_are_told_once() -> None:
    table = deal(visible=["spell", "vampire", "spell", "mushroom", "spell"])
    knowledge, choices = GAME.knowledge(table.position, 0), table.position.legal(0)
    told = [each.action for each in advise(GAME, knowledge, choices, Rng(5), Budget(600))]
    assert len({GAME.equivalent_action(knowledge, action) for action in told}) == len(told) > 1
    assert any(each.key == "reasons-spell-token" for action in told for each in GAME.reasons(knowledge, action))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_where_there_is_one_choice_it_is_said_and_nothing_is_tried(game: Game) -> None:
    knowledge, choices = known(game)
    told = advise(game, knowledge, choices[:1], Rng(1), Budget(5000))
    assert told == [Advice(choices[0], 0.0, [Message("reasons-only")])]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_question_gets_the_same_advice(game: Game) -> None:
    knowledge, choices = known(game, seats=4)
    before = knowledge.to_bytes()
    told = advise(game, knowledge, choices, Rng(1), QUICK)
    assert told == advise(game, game.restore_knowledge(before), choices, Rng(1), QUICK)
    assert knowledge.to_bytes() == before


def last_choice(game: Game, seed: int) -> tuple[Knowledge, list[int]]:
    """What the seat that makes the last choice of a random game knows, and its choices."""
    position, rng = game.blank({"seats": 2}), Rng(seed)
    position.redeal(rng)
    while not position.is_over():
        before, seat = position.copy(), position.to_act()[0]
        position.apply_unchecked(seat, position.action_at(rng.below(position.find_actions(seat))))
    return game.knowledge(before, seat), before.legal(seat)


def certain_margin(knowledge: Knowledge, action: int) -> int | None:
    """The margin by which a choice decides the game at once, if it is the same in every world; otherwise None."""
    ends = [knowledge.imagine(Rng(number)) for number in range(20)]
    for end in ends:
        end.apply_unchecked(knowledge.seat, action)
    margins = {end.points(knowledge.seat) - end.points(1 - knowledge.seat) for end in ends}
    return margins.pop() if len(margins) == 1 and all(end.is_over() for end in ends) else None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_margin_is_in_points_and_right_where_the_choice_ends_the_game(game: Game) -> None:
    certain = {}
    for seed in range(40):
        knowledge, choices = last_choice(game, seed)
        for each in advise(game, knowledge, choices, Rng(2), QUICK) if len(choices) > 1 else ():
            margin = certain_margin(knowledge, each.action)
            if margin is not None:
                certain[seed, game.write(each.action)] = (each.margin, margin)
    assert len(certain) >= 5
    assert {choice: told for choice, (told, right) in certain.items() if told != right} == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_without_time_the_advice_is_that_of_the_fewest_simulations(game: Game) -> None:
    knowledge, choices = known(game)
    told = advise(game, knowledge, choices, Rng(1), Budget(1000, seconds=0.0))
    assert told == advise(game, knowledge, choices, Rng(1), Budget(LEAST, seconds=0.0)) != []
    assert all(each.action in choices for each in told)


class Silent(type(GAMES[0])):  # type: ignore[misc]
    """A game without reasons."""

    def reasons(self, knowledge: object, action: int) -> list[Message]:
        return []


def test_without_a_reason_it_is_said_how_it_did() -> None:
    knowledge, choices = known(GAMES[0])
    told = advise(Silent(), knowledge, choices, Rng(1), QUICK)
    for each in told:
        is_close = each.margin > told[0].margin - TELLING
        assert each.reasons == [Message("reasons-worlds" if is_close else "reasons-worse")]
