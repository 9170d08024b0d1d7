"""Pages: the small things that are shown beside the table."""

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from witching.core.message import Message
from witching.core.story import Event
from witching.core.wording import Said
from witching.terminal.answers import COMMANDS
from witching.terminal.screen import Drawn, Screen
from witching.terminal.translator import Translator

MOST_COLUMNS = 4
NUMBER_WIDTH = 4
"""A number and the space around it."""


def list_options(options: Sequence[Said], translator: Translator, screen: Screen, room: int) -> Drawn:
    """The choices with their numbers, on at most `room` lines if possible: with all notes one below the other, else in
    columns, else without notes in columns, else one after the other."""
    drawn = screen.draw()
    for form in _forms([option for option in options if option.listed], translator, screen):
        drawn = screen.draw(form)
        if drawn.height <= room:
            break
    return drawn


def _forms(options: Sequence[Said], translator: Translator, screen: Screen) -> Iterator[RenderableType]:
    """The forms of a list of choices, the widest first."""
    full = [_entry(option, translator, option.notes) for option in options]
    yield _in_columns(full, 1, screen)
    if not screen.plain:
        brief = [_entry(option, translator, ()) for option in options]
        yield _in_columns(full, 2, screen)
        yield _flowing(full, screen)
        yield from (_in_columns(brief, most, screen) for most in (2, MOST_COLUMNS))
        yield _flowing(brief, screen)


def _in_columns(entries: Sequence[Text], most: int, screen: Screen) -> Grid:
    """Numbered entries in as many columns as fit, but no more than `most`, one below the other first."""
    fitting = (columns for columns in range(most, 1, -1) if _width(entries, columns) <= screen.console.width)
    rows = -(-len(entries) // next(fitting, 1))
    grid = Grid.grid(padding=(0, 1))
    for place in range(rows):
        numbered = [(number, entries[number]) for number in range(place, len(entries), rows)]
        grid.add_row(*(part for n, entry in numbered for part in (Text(f"{n + 1:>2}", style="bold"), entry)))
    return grid


def _flowing(entries: Sequence[Text], screen: Screen) -> Text:
    """Numbered entries one after the other, as many on a line as fit."""
    flow, used = Text(), 0
    for number, entry in enumerate(entries, start=1):
        width = cell_len(entry.plain) + NUMBER_WIDTH
        if used and used + width > screen.console.width:
            flow.append("\n")
            used = 0
        flow.append(f"{number:>2} ", style="bold").append_text(entry).append(" ")
        used += width
    return flow


def _width(entries: Sequence[Text], columns: int) -> int:
    rows = -(-len(entries) // columns)
    starts = range(0, len(entries), rows or 1)
    return sum(max(cell_len(entry.plain) for entry in entries[start : start + rows]) + NUMBER_WIDTH for start in starts)


def _entry(option: Said, translator: Translator, notes: Sequence[Message]) -> Text:
    entry = Text(translator.say(option.said))
    for note in notes:
        entry.append(f" · {translator.say(note)}", style="dim")
    return entry


def log_page(events: Sequence[Message], translator: Translator) -> list[RenderableType]:
    """What happened, a line for each event."""
    return [Text(f"· {translator.say(event)}", style="italic") for event in events]


def menu_title(title: str, screen: Screen) -> RenderableType:
    """The name over the door."""
    return title if screen.plain else Rule(Text(title, style="bold"), style="magenta")


def help_page(example: str, translator: Translator) -> list[RenderableType]:
    """What may be typed; the example is a word of the game's rule book."""
    grid = Grid.grid(padding=(0, 2))
    for name in COMMANDS:
        grid.add_row(
            Text(translator.text(f"terminal-command-{name}"), style="bold"), translator.text(f"terminal-help-{name}")
        )
    grid.add_row(Text(f"?{example}", style="bold"), translator.text("terminal-help-lookup"))
    return [
        Text(translator.text("terminal-help-title"), style="bold"),
        "",
        translator.text("terminal-help-choices"),
        "",
        grid,
    ]


def playback_help(commands: Sequence[str], eyes: Iterable[str], translator: Translator) -> list[RenderableType]:
    """What may be typed while a game is looked at again."""
    grid = Grid.grid(padding=(0, 2))
    for name in commands:
        grid.add_row(
            Text(translator.text(f"terminal-command-replay-{name}"), style="bold"),
            translator.text(f"terminal-replay-help-{name}"),
        )
    grid.add_row(Text(", ".join(eyes), style="bold"), translator.text("terminal-replay-help-eyes"))
    return [Text(translator.text("terminal-help-title"), style="bold"), "", grid]


def rules_line(events: Sequence[Event], translator: Translator) -> RenderableType:
    """The rules by which these events happened."""
    ids = dict.fromkeys(rule for event in events for rule in event.rules)
    return Text(translator.text("terminal-replay-cites", rules=", ".join(ids)), style="dim")
