"""`witching tournament`: bots against each other on the same deals, and how strong they are."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from rich.console import Console

from witching import __version__
from witching.arena.processes import PlayerLost
from witching.arena.tournament.folder import Folder, Games
from witching.arena.tournament.plan import Plan, Terms, check, levels_of, sources_of
from witching.arena.tournament.playing import Played, play_tournament
from witching.arena.tournament.schedule import Schedule
from witching.cli.bot_names import named_bots
from witching.cli.games import ALL_GAMES, find_game, tell_troubles
from witching.cli.localized_commands import LocalizedCommand, program
from witching.cli.main import INTERRUPTED
from witching.cli.options import check_range, game_options, iterations_option, jobs_option, limit_option, read_options
from witching.cli.output import one_line, text
from witching.cli.progress import open_progress, tell_loss
from witching.cli.tournament_result import tournament_result
from witching.cli.tournament_standings import show, write_files
from witching.core.refusal import refused
from witching.core.rng import SEED_LIMIT

MOST_GAMES = 1_000_000
MOST_BOTS = 16
FEWEST_BOTS = 2


@click.command("tournament", cls=LocalizedCommand, help=text("cli-tournament-help"))
@click.argument("game", required=False)
@game_options
@click.option("--bots", metavar="NAMES", help=text("cli-tournament-bots-help"))
@click.option("--games", type=int, default=1000, metavar="N", help=text("cli-tournament-games-help"))
@click.option("--seed", type=int, default=1, metavar="N", help=text("cli-seed-help"))
@iterations_option
@jobs_option
@click.option("--out", type=click.Path(), metavar="DIR", help=text("cli-tournament-out-help"))
@click.option("--resume", type=click.Path(), metavar="DIR", help=text("cli-tournament-resume-help"))
@limit_option
def command(jobs: int, out: str | None, resume: str | None, **given: Any) -> None:
    """Play a new tournament or the rest of one, show what it says, and keep it where a folder was named."""
    if out is not None and resume is not None:
        raise refused("cli-refusal-tournament-out")
    folder = Folder(Path(out or resume or "")) if out or resume else None
    terms = _stored_terms(folder, **given) if folder is not None and resume else _read_terms(**given)
    plan = Plan(find_game(terms.game), terms)
    check(plan)
    if folder is not None and not resume:
        folder.begin(terms)
    sys.exit(INTERRUPTED if _hold(plan, folder, jobs) else 0)


# ---------------------------------------------------------------- the plan


def _read_terms(
    *, game: str | None, bots: str | None, games: int, seed: int, iterations: int | None, limit: int, **options: Any
) -> Terms:
    """The terms of a new tournament. Raises Refused."""
    if game is None:
        tell_troubles()
        raise refused("terminal-refusal-game", allowed=", ".join(ALL_GAMES))
    if bots is None:
        raise refused("cli-refusal-tournament-bots")
    played, names = find_game(game), tuple(named_bots(bots))
    check_range("bots", len(names), FEWEST_BOTS, MOST_BOTS)
    check_range("games", games, 1, MOST_GAMES)
    check_range("seed", seed, 0, SEED_LIMIT - 1)
    given = {"seats": played.seats[0], **read_options(played, **options)}
    seats = played.blank(given).seats
    whole = Schedule(len(names), seats).whole(games) if len(names) >= seats else games
    made = sources_of(names), levels_of(played, names)
    return Terms(played.name, given, names, seats, whole, seed, iterations, limit, *made)


def _stored_terms(folder: Folder, **given: Any) -> Terms:
    """The terms of a tournament that goes on; what is given besides must agree with them. Raises Refused."""
    terms = folder.terms()
    if terms.version != __version__:
        raise refused("arena-refusal-version", path=str(folder.path), begun=terms.version[:40], here=__version__)
    changed = [bot for bot, source in sources_of(terms.bots).items() if terms.sources.get(bot) != source]
    if changed:
        raise refused("arena-refusal-bot-changed", path=str(folder.path), bots=", ".join(changed))
    names = _differences(terms, **given)
    if names:
        raise refused("cli-refusal-tournament-plan", path=str(folder.path), names=", ".join(names))
    return terms


def _differences(
    terms: Terms, *, game: str | None, bots: str | None, games: int, seed: int, iterations: int | None, limit: int,
    **options: Any,
) -> list[str]:  # fmt: skip
    """The names of what is given on the command line and is not so in the terms."""
    source = click.get_current_context().get_parameter_source
    asked: dict[str, tuple[object, object]] = {
        "game": (find_game(game).name if game else None, terms.game),
        "bots": (tuple(named_bots(bots)), terms.bots),
        "games": (terms.schedule.whole(games), terms.games),
        "seed": (seed, terms.seed),
        "iterations": (iterations, terms.iterations),
        "limit": (limit, terms.limit),
    }
    differing = [name for name, (here, there) in asked.items() if here != there]
    return [name for name in differing if source(name) is ParameterSource.COMMANDLINE] + [
        name
        for name, value in read_options(find_game(terms.game), **options).items()
        if terms.options.get(name) != value
    ]


# ---------------------------------------------------------------- playing


def _hold(plan: Plan, folder: Folder | None, jobs: int) -> bool:
    """Play what is missing and show everything; whether it ended before all was played."""
    with _games_of(folder) as games:
        played = {game.index: game for game in games.read()} if games is not None else {}
        interrupted = _play(plan, played, games, jobs)
    outcome = tournament_result(plan.terms, played.values())
    if folder is not None:
        write_files(folder, outcome)
    console = Console(highlight=False, markup=False)
    show(console, outcome)
    if interrupted:
        console.print(text("cli-figures-interrupted", games=len(played), wanted=plan.terms.games))
    if folder is not None:
        _tell_where(console, folder, interrupted)
    return interrupted


def _tell_where(console: Console, folder: Folder, interrupted: bool) -> None:
    console.print(text("cli-tournament-kept", path=one_line(str(folder.path))), soft_wrap=True)
    if interrupted:
        path = one_line(shlex.quote(str(folder.path)))
        console.print(text("cli-tournament-go-on", program=program(), path=path), soft_wrap=True)


@contextmanager
def _games_of(folder: Folder | None) -> Iterator[Games | None]:
    if folder is None:
        yield None
    else:
        with folder.games() as games:
            yield games


def _play(plan: Plan, played: dict[int, Played], games: Games | None, jobs: int) -> bool:
    """Add the missing games to those that were played, on the disk first; whether it ended before all were."""
    total = plan.terms.games
    missing = [index for index in range(total) if index not in played]
    try:
        with open_progress() as bar:
            task = bar.add_task(text("cli-simulate-progress"), total=total, completed=len(played))
            for part in play_tournament(plan, missing, jobs):
                if games is not None:
                    games.add(part)
                played.update((game.index, game) for game in part)
                bar.update(task, completed=len(played))
    except (KeyboardInterrupt, PlayerLost) as error:
        tell_loss(error)
        return True
    return False
