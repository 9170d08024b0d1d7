"""`witching play`: a game at the terminal."""

import os
import sys
from pathlib import Path
from typing import Any

import click

from witching.cli.given import check_range, game_options, read_given
from witching.cli.main import INTERRUPTED
from witching.cli.shelf import FACES, SHELF, find_game, title_of
from witching.cli.sitting import read_players
from witching.cli.speech import one_line, text, voice
from witching.cli.usage import HouseCommand
from witching.core.refusal import refused
from witching.core.rng import SEED_LIMIT
from witching.terminal.play import Play
from witching.terminal.saves import Saved, load, new_file, unfinished_games
from witching.terminal.screen import Left, Screen, open_screen
from witching.terminal.table import Table, deal_table, restore_table

ANY = ""


@click.command("play", cls=HouseCommand, help=text("terminal-play-help"))
@click.argument("game", required=False)
@game_options
@click.option("--players", metavar="WHO", help=text("terminal-players-help"))
@click.option("--names", metavar="NAMES", help=text("terminal-names-help"))
@click.option("--seed", type=int, metavar="N", help=text("terminal-seed-help"))
@click.option("--save", "file", type=click.Path(), metavar="FILE", help=text("terminal-save-help"))
@click.option("--resume", is_flag=False, flag_value=ANY, metavar="[FILE]", help=text("terminal-resume-help"))
@click.option("--plain", is_flag=True, help=text("terminal-plain-help"))
def command(
    game: str | None, players: str | None, names: str | None, seed: int | None, file: str | None, resume: str | None,
    plain: bool, **options: Any,
) -> None:  # fmt: skip
    """Begin a game or go on with one."""
    screen = open_screen(plain=plain)
    if resume is not None:
        _resume(resume, game, screen)
        return
    if game is None:
        raise refused("terminal-refusal-game", allowed=", ".join(SHELF))
    played = find_game(game)
    if seed is not None:
        check_range("seed", seed, 0, SEED_LIMIT - 1)
    given = read_given(**options)
    sitting = read_players(players, names, given.pop("seats", None), voice())
    table = deal_table(played, given, sitting, seed)
    play_table(table, _unused(Path(file)) if file else new_file(played.name), screen)


def _unused(file: Path) -> Path:
    """A file for a new game; one that is there already is never overwritten."""
    if os.path.exists(file):
        raise refused("terminal-refusal-there", path=str(file))
    return file


def play_table(table: Table, path: Path, screen: Screen) -> bool:
    """Play a game to its end, or until somebody leaves; whether it came to its end."""
    try:
        Play(table, FACES[table.game.name], voice(), screen, path).run()
    except (Left, KeyboardInterrupt) as error:
        screen.show("", text("terminal-left", program=_program(), file=one_line(str(path))))
        if isinstance(error, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        return False
    screen.show("", text("terminal-kept", program=_program(), file=one_line(str(path))))
    return True


def _resume(asked: str, game: str | None, screen: Screen) -> None:
    """Go on with the game of a file, or with one of those that are listed."""
    if asked in SHELF and not Path(asked).exists():
        asked, game = ANY, asked
    path = Path(asked) if asked else choose_unfinished(game, screen)
    if path is not None:
        play_file(path, screen)


def play_file(path: Path, screen: Screen) -> bool:
    """Go on with the game of a file. Raises Refused."""
    record = load(path)
    if record.result is not None:
        raise refused("terminal-refusal-finished", path=str(path))
    return play_table(restore_table(find_game(record.game), record), path, screen)


def choose_unfinished(game: str | None, screen: Screen) -> Path | None:
    """List the unfinished games and let the person choose one; None when there is none, or none is wanted."""
    found = [saved for saved in unfinished_games() if game in (None, saved.record.game)]
    if not found:
        screen.show(text("terminal-unfinished-none"))
        return None
    screen.show(text("terminal-unfinished-title"), *(_describe(number, each) for number, each in enumerate(found, 1)))
    if not sys.stdin.isatty():
        return None
    answer = screen.ask(text("terminal-unfinished-prompt"))
    return found[int(answer) - 1].path if answer.isdecimal() and 1 <= int(answer) <= len(found) else None


def _describe(number: int, saved: Saved) -> str:
    names = ", ".join(str(seat.get("name", "")) for seat in saved.record.seats)
    return one_line(
        text(
            "terminal-unfinished-game",
            number=number,
            game=title_of(saved.record.game) if saved.record.game in FACES else saved.record.game,
            names=names,
            choices=len(saved.record.actions),
            when=f"{saved.played:%Y-%m-%d %H:%M}",
            file=str(saved.path),
        )
    )


def _program() -> str:
    return click.get_current_context().find_root().info_name or "witching"
