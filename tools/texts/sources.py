"""What the sources say: the keys they use, and English that should have been a key."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.texts import jinja, python, svelte
from tools.texts.found import HOLE, Found
from witching.packages import OURS

# Said by the page alone: elsewhere such words name other things.
ON_PAGE: Final = ("home", "table")
EVERYWHERE: Final = (
    *("cli", "terminal", "rulebook", "replay", "core", "arena", "bots", "server", "page", "reasons"),
    *OURS,
)
WORDS: Final = (*EVERYWHERE, *ON_PAGE)


def _key(words: Sequence[str]) -> re.Pattern[str]:
    return re.compile(rf"({'|'.join(words)})-[a-z0-9-]*[a-z0-9](\.[a-zA-Z][\w-]*)?")


def _pattern(words: Sequence[str]) -> re.Pattern[str]:
    """With a hole behind the first word; of every game's own word only `-hidden` is asked for."""
    return re.compile(rf"({'|'.join(words)}|{HOLE})-[a-z0-9{HOLE}-]*{HOLE}[a-z0-9{HOLE}-]*|{HOLE}-hidden")


PYTHON_KEY, PAGE_KEY = _key(EVERYWHERE), _key(WORDS)
PYTHON_PATTERN, PAGE_PATTERN = _pattern(EVERYWHERE), _pattern(WORDS)


def find_keys(folder: Path) -> list[Found]:
    """Every string in the sources that is a message key, by its shape."""
    of_program = (found for found in _program_strings(folder) if PYTHON_KEY.fullmatch(found.text))
    of_page = (found for found in svelte.find_strings(folder) if PAGE_KEY.fullmatch(found.text))
    return [*of_program, *of_page]


def find_patterns(folder: Path) -> list[Found]:
    """Every key the sources put together, with `*` for each hole, and beginnings such as `cli-help-`."""
    of_program = (found for found in _program_strings(folder) if PYTHON_PATTERN.fullmatch(found.text))
    of_page = (found for found in svelte.find_strings(folder) if PAGE_PATTERN.fullmatch(found.text))
    return [_star(found) for found in (*of_program, *of_page)]


def _program_strings(folder: Path) -> Iterator[Found]:
    yield from python.find_strings(folder)
    yield from jinja.find_strings(folder)


def find_sentences(folder: Path) -> list[Found]:
    """Every English text the sources show to a reader without asking the catalogue."""
    return sorted({_star(found) for found in _shown(folder)})


def _shown(folder: Path) -> Iterator[Found]:
    yield from python.find_shown(folder)
    yield from jinja.find_shown(folder)
    yield from svelte.find_shown(folder)


def _star(found: Found) -> Found:
    return found._replace(text=found.text.replace(HOLE, "*"))
