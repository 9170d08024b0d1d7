"""Where texts are: those of the program, and those of our games."""

from pathlib import Path

from witching.i18n.texts import LOCALE
from witching.packages import OURS, texts_of

PLACES = [LOCALE, *filter(None, map(texts_of, OURS))]


def files_in(language: str) -> list[Path]:
    """Every file of one language."""
    return [path for place in PLACES for path in sorted((place / language).glob("*.ftl"))]
