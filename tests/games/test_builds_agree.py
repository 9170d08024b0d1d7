"""The same seeds give the same games, byte for byte: compiled, from the sources, and with every index checked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from games.level_choices import GAMES
from laws.incantibus_worlds import OWN_BOX
from processes import LIMIT
from witching.compilation.loader import COMPILED, PURE, examine

SERIES = [
    "glastonbury --edition ru --seats 2 --games 60",
    "glastonbury --edition ru-alchemist --seats 3 --recipes --memory assisted:1 --games 60",
    "glastonbury --edition it --seats 4 --recipes --memory open --games 60",
    "glastonbury --edition ko --seats 2 --rule two_player_removal=both_colours --games 60",
    "glastonbury --edition ko --seats 3 --recipes --rule immuto_in_recipe=free --games 60",
    "glastonbury --edition it --seats 3 --recipes --bots greedy --games 8",
    "incantibus --seats 2 --games 60",
    "incantibus --seats 3 --expert --games 60",
    "incantibus --seats 4 --expert --box OWN --games 60",
    "incantibus --seats 3 --bots greedy --games 8",
]
OWN_BOXES = Path(__file__).parent / "incantibus" / "test_own_boxes.py"
LEVEL_CHOICES = Path(__file__).with_name("level_choices.py")
SANITIZED = Path(__file__).parents[2] / ".setup" / "sanitize"
STATUS = "import witching.compilation.loader as loader; print(loader.activate())"


def run(*command: str | Path, **environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WITCHING_")}
    done = subprocess.run(
        [sys.executable, *command], env={**kept, **environment}, text=True, capture_output=True, timeout=LIMIT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def records(folder: Path, series: str, **environment: str) -> dict[str, bytes]:
    """The records that `witching simulate` writes into a folder; OWN is the name of another box."""
    box = folder.parent / "own.toml"
    box.write_text(OWN_BOX)
    words = [str(box) if word == "OWN" else word for word in series.split()]
    run("-m", "witching", "simulate", *words, "--seed", "7", "--records", folder, **environment)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def build(folder: Path, *options: str) -> dict[str, str]:
    """Compile into a folder; the environment that uses it."""
    run("-m", "witching.compilation.compile", "--out", folder, *options)
    return {"WITCHING_COMPILED": str(folder)}


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of the compiled engine: the checkout's build if it is up to date, otherwise one made here."""
    fits = examine(environ={})[0] == COMPILED
    environment = {} if fits else build(tmp_path_factory.mktemp("fast"))
    assert run("-c", STATUS, **environment).strip() == COMPILED
    return environment


@pytest.fixture(scope="session")
def sanitized() -> dict[str, str]:
    """The environment of the build in which every index is checked: the checks' own, made here if it is out of date."""
    environment = build(SANITIZED, "--sanitize")
    assert run("-c", STATUS, **environment).strip() == COMPILED
    return environment


@pytest.mark.slow
@pytest.mark.parametrize("series", SERIES)
def test_compiled_and_from_the_sources(series: str, compiled: dict[str, str], tmp_path: Path) -> None:
    assert run("-c", STATUS, WITCHING_PURE="1").strip() == PURE
    fast = records(tmp_path / "compiled", series, **compiled)
    assert len(fast) == int(series.split()[-1])
    assert records(tmp_path / "pure", series, WITCHING_PURE="1") == fast


@pytest.mark.slow
def test_levels_and_advice_compiled_and_from_the_sources(compiled: dict[str, str]) -> None:
    fast = run(LEVEL_CHOICES, **compiled)
    assert fast.count("\n") == 2 * len(GAMES)
    assert run(LEVEL_CHOICES, WITCHING_PURE="1") == fast


@pytest.mark.all
@pytest.mark.parametrize("series", SERIES)
def test_compiled_and_with_every_index_checked(
    series: str, compiled: dict[str, str], sanitized: dict[str, str], tmp_path: Path
) -> None:
    checked = records(tmp_path / "checked", series, **sanitized)
    assert checked == records(tmp_path / "compiled", series, **compiled)


@pytest.mark.all
def test_I_BOX_any_box_is_played_with_every_index_checked(sanitized: dict[str, str]) -> None:
    """I-BOX: whatever a box says within its limits, the engine stays within its arrays."""
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", OWN_BOXES, HYPOTHESIS_PROFILE="all", **sanitized)
