"""`witching watch`: bots play a game before your eyes."""

import secrets
from typing import Any

import click

from witching.arena.match import play_match, play_out
from witching.bots.roster import brains, names_by_seat
from witching.cli.given import check_range, game_options, read_given
from witching.cli.shelf import SHELF, face_of, find_game
from witching.cli.sitting import name_players
from witching.cli.speech import text, voice
from witching.cli.usage import HouseCommand
from witching.core.chance import SecureRng
from witching.core.record import make_record, salt_of_seed
from witching.core.replay import TABLE, Replay
from witching.core.rng import SEED_LIMIT
from witching.terminal.playback import Playback
from witching.terminal.screen import Left, open_screen


@click.command("watch", cls=HouseCommand, help=text("cli-watch-help"))
@click.argument("game", default=next(iter(SHELF)))
@game_options
@click.option("--bots", default="greedy", metavar="NAMES", help=text("cli-bots-help"))
@click.option("--seed", type=int, metavar="N", help=text("cli-watch-seed-help"))
@click.option("--plain", is_flag=True, help=text("terminal-plain-help"))
def command(game: str, bots: str, seed: int | None, plain: bool, **options: Any) -> None:
    """Deal and play; then show it by itself, or tell it whole where nobody sits at a terminal."""
    replay = _play(game, bots, seed, options)
    playback = Playback(replay, face_of(replay.game.name), voice(), open_screen(plain=plain), TABLE)
    if not playback.screen.attended:
        playback.tell()
        return
    try:
        playback.autoplay(playback.screen.pace * 2)
        playback.run()
    except Left:
        return


def _play(game: str, bots: str, seed: int | None, options: dict[str, Any]) -> Replay:
    """A whole game between bots."""
    played = find_game(game)
    position = played.blank(read_given(**options))
    kinds = bots.split(",")
    thinking = brains(kinds, position.seats)
    if seed is None:
        position.redeal(SecureRng())
        actions = play_out(played, position, thinking, SecureRng(), secrets.randbits(62))
    else:
        check_range("seed", seed, 0, SEED_LIMIT - 1)
        actions = play_match(played, position, thinking, seed)
    players = name_players(names_by_seat(kinds, position.seats), [], voice())
    salt = secrets.token_hex(16) if seed is None else salt_of_seed(seed)
    return Replay(played, make_record(played, position, players, actions, salt))
