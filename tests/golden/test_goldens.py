"""Law 6: whole games with every seat's view, the greedy bot's choices and the bytes of records stay as they are."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from golden.greedy_choices import EACH, GAMES
from golden.make_goldens import FOLDER, goldens
from processes import LIMIT

MAKE = FOLDER / "make_goldens.py"


def stored(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", goldens())
def test_golden(name: str) -> None:
    assert goldens()[name]() == stored(name), f"if this is meant: python {MAKE}, and look at the difference"


def test_no_golden_is_forgotten() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.suffix in (".txt", ".json")} == set(goldens())


def test_the_greedy_bot_was_asked_a_thousand_times() -> None:
    games = json.loads(stored("greedy-choices.json"))
    assert len(games) == GAMES
    assert {len(choices) for choices in games.values()} == {len(set(choices)) for choices in games.values()} == {EACH}
    assert all(re.fullmatch(r"\d+: \S.*", choice) for choices in games.values() for choice in choices)
    assert GAMES * EACH == 1000


@pytest.mark.slow
@pytest.mark.parametrize("pure", ["0", "1"])
def test_goldens_are_the_same_compiled_and_from_the_sources(pure: str, tmp_path: Path) -> None:
    environment = {**os.environ, "WITCHING_PURE": pure}
    subprocess.run([sys.executable, MAKE, tmp_path], env=environment, check=True, timeout=LIMIT)
    assert {name: (tmp_path / name).read_text(encoding="utf-8") for name in goldens()} == {
        name: stored(name) for name in goldens()
    }
