"""The texts of one language: files opened when one of their messages is wanted, messages parsed when said."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from witching.i18n.languages import LANGUAGES
from witching.packages import games, texts_of

# A plain path: importlib.resources would cost every start of the program more than 10 ms.
LOCALE: Final = Path(__file__).parent.parent / "locale"
# A file of this name in a game's package adds to the one of the house.
SHARED: Final = ("reasons",)

# Inside a message nothing else can stand as `name =` at the start of a line, so this cuts a file exactly.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


def file_of(name: str) -> str:
    """The file that holds a message or term: its first word. `cli-hello` and `-cli-brand` stand in `cli`."""
    return name.removeprefix("-").split("-")[0]


class Texts:
    """The messages and terms of one language. Opens only the files asked for, parses only the messages said."""

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
        file = file_of(name)
        if file not in self._sources:
            self._sources[file] = read_entries(self.code, file, self._folders)
        entry = FluentParser(with_spans=False).parse_entry(self._sources[file].get(name, ""))
        return entry if isinstance(entry, ast.Message | ast.Term) else None


def read_entries(code: str, file: str, folders: Sequence[Path] = (LOCALE,)) -> dict[str, str]:
    """The source of every message and term of a file in one language, by name: of the first folder that has it, else of
    the game of that name. Games add to the files that they share, and change nothing there."""
    found = next(filter(None, (_cut_file(folder, code, file) for folder in folders)), {})
    if found and file not in SHARED:
        return found
    for game in games() if file in SHARED else (file,):
        found = {**_cut_file(texts_of(game), code, file), **found}
    return found


def _cut_file(folder: Path | None, code: str, file: str) -> dict[str, str]:
    path = folder / code / f"{file}.ftl" if folder else None
    return cut_entries(path.read_text(encoding="utf-8", errors="replace")) if path and path.is_file() else {}


def cut_entries(source: str) -> dict[str, str]:
    """The source of every message and term of a file, by name."""
    starts = list(ENTRY.finditer(source))
    ends = [*(start.start() for start in starts[1:]), len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=False)}
