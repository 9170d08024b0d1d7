"""`witching replay`: a record, step by step."""

from pathlib import Path

import click

from witching.cli.games import find_game, safe_renderer_of
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.output import lang_option, text, translator
from witching.core.replay import OPEN, TABLE, Replay
from witching.terminal.playback import Playback
from witching.terminal.save_files import load
from witching.terminal.screen import Left, Screen, open_screen


@click.command("replay", cls=LocalizedCommand, help=text("terminal-replay-help"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--as", "eyes", metavar="WHO", help=text("terminal-as-help"))
@click.option("--rules", "cites", is_flag=True, help=text("terminal-cites-help"))
@click.option("--plain", is_flag=True, help=text("terminal-plain-help"))
@lang_option
def command(file: Path, eyes: str | None, cites: bool, plain: bool) -> None:
    """Show a record; where nobody can type, tell it whole."""
    record = load(file)
    replay = Replay(find_game(record.game), record)
    show_replay(replay, eyes, open_screen(plain=plain), cites=cites)


def show_replay(replay: Replay, eyes: str | None, screen: Screen, *, cites: bool = False) -> None:
    """Go through a replay at the screen, through these eyes or the widest it allows. Raises Refused."""
    wanted = eyes or (OPEN if replay.finished else TABLE)
    playback = Playback(replay, safe_renderer_of(replay.game.name), translator(), screen, wanted)
    playback.cites = cites
    if not screen.attended:
        playback.tell()
        return
    try:
        playback.run()
    except Left:
        return
