"""Bots choose by Knowledge alone: equal knowledge gives equal choices, and the truth is a type error."""

import pytest
from hypothesis import strategies as st

from witching.bots.bot import Bot
from witching.bots.roster import BOTS, make_brain
from witching.core.rng import Rng
from witching.testing.book import Cases
from witching.testing.draws import SEEDS
from witching.testing.play import running_plays
from witching.testing.trying import law

THINKERS = [name for name, make in BOTS.items() if isinstance(make(), Bot)]
SIMULATIONS = 4
DEEP = 40
"""Enough that what was learnt decides, not looks alone: for one that slips and one that does not."""
DEEP_THINKERS = ("student", "archmage")


def thinker(name: str, simulations: int = SIMULATIONS) -> Bot:
    bot = make_brain(name, iterations=simulations)
    assert isinstance(bot, Bot)
    return bot


@law()
def test_equal_knowledge_gives_equal_choices(cases: Cases, data: st.DataObject) -> None:
    check_equal_choices(cases, data, data.draw(st.sampled_from(THINKERS)), SIMULATIONS)


@pytest.mark.slow
@law(weight=1 / 4)
def test_equal_knowledge_gives_equal_choices_after_deeper_thought(cases: Cases, data: st.DataObject) -> None:
    check_equal_choices(cases, data, data.draw(st.sampled_from(DEEP_THINKERS)), DEEP)


def check_equal_choices(cases: Cases, data: st.DataObject, name: str, simulations: int) -> None:
    """A bot chooses the same by the same knowledge, wherever it comes from."""
    position, seed = data.draw(running_plays(cases)).now(), data.draw(SEEDS)
    for seat in position.to_act():
        choices = position.legal(seat)
        known = cases.game.knowledge(position, seat)
        same = [cases.game.restore_knowledge(known.to_bytes()), cases.game.knowledge(known.imagine(Rng(seed)), seat)]
        bot = thinker(name, simulations)
        chosen = bot.choose(cases.game, known, choices, Rng(seed))
        assert chosen in choices
        assert all(bot.choose(cases.game, other, choices, Rng(seed)) == chosen for other in same)


@law(weight=1 / 4)
def test_a_bot_does_not_touch_what_it_is_given(cases: Cases, data: st.DataObject) -> None:
    position = data.draw(running_plays(cases)).now()
    for name in THINKERS:
        for seat in position.to_act():
            known = cases.game.knowledge(position, seat)
            before = known.to_bytes()
            thinker(name).choose(cases.game, known, position.legal(seat), Rng(0))
            assert known.to_bytes() == before
