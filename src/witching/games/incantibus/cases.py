"""The case of a seat: what it holds, what fits in it, what must go to the moat (I-CASE, I-PURSE)."""

from witching.games.incantibus import components as parts
from witching.games.incantibus.position import IncantibusState

PLACE_OF = parts.place_table()


def gain(table: IncantibusState, seat: int, kind: int) -> None:
    """Put a token into a case, with the others of its type."""
    table.held[parts.KINDS * seat + kind] += 1
    table.places[parts.PLACES * seat + PLACE_OF[kind]] += 1


def lose(table: IncantibusState, seat: int, kind: int) -> None:
    """Take a token out of a case."""
    table.held[parts.KINDS * seat + kind] -= 1
    table.places[parts.PLACES * seat + PLACE_OF[kind]] -= 1


def discard(table: IncantibusState, seat: int, kind: int) -> None:
    """Move a token from a case to the moat."""
    lose(table, seat, kind)
    table.moat[kind] += 1


def has_weapon(table: IncantibusState, seat: int, monster: int) -> bool:
    """I-TAKE: whether the seat holds the weapon that catches this monster."""
    return table.held[parts.KINDS * seat + table.box.weapon_for[monster - parts.MONSTER]] > 0


def catcher(table: IncantibusState, seat: int, monster: int) -> int:
    """I-TAKE: what would catch this monster for the seat: its weapon, without it Universalus, or nothing (EMPTY)."""
    if has_weapon(table, seat, monster):
        return table.box.weapon_for[monster - parts.MONSTER]
    return parts.UNIVERSALUS if table.held[parts.KINDS * seat + parts.UNIVERSALUS] else parts.EMPTY


def tokens(table: IncantibusState, seat: int) -> int:
    """How many tokens of any kind are in a case."""
    number = 0
    for place in range(parts.PLACES):
        number += table.places[parts.PLACES * seat + place]
    return number


def overflow(table: IncantibusState, seat: int) -> int:
    """I-CASE: how many tokens find no slot of their type."""
    over = 0
    for place in range(parts.LIMITED):
        more = table.places[parts.PLACES * seat + place] - table.slots[place]
        over += more if more > 0 else 0
    return over


def purse_slots(table: IncantibusState, seat: int) -> int:
    """I-CASE, I-PURSE: slots that hold anything: one, plus one per purse in its place; a third purse takes one up."""
    purses = table.places[parts.PLACES * seat + parts.IN_PURSES]
    in_place = purses if purses <= parts.PURSE_PLACES else parts.PURSE_PLACES
    return parts.PURSE_SLOTS + 2 * in_place - purses


def must_discard(table: IncantibusState, seat: int) -> bool:
    """I-CASE: whether a token must go; a purse never does (I-PURSE)."""
    over = overflow(table, seat)
    return over > 0 and over > purse_slots(table, seat)


def find_discards(table: IncantibusState) -> int:
    """I-CASE: every kind of a type that overflows its slots."""
    seat = table.mover
    n = 0
    for kind in range(1, parts.KINDS):
        place = PLACE_OF[kind]
        if table.held[parts.KINDS * seat + kind] and place < parts.LIMITED:
            table.choices[n] = parts.DISCARD_KIND + kind
            n += table.places[parts.PLACES * seat + place] > table.slots[place]
    return n
