"""`witching watch`: bots play a game before your eyes."""

import secrets
from typing import Any

import click

from witching.arena.match import play_match, play_out
from witching.bots.lineup import close_bots, lineup
from witching.bots.own import label
from witching.bots.roster import BOTS, names_by_seat
from witching.cli.failures import Teller
from witching.cli.given import check_range, game_options, limit_option, read_given
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
@click.option("--bots", default="greedy", metavar="NAMES", help=text("cli-bots-help", bots=", ".join(BOTS)))
@click.option("--seed", type=int, metavar="N", help=text("cli-watch-seed-help"))
@click.option("--plain", is_flag=True, help=text("terminal-plain-help"))
@limit_option
def command(game: str, bots: str, seed: int | None, plain: bool, limit: int, **options: Any) -> None:
    """Deal and play; then show it by itself, or tell it whole where nobody sits at a terminal."""
    replay = _play(game, bots, seed, limit, options)
    playback = Playback(replay, face_of(replay.game.name), voice(), open_screen(plain=plain), TABLE)
    if not playback.screen.attended:
        playback.tell()
        return
    try:
        playback.autoplay(playback.screen.pace * 2)
        playback.run()
    except Left:
        return


def _play(game: str, bots: str, seed: int | None, limit: int, options: dict[str, Any]) -> Replay:
    """A whole game between bots; for one that fails a choice is drawn, and that is told."""
    played = find_game(game)
    position = played.blank(read_given(**options))
    if seed is not None:
        check_range("seed", seed, 0, SEED_LIMIT - 1)
    kinds = names_by_seat(bots.split(","), position.seats)
    thinking, teller = lineup(bots.split(","), position.seats, limit=limit), Teller(kinds)
    try:
        if seed is None:
            position.redeal(SecureRng())
            actions = play_out(played, position, thinking, SecureRng(), secrets.randbits(62), teller.ask)
        else:
            actions = play_match(played, position, thinking, seed, teller.ask)
    finally:
        close_bots(thinking)
    teller.tell()
    players = name_players([label(kind) for kind in kinds], [], voice())
    salt = secrets.token_hex(16) if seed is None else salt_of_seed(seed)
    return Replay(played, make_record(played, position, players, actions, salt))
