"""Keep a tournament as a ladder in bench/ladder: `python bench/keep_ladder.py DIR NAME`.

DIR is what `witching tournament … --out DIR` wrote. Besides its result and its times the games of its first deal are
kept that neighbouring levels played: `tests/bots/test_ladder.py` plays them again, and so notices when levels choose
otherwise than those whose figures are kept. They are taken from the tournament and not played again, so that new games
always come with new figures.
"""

import shutil
import sys
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

from witching.arena.tournament.folder import Folder, pretty
from witching.core.level import NAMES

LADDER = Path(__file__).parent / "ladder"
NEIGHBOURS = [set(pair) for pair in pairwise(NAMES)]


class FirstGame(Struct, frozen=True):
    """A game of the first deal: its number, and by seat the bots, their points and how often they had a choice."""

    game: int
    bots: list[str]
    points: list[int]
    choices: list[int]


def first_games(folder: Folder) -> list[FirstGame]:
    """What neighbouring levels played with the first deal."""
    terms = folder.terms()
    found = []
    with folder.games() as games:
        for game in sorted(games.read(), key=lambda game: game.index)[: terms.schedule.games_by_deal]:
            bots = [terms.bots[number] for number in terms.schedule.seating(game.index).bots]
            if set(bots) in NEIGHBOURS:
                found.append(FirstGame(game.index, bots, game.points, game.choices))
    return found


def keep_first(folder: Folder, name: str) -> None:
    (LADDER / f"{name}.first.json").write_bytes(pretty({"games": first_games(folder)}))


def main(path: str, name: str) -> None:
    keep_first(Folder(Path(path)), name)
    shutil.copyfile(Path(path) / "result.json", LADDER / f"{name}.json")
    shutil.copyfile(Path(path) / "times.json", LADDER / f"{name}.times.json")


if __name__ == "__main__":
    main(*sys.argv[1:])
