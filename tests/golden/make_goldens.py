"""Rewrites the goldens: `python tests/golden/make_goldens.py [FOLDER]`. Look at the difference before committing."""

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent))

from golden import incantibus_games as incantibus  # noqa: E402
from golden.drawing import draw_game  # noqa: E402
from golden.greedy_choices import greedy_choices  # noqa: E402
from golden.played_games import GOLDEN_GAMES  # noqa: E402
from golden.record_hashes import record_hashes  # noqa: E402


def goldens() -> dict[str, Callable[[], str]]:
    """Every golden file by name, with its expected content."""
    games: dict[str, Callable[[], str]] = {f"{each.name}.txt": partial(draw_game, each) for each in GOLDEN_GAMES}
    for name, (options, seed) in incantibus.DRAWN.items():
        games[f"{name}.txt"] = partial(incantibus.draw_game, options, seed)
    return {
        **games,
        "incantibus-greedy-choices.json": lambda: _write_json(incantibus.greedy_choices()),
        "incantibus-record-hashes.json": lambda: _write_json(incantibus.record_hashes()),
        "greedy-choices.json": lambda: _write_json(greedy_choices()),
        "record-hashes.json": lambda: _write_json(record_hashes()),
    }


def _write_json(document: object) -> str:
    return json.dumps(document, indent=1) + "\n"


def make(folder: Path) -> None:
    """Write all of them into a folder."""
    for name, golden in goldens().items():
        (folder / name).write_text(golden(), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
