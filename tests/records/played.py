"""Records for the tests: real games, ways to change them, and what the command line says about the file."""

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from witching.arena.match import play_match
from witching.bots.roster import brains
from witching.cli.main import cli
from witching.cli.shelf import find_game
from witching.core.game import Setup
from witching.core.record import Player, commit, make_record, salt_of_seed, write_record

Json = Any
GAME = find_game("glastonbury")
EVERYTHING: tuple[dict[str, Any], ...] = tuple(
    {"edition": edition, "seats": seats, "recipes": recipes}
    for edition in ("ru", "ru-alchemist", "it", "ko")
    for seats in (2, 3, 4)
    for recipes in (False, True)
)
TWO = (("edition", "it"), ("seats", 2), ("recipes", True))
FOUR = (("edition", "ru"), ("seats", 4), ("recipes", True))


@cache
def played(options: tuple[tuple[str, Any], ...] = TWO, seed: int = 1, bot: str = "random") -> bytes:
    """The record of a game between bots."""
    position = GAME.blank(dict(options))
    actions = play_match(GAME, position, brains([bot], position.seats), seed)
    players = [Player(f"{bot} {seat}", bot) for seat in range(position.seats)]
    return write_record(make_record(GAME, position, players, actions, salt_of_seed(seed)))


def parsed(options: tuple[tuple[str, Any], ...] = TWO, seed: int = 1) -> Json:
    """A record as JSON values, to be changed at will."""
    return copy.deepcopy(json.loads(played(options, seed)))


def page_record(game: str = "glastonbury") -> Json:
    """The record that the page of a game shows whole."""
    page = Path(__file__).resolve().parents[2] / "docs" / f"record-{game}.md"
    return json.loads(page.read_text().split("```json\n")[1].split("\n```")[0])


def committed(record: Json) -> Json:
    """The record with a commitment that fits what it says: the lie is somewhere else."""
    keys = ("colour", "corner", "recipes")
    seats = [{key: seat[key] for key in keys if key in seat} for seat in record["seats"]]
    fitting = commit(Setup(record["options"], seats, record["deal"]), record["commitment"]["salt"])
    record["commitment"]["sha256"] = fitting.sha256
    return record


def unfinished(record: Json, actions: int) -> Json:
    """The record as it stood after so many actions."""
    record["actions"] = record["actions"][:actions]
    record["result"] = None
    return record


def run_verify(*files: Path) -> Result:
    """`witching verify`, in this process."""
    return CliRunner().invoke(cli, ["verify", *map(str, files)])


def judged(folder: Path, content: Json | bytes) -> tuple[int, str]:
    """Exit code and line of `witching verify` for a file with this content: always one line, never a traceback."""
    file = folder / "record.json"
    file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    result = run_verify(file)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    assert result.stdout.count("\n") == 1, result.stdout
    assert result.stdout.startswith(str(file)), result.stdout
    return result.exit_code, result.stdout
