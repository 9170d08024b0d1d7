"""Options as they are given: by name, as values or as the words of a command line; what does not fit is refused."""

from collections.abc import Iterable, Sequence

from witching.core.refusal import Refused, quote, refused


def check_names(given: Iterable[str], allowed: Sequence[str]) -> None:
    """Refuse an option that the game does not have."""
    for name in given:
        if name not in allowed:
            raise refused("core-options-unknown", name=quote(name), allowed=", ".join(allowed))


def read_word(name: str, given: object, allowed: Sequence[str], rule: str) -> str:
    """One of some words. Raises Refused."""
    if not isinstance(given, str) or given not in allowed:
        raise _bad_value(name, given, allowed, rule)
    return given


def read_number(name: str, given: object, allowed: Sequence[int], rule: str) -> int:
    """One of some numbers, also written out. Raises Refused."""
    number = int(given) if isinstance(given, str) and given.isdecimal() and len(given) < 3 else given
    if not isinstance(number, int) or isinstance(number, bool) or number not in allowed:
        raise _bad_value(name, given, allowed, rule)
    return number


def read_truth(name: str, given: object, rule: str) -> bool:
    """True or false, also written out. Raises Refused."""
    if given in ("true", "false"):
        return given == "true"
    if not isinstance(given, bool):
        raise _bad_value(name, given, ("true", "false"), rule)
    return given


def _bad_value(name: str, given: object, allowed: Sequence[object], rule: str) -> Refused:
    words = ", ".join(str(word) for word in allowed)
    return refused("core-options-value", rule, name=name, given=quote(given), allowed=words)
