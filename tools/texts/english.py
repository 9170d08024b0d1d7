"""English that was left in a text of another language."""

import re
from typing import Final

# Words that English can hardly do without, and that none of the other languages writes so.
ENGLISH: Final = {
    *("and", "are", "been", "could", "from", "have", "is", "of", "that", "the", "their"),
    *("this", "which", "with", "would", "you", "your"),
}
CODE: Final = re.compile(r"`[^`]*`|```.*?```", re.DOTALL)
WORD: Final = re.compile(r"[A-Za-z]+(?:[\u2019'][A-Za-z]+)?")
SCRIPTS: Final = {"ru": re.compile("[\u0400-\u04ff]"), "ko": re.compile("[\uac00-\ud7a3]")}
FEW_WORDS: Final = 3


def looks_english(text: str, english: str, language: str) -> bool:
    """Whether a text seems not to be in its language: it has words that only English has, or, where the language has a
    script of its own, nothing in that script although the English text is more than a name."""
    words = {word.casefold() for word in WORD.findall(CODE.sub(" ", text))}
    if words & ENGLISH:
        return True
    script = SCRIPTS.get(language)
    said = [word for word in WORD.findall(CODE.sub(" ", english)) if word.islower()]
    return script is not None and len(said) >= FEW_WORDS and not script.search(text)
