"""Numbers as a language writes and counts them; the options have Fluent's names."""

import math
from dataclasses import dataclass
from typing import Final

from witching.i18n.languages import Language

OPTIONS: Final = ("useGrouping", "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits")
MOST_DIGITS: Final = 20


@dataclass(frozen=True, slots=True)
class Number:
    """A number and how to write it; its plural category follows the digits shown (1 coin, 1.0 coins)."""

    value: int | float
    useGrouping: int = 1
    minimumIntegerDigits: int = 1
    minimumFractionDigits: int = 0
    maximumFractionDigits: int = 3

    def write(self, language: Language) -> str:
        """The number with the language's digit groups and decimal mark."""
        if self._is_no_amount():
            return str(self.value)
        whole, fraction = self._digits()
        whole = whole.rjust(self.minimumIntegerDigits, "0")
        sign = "-" if self.value < 0 and (whole + fraction).strip("0") else ""
        grouped = _group(whole, language.group) if self.useGrouping else whole
        return sign + grouped + (language.point + fraction if fraction else "")

    def category(self, language: Language) -> str:
        """This number's plural category in the language."""
        if self._is_no_amount():
            return "other"
        whole, fraction = self._digits()
        return language.category(int(whole), len(fraction))

    def _is_no_amount(self) -> bool:
        return isinstance(self.value, float) and not math.isfinite(self.value)

    def _digits(self) -> tuple[str, str]:
        """The digits before and after the decimal mark, without sign."""
        if isinstance(self.value, int):
            return str(abs(self.value)), "0" * self.minimumFractionDigits
        most = max(self.minimumFractionDigits, self.maximumFractionDigits)
        whole, _, fraction = f"{abs(self.value):.{most}f}".partition(".")
        return whole, fraction.rstrip("0").ljust(self.minimumFractionDigits, "0")


def _group(digits: str, mark: str) -> str:
    head = len(digits) % 3
    threes = [digits[start : start + 3] for start in range(head, len(digits), 3)]
    return mark.join([digits[:head], *threes] if head else threes)
