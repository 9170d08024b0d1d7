"""The checker of texts: catalogues agree with each other, with their languages and with the sources."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast

from tools.texts.english import looks_english
from tools.texts.sources import WORDS, find_keys, find_patterns, find_sentences
from tools.texts.survey import Entry, File, survey
from witching.i18n.catalogue import SETTING
from witching.i18n.languages import FALLBACK, LANGUAGES, Language
from witching.i18n.texts import word_of

# The keys that the sources put together at run time; a game lists its own in `locale/dynamic.txt`. Nothing else may be
# put together.
DYNAMIC_KEYS: Final = (
    "*-ending-*",
    "*-hidden",
    "core-broken-*",
    "cli-build-*",
    "cli-figures-*",
    "terminal-command-*",
    "terminal-command-replay-*",
    "terminal-help-*",
    "terminal-replay-*",
    "terminal-replay-help-*",
    "bots-about-*",
    "bots-memory-named-*",
    "bots-name-*",
    "bots-failed-*",
    "home-edition-*",
    "page-phrase-*",
    "page-set-*",
    "page-spectators-*",
    "page-symbol-*",
    "table-key-*",
    "server-leak-how-*",
    "server-leak-part-*",
    "server-leak-viewer-*",
    "server-leak-what-*",
)

# A file is named by the first word of its messages and, after a dash, by where else they are said (docs/languages.md).
PLACES: Final = ("", "later", "terminal", "plain")
FUNCTIONS: Final = frozenset({"NUMBER", "JOSA", "FORM"})
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})

# Every category a language uses for things one counts turns up below this.
COUNTED: Final = range(200)


class Problem(NamedTuple):
    """One thing to mend: the rule it breaks, where, and what is wrong."""

    rule: str
    place: str
    what: str


def dynamic_keys(places: Iterable[Path]) -> list[str]:
    """The keys that are put together: by the program, and by the games whose texts are in these folders."""
    lists = (place / "dynamic.txt" for place in places)
    return [*DYNAMIC_KEYS, *(key for path in lists if path.is_file() for key in path.read_text().split())]


def find_problems(locale: Path, *sources: Path, dynamic: Sequence[str] = DYNAMIC_KEYS) -> list[Problem]:
    """Everything that is wrong with the texts and with their use."""
    files = survey(locale)
    return [
        *check_files(files),
        *check_languages(files),
        *check_leftovers(files),
        *check_keys(files, sources, dynamic),
        *check_use(files, sources, dynamic),
        *check_sentences(sources),
    ]


def check_files(files: list[File]) -> Iterator[Problem]:
    """Each file for itself: it parses, holds its own keys once, and its texts can be said."""
    counted = Counter((file.language, entry.name) for file in files for entry in file.entries)
    for file in files:
        yield from (Problem("junk", place, what) for place, what in file.junk)
        word, _, place = file.name.partition("-")
        if file.language not in LANGUAGES or word not in WORDS or place not in PLACES:
            yield Problem("unknown-file", f"{file.language}/{file.name}.ftl", "no such language or no such file")
            continue
        for entry in file.entries:
            if word_of(entry.name) != word:
                yield Problem("wrong-file", entry.place, f"{entry.name} belongs in {word_of(entry.name)}.ftl")
            if counted[file.language, entry.name] > 1:
                yield Problem("duplicate", entry.place, entry.name)
            yield from _check_entry(entry, LANGUAGES[file.language])


def check_languages(files: list[File]) -> Iterator[Problem]:
    """The languages against English: the same messages with the same variables in the same files; references lead
    somewhere."""
    english = _messages(files, FALLBACK)
    for code in sorted({file.language for file in files}):
        here = _messages(files, code)
        yield from (
            Problem("untranslated", f"{code}/{_file(english[name])}", name) for name in english.keys() - here.keys()
        )
        yield from (Problem("unknown-key", here[name].place, name) for name in here.keys() - english.keys())
        for name in here.keys() & english.keys():
            yield from _compare(here[name], english[name])
        yield from _check_references(files, code)


def check_leftovers(files: list[File]) -> Iterator[Problem]:
    """No English is left in another language."""
    english = _messages(files, FALLBACK)
    for code in sorted({file.language for file in files} - {FALLBACK}):
        for name, entry in _messages(files, code).items():
            if name in english and looks_english(entry.text, english[name].text, code):
                yield Problem("english-left", entry.place, name)


def check_keys(files: list[File], sources: Sequence[Path], dynamic: Sequence[str]) -> Iterator[Problem]:
    """Every key in the sources has a text; the keys put together are the declared ones."""
    texts = _sayable(_messages(files, FALLBACK).values())
    keys = [found for folder in sources for found in find_keys(folder)]
    patterns = [found for folder in sources for found in find_patterns(folder)]
    yield from (Problem("missing-key", place, key) for key, place in keys if key not in texts)
    for key, place in patterns:
        # What begins with a hole is taken for a key only where it is declared as one.
        if key not in dynamic and not key.startswith("*"):
            yield Problem("undeclared-pattern", place, key)
    stale = set(dynamic) - {key for key, _ in patterns}
    yield from (Problem("stale-pattern", "DYNAMIC_KEYS", key) for key in sorted(stale))


def check_use(files: list[File], sources: Sequence[Path], dynamic: Sequence[str]) -> Iterator[Problem]:
    """Every text is used: messages by the sources or by other texts, terms by other texts."""
    entries = [entry for file in files for entry in file.entries]
    keys = {key for folder in sources for key, _ in find_keys(folder)}
    named = keys | {each for entry in entries for each in entry.references}
    used = {name.partition(".")[0] for name in named}
    for entry in entries:
        if entry.name not in used and not any(fnmatchcase(entry.name, pattern) for pattern in dynamic):
            yield Problem("unused-key", entry.place, entry.name)


def check_sentences(sources: Sequence[Path]) -> Iterator[Problem]:
    """No English from the sources straight to the reader."""
    for folder in sources:
        yield from (Problem("sentence-in-source", place, text) for text, place in find_sentences(folder))


def _check_entry(entry: Entry, language: Language) -> Iterator[Problem]:
    for function in sorted(entry.functions - FUNCTIONS):
        yield Problem("unknown-function", entry.place, f"{entry.name}: {function}()")
    for select in entry.selects:
        yield from (Problem("plural", entry.place, f"{entry.name}: {what}") for what in _judge(select, language))


def _judge(select: ast.SelectExpression, language: Language) -> Iterator[str]:
    """What a choice between plurals forgets, and categories the language does not have."""
    keys = [variant.key for variant in select.variants]
    words = {key.name for key in keys if isinstance(key, ast.Identifier)}
    exact = {float(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
    if not exact and not words & PLURALS:
        return
    missing = {language.category(count, 0) for count in COUNTED if count not in exact} - words
    yield from (f"no variant [{category}]" for category in sorted(missing))
    yield from (f"the language has no [{word}]" for word in sorted(words & PLURALS - set(language.categories)))


def _compare(here: Entry, english: Entry) -> Iterator[Problem]:
    differing = sorted(f"${name}" for name in (here.variables ^ english.variables) - set(SETTING))
    if differing:
        yield Problem("variables", here.place, f"{here.name}: {', '.join(differing)}")
    for attribute in sorted(english.attributes - here.attributes):
        yield Problem("untranslated", here.place, f"{here.name}.{attribute}")
    if _file(here) != _file(english):
        yield Problem("wrong-file", here.place, f"{here.name} is in {_file(english)} in English")


def _file(entry: Entry) -> str:
    """`cli.ftl` of an entry in `ru/cli.ftl:3`."""
    return entry.place.partition("/")[2].partition(":")[0]


def _check_references(files: list[File], code: str) -> Iterator[Problem]:
    entries = [entry for file in files if file.language == code for entry in file.entries]
    known = _sayable(entries)
    for entry in entries:
        for reference in sorted(entry.references - known):
            yield Problem("unknown-reference", entry.place, f"{entry.name}: {reference}")


def _sayable(entries: Iterable[Entry]) -> set[str]:
    """Every name with which a text can be asked for, attributes included."""
    entries = list(entries)
    return {entry.name for entry in entries} | {
        f"{entry.name}.{each}" for entry in entries for each in entry.attributes
    }


def _messages(files: list[File], code: str) -> dict[str, Entry]:
    entries = (entry for file in files if file.language == code for entry in file.entries)
    return {entry.name: entry for entry in entries if not entry.is_term}
