"""`witching rules`: the rule book of a game."""

import sys

import click
from rich.console import Console

from witching.cli.games import find_game
from witching.cli.localized_commands import LocalizedCommand, program
from witching.cli.options import note_edition
from witching.cli.output import lang_option, one_line, text, translator
from witching.core.game import Game
from witching.core.options import EDITION, find_edition, usual_options
from witching.core.refusal import quote, refused
from witching.rulebook import (
    Rule,
    differences,
    edition_notes,
    find_language,
    find_rules,
    near_rules,
    read_chapters,
    read_rules,
    search,
)
from witching.rulebook.blocks import Paragraph, plain
from witching.rulebook.editions import narrow
from witching.terminal import rules as pages
from witching.terminal.markdown import Page, lines, show
from witching.terminal.screen import open_screen

WIDEST = 80
NOTHING_FOUND = 1


class Book:
    """The book of a game as it is asked about: in the reader's language. `edition` is the one that was named; a rule is
    shown for it, else for the reader's own."""

    def __init__(self, game: Game, edition: str) -> None:
        self.game = game.name
        self.edition = edition
        given = {EDITION: edition} if edition else usual_options(game.options, translator().catalogue.language)
        usual = find_edition(game.options)
        self.own_edition = given.get(EDITION) or str(usual.default if usual else "")
        self.notes = note_edition(game, given)
        self.language = translator().catalogue.language
        self.rules = read_rules(game.name, self.language)
        self.program = program()


@click.command("rules", cls=LocalizedCommand, help=text("rulebook-help"))
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[ID]")
@click.option("--edition", default="", metavar="NAME", help=text("rulebook-help-edition"))
@click.option("--search", "searched", metavar="WORDS", help=text("rulebook-help-search"))
@click.option("--differences", "compare", is_flag=True, help=text("rulebook-help-differences"))
@click.option("--plain", "as_lines", is_flag=True, help=text("rulebook-help-plain"))
@lang_option
def command(
    game: str, words: tuple[str, ...], edition: str, searched: str | None, compare: bool, as_lines: bool
) -> None:
    """Print one page of the book; exit code 1 when a search finds nothing."""
    found = find_game(game)
    found.blank({"edition": edition} if edition else {})
    if bool(words) + (searched is not None) + compare > 1:
        raise refused("rulebook-refusal-one")
    book, given = Book(found, edition), " ".join(words)
    screen = open_screen(plain=as_lines)
    console, as_lines = screen.console, screen.plain
    console.width = min(console.width, WIDEST)
    if searched is not None:
        page = _search(book, searched, console.width)
    elif compare:
        page = _compare(book, 0 if as_lines else console.width)
    else:
        page = _look_up(book, given) if given.strip() else _contents(book)
    _print(console, [*_in_english(book), *page], as_lines=as_lines)


def _contents(book: Book) -> Page:
    keys = ["rulebook-go-on", "rulebook-go-on-search"]
    if differences(book.rules):
        keys.append("rulebook-go-on-differences")
    example = next(iter(book.rules))
    endings = [text(key, program=book.program, game=book.game, rule=example) for key in keys]
    return pages.contents_page(read_chapters(book.game, book.language), endings, translator())


def _look_up(book: Book, given: str) -> Page:
    found = _find(book, given)
    if len(found) == 1:
        notes = book.notes if edition_notes(book.rules, found[0]) else []
        page = pages.rule_page(book.rules, found[0], translator(), book.own_edition)
        return [*page, *map(Paragraph, notes)]
    return pages.list_page(text("rulebook-several", given=one_line(given), count=len(found)), found)


def _find(book: Book, given: str) -> list[Rule]:
    """The rules that are meant, at least one. Raises Refused."""
    found = find_rules(book.rules, given)
    if found:
        return found
    near = ", ".join(f"{rule.id} ({plain(rule.title)})" for rule in near_rules(book.rules, given))
    if near:
        raise refused("rulebook-refusal-near", given=quote(given), near=near)
    raise refused("rulebook-refusal-none", given=quote(given), program=book.program, game=book.game)


def _search(book: Book, words: str, width: int) -> Page:
    if not words.split():
        raise refused("rulebook-refusal-search")
    hits, given = search(book.rules, words), one_line(quote(words))
    if not hits:
        click.echo(text("rulebook-found-nothing", given=given))
        sys.exit(NOTHING_FOUND)
    return pages.hits_page(hits, words, text("rulebook-found", given=given, count=len(hits)), width)


def _compare(book: Book, width: int) -> Page:
    found = [narrow(difference, book.edition) for difference in differences(book.rules)]
    if not found:
        return [Paragraph(text("rulebook-one-edition", game=read_chapters(book.game, book.language)[0].title))]
    return pages.differences_page(found, translator(), width)


def _in_english(book: Book) -> Page:
    """A word to readers whose language has no book."""
    there = find_language(book.game, book.language) == book.language
    return [] if there else [Paragraph(f"*{text('rulebook-in-english')}*")]


def _print(console: Console, page: Page, *, as_lines: bool) -> None:
    """Print a page; what is not a terminal gets no blanks at the ends of lines."""
    if as_lines:
        click.echo("\n".join(lines(page)))
        return
    with console.capture() as capture:
        console.print(show(page))
    click.echo("\n".join(line.rstrip() for line in capture.get().splitlines()), color=console.is_terminal or None)
