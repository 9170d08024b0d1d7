"""Reading a book.

A book is `rulebook/<language>.md` in a game's package. A rule is a heading `## <ID>: <title>` and the text below it; a
line `# <title>` begins a chapter. Text before the first rule of a chapter is its introduction and belongs to no rule.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

from witching.packages import book_of

FALLBACK: Final = "en"
RULE_ID: Final = re.compile(r"\b[A-Z]-[A-Z][A-Z0-9-]*\b")
HEADING: Final = re.compile(rf"## ({RULE_ID.pattern}): (\S.*)")


class Rule(NamedTuple):
    """One rule of a book; `text` is Markdown without the heading."""

    id: str
    title: str
    text: str
    chapter: str


class Chapter(NamedTuple):
    """A chapter of a book: its title, its introduction (Markdown, often empty), its rules."""

    title: str
    introduction: str
    rules: list[Rule]


def find_language(game: str, language: str) -> str:
    """The language of the book for a reader of this language: English if there is none."""
    return language if (_folder(game) / f"{language}.md").is_file() else FALLBACK


def read_chapters(game: str, language: str) -> list[Chapter]:
    """A game's book in this language, else in English; the first chapter has the title of the book and no rules."""
    return parse_chapters((_folder(game) / f"{find_language(game, language)}.md").read_text(encoding="utf-8"))


def read_rules(game: str, language: str) -> dict[str, Rule]:
    """Every rule of a game's book in this language, else in English, by id, in the book's order."""
    return _by_id(read_chapters(game, language))


def parse_rules(book: str) -> dict[str, Rule]:
    """Split a book into its rules. Raises ValueError for a heading that is no rule's, or a duplicate id."""
    return _by_id(parse_chapters(book))


def parse_chapters(book: str) -> list[Chapter]:
    """Split a book into its chapters. Raises ValueError for a heading that is no rule's."""
    chapters: list[Chapter] = []
    for section in re.split(r"^(?=##? )", book, flags=re.MULTILINE):
        line, _, text = section.partition("\n")
        if line.startswith("# "):
            chapters.append(Chapter(line[2:].strip(), text.strip(), []))
        elif line.startswith("## "):
            if not chapters:
                chapters.append(Chapter("", "", []))
            chapters[-1].rules.append(_parse_rule(line, text.strip(), chapters[-1].title))
    return chapters


def cited_ids(text: str) -> list[str]:
    """The rule ids that a text mentions, in order."""
    return RULE_ID.findall(text)


def _folder(game: str) -> Path:
    folder = book_of(game)
    if folder is None:
        raise FileNotFoundError(f"no package has a rule book for {game}")
    return folder


def _by_id(chapters: list[Chapter]) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for rule in (rule for chapter in chapters for rule in chapter.rules):
        if rule.id in rules:
            raise ValueError(f"rule {rule.id} is in the book twice")
        rules[rule.id] = rule
    return rules


def _parse_rule(line: str, text: str, chapter: str) -> Rule:
    heading = HEADING.fullmatch(line.rstrip())
    if heading is None:
        raise ValueError(f"not the heading of a rule: {line!r}")
    return Rule(heading[1], heading[2], text, chapter)
