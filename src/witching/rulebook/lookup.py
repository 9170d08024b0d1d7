"""Finding rules: by an id or part of one, by words in a title, by words in the text."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final, NamedTuple

from witching.rulebook.blocks import passages, plain
from witching.rulebook.book import Rule

NEAR: Final = 0.6
MOST_NEAR: Final = 5
IE: Final = (
    "\N{CYRILLIC SMALL LETTER IE}\N{CYRILLIC CAPITAL LETTER IE}"  # ё without its dots; other Cyrillic diacritics count
)
WORD: Final = re.compile(r"\w{2,}")
SAME: Final = {"\N{RIGHT SINGLE QUOTATION MARK}": "'"}


class Hit(NamedTuple):
    """A rule that was found, and the passage of its text, without markup, that has most of the words."""

    rule: Rule
    passage: str


def find_rules(rules: Mapping[str, Rule], words: str) -> list[Rule]:
    """The rules that match these words: as an id, an id without its letter, a title, part of an id, words in a title.

    Case and accents do not matter, and spaces may replace dashes. The first of these five readings that matches any
    rule decides; if none does, the list is empty.
    """
    given = " ".join(fold(words).split())
    dashed = given.replace(" ", "-")
    for fits in (_is_id(dashed), _is_name(dashed), _is_title(given), _is_part(dashed), _is_titled(given.split())):
        found = [rule for rule in rules.values() if given and fits(rule)]
        if found:
            return found
    return []


def example_of(rules: Mapping[str, Rule]) -> str:
    """An example of a word to look up that matches exactly one rule: the first title that is one word, else the longest
    word in a title; an id if no word does."""
    titles: list[tuple[Rule, list[str]]] = [(rule, WORD.findall(plain(rule.title))) for rule in rules.values()]
    short = [(rule, words) for rule, words in titles if words == [plain(rule.title)]]
    for rule, words in (*short, *titles):
        for word in sorted(words, key=len, reverse=True):
            if find_rules(rules, word) == [rule]:
                return word.lower()
    return next(iter(rules)).lower()


def near_rules(rules: Mapping[str, Rule], words: str) -> list[Rule]:
    """Rules whose id or title is spelled almost like this, the closest first."""
    names = {fold(name): rule for rule in rules.values() for name in (plain(rule.title), rule.id[2:], rule.id)}
    near = get_close_matches(fold(words.strip()), names, n=MOST_NEAR, cutoff=NEAR)
    return list(dict.fromkeys(names[name] for name in near))


def search(rules: Mapping[str, Rule], words: str) -> list[Hit]:
    """The rules whose title and text contain all these words, or parts of words, in the book's order."""
    wanted = fold(words).split()
    return [_hit(rule, wanted) for rule in rules.values() if wanted and _has_all(rule, wanted)]


def mark_hits(text: str, words: str) -> Iterator[tuple[str, bool]]:
    """A text split into pieces, with True for those that match these words in `search`."""
    text = unicodedata.normalize("NFC", text)
    places = _places(fold(text), fold(words).split())
    start = 0
    for end in range(1, len(text) + 1):
        if end == len(text) or (end in places) != (start in places):
            yield text[start:end], start in places
            start = end


def fold(text: str) -> str:
    """A text in the form used for comparing: case, accents and Unicode composition do not matter.

    A composed text keeps its length, so positions in the folded text are the same as in the original.
    """
    return "".join(map(_fold_letter, unicodedata.normalize("NFC", text)))


def _fold_letter(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0]
    lower = (base if base.isascii() or base in IE else letter).lower()
    return SAME.get(lower, lower) if len(lower) == 1 else letter


def _is_id(dashed: str) -> Callable[[Rule], bool]:
    return lambda rule: fold(rule.id) == dashed


def _is_name(dashed: str) -> Callable[[Rule], bool]:
    return lambda rule: fold(rule.id[2:]) == dashed


def _is_title(given: str) -> Callable[[Rule], bool]:
    return lambda rule: fold(plain(rule.title)) == given


def _is_part(dashed: str) -> Callable[[Rule], bool]:
    return lambda rule: dashed in fold(rule.id)


def _is_titled(words: list[str]) -> Callable[[Rule], bool]:
    return lambda rule: all(word in fold(plain(rule.title)) for word in words)


def _has_all(rule: Rule, wanted: list[str]) -> bool:
    text = fold("\n".join([plain(rule.title), *passages(rule.text)]))
    return all(word in text for word in wanted)


def _hit(rule: Rule, wanted: list[str]) -> Hit:
    return Hit(rule, max(passages(rule.text), key=lambda passage: _count(fold(passage), wanted)))


def _count(passage: str, wanted: Iterable[str]) -> int:
    return sum(word in passage for word in wanted)


def _places(text: str, words: Iterable[str]) -> set[int]:
    """The positions of all letters that belong to one of these words."""
    found = ((start, word) for word in words for start in range(len(text)) if text.startswith(word, start))
    return {place for start, word in found for place in range(start, start + len(word))}
