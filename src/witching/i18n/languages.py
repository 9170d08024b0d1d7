"""The six languages: how one is chosen, and how each counts and writes numbers."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

FALLBACK: Final = "en"

# The first of these that is set decides, as in POSIX: LC_ALL=C means C even if LANG is de_DE.
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Language(NamedTuple):
    """What a language needs besides its texts; `name` is what its speakers call it."""

    name: str
    categories: tuple[str, ...]
    category: Callable[[int, int], str]
    group: str
    point: str


def _one_is_one(whole: int, places: int) -> str:
    return "one" if whole == 1 and not places else "other"


def _italian(whole: int, places: int) -> str:
    return "many" if _millions(whole, places) else _one_is_one(whole, places)


def _french(whole: int, places: int) -> str:
    if whole in (0, 1):
        return "one"
    return "many" if _millions(whole, places) else "other"


def _russian(whole: int, places: int) -> str:
    if places:
        return "other"
    if whole % 10 == 1 and whole % 100 != 11:
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14) else "many"


def _always_other(whole: int, places: int) -> str:
    return "other"


def _millions(whole: int, places: int) -> bool:
    return whole != 0 and whole % 1_000_000 == 0 and not places


NO_BREAK: Final = "\u00a0"
NARROW_NO_BREAK: Final = "\u202f"

LANGUAGES: Final[Mapping[str, Language]] = {
    "en": Language("English", ("one", "other"), _one_is_one, ",", "."),
    "ru": Language("Русский", ("one", "few", "many", "other"), _russian, NO_BREAK, ","),
    "it": Language("Italiano", ("one", "many", "other"), _italian, ".", ","),
    "ko": Language("한국어", ("other",), _always_other, ",", "."),
    "de": Language("Deutsch", ("one", "other"), _one_is_one, ".", ","),
    "fr": Language("Français", ("one", "many", "other"), _french, NARROW_NO_BREAK, ","),
}


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language to use: the explicit one, else WITCHING_LANG, else the terminal's locale, else English.

    An unknown language is ignored; `de`, `de_AT.UTF-8` and `de-AT` all mean German.
    """
    locale = next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), "")
    wishes = (explicit or "", environ.get("WITCHING_LANG", ""), locale)
    return next((code for code in map(_code, wishes) if code in LANGUAGES), FALLBACK)


def _code(name: str) -> str:
    return name.replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
