"""Bots choose by Knowledge alone: equal knowledge gives equal choices, and the truth is a type error."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import strategies as st

import witching
from laws.book import Cases
from laws.cases import law
from laws.play import SEEDS, running_plays
from witching.bots.bot import Bot
from witching.bots.roster import BOTS, make_brain
from witching.core.rng import Rng

SOURCE = Path(witching.__file__).parents[1]
THINKERS = [name for name, make in BOTS.items() if isinstance(make(), Bot)]
SIMULATIONS = 4
DEEP = 40
"""Enough that what was learnt decides, not looks alone: for one that slips and one that does not."""
DEEP_THINKERS = ("student", "archmage")
SNIPPET = """
from witching.bots.greedy import GreedyBot
from witching.core.game import Game
from witching.core.position import Position
from witching.core.rng import Rng

def choose(game: Game, position: Position) -> int:
    return GreedyBot().choose(game, {given}, position.legal(0), Rng(0))
"""


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


def mypy(folder: Path, given: str) -> "subprocess.CompletedProcess[str]":
    """mypy's word on a bot that is given this."""
    file = folder / "snippet.py"
    file.write_text(SNIPPET.format(given=given), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), str(file)]
    environment = {**os.environ, "MYPYPATH": str(SOURCE)}
    return subprocess.run(command, env=environment, text=True, capture_output=True, cwd=folder, timeout=200)


@pytest.mark.slow
def test_the_truth_is_a_type_error(tmp_path: Path) -> None:
    allowed = mypy(tmp_path, "game.knowledge(position, 0)")
    assert allowed.returncode == 0, allowed.stdout + allowed.stderr
    refused = mypy(tmp_path, "position")
    assert refused.returncode == 1
    assert 'incompatible type "Position"; expected "Knowledge"' in refused.stdout
