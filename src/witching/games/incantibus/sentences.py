"""The table in sentences, for people who do not see it: what can be pointed at first, then cases, then the rest."""

from collections.abc import Iterator

from witching.core.message import Argument, Message
from witching.games.incantibus import price_words
from witching.games.incantibus.belongings import SeatView
from witching.games.incantibus.price_words import describe
from witching.games.incantibus.targets import Area, Target, say_at, say_place
from witching.games.incantibus.view import IncantibusView

NOTHING = Message("incantibus-nothing")


def say_table(view: IncantibusView, seat: int) -> Iterator[Message]:
    """The whole table; the viewer's own case before the others."""
    yield from _say_room(view)
    if view.room is None:
        yield from _say_sorcerers(view)
    yield from _say_pieces(view)
    others = [other for other in range(len(view.seats)) if other != seat]
    for each in ([seat] if 0 <= seat < len(view.seats) else []) + others:
        yield from _say_seat(view, each, own=each == seat)
    if view.room is not None:
        yield from _say_sorcerers(view)
    yield _tell("cards", cards=_cards(view.cards), count=view.card_stack)
    yield _tell("used", cards=_cards(view.used_cards))
    yield _tell("moat", tokens=_all(price_words.say_tokens(view.box, view.moat)))
    yield _tell("supply", tokens=_all(price_words.say_tokens(view.box, {k: n for k, n in view.supply.items() if n})))
    yield _tell("stacks", visible=view.visible_stack, secret=view.secret_stack)


def _tell(key: str, **args: Argument) -> Message:
    return Message(f"incantibus-tell-{key}", args)


def _all(things: list[Message]) -> list[Message]:
    """A list that says "nothing" if it is empty."""
    return things or [NOTHING]


def _cards(cards: list[str]) -> list[Message]:
    return _all([Message(f"incantibus-card-{card}") for card in cards])


# ---- the room


def _say_room(view: IncantibusView) -> Iterator[Message]:
    if view.room is None:
        yield Message("incantibus-tell-final")
        return
    yield _tell("room", room=view.box.rooms[view.room], count=view.rooms_below)
    yield _tell("visible", things=_lying(view, "visible", view.visible))
    if view.secret:
        hidden = [(place, token) for place, token in enumerate(view.secret, start=1) if token is not None]
        yield _tell("secret", things=_all([say_at(Target("secret", place), token.said) for place, token in hidden]))


def _say_pieces(view: IncantibusView) -> Iterator[Message]:
    yield _tell("potions", things=_lying(view, "potion", view.potions), count=view.potion_stack)
    if view.expert:
        yield _tell("books", things=_lying(view, "book", view.books), count=view.book_stack)


def _lying(view: IncantibusView, area: Area, keys: list[str | None]) -> list[Message]:
    """What lies open in this area."""
    lying = [(place, view.box.tokens[key]) for place, key in enumerate(keys, start=1) if key is not None]
    return _all([say_at(Target(area, place), describe(thing)) for place, thing in lying])


# ---- those who play


def _say_seat(view: IncantibusView, seat: int, *, own: bool) -> Iterator[Message]:
    held = view.seats[seat]
    case = _all(price_words.say_tokens(view.box, held.case))
    yield _tell("seat", seat=seat, wand=held.wand, first=held.first_wand, tokens=case)
    if held.sorcerers:
        beaten = [price_words.say_some(view.box.sorcerers[key], 1) for key in held.sorcerers]
        yield Message("incantibus-case-beaten", {"seat": seat, "tokens": beaten})
    if own:
        yield Message("incantibus-case-slots", {"slots": _slots(view, held)})
    yield from _say_wand(view, seat, view.sealed if own else None)


def _slots(view: IncantibusView, held: SeatView) -> list[Message]:
    """How many slots of each type are filled, out of how many."""
    places = [place for place in view.box.slots if place != "books" or view.expert]
    filled = {p: sum(n for key, n in held.case.items() if view.box.tokens[key].place == p) for p in places}
    loose = Message("incantibus-slots-loose", {"count": held.loose, "slots": held.purse_slots})
    return [*(_say_slots(place, filled[place], view.box.slots[place]) for place in places), loose]


def _say_slots(place: str, filled: int, slots: int) -> Message:
    return Message(f"incantibus-slots-{place}", {"count": filled, "slots": slots})


def _say_wand(view: IncantibusView, seat: int, sealed: Target | None) -> Iterator[Message]:
    """Laid down, pointing, or ready."""
    held = view.seats[seat]
    target = held.target or sealed
    if held.laid:
        yield _tell("laid", seat=seat)
    elif target is not None:
        yield _tell("target", seat=seat, place=say_place(target))
    elif seat in view.ready:
        yield _tell("ready", seat=seat)


# ---- the crypt


def _say_sorcerers(view: IncantibusView) -> Iterator[Message]:
    """The open ones, those face down, those that escaped; beaten ones are named with their seats."""
    row, things = list(enumerate(view.sorcerers, start=1)), view.box.sorcerers
    up = [(Target("sorcerer", place), things[x.sorcerer]) for place, x in row if x.sorcerer and x.fate == "up"]
    yield _tell("sorcerers", things=_all([say_at(target, describe(thing)) for target, thing in up]))
    down = [say_place(Target("sorcerer", place)) for place, x in row if x.fate == "down"]
    if down:
        yield _tell("down", places=down, count=len(down))
    escaped = [price_words.say_some(things[x.sorcerer], 1) for _, x in row if x.sorcerer and x.fate == "escaped"]
    if escaped:
        yield _tell("escaped", tokens=escaped)
