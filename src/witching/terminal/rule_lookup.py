"""Rule look-up: pages of the rule book beside a game."""

from rich.console import RenderableType

from witching.rulebook import example_of, find_rules, near_rules, read_chapters, read_rules, search
from witching.rulebook.blocks import Paragraph, parse_blocks
from witching.terminal.markdown import Page, Title, lines, show
from witching.terminal.rules import list_page, rule_page
from witching.terminal.screen import Screen
from witching.terminal.translator import Translator


def introduce(game: str, translator: Translator, screen: Screen) -> list[RenderableType]:
    """What the game is about, as its rule book begins, and how to get help."""
    book = read_chapters(game, translator.catalogue.language)[0]
    about, *_ = parse_blocks(book.introduction)
    return _show([Title(book.title), about, Paragraph(translator.text("terminal-intro"))], screen)


def look_up(game: str, words: str, translator: Translator, screen: Screen) -> list[RenderableType]:
    """The rule that these words mean, or the rules that they may mean; without words, all of them."""
    rules = read_rules(game, translator.catalogue.language)
    found = find_rules(rules, words) or [hit.rule for hit in search(rules, words)]
    if len(found) == 1:
        return _show(rule_page(rules, found[0], translator, str(translator.catalogue.setting["edition"])), screen)
    key = "terminal-rules-found" if found else "terminal-rules-all" if not words else "terminal-rules-none"
    near = found or (near_rules(rules, words) if words else []) or list(rules.values())
    return _show(list_page(translator.text(key, words=words[:40], example=example_of(rules)), near), screen)


def example(game: str, translator: Translator) -> str:
    """A word that finds a rule of this game."""
    return example_of(read_rules(game, translator.catalogue.language))


def _show(page: Page, screen: Screen) -> list[RenderableType]:
    return [*lines(page)] if screen.plain else [show(page)]
