"""What things cost and are worth, in words."""

from typing import Final

from witching.core.message import Argument, Message
from witching.games.incantibus.printed import Price, Printed
from witching.games.incantibus.view import IncantibusView

COLOURS: Final = ("green", "red", "blue")


def say_token(view: IncantibusView, key: str) -> Message:
    """A token, potion or book by name, as one thing of a list."""
    return Message("incantibus-token", {"token": view.box.tokens[key].name})


def say_some(thing: Printed, count: int) -> Message:
    """So many things of a kind."""
    if count == 1:
        return Message("incantibus-token", {"token": thing.name})
    return Message("incantibus-face-several", {"token": thing.name, "count": count})


def say_tokens(view: IncantibusView, tokens: dict[str, int]) -> list[Message]:
    """What lies in a case or in the moat."""
    return [say_some(view.box.tokens[key], count) for key, count in tokens.items()]


def say_points(points: int) -> Message:
    """So many points."""
    return Message("incantibus-face-points", {"count": points})


def say_price(view: IncantibusView, printed: Printed) -> Message:
    """What a potion, book or sorcerer costs. Only things that have a price are asked."""
    assert printed.price is not None
    return Message(f"incantibus-face-price-{printed.price.way}", _price_args(view, printed.price))


def say_colour(colour: str) -> Argument:
    """The colour of a potion; one of a box of one's own is called as its owner wrote it."""
    return Message(f"incantibus-face-colour-{colour}") if colour in COLOURS else colour


def _price_args(view: IncantibusView, price: Price) -> dict[str, Argument]:
    if price.way == "ingredients":
        return {"tokens": [say_token(view, key) for key in price.what]}
    if price.way == "monster":
        return {"token": view.box.tokens[price.what[0]].name}
    if price.way == "potion":
        return {"colour": say_colour(price.what[0])}
    return {"count": price.count}


def describe(view: IncantibusView, thing: Printed) -> Message:
    """A thing with all that is printed on it."""
    args: dict[str, Argument] = {"token": thing.name, "points": say_points(thing.points)}
    if thing.weapon is not None:
        return Message("incantibus-face-monster", args | {"weapon": view.box.tokens[thing.weapon].name})
    if thing.price is not None:
        return Message("incantibus-face-priced", args | {"price": say_price(view, thing)})
    if thing.points:
        return Message("incantibus-face-worth", args)
    return Message("incantibus-token", {"token": thing.name})
