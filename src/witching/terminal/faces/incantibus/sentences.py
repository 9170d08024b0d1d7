"""The table in sentences, for a screen reader: what can be pointed at first, then cases, then the rest."""

from collections.abc import Iterator

from witching.core.message import Argument, Message
from witching.games.incantibus.view import IncantibusView, SeatView, SecretView
from witching.terminal.faces.incantibus import prices
from witching.terminal.faces.incantibus.notes import suspicion
from witching.terminal.faces.incantibus.options import say_at
from witching.terminal.faces.incantibus.prices import describe
from witching.terminal.faces.incantibus.spelling import label

NOTHING = Message("incantibus-face-nothing")


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
    yield _line("cards", cards=_cards(view.cards), count=view.card_stack)
    yield _line("used", cards=_cards(view.used_cards))
    yield _line("moat", tokens=_all(prices.say_tokens(view, view.moat)))
    yield _line("supply", tokens=_all(prices.say_tokens(view, {k: n for k, n in view.supply.items() if n})))
    yield _line("stacks", visible=view.visible_stack, secret=view.secret_stack)


def _line(key: str, **args: Argument) -> Message:
    return Message(f"incantibus-face-line-{key}", args)


def _all(things: list[Message]) -> list[Message]:
    """A list that is said even if nothing is in it."""
    return things or [NOTHING]


def _cards(cards: list[str]) -> list[Message]:
    return _all([Message(f"incantibus-card-{card}") for card in cards])


# ---- the room


def _say_room(view: IncantibusView) -> Iterator[Message]:
    if view.room is None:
        yield Message("incantibus-face-line-final")
        return
    yield _line("room", room=view.box.rooms[view.room], count=view.rooms_below)
    lying = [(place, key) for place, key in enumerate(view.visible, start=1) if key is not None]
    yield _line(
        "visible", things=_all([say_at("V", place, describe(view, view.box.tokens[key])) for place, key in lying])
    )
    if view.secret:
        hidden = [(place, token) for place, token in enumerate(view.secret, start=1) if token is not None]
        yield _line("secret", things=_all([_say_secret(view, place, token) for place, token in hidden]))


def _say_secret(view: IncantibusView, place: int, secret: SecretView) -> Message:
    """A secret token with what this viewer knows of it."""
    if secret.token is not None:
        known = Message("incantibus-face-looked", {"thing": describe(view, view.box.tokens[secret.token])})
        return say_at("S", place, known)
    suspected = Message("incantibus-face-suspects", suspicion(view, secret)) if secret.suspects else None
    return say_at("S", place, suspected)


def _say_pieces(view: IncantibusView) -> Iterator[Message]:
    for key, letter, pieces, stack in (
        ("potions", "P", view.potions, view.potion_stack),
        ("books", "B", view.books, view.book_stack),
    ):
        if key == "potions" or view.expert:
            yield _line(key, things=_lying(view, letter, pieces), count=stack)


def _lying(view: IncantibusView, letter: str, keys: list[str | None]) -> list[Message]:
    """What lies open at places of this letter."""
    lying = [(place, view.box.tokens[key]) for place, key in enumerate(keys, start=1) if key is not None]
    return _all([say_at(letter, place, describe(view, thing)) for place, thing in lying])


# ---- those who play


def _say_seat(view: IncantibusView, seat: int, *, own: bool) -> Iterator[Message]:
    held = view.seats[seat]
    case = _all(prices.say_tokens(view, held.case))
    yield _line("seat", seat=seat, wand=held.wand, first=held.first_wand, tokens=case)
    if held.sorcerers:
        beaten = [prices.say_some(view.box.sorcerers[key], 1) for key in held.sorcerers]
        yield _line("beaten", seat=seat, tokens=beaten)
    if own:
        yield _line("slots", slots=_slots(view, held))
    yield from _say_wand(view, seat, view.sealed if own else None)


def _slots(view: IncantibusView, held: SeatView) -> list[Message]:
    """How many slots of every type are filled, of how many."""
    places = [place for place in view.box.slots if place != "books" or view.expert]
    filled = {p: sum(n for key, n in held.case.items() if view.box.tokens[key].place == p) for p in places}
    loose = Message("incantibus-face-slots-loose", {"count": held.loose, "slots": held.purse_slots})
    return [*(_say_slots(place, filled[place], view.box.slots[place]) for place in places), loose]


def _say_slots(place: str, filled: int, slots: int) -> Message:
    return Message(f"incantibus-face-slots-{place}", {"count": filled, "slots": slots})


def _say_wand(view: IncantibusView, seat: int, sealed: str | None) -> Iterator[Message]:
    """Laid down, pointing, or ready."""
    held = view.seats[seat]
    target = held.target or sealed
    if held.laid:
        yield _line("laid", seat=seat)
    elif target is not None:
        yield _line("target", seat=seat, place=label(target))
    elif held.ready:
        yield _line("ready", seat=seat)


# ---- the crypt


def _say_sorcerers(view: IncantibusView) -> Iterator[Message]:
    """The open ones, those face down, those that escaped; beaten ones are told with their seats."""
    row, things = list(enumerate(view.sorcerers, start=1)), view.box.sorcerers
    up = [say_at("M", place, describe(view, things[x.sorcerer])) for place, x in row if x.sorcerer and x.fate == "up"]
    yield _line("sorcerers", things=_all(up))
    down = [Message("incantibus-face-place", {"letter": "M", "place": place}) for place, x in row if x.fate == "down"]
    if down:
        yield _line("down", places=down, count=len(down))
    escaped = [prices.say_some(things[x.sorcerer], 1) for _, x in row if x.sorcerer and x.fate == "escaped"]
    if escaped:
        yield _line("escaped", tokens=escaped)
