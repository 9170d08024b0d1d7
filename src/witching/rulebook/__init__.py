"""The rule books: one text per game and language, cut into rules by their ids.

A book is `<game>/<language>.md`. A rule is a heading `## <ID>: <title>` and the text below it; a line `# <title>`
begins a chapter. What stands before the first rule of a chapter introduces it and belongs to no rule.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

BOOKS: Final = Path(__file__).parent
RULE_ID: Final = re.compile(r"\b[A-Z]-[A-Z][A-Z0-9-]*\b")
HEADING: Final = re.compile(rf"## ({RULE_ID.pattern}): (\S.*)")


class Rule(NamedTuple):
    """One rule of a book: `text` is Markdown without the heading."""

    id: str
    title: str
    text: str
    chapter: str


def read_rules(game: str, language: str) -> dict[str, Rule]:
    """Every rule of a game's book in this language, by id, in the book's order."""
    return parse_rules((BOOKS / game / f"{language}.md").read_text(encoding="utf-8"))


def parse_rules(book: str) -> dict[str, Rule]:
    """Cut a book into its rules; a heading that is no rule's, or an id that comes twice, is a ValueError."""
    rules: dict[str, Rule] = {}
    chapter = ""
    for section in re.split(r"^(?=##? )", book, flags=re.MULTILINE):
        line, _, text = section.partition("\n")
        if line.startswith("# "):
            chapter = line[2:].strip()
        elif line.startswith("## "):
            rule = _parse_rule(line, text.strip(), chapter)
            if rule.id in rules:
                raise ValueError(f"rule {rule.id} stands twice in the book")
            rules[rule.id] = rule
    return rules


def cited_ids(text: str) -> list[str]:
    """The rule ids that a text names, in its order."""
    return RULE_ID.findall(text)


def _parse_rule(line: str, text: str, chapter: str) -> Rule:
    heading = HEADING.fullmatch(line.rstrip())
    if heading is None:
        raise ValueError(f"not the heading of a rule: {line!r}")
    return Rule(heading[1], heading[2], text, chapter)
