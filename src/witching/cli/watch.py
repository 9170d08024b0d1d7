"""`witching watch`: bots play a game before your eyes."""

import secrets
from typing import Any

import click

from witching.arena.match import play_match, play_out
from witching.bots.roster import brains, names_by_seat
from witching.cli.given import check_range, game_options, read_given
from witching.cli.shelf import SHELF, find_game
from witching.cli.speech import one_line, say, text
from witching.core.chance import SecureRng
from witching.core.rng import SEED_LIMIT
from witching.core.story import Chronicle
from witching.core.viewers import Spectator


@click.command("watch", help=text("cli-watch-help"))
@click.argument("game", default=next(iter(SHELF)))
@game_options
@click.option("--bots", default="greedy", metavar="NAMES", help=text("cli-bots-help"))
@click.option("--seed", type=int, metavar="N", help=text("cli-watch-seed-help"))
def command(game: str, bots: str, seed: int | None, **options: Any) -> None:
    """Deal, play and tell."""
    played = find_game(game)
    position = played.blank(read_given(**options))
    players = brains(bots.split(","), position.seats)
    if seed is None:
        position.redeal(SecureRng())
        actions = play_out(played, position, players, SecureRng(), secrets.randbits(62))
    else:
        check_range("seed", seed, 0, SEED_LIMIT - 1)
        actions = play_match(played, position, players, seed)
    setup = played.write_setup(position)
    for seat, bot in enumerate(names_by_seat(bots.split(","), position.seats)):
        details = ", ".join(value for value in setup.seats[seat].values() if isinstance(value, str))
        key = "cli-watch-seat-details" if details else "cli-watch-seat"
        click.echo(text(key, seat=seat, bot=bot, details=details))
    _tell_game(played.chronicle(played.read_setup(setup)), actions)


def _tell_game(chronicle: Chronicle, actions: list[tuple[int, int]]) -> None:
    """Tell every event as a spectator hears it at its moment, then the points."""
    told = _tell(chronicle, 0)
    for seat, action in actions:
        chronicle.follow(seat, action)
        told = _tell(chronicle, told)
    for seat in range(chronicle.position.seats):
        click.echo(text("cli-watch-points", seat=seat, points=chronicle.position.points(seat)))
    winners = chronicle.position.winners()
    click.echo(text("cli-watch-winners", count=len(winners), seats=", ".join(str(seat) for seat in winners)))


def _tell(chronicle: Chronicle, since: int) -> int:
    events = chronicle.told_to(Spectator(), since)
    for event in events:
        click.echo(one_line(say(event.message)))
    return since + len(events)
