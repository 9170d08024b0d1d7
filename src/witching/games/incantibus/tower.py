"""The tower: the deal, laying out the table, and going from room to room (I-SETUP, I-NEXT)."""

from witching.core import draw
from witching.core.rng import Rng
from witching.games.incantibus import components as parts
from witching.games.incantibus import payments, spells, stacks
from witching.games.incantibus.position import IncantibusState

WANDS = [wand for seats in (2, 3, 4) for wand in (*parts.WANDS[seats], 0, 0)[:4]]  # four places for each table


# ---------------------------------------------------------------- the deal


def deal(table: IncantibusState, rng: Rng) -> None:
    """I-SETUP: draw wands, rooms, visible and secret tokens, potions, I-EXPERT: books, sorcerers and spell cards."""
    draw_wands(table, rng)
    gather(table)
    stacks.shuffle(table, parts.TOWER + 1, parts.TOWER + table.room_count, rng)
    stacks.shuffle(table, parts.VISIBLE_STACK, parts.SECRET_STACK, rng)
    stacks.shuffle(table, parts.SECRET_STACK, parts.POTION_STACK, rng)
    stacks.shuffle(table, parts.POTION_STACK, parts.BOOK_STACK, rng)
    if table.expert:
        stacks.shuffle(table, parts.BOOK_STACK, parts.SPELL_STACK, rng)
    stacks.shuffle(table, parts.ROW, parts.DECK, rng)
    stacks.shuffle(table, parts.SPELL_STACK, parts.TOWER, rng)


def draw_wands(table: IncantibusState, rng: Rng) -> None:
    """I-SETUP: a random wand for each."""
    for seat in range(parts.MOST_SEATS):
        table.first_wand[seat] = WANDS[parts.MOST_SEATS * (table.seats - 2) + seat]
    for i in range(table.seats - 1, 0, -1):
        j = draw.below(rng, i + 1)
        wand = table.first_wand[i]
        table.first_wand[i] = table.first_wand[j]
        table.first_wand[j] = wand


def gather(table: IncantibusState) -> None:
    """I-SETUP: everything in the box, in order; the rooms for this number of seats, the roof on top."""
    for i in range(parts.VISIBLE_TOKENS):
        table.deck[parts.VISIBLE_STACK + i] = table.box.visible_pack[i]
    for i in range(parts.SECRET_TOKENS):
        table.deck[parts.SECRET_STACK + i] = table.box.secret_pack[i]
    for i in range(parts.POTIONS):
        table.deck[parts.POTION_STACK + i] = parts.POTION + i
    for i in range(parts.BOOKS):
        table.deck[parts.BOOK_STACK + i] = parts.BOOK + i if table.expert else parts.EMPTY
    for i in range(parts.SPELL_CARDS):
        table.deck[parts.SPELL_STACK + i] = table.box.spell_pack[i]
    for i in range(parts.SORCERERS):
        table.deck[parts.ROW + i] = parts.SORCERER + i
    gather_rooms(table)


def gather_rooms(table: IncantibusState) -> None:
    """I-SETUP: the rooms for this number of seats, the roof first."""
    table.room_count = 0
    for room in range(parts.ROOMS):
        table.deck[parts.TOWER + room] = 0
    for room in range(parts.ROOMS):
        if table.box.room_seats[room] <= table.seats:
            table.deck[parts.TOWER + table.room_count] = room
            table.room_count += 1


# ---------------------------------------------------------------- the table


def lay_out(table: IncantibusState) -> None:
    """I-SETUP: empty cases, three potions, books and cards open, the roof with its tokens, one sorcerer up."""
    clear_table(table)
    for seat in range(parts.MOST_SEATS):
        table.wand[seat] = table.first_wand[seat]
    for i in range(parts.SPECIAL_KINDS):
        table.supply[i] = table.box.supply[i]
    for place in range(parts.SORCERERS):
        table.fate[place] = parts.DOWN if place < 3 * table.seats else parts.REMOVED
    for i in range(parts.OPEN_PLACES):
        table.spell_open[table.deck[parts.SPELL_STACK + i]] += 1
    table.spell_next = parts.OPEN_PLACES
    refill(table)
    open_room(table)


def clear_table(table: IncantibusState) -> None:
    """Clear the table: nothing lies anywhere, nobody has done anything."""
    table.ended = 0
    table.laid = 0
    table.room_now = 0
    table.visible_next = 0
    table.secret_next = 0
    table.potion_next = 0
    table.book_next = 0 if table.expert else parts.BOOKS
    table.takers = 0
    table.casters = 0
    table.spell_now = 0
    table.extra = parts.NO_EXTRA
    table.pending = parts.EMPTY
    table.looked = 0
    table.pay_left = 0
    payments.end_payment(table)
    for kind in range(parts.KINDS):
        table.moat[kind] = 0
    for i in range(4 * parts.KINDS):
        table.held[i] = 0
    for i in range(4 * parts.PLACES):
        table.places[i] = 0
    for card in range(parts.CARD_KINDS):
        table.spell_open[card] = 0
        table.spell_out[card] = 0
    for i in range(parts.OPEN_PLACES):
        table.potion_at[i] = parts.EMPTY
        table.book_at[i] = parts.EMPTY
    for seat in range(parts.MOST_SEATS):
        table.pointed[seat] = 0


# ---------------------------------------------------------------- rooms


def open_room(table: IncantibusState) -> None:
    """I-NEXT: lay out the room's tokens, as far as the stacks go, and turn up one more sorcerer."""
    room = table.deck[parts.TOWER + table.room_now]
    table.left = 0
    for place in range(parts.ROOM_PLACES):
        table.visible[place] = parts.EMPTY
        table.secret[place] = parts.EMPTY
        table.seen_by[place] = 0
        table.suspects[place] = 0
    for place in range(table.box.room_visible[room]):
        if table.visible_next < parts.VISIBLE_TOKENS:
            table.visible[place] = table.deck[parts.VISIBLE_STACK + table.visible_next]
            table.visible_next += 1
            table.left += 1
    for place in range(table.box.room_secret[room]):
        if table.secret_next < parts.SECRET_TOKENS:
            table.secret[place] = table.deck[parts.SECRET_STACK + table.secret_next]
            table.secret_next += 1
            table.left += 1
    table.fate[table.room_now] = parts.UP


def refill(table: IncantibusState) -> None:
    """I-NEXT: open potions and, in expert mode, books up to three, as long as there are any."""
    for place in range(parts.OPEN_PLACES):
        if table.potion_at[place] == parts.EMPTY and table.potion_next < parts.POTIONS:
            table.potion_at[place] = table.deck[parts.POTION_STACK + table.potion_next]
            table.potion_next += 1
        if table.book_at[place] == parts.EMPTY and table.book_next < parts.BOOKS:
            table.book_at[place] = table.deck[parts.BOOK_STACK + table.book_next]
            table.book_next += 1


def leave_room(table: IncantibusState) -> None:
    """I-NEXT: leftover tokens go to the moat and cast nothing; refill; the next room, or the final (I-FINAL)."""
    for place in range(parts.ROOM_PLACES):
        if table.visible[place] != parts.EMPTY:
            table.moat[table.visible[place]] += 1
            table.visible[place] = parts.EMPTY
        if table.secret[place] != parts.EMPTY:
            table.moat[table.secret[place]] += 1
            spells.take_from_secret(table, place)
    table.left = 0
    refill(table)
    table.room_now += 1
    if table.room_now < table.room_count:
        open_room(table)
