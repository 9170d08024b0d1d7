"""Korean particles: which of a pair follows a word depends on the word's last sound."""

from typing import Final

FIRST_SYLLABLE: Final = 0xAC00
LAST_SYLLABLE: Final = 0xD7A3
FINALS: Final = 28
FINAL_L: Final = 8

# The last sound of each digit read aloud (영 일 이 삼 사 오 육 칠 팔 구; a final zero is 십, 백, 천 or 만).
DIGIT_ENDINGS: Final = {"0": "n", "1": "l", "3": "m", "6": "k", "7": "l", "8": "l", "2": "", "4": "", "5": "", "9": ""}


# Roman numerals are read as numbers (일 이 삼).
ROMAN_ENDINGS: Final = {"I": "l", "II": "", "III": "m"}


def attach_josa(word: str, pair: str) -> str:
    """The word with its particle: `attach_josa("두꺼비", "을/를")` is `두꺼비를`.

    The pair has the form after a consonant first. Words whose sound is unknown (Latin letters) get both forms, as is
    usual in Korean programs: `Anna을(를)`.
    """
    after_consonant, _, after_vowel = pair.partition("/")
    ending = _ending(word)
    if ending is None:
        return word + _both(after_consonant, after_vowel)
    vowel_like = ending == "" or (ending == "l" and after_consonant == "으" + after_vowel)
    return word + (after_vowel if vowel_like else after_consonant)


def _both(after_consonant: str, after_vowel: str) -> str:
    if after_consonant.endswith(after_vowel):
        return f"({after_consonant.removesuffix(after_vowel)}){after_vowel}"
    return f"{after_consonant}({after_vowel})"


def _ending(word: str) -> str | None:
    """The consonant that the word ends with, empty after a vowel, None if its sound is unknown."""
    numeral = word.rpartition(" ")[2]
    if numeral in ROMAN_ENDINGS:
        return ROMAN_ENDINGS[numeral]
    last = next((letter for letter in reversed(word) if letter.isalnum()), "")
    if last and FIRST_SYLLABLE <= ord(last) <= LAST_SYLLABLE:
        final = (ord(last) - FIRST_SYLLABLE) % FINALS
        return {0: "", FINAL_L: "l"}.get(final, "n")
    return DIGIT_ENDINGS.get(last)
