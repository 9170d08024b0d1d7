"""The texts of one language: files are opened when one of their messages is needed, messages parsed when said."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from witching.i18n.languages import LANGUAGES
from witching.packages import games, texts_of

# A plain path: importlib.resources would cost every start of the program more than 10 ms.
LOCALE: Final = Path(__file__).parent.parent / "locale"
# Files of these words in a game's package add to the built-in ones.
SHARED: Final = ("reasons",)

# Inside a message no line can begin with `name =`, so this splits a file exactly.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


def word_of(name: str) -> str:
    """The first word of a message, a term or a file: `cli` for `cli-hello` and `-cli-brand`."""
    return name.removeprefix("-").split("-")[0]


class Texts:
    """The messages and terms of one language. Opens only the files needed, parses only the messages said."""

    def __init__(self, code: str, folders: Sequence[Path]) -> None:
        self.code = code
        self.language = LANGUAGES[code]
        self._folders = folders
        self._sources: dict[str, dict[str, str]] = {}
        self._entries: dict[str, ast.Message | ast.Term | None] = {}

    def find(self, name: str, attribute: str | None = None) -> ast.Pattern | None:
        """The pattern of a message (`cli-hello`), a term (`-cli-brand`) or an attribute of either; None if absent."""
        if name not in self._entries:
            self._entries[name] = self._parse(name)
        entry = self._entries[name]
        if entry is None:
            return None
        if attribute is None:
            return entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def _parse(self, name: str) -> ast.Message | ast.Term | None:
        word = word_of(name)
        if word not in self._sources:
            self._sources[word] = read_entries(self.code, word, self._folders)
        entry = FluentParser(with_spans=False).parse_entry(self._sources[word].get(name, ""))
        return entry if isinstance(entry, ast.Message | ast.Term) else None


def read_entries(code: str, word: str, folders: Sequence[Path] = (LOCALE,), pattern: str = "*.ftl") -> dict[str, str]:
    """The source of every message and term of a word in one language, by name, from the files that match `pattern`: in
    the first folder that has any, else in the game of that name. Games add to shared words but override nothing."""
    found = next(filter(None, (_cut_files(folder / code, word, pattern) for folder in folders)), {})
    if found and word not in SHARED:
        return found
    for folder in map(texts_of, games() if word in SHARED else (word,)):
        found = {**_cut_files(folder / code, word, pattern), **found} if folder else found
    return found


def _cut_files(folder: Path, word: str, pattern: str) -> dict[str, str]:
    """The entries of `<word>.ftl` and its parts, `<word>-<part>.ftl`."""
    files = [path for path in sorted(folder.glob(pattern)) if word_of(path.stem) == word]
    return cut_entries("\n".join(path.read_text(encoding="utf-8", errors="replace") for path in files))


def cut_entries(source: str) -> dict[str, str]:
    """The source of every message and term of a file, by name."""
    starts = list(ENTRY.finditer(source))
    ends = [*(start.start() for start in starts[1:]), len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=False)}
