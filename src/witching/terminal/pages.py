"""Pages: the small things that are shown beside the table."""

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from witching.core.game import Game
from witching.core.message import Message
from witching.rulebook import find_rules, near_rules, read_rules, search
from witching.terminal.answers import COMMANDS
from witching.terminal.face import Option
from witching.terminal.markdown import show
from witching.terminal.rules import list_page, show_rule
from witching.terminal.screen import Screen
from witching.terminal.voice import Voice

FEW = 5


def list_options(options: Sequence[Option], voice: Voice, screen: Screen) -> RenderableType:
    """The choices with their numbers; in two columns where they are many and short."""
    listed = [option for option in options if option.listed]
    entries = [(Text(f"{number:>2}", style="bold"), _entry(option, voice)) for number, option in enumerate(listed, 1)]
    half = screen.console.width // 2 - 4
    two = not screen.plain and len(entries) > FEW and all(cell_len(entry.plain) <= half for _, entry in entries)
    grid = Grid.grid(padding=(0, 1))
    rows = -(-len(entries) // 2) if two else len(entries)
    for place in range(rows):
        grid.add_row(*(part for entry in entries[place::rows] for part in entry))
    return grid


def _entry(option: Option, voice: Voice) -> Text:
    entry = Text(voice.say(option.said))
    for note in option.notes:
        entry.append(f" · {voice.say(note)}", style="dim")
    return entry


def log_page(events: Sequence[Message], voice: Voice) -> list[RenderableType]:
    """What happened, a line for each event."""
    return [Text(f"· {voice.say(event)}", style="italic") for event in events]


def help_page(voice: Voice) -> list[RenderableType]:
    """What may be typed."""
    grid = Grid.grid(padding=(0, 2))
    for name in COMMANDS:
        grid.add_row(Text(voice.text(f"terminal-command-{name}"), style="bold"), voice.text(f"terminal-help-{name}"))
    grid.add_row(Text(voice.text("terminal-command-lookup"), style="bold"), voice.text("terminal-help-lookup"))
    return [Text(voice.text("terminal-help-title"), style="bold"), "", voice.text("terminal-help-choices"), "", grid]


def playback_help(eyes: Mapping[str, str], voice: Voice) -> list[RenderableType]:
    """What may be typed while a game is looked at again."""
    grid = Grid.grid(padding=(0, 2))
    for name in ("forward", "back", "first", "last", "auto", "rules", "quit"):
        grid.add_row(
            Text(voice.text(f"terminal-command-replay-{name}"), style="bold"),
            voice.text(f"terminal-replay-help-{name}"),
        )
    grid.add_row(Text(", ".join(eyes), style="bold"), voice.text("terminal-replay-help-eyes"))
    return [Text(voice.text("terminal-help-title"), style="bold"), "", grid]


def rules_line(game: Game, events: Sequence[Message], voice: Voice) -> RenderableType:
    """The rules by which these events happened."""
    ids = dict.fromkeys(rule for event in events for rule in game.rules_of(event))
    return Text(voice.text("terminal-replay-cites", rules=", ".join(ids)), style="dim")


def rule_page(game: str, words: str, voice: Voice) -> list[RenderableType]:
    """The rule that these words mean, or the rules that they may mean; without words, all of them."""
    rules = read_rules(game, voice.catalogue.language)
    found = find_rules(rules, words) or [hit.rule for hit in search(rules, words)]
    if len(found) == 1:
        return [show_rule(rules, found[0], voice, str(voice.catalogue.setting["edition"]))]
    key = "terminal-rules-found" if found else "terminal-rules-all" if not words else "terminal-rules-none"
    near = found or near_rules(rules, words) or list(rules.values())
    return [show(list_page(voice.text(key, words=words[:40]), near))]
