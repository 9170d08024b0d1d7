"""Records for the tests: real games, ways to change them, and what the command line reports about the file."""

import copy
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from laws.incantibus_worlds import OWN_BOX
from witching.arena.bot_match import play_match
from witching.bots.lineup import lineup
from witching.cli.games import find_game
from witching.cli.main import cli
from witching.core.game import Game, Setup
from witching.core.record import Player, commit, make_record, salt_of_seed, write_record

Json = Any
Options = tuple[tuple[str, Any], ...]
TWO = (("edition", "it"), ("seats", 2), ("recipes", True))
FOUR = (("edition", "ru"), ("seats", 4), ("recipes", True))
EXPERTS = (("seats", 2), ("expert", True), ("box", OWN_BOX))
NOVICES = (("seats", 4), ("expert", False))
TABLES: dict[str, tuple[str, Options]] = {
    "two": ("glastonbury", TWO),
    "four": ("glastonbury", FOUR),
    "two experts, own box": ("incantibus", EXPERTS),
    "four novices": ("incantibus", NOVICES),
}
EVERYTHING: dict[str, tuple[str, Options]] = {
    f"glastonbury {edition} {seats}{' recipes' * recipes}": (
        "glastonbury",
        (("edition", edition), ("seats", seats), ("recipes", recipes)),
    )
    for edition in ("ru", "ru-alchemist", "it", "ko")
    for seats in (2, 3, 4)
    for recipes in (False, True)
} | {
    f"incantibus {seats}{' expert' * expert}{name}": (
        "incantibus",
        (("seats", seats), ("expert", expert), ("box", box)),
    )
    for seats in (2, 3, 4)
    for expert in (False, True)
    for name, box in (("", None), (" own box", OWN_BOX))
}


@cache
def played(options: Options = TWO, seed: int = 1, bot: str = "random", game: str = "glastonbury") -> bytes:
    """The record of a game between bots."""
    return write_game(find_game(game), dict(options), seed, bot)


def write_game(game: Game, options: Mapping[str, object], seed: int, bot: str) -> bytes:
    """Play a game between bots and write its record."""
    position = game.blank(options)
    actions = play_match(game, position, lineup([bot], position.seats), seed)
    players = [Player(f"{bot} {seat}", bot) for seat in range(position.seats)]
    return write_record(make_record(game, position, players, actions, salt_of_seed(seed)))


def parsed(options: Options = TWO, seed: int = 1, game: str = "glastonbury") -> Json:
    """A record as JSON values, free to change."""
    return copy.deepcopy(json.loads(played(options, seed, game=game)))


def page_record(game: str = "glastonbury") -> Json:
    """The complete record shown on the page of a game."""
    page = Path(__file__).resolve().parents[2] / "docs" / f"record-{game}.md"
    return json.loads(page.read_text().split("```json\n")[1].split("\n```")[0])


def committed(record: Json) -> Json:
    """The record with a commitment that matches it: the lie is somewhere else."""
    seats = [{key: seat[key] for key in seat if key not in ("name", "kind")} for seat in record["seats"]]
    fitting = commit(Setup(record["options"], seats, record["deal"]), record["commitment"]["salt"])
    record["commitment"]["sha256"] = fitting.sha256
    return record


def unfinished(record: Json, actions: int) -> Json:
    """The record as it was after this many actions."""
    record["actions"] = record["actions"][:actions]
    record["result"] = None
    return record


def run_verify(*files: Path) -> Result:
    """`witching verify`, in this process."""
    return CliRunner().invoke(cli, ["verify", *map(str, files)])


def judged(folder: Path, content: Json | bytes) -> tuple[int, str]:
    """Exit code and output of `witching verify` for a file with this content: always one line, never a traceback."""
    file = folder / "record.json"
    file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    result = run_verify(file)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    assert result.stdout.count("\n") == 1, result.stdout
    assert result.stdout.startswith(str(file)), result.stdout
    return result.exit_code, result.stdout
