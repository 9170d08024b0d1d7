"""The rule books: one text per game and language, split into rules by their ids.

`book` reads them, `blocks` splits a rule's text into paragraphs, lists and tables, `lookup` finds rules, `relations`
knows which belong together, `editions` what each edition says.
"""

from witching.rulebook.book import (
    Chapter,
    Rule,
    cited_ids,
    find_language,
    parse_rules,
    read_chapters,
    read_rules,
)
from witching.rulebook.editions import Difference, differences, edition_notes
from witching.rulebook.lookup import Hit, example_of, find_rules, near_rules, search
from witching.rulebook.relations import rulings_on, see_also

__all__ = [
    "Chapter",
    "Difference",
    "Hit",
    "Rule",
    "cited_ids",
    "differences",
    "edition_notes",
    "example_of",
    "find_language",
    "find_rules",
    "near_rules",
    "parse_rules",
    "read_chapters",
    "read_rules",
    "rulings_on",
    "search",
    "see_also",
]
