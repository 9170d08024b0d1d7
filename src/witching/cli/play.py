"""`witching play`: a game at the terminal."""

import os
from pathlib import Path
from typing import Any

import click

from witching.bots.roster import BOTS, USUAL
from witching.cli.games import ALL_GAMES, find_game, tell_troubles
from witching.cli.local_game import ANY, play_local_game, resume_game
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.options import check_range, game_options, limit_option, note_edition, read_table_options
from witching.cli.output import text, translator
from witching.cli.players import opponents, read_kinds, read_players
from witching.core.options import SEATS, USUAL_SEATS
from witching.core.refusal import refused
from witching.core.rng import SEED_LIMIT
from witching.terminal.local_game import deal_local_game
from witching.terminal.save_files import new_file
from witching.terminal.screen import Screen, open_screen

OPPONENTS = ",".join([USUAL] * (USUAL_SEATS - 1))


@click.command("play", cls=LocalizedCommand, help=text("terminal-play-help"))
@click.argument("game", required=False)
@game_options
@click.option("--players", metavar="WHO", help=text("terminal-players-help", bots=", ".join(BOTS), usual=OPPONENTS))
@click.option("--names", metavar="NAMES", help=text("terminal-names-help"))
@click.option("--seed", type=int, metavar="N", help=text("terminal-seed-help"))
@click.option("--save", "file", type=click.Path(), metavar="FILE", help=text("terminal-save-help"))
@click.option("--resume", is_flag=False, flag_value=ANY, metavar="[FILE]", help=text("terminal-resume-help"))
@click.option("--plain", is_flag=True, help=text("terminal-plain-help"))
@limit_option
def command(
    game: str | None, players: str | None, names: str | None, seed: int | None, file: str | None, resume: str | None,
    plain: bool, limit: int, **options: Any,
) -> None:  # fmt: skip
    """Begin a game or go on with one."""
    screen = open_screen(plain=plain)
    if resume is not None:
        _check_alone(names=names, seed=seed, save=file, **options)
        resume_game(resume, game, screen, read_kinds(players), limit)
        return
    if game is None:
        _open_menu(screen, _given(players=players, names=names, seed=seed, save=file, **options))
        return
    played = find_game(game)
    if seed is not None:
        check_range("seed", seed, 0, SEED_LIMIT - 1)
    given = read_table_options(played, **options)
    seated = read_players(players, names, given.pop(SEATS, None), translator(), allowed=played.seats)
    table = deal_local_game(played, given, seated, seed, limit=limit, bots=opponents())
    play_local_game(table, _unused(Path(file)) if file else new_file(played.name), screen, note_edition(played, given))


def _open_menu(screen: Screen, given: list[str]) -> None:
    """Ask what to play. Raises Refused where nobody can answer, or options are given for a game that is not named."""
    if given or not screen.attended:
        tell_troubles()
        raise refused("terminal-refusal-game", allowed=", ".join(ALL_GAMES))
    from witching.cli.menu import Menu  # what only a terminal needs is not loaded before

    Menu(screen).run()


def _check_alone(**options: object) -> None:
    """A game that goes on has its players and options already."""
    given = _given(**options)
    if given:
        raise refused("terminal-refusal-resume", names=", ".join(given))


def _given(**options: object) -> list[str]:
    return [name for name, value in options.items() if value not in (None, False, ())]


def _unused(file: Path) -> Path:
    """A file for a new game; one that is there already is never overwritten."""
    if os.path.exists(file):
        raise refused("terminal-refusal-there", path=str(file))
    return file
