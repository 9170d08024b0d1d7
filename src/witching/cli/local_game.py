"""Local games: playing a new one, or one that was left."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from witching.bots.external.custom_bot import LIMIT
from witching.bots.external.loader import is_file
from witching.cli.games import ALL_GAMES, find_game, safe_renderer_of, tell_troubles, title_of
from witching.cli.localized_commands import program
from witching.cli.main import INTERRUPTED
from witching.cli.output import one_line, text, translator
from witching.cli.players import HUMAN, opponents
from witching.core.record import PERSON
from witching.core.refusal import Refused, refused
from witching.terminal.local_game import LocalGame, restore_local_game
from witching.terminal.play import Play
from witching.terminal.save_files import SavedGame, load, unfinished_games
from witching.terminal.screen import Left, Screen

MOST_LISTED = 9
ANY = ""
"""No file is named: any of the unfinished games."""


def play_local_game(table: LocalGame, path: Path, screen: Screen, notes: Sequence[str] = ()) -> bool:
    """Play a game to its end, or until somebody leaves; whether it came to its end. `notes` are told as it begins."""
    told = {"program": program(), "file": one_line(shlex.quote(str(path)))}
    players = one_line(_named_again(table.kinds))
    is_new = not path.exists()
    try:
        Play(table, safe_renderer_of(table.game.name), translator(), screen, path, notes).run()
    except Refused:
        screen.wipe()
        raise
    except (Left, KeyboardInterrupt) as error:
        screen.wipe()
        if is_new and not table.steps:
            path.unlink(missing_ok=True)  # nobody has chosen anything
        else:
            screen.uncut(text("terminal-left", **told) + players)
        if isinstance(error, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        return False
    finally:
        table.close()
    screen.uncut("\n" + text("terminal-kept", **told))
    return True


def _named_again(kinds: Sequence[str]) -> str:
    """What is typed besides the file of a game to go on with it: its record does not say where custom bots are."""
    if not any(map(is_file, kinds)):
        return ""
    return " --players " + shlex.quote(",".join(HUMAN if kind == PERSON else kind for kind in kinds))


def resume_game(asked: str, game: str | None, screen: Screen, kinds: Sequence[str], limit: float) -> None:
    """Go on with the game of a file, or with one of those that are listed. Raises Refused.

    `kinds` are the players, which must be named again if a custom bot is among them.
    """
    if game is None and asked.lower() in ALL_GAMES and not Path(asked).exists():
        asked, game = ANY, asked
    name = None if game is None else find_game(game).name
    if not asked:
        tell_troubles()
    path = Path(asked) if asked else choose_unfinished(name, screen)
    if path is not None:
        play_file(path, screen, name, kinds, limit)


def play_file(
    path: Path, screen: Screen, wanted: str | None = None, kinds: Sequence[str] = (), limit: float = LIMIT
) -> bool:
    """Go on with the game of a file, which may have to be of a wanted game. Raises Refused."""
    record = load(path)
    if wanted not in (None, record.game):
        raise refused("terminal-refusal-other-game", path=str(path), game=record.game)
    if record.result is not None:
        raise refused("terminal-refusal-finished", path=str(path))
    table = restore_local_game(find_game(record.game), record, kinds, limit=limit, bots=opponents())
    return play_local_game(table, path, screen)


def choose_unfinished(game: str | None, screen: Screen) -> Path | None:
    """List the unfinished games and let the person choose one; None when there is none, or none is wanted."""
    found = [saved for saved in unfinished_games() if game in (None, saved.record.game)]
    if not found:
        screen.show(text("terminal-unfinished-none"))
        return None
    screen.show(text("terminal-unfinished-title", games=len(found)))
    known = {str(number): saved for number, saved in enumerate(found[:MOST_LISTED], start=1)}
    for number, saved in known.items():
        screen.uncut(_describe(number, saved))
    if not screen.attended:
        screen.uncut(text("terminal-unfinished-go-on", program=program()))
        return None
    return _chosen({number: saved.path for number, saved in known.items()}, screen)


def _chosen(known: dict[str, Path], screen: Screen) -> Path | None:
    while True:
        answer = screen.ask(text("terminal-unfinished-prompt"))
        if not answer or answer in known:
            return known.get(answer)
        screen.show(text("terminal-menu-number", least=1, most=len(known)))


def _describe(number: str, saved: SavedGame) -> str:
    record = saved.record
    game = title_of(record.game) if record.game in ALL_GAMES else record.game
    names = ", ".join(str(seat.get("name", "")) for seat in record.seats)
    told = {"game": game, "names": names, "when": f"{saved.played:%Y-%m-%d %H:%M}", "file": str(saved.path)}
    return one_line(text("terminal-unfinished-game", number=number, choices=len(record.actions), **told))
