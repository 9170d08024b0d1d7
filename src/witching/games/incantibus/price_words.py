"""What things are called, what they cost and what they are worth, in words."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from witching.core.message import Argument, Message
from witching.games.incantibus.box_contents import Price, Printed, PrintedBox, printed, slots_of
from witching.games.incantibus.box_tables import BoxTables

COLOURS: Final = ("green", "red", "blue")


@lru_cache(maxsize=64)
def worded_box(tables: BoxTables, expert: bool) -> PrintedBox:
    """What is printed in this box, with words for each thing that may turn up: books only in expert mode."""
    box = printed(tables)
    tokens, sorcerers = _worded(box, box.tokens, expert), _worded(box, box.sorcerers, expert)
    return replace(box, tokens=tokens, sorcerers=sorcerers, slots=slots_of(tables, expert=expert))


def _worded(box: PrintedBox, things: dict[str, Printed], expert: bool) -> dict[str, Printed]:
    met = {key: thing for key, thing in things.items() if expert or thing.section != "books"}
    return things | {key: replace(thing, said=_say_print(box, thing)) for key, thing in met.items()}


def _say_print(box: PrintedBox, thing: Printed) -> Message | None:
    """A thing with everything printed on it; None where that is only its name."""
    args: dict[str, Argument] = {"token": thing.name, "points": say_points(thing.points)}
    if thing.weapon is not None:
        return Message("incantibus-monster", args | {"weapon": box.tokens[thing.weapon].name})
    if thing.price is not None:
        return Message("incantibus-priced", args | {"price": say_price(box, thing.price)})
    return Message("incantibus-worth", args) if thing.points else None


def describe(thing: Printed) -> Message | str:
    """A thing of a worded box with everything printed on it."""
    return thing.said or thing.name


def say_name(thing: Printed) -> Message:
    """A thing by name, as one of a list."""
    return Message("incantibus-token", {"token": thing.name})


def say_some(thing: Printed, count: int) -> Message:
    """A number of things of a kind."""
    if count == 1:
        return say_name(thing)
    return Message("incantibus-several", {"token": thing.name, "count": count})


def say_tokens(box: PrintedBox, tokens: dict[str, int]) -> list[Message]:
    """What lies in a case or in the moat."""
    return [say_some(box.tokens[key], count) for key, count in tokens.items()]


def say_points(points: int) -> Message:
    """A number of points."""
    return Message("incantibus-points", {"count": points})


def say_price(box: PrintedBox, price: Price) -> Message:
    """What a potion, book or sorcerer costs."""
    return Message(f"incantibus-price-{price.way}", _price_args(box, price))


def _price_args(box: PrintedBox, price: Price) -> dict[str, Argument]:
    if price.way == "ingredients":
        return {"tokens": [say_name(box.tokens[key]) for key in price.what]}
    if price.way == "monster":
        return {"token": box.tokens[price.what[0]].name}
    if price.way == "potion":
        return {"colour": _say_colour(price.what[0])}
    return {"count": price.count}


def _say_colour(colour: str) -> Argument:
    """The colour of a potion; an unknown one from a custom box is quoted as written."""
    return Message(f"incantibus-colour-{colour}") if colour in COLOURS else colour
