"""The case of a seat: what it holds, what finds a place in it, what must go to the moat (I-CASE, I-PURSE)."""

from witching.games.incantibus import components
from witching.games.incantibus.position import Table

KINDS, PLACES, LIMITED = components.KINDS, components.PLACES, components.LIMITED
PLACE_OF = components.place_table()
IN_PURSES = components.IN_PURSES
PURSE_SLOTS, PURSE_PLACES = components.PURSE_SLOTS, components.PURSE_PLACES
MONSTER = components.MONSTER
DISCARD_KIND = components.DISCARD_KIND


def gain(table: Table, seat: int, kind: int) -> None:
    """Put a token into a case, where it lies with others of its type."""
    table.held[KINDS * seat + kind] += 1
    table.places[PLACES * seat + PLACE_OF[kind]] += 1


def lose(table: Table, seat: int, kind: int) -> None:
    """Take a token out of a case."""
    table.held[KINDS * seat + kind] -= 1
    table.places[PLACES * seat + PLACE_OF[kind]] -= 1


def discard(table: Table, seat: int, kind: int) -> None:
    """A token of a case goes to the moat."""
    lose(table, seat, kind)
    table.moat[kind] += 1


def has_weapon(table: Table, seat: int, monster: int) -> bool:
    """I-TAKE: whether the seat holds the weapon that catches this monster."""
    return table.held[KINDS * seat + table.box.weapon_for[monster - MONSTER]] > 0


def overflow(table: Table, seat: int) -> int:
    """I-CASE: how many tokens find no slot of their own."""
    over = 0
    for place in range(LIMITED):
        more = table.places[PLACES * seat + place] - table.box.slots[place]
        over += more if more > 0 else 0
    return over


def purse_slots(table: Table, seat: int) -> int:
    """I-CASE, I-PURSE: slots that hold anything: one, and one for each purse in place; a third purse fills one."""
    purses = table.places[PLACES * seat + IN_PURSES]
    return PURSE_SLOTS + purses if purses <= PURSE_PLACES else PURSE_SLOTS + 2 * PURSE_PLACES - purses


def must_discard(table: Table, seat: int) -> bool:
    """I-CASE: whether a token must go; a purse never does (I-PURSE)."""
    over = overflow(table, seat)
    return over > 0 and over > purse_slots(table, seat)


def find_discards(table: Table) -> int:
    """I-CASE: every kind of a type held beyond its own slots."""
    seat = table.mover
    n = 0
    for kind in range(1, KINDS):
        place = PLACE_OF[kind]
        if table.held[KINDS * seat + kind] and place < LIMITED:
            table.choices[n] = DISCARD_KIND + kind
            n += table.places[PLACES * seat + place] > table.box.slots[place]
    return n
