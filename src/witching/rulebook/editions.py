"""What each printed edition says where they differ, from the tables in the rules `D-…`.

An edition has a short name, written as code: a table has a row or a column for each.
"""

from collections.abc import Mapping
from typing import NamedTuple

from witching.rulebook.blocks import Table, code_spans, tables
from witching.rulebook.book import Rule
from witching.rulebook.relations import differences_at


class Saying(NamedTuple):
    """One thing that an edition says (Markdown). `about` names it if the editions differ in several things."""

    about: str
    text: str


class Difference(NamedTuple):
    """A rule on which editions differ, and what each says, in the order of the book."""

    rule: Rule
    editions: dict[str, list[Saying]]


def differences(rules: Mapping[str, Rule]) -> list[Difference]:
    """Every difference between the editions of a game; empty if there is only one edition."""
    return [read_difference(rule) for rule in rules.values() if rule.id.startswith("D-")]


def edition_notes(rules: Mapping[str, Rule], rule: Rule, edition: str = "") -> list[Difference]:
    """The differences that concern a rule, with what this edition says, or all of them."""
    found = [read_difference(each) for each in differences_at(rules, rule)]
    return [narrow(each, edition) for each in found]


def narrow(difference: Difference, edition: str = "") -> Difference:
    """A difference with only what one edition says; unchanged if none is given."""
    kept = {name: said for name, said in difference.editions.items() if edition in ("", name)}
    return difference._replace(editions=kept)


def read_difference(rule: Rule) -> Difference:
    """What a rule's first table of editions says. Raises ValueError if it has none."""
    for table in tables(rule.text):
        if _all_code(table.head[1:]):
            return Difference(rule, _by_column(table))
        if _all_code([row[0] for row in table.rows]):
            return Difference(rule, _by_row(table))
    raise ValueError(f"rule {rule.id} has no table with a row or a column for each edition")


def _by_column(table: Table) -> dict[str, list[Saying]]:
    heads = enumerate(table.head[1:], start=1)
    return {code_spans(head)[0]: [Saying(row[0], row[place]) for row in table.rows] for place, head in heads}


def _by_row(table: Table) -> dict[str, list[Saying]]:
    """The sayings by row. A cell that is only code is left out: it names a switch's value, which is our term."""
    return {
        code_spans(row[0])[0]: [Saying("", cell) for cell in row[1:] if not _all_code([cell])] for row in table.rows
    }


def _all_code(cells: list[str]) -> bool:
    return bool(cells) and all(cell == f"`{cell.strip('`')}`" for cell in cells)
