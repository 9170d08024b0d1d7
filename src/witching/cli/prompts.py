"""Prompts: things to choose from by their numbers, and asking for one."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from witching.cli.output import text
from witching.terminal.screen import Screen


def show_numbered(screen: Screen, *columns: Sequence[Text]) -> None:
    """Rows with their numbers, from 1 on."""
    grid = Grid.grid(padding=(0, 2))
    for number, row in enumerate(zip(*columns, strict=True), start=1):
        grid.add_row(Text(f"{number:>2}", style="bold"), *row)
    screen.show(grid)


def ask_number(screen: Screen, prompt: str, least: int, most: int, usual: int) -> int:
    """A number from least to most; Enter means the usual one."""
    while True:
        answer = screen.ask(prompt)
        if not answer:
            return usual
        if answer.isdecimal() and len(answer) < 3 and least <= int(answer) <= most:
            return int(answer)
        screen.show(text("terminal-menu-number", least=least, most=most))


def titled(title: str, about: str) -> Text:
    """A title, and below it what it is about."""
    return Text(title, style="bold").append(f"\n{about}", style="not bold dim")
