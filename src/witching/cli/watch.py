"""`witching watch`: bots play a game before your eyes."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import click

from witching.arena.bot_match import Ask, play_match, play_out
from witching.bots.bot import Brain
from witching.bots.bot_choice import InPlay
from witching.bots.external.loader import label
from witching.bots.lineup import close_bots, lineup, load_bots
from witching.bots.roster import BOTS, names_by_seat
from witching.cli.bot_failures import FailureReporter
from witching.cli.bot_names import check_misfits, named_bots, with_seats
from witching.cli.games import ALL_GAMES, find_game, safe_renderer_of
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.options import (
    check_range,
    game_options,
    iterations_option,
    limit_option,
    note_edition,
    read_table_options,
)
from witching.cli.output import text, translator
from witching.cli.players import name_players
from witching.cli.progress import open_count
from witching.core.game import Game
from witching.core.position import Position
from witching.core.record import make_record, salt_of_seed
from witching.core.replay import TABLE, Replay
from witching.core.rng import SEED_LIMIT, Rng
from witching.core.secure_rng import SecureRng
from witching.terminal.playback import Playback
from witching.terminal.screen import Left, open_screen


@click.command("watch", cls=LocalizedCommand, help=text("cli-watch-help"))
@click.argument("game", default=next(iter(ALL_GAMES)))
@game_options
@click.option("--bots", default="greedy", metavar="NAMES", help=text("cli-bots-help", bots=", ".join(BOTS)))
@click.option("--seed", type=int, metavar="N", help=text("cli-watch-seed-help"))
@iterations_option
@click.option("--plain", is_flag=True, help=text("terminal-plain-help"))
@limit_option
def command(game: str, plain: bool, **given: Any) -> None:
    """Deal and play; then show it by itself, or tell it whole where nobody sits at a terminal."""
    replay, notes = _play(game, **given)
    playback = Playback(replay, safe_renderer_of(replay.game.name), translator(), open_screen(plain=plain), TABLE)
    if playback.screen.attended:
        with suppress(Left):
            playback.autoplay(playback.screen.pace * 2)
            playback.run()
    else:
        playback.tell()
    playback.screen.show(*notes)


def _play(
    game: str, *, bots: str, seed: int | None, iterations: int | None, limit: int, **options: Any
) -> tuple[Replay, list[str]]:  # fmt: skip
    """A whole game between bots, who may think for long; for one that fails a choice is drawn, and that is told. And
    what is to be noted about its options."""
    played = find_game(game)
    names = named_bots(bots)
    agreed = read_table_options(played, **options)
    position = played.blank(with_seats(agreed, names))
    if seed is not None:
        check_range("seed", seed, 0, SEED_LIMIT - 1)
    check_misfits(names, position.seats)
    thinking = lineup(names, position.seats, limit=limit, iterations=iterations)
    kinds = names_by_seat(names, position.seats)
    load_bots(thinking)
    actions = _choices(played, position, thinking, seed, kinds)
    players = name_players([label(kind) for kind in kinds], [], translator())
    salt = secrets.token_hex(16) if seed is None else salt_of_seed(seed)
    return Replay(played, make_record(played, position, players, actions, salt)), note_edition(played, agreed)


def _choices(
    played: Game, position: Position, bots: list[Brain], seed: int | None, names: list[str]
) -> list[tuple[int, int]]:
    """Deal by the seed, or by chance, and let the bots play it out; then tell which of them failed."""
    reporter = FailureReporter(names)
    try:
        with _counted(reporter.ask) as ask:
            if seed is None:
                position.redeal(SecureRng())
                actions = play_out(played, position, bots, SecureRng(), secrets.randbits(62), ask)
            else:
                actions = play_match(played, position, bots, seed, ask)
    finally:
        close_bots(bots)
    reporter.tell()
    return actions


@contextmanager
def _counted(ask: Ask) -> Iterator[Ask]:
    """The same, and at a terminal it is told how many choices have been made."""
    with open_count() as shown:
        task = shown.add_task(text("cli-watch-progress", choices=0))

        def counting(brain: Brain, played: InPlay, seat: int, *, chance: Rng, own: Rng) -> int:
            action = ask(brain, played, seat, chance=chance, own=own)
            made = int(shown.tasks[task].completed) + 1
            shown.update(task, completed=made, description=text("cli-watch-progress", choices=made))
            return action

        yield counting
