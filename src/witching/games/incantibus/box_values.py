"""The values of a row in the box file: what each may be, and the refusal of any other (I-BOX)."""

from collections.abc import Callable

from witching.core.refusal import quote, refused

MOST = 99
MOST_LETTERS = 40
MOST_INGREDIENTS = 8


def check_number(place: str, given: object) -> None:
    """A whole number from 0 to 99."""
    if type(given) is not int or not 0 <= given <= MOST:
        said = f'"{quote(given)}"' if isinstance(given, str) else quote(given)
        raise refused("incantibus-box-number", "I-BOX", row=place, given=said, most=MOST)


def check_name(place: str, given: object) -> None:
    """One to 40 letters."""
    if not isinstance(given, str) or not 1 <= len(given) <= MOST_LETTERS:
        raise refused("incantibus-box-name", "I-BOX", row=place, given=quote(given), most=MOST_LETTERS)


def check_ingredients(place: str, given: object) -> None:
    """One to eight names."""
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_INGREDIENTS:
        raise refused("incantibus-box-ingredients", "I-BOX", row=place, given=quote(given), most=MOST_INGREDIENTS)
    for name in given:
        check_name(place, name)


def check_price(place: str, given: object) -> None:
    """A word with a number or a name; `box_check` knows the words."""
    for word, value in check_table(place, given).items():
        (check_name if isinstance(value, str) else check_number)(f"{place}.{word[:MOST_LETTERS]}", value)


def check_table(place: str, given: object) -> dict[str, object]:
    """Keys with values."""
    if not isinstance(given, dict) or not all(isinstance(key, str) for key in given):
        raise refused("incantibus-box-table", "I-BOX", row=place, given=quote(given))
    return given


CHECKS: dict[str, Callable[[str, object], None]] = {
    "name": check_name, "visible": check_number, "secret": check_number, "points": check_number, "coins": check_number,
    "weapon": check_name, "kind": check_name, "back": check_name, "colour": check_name,
    "ingredients": check_ingredients, "price": check_price,
}  # fmt: skip
"""By the name of the value in a row."""
