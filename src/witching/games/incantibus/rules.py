"""The rules of Incantibus, in the order of the rule book: set-up, casting, taking, next room, the final, the end.

Every function trusts its caller: only legal actions reach `decide`. `refusal` says why another one is not. A choice
leaves the table BUSY; `step` carries on with one thing that needs no choice, until somebody has one or all is over.
"""

from witching.core import draw
from witching.core.rng import Rng
from witching.games.incantibus import cases, components, payments, scoring, spells
from witching.games.incantibus.position import Table

EMPTY, MONSTER, GOLD, SPELL = components.EMPTY, components.MONSTER, components.GOLD, components.SPELL
PURSE, UNIVERSALUS = components.PURSE, components.UNIVERSALUS
POTION, BOOK, SORCERER, KINDS = components.POTION, components.BOOK, components.SORCERER, components.KINDS
PLACES, ROOM_PLACES, OPEN_PLACES = components.PLACES, components.ROOM_PLACES, components.OPEN_PLACES
VISIBLE_TOKENS, SECRET_TOKENS = components.VISIBLE_TOKENS, components.SECRET_TOKENS
POTIONS, BOOKS, SORCERERS = components.POTIONS, components.BOOKS, components.SORCERERS
SPELL_CARDS = components.SPELL_CARDS
ROOMS, CARD_KINDS, INGREDIENTS = components.ROOMS, len(components.SPELLS), components.MOST_KINDS
DOWN, UP, BEATEN = components.DOWN, components.UP, components.BEATEN
ESCAPED, REMOVED = components.ESCAPED, components.REMOVED
OVER, CAST, SPEND, PAY = components.OVER, components.CAST, components.SPEND, components.PAY
DISCARD, SPELL_CARD, TARGET, BUSY = components.DISCARD, components.SPELL_CARD, components.TARGET, components.BUSY
NO_EXTRA, MUST_CAST = components.NO_EXTRA, components.MUST_CAST
CLEARED, LAID = components.CLEARED, components.LAID
POINT_VISIBLE, POINT_SECRET = components.POINT_VISIBLE, components.POINT_SECRET
POINT_POTION, POINT_BOOK = components.POINT_POTION, components.POINT_BOOK
POINT_SORCERER, SPEND_IT, KEEP_IT = components.POINT_SORCERER, components.SPEND_IT, components.KEEP_IT
PAY_KIND, DISCARD_KIND = components.PAY_KIND, components.DISCARD_KIND
CAST_SPELL, DECLINE = components.CAST_SPELL, components.DECLINE
BARE_WAND = components.BARE_WAND
WANDS = [wand for seats in (2, 3, 4) for wand in (*components.WANDS[seats], 0, 0)[:4]]  # four places for each table


# ---------------------------------------------------------------- set-up


def redeal(table: Table, rng: Rng) -> None:
    """I-SETUP: draw the deal (wands, rooms, tokens, potions, books, sorcerers, cards, in this order); lay the table."""
    draw_wands(table, rng)
    draw_rooms(table, rng)
    draw_tokens(table, rng)
    draw_pieces(table, rng)
    draw_cards(table, rng)
    lay_table(table)


def draw_wands(table: Table, rng: Rng) -> None:
    """I-SETUP: a random wand for each."""
    for seat in range(4):
        table.first_wand[seat] = WANDS[4 * (table.seats - 2) + seat]
    for i in range(table.seats - 1, 0, -1):
        j = draw.below(rng, i + 1)
        wand = table.first_wand[i]
        table.first_wand[i] = table.first_wand[j]
        table.first_wand[j] = wand


def draw_rooms(table: Table, rng: Rng) -> None:
    """I-SETUP: the rooms for so many seats, shuffled, the roof on top."""
    size = 0
    for room in range(ROOMS):
        table.rooms[room] = 0
    for room in range(ROOMS):
        if table.box.room_seats[room] <= table.seats:
            table.rooms[size] = room
            size += 1
    table.room_count = size
    for i in range(size - 1, 1, -1):
        j = 1 + draw.below(rng, i)
        room = table.rooms[i]
        table.rooms[i] = table.rooms[j]
        table.rooms[j] = room


def draw_tokens(table: Table, rng: Rng) -> None:
    """I-SETUP: shuffle the visible, then the secret tokens."""
    table.visible_stack[:] = table.box.visible_pack
    for i in range(VISIBLE_TOKENS - 1, 0, -1):
        j = draw.below(rng, i + 1)
        kind = table.visible_stack[i]
        table.visible_stack[i] = table.visible_stack[j]
        table.visible_stack[j] = kind
    table.secret_stack[:] = table.box.secret_pack
    for i in range(SECRET_TOKENS - 1, 0, -1):
        j = draw.below(rng, i + 1)
        kind = table.secret_stack[i]
        table.secret_stack[i] = table.secret_stack[j]
        table.secret_stack[j] = kind


def draw_pieces(table: Table, rng: Rng) -> None:
    """I-SETUP: shuffle the potions, I-EXPERT: the books, then the sorcerers."""
    for i in range(POTIONS):
        table.potion_stack[i] = POTION + i
        table.book_stack[i] = BOOK + i if table.expert else EMPTY
    for i in range(POTIONS - 1, 0, -1):
        j = draw.below(rng, i + 1)
        kind = table.potion_stack[i]
        table.potion_stack[i] = table.potion_stack[j]
        table.potion_stack[j] = kind
    for i in range(BOOKS - 1 if table.expert else 0, 0, -1):
        j = draw.below(rng, i + 1)
        kind = table.book_stack[i]
        table.book_stack[i] = table.book_stack[j]
        table.book_stack[j] = kind
    draw_sorcerers(table, rng)


def draw_sorcerers(table: Table, rng: Rng) -> None:
    """I-SETUP: shuffle all sorcerers; the first three for each seat lie in the row, the others are removed unseen."""
    for i in range(SORCERERS):
        table.sorcerers[i] = SORCERER + i
    for i in range(SORCERERS - 1, 0, -1):
        j = draw.below(rng, i + 1)
        kind = table.sorcerers[i]
        table.sorcerers[i] = table.sorcerers[j]
        table.sorcerers[j] = kind


def draw_cards(table: Table, rng: Rng) -> None:
    """I-SETUP: shuffle the spell cards."""
    table.spell_stack[:] = table.box.spell_pack
    for i in range(SPELL_CARDS - 1, 0, -1):
        j = draw.below(rng, i + 1)
        card = table.spell_stack[i]
        table.spell_stack[i] = table.spell_stack[j]
        table.spell_stack[j] = card


def lay_table(table: Table) -> None:
    """I-SETUP: empty cases, three potions, books and cards open, the roof with its tokens, one sorcerer up."""
    clear_table(table)
    for seat in range(4):
        table.wand[seat] = table.first_wand[seat]
    for i in range(4):
        table.supply[i] = table.box.supply[i]
    for place in range(SORCERERS):
        table.fate[place] = DOWN if place < 3 * table.seats else REMOVED
    for i in range(OPEN_PLACES):
        table.spell_open[table.spell_stack[i]] += 1
    table.spell_next = OPEN_PLACES
    refill(table)
    open_room(table)
    begin_casting(table)


def clear_table(table: Table) -> None:
    """Nothing lies anywhere, nobody has done anything."""
    table.ended = 0
    table.laid = 0
    table.room_now = 0
    table.visible_next = 0
    table.secret_next = 0
    table.potion_next = 0
    table.book_next = 0 if table.expert else BOOKS
    table.takers = 0
    table.casters = 0
    table.spell_now = 0
    table.extra = NO_EXTRA
    table.pending = EMPTY
    table.looked = 0
    table.pay_left = 0
    payments.end_payment(table)
    for kind in range(KINDS):
        table.moat[kind] = 0
    for i in range(4 * KINDS):
        table.held[i] = 0
    for i in range(4 * PLACES):
        table.places[i] = 0
    for card in range(CARD_KINDS):
        table.spell_open[card] = 0
        table.spell_out[card] = 0
    for i in range(OPEN_PLACES):
        table.potion_at[i] = EMPTY
        table.book_at[i] = EMPTY
    for seat in range(4):
        table.pointed[seat] = 0


# ---------------------------------------------------------------- rooms


def open_room(table: Table) -> None:
    """I-NEXT: lay out the room's tokens, as far as the stacks reach, and turn up one more sorcerer."""
    room = table.rooms[table.room_now]
    table.left = 0
    for place in range(ROOM_PLACES):
        table.visible[place] = EMPTY
        table.secret[place] = EMPTY
        table.seen_by[place] = 0
        table.suspects[place] = 0
    for place in range(table.box.room_visible[room]):
        if table.visible_next < VISIBLE_TOKENS:
            table.visible[place] = table.visible_stack[table.visible_next]
            table.visible_next += 1
            table.left += 1
    for place in range(table.box.room_secret[room]):
        if table.secret_next < SECRET_TOKENS:
            table.secret[place] = table.secret_stack[table.secret_next]
            table.secret_next += 1
            table.left += 1
    table.fate[table.room_now] = UP


def refill(table: Table) -> None:
    """I-NEXT: open potions and, in expert mode, books up to three, as far as they reach."""
    for place in range(OPEN_PLACES):
        if table.potion_at[place] == EMPTY and table.potion_next < POTIONS:
            table.potion_at[place] = table.potion_stack[table.potion_next]
            table.potion_next += 1
        if table.book_at[place] == EMPTY and table.book_next < BOOKS:
            table.book_at[place] = table.book_stack[table.book_next]
            table.book_next += 1


def leave_room(table: Table) -> None:
    """I-NEXT: the leftover goes to the moat and casts nothing; refill; the next room, or the final (I-FINAL)."""
    for place in range(ROOM_PLACES):
        if table.visible[place] != EMPTY:
            table.moat[table.visible[place]] += 1
            table.visible[place] = EMPTY
        if table.secret[place] != EMPTY:
            table.moat[table.secret[place]] += 1
            spells.take_from_secret(table, place)
    table.left = 0
    refill(table)
    table.room_now += 1
    if table.room_now < table.room_count:
        open_room(table)


# ---------------------------------------------------------------- casting


def begin_casting(table: Table) -> None:
    """I-CAST: everybody is to point at something."""
    for seat in range(4):
        table.choice[seat] = 0
    table.mover = 0
    table.phase = CAST


def find_pointings(table: Table, seat: int) -> int:
    """I-CAST 1: a token of the room, an open potion or book one can pay; I-FINAL: sorcerers instead of tokens."""
    n = 0
    if table.room_now < table.room_count:
        for place in range(ROOM_PLACES):
            table.choices[n] = POINT_VISIBLE + place
            n += table.visible[place] != EMPTY
        for place in range(ROOM_PLACES):
            table.choices[n] = POINT_SECRET + place
            n += table.secret[place] != EMPTY
    n = find_open_pieces(table, seat, n)
    return n if table.room_now < table.room_count else find_sorcerers(table, seat, n)


def find_open_pieces(table: Table, seat: int, n: int) -> int:
    """Open potions and books that the seat can pay for."""
    for place in range(OPEN_PLACES):
        kind = table.potion_at[place]
        if kind != EMPTY and payments.can_pay(table, seat, kind, 0):
            table.choices[n] = POINT_POTION + place
            n += 1
    for place in range(OPEN_PLACES):
        kind = table.book_at[place]
        if kind != EMPTY and payments.can_pay(table, seat, kind, 0):
            table.choices[n] = POINT_BOOK + place
            n += 1
    return n


def find_sorcerers(table: Table, seat: int, n: int) -> int:
    """I-FINAL: hidden sorcerers, and open ones that the seat can pay for."""
    for place in range(SORCERERS):
        if table.fate[place] <= UP:
            table.choices[n] = POINT_SORCERER + place
            n += table.fate[place] == DOWN or payments.can_pay(table, seat, table.sorcerers[place], table.wand[seat])
    return n


def seal(table: Table, seat: int, action: int) -> None:
    """I-CAST: a choice may be changed until the last one is in; then all are revealed."""
    table.choice[seat] = action + 1
    for other in range(table.seats):
        if table.choice[other] == 0:
            return
    reveal(table)


def reveal(table: Table) -> None:
    """I-CONTEST: the strongest wand on a target wins it and is swapped with the weakest one there."""
    table.phase = BUSY
    for seat in range(table.seats):
        table.pointed[seat] = table.wand[seat]
    for seat in range(table.seats):
        weakest = seat
        wins = True
        for other in range(table.seats):
            if table.choice[other] == table.choice[seat]:
                if table.pointed[other] > table.pointed[seat]:
                    wins = False
                if table.pointed[other] < table.pointed[weakest]:
                    weakest = other
        if wins:
            table.takers |= 1 << seat
            table.wand[seat] = table.pointed[weakest]
            table.wand[weakest] = table.pointed[seat]


# ---------------------------------------------------------------- taking


def next_taking(table: Table) -> None:
    """I-ORDER: the strongest wand as held while pointing takes first."""
    seat = 0
    strongest = 0
    for other in range(table.seats):
        if table.takers >> other & 1 and table.pointed[other] > strongest:
            seat = other
            strongest = table.pointed[other]
    table.takers &= ~(1 << seat)
    table.mover = seat
    take(table, seat, table.choice[seat] - 1)


def take(table: Table, seat: int, target: int) -> None:
    """I-TAKE, I-FINAL: what the seat has won."""
    if target < POINT_SECRET:
        kind = table.visible[target]
        table.visible[target] = EMPTY
        table.left -= 1
        take_token(table, seat, kind)
    elif target < POINT_POTION:
        kind = table.secret[target - POINT_SECRET]
        spells.take_from_secret(table, target - POINT_SECRET)
        take_token(table, seat, kind)
    elif target < POINT_BOOK:
        buy(table, table.potion_at[target - POINT_POTION])
    elif target < POINT_SORCERER:
        buy(table, table.book_at[target - POINT_BOOK])
    else:
        fight(table, seat, target - POINT_SORCERER)


def take_token(table: Table, seat: int, kind: int) -> None:
    """I-TAKE: into the case; a spell token casts; I-ESCAPE: a monster that cannot be caught goes to the moat."""
    if kind < MONSTER or kind >= GOLD:
        cases.gain(table, seat, kind)
        if kind == SPELL:
            table.casters |= 1 << seat
    elif cases.has_weapon(table, seat, kind):
        cases.gain(table, seat, kind)
    elif table.held[KINDS * seat + UNIVERSALUS]:
        table.pending = kind
        table.phase = SPEND
    else:
        table.moat[kind] += 1


def settle_monster(table: Table, spend: bool) -> None:
    """I-TAKE: Universalus catches the monster once and goes; or the monster escapes, or goes back after Oculus."""
    kind = table.pending
    if spend:
        cases.discard(table, table.mover, UNIVERSALUS)
        if table.looked:
            kind = table.secret[table.looked - 1]
            spells.take_from_secret(table, table.looked - 1)
        cases.gain(table, table.mover, kind)
    elif table.looked == 0:
        table.moat[kind] += 1
    table.pending = EMPTY
    table.looked = 0
    table.phase = BUSY


def buy(table: Table, kind: int) -> None:
    """I-PAY: pay first; what costs no token is taken at once."""
    payments.begin_payment(table, kind)
    if table.box.mode[kind - POTION] == BARE_WAND:
        collect(table)
    else:
        table.phase = PAY


def collect(table: Table) -> None:
    """I-TAKE: the mover has paid: potion or book into the case; the sorcerer is beaten."""
    table.pay_left = 0
    kind = payments.end_payment(table)
    target = table.choice[table.mover] - 1
    if kind >= SORCERER:
        table.fate[target - POINT_SORCERER] = BEATEN + table.mover
    else:
        cases.gain(table, table.mover, kind)
        if kind >= BOOK:
            table.book_at[target - POINT_BOOK] = EMPTY
        else:
            table.potion_at[target - POINT_POTION] = EMPTY
    table.phase = BUSY


def fight(table: Table, seat: int, place: int) -> None:
    """I-FINAL: a hidden sorcerer is turned up; who is able must pay, by the wand held while pointing; or it escapes."""
    table.fate[place] = UP
    if payments.can_pay(table, seat, table.sorcerers[place], table.pointed[seat]):
        buy(table, table.sorcerers[place])
    else:
        table.fate[place] = ESCAPED


# ---------------------------------------------------------------- the end


def is_finished(table: Table) -> bool:
    """I-END: no sorcerer is left; or none is hidden and some seat can pay for nothing open."""
    here = 0
    for place in range(SORCERERS):
        if table.fate[place] == DOWN:
            return False
        here += table.fate[place] == UP
    if here == 0:
        table.ended = CLEARED
        return True
    for seat in range(table.seats):
        if find_sorcerers(table, seat, find_open_pieces(table, seat, 0)) == 0:
            table.laid |= 1 << seat
            table.ended = LAID
    return table.laid != 0


def end_game(table: Table) -> None:
    """I-END: the game is over; the points are counted."""
    for seat in range(4):
        table.choice[seat] = 0
    table.phase = OVER
    scoring.score_table(table)


# ---------------------------------------------------------------- the moment


def find_actions(table: Table, seat: int) -> int:
    """Write the legal actions of a seat that has some, ascending, into the table's list; return their number."""
    if table.phase == CAST:
        return find_pointings(table, seat)
    if table.phase == SPEND:
        table.choices[0] = SPEND_IT
        table.choices[1] = KEEP_IT
        return 2
    if table.phase == PAY:
        return payments.find_payments(table)
    if table.phase == DISCARD:
        return cases.find_discards(table)
    if table.phase == SPELL_CARD:
        return spells.find_cards(table)
    return spells.find_targets(table) if table.phase == TARGET else 0


def decide(table: Table, seat: int, action: int) -> None:
    """Carry out a choice, and nothing that follows from it: then the table is BUSY, or asks the same seat again."""
    if table.phase == CAST:
        seal(table, seat, action)
    elif table.phase == PAY:
        if payments.pay(table, action - PAY_KIND):
            collect(table)
    elif table.phase == DISCARD:
        cases.discard(table, seat, action - DISCARD_KIND)
        table.phase = BUSY
    elif table.phase == SPEND:
        settle_monster(table, action == SPEND_IT)
    elif table.phase == TARGET:
        spells.hit(table, action)
    elif action == DECLINE:
        spells.decline(table)
    else:
        spells.choose_card(table, action - CAST_SPELL)


def step(table: Table) -> None:
    """One thing that needs no choice: I-CAST 3: takings, then spells, then the room is tested; I-END in the final."""
    if cases.must_discard(table, table.mover):
        table.phase = DISCARD
    elif table.spell_now:
        spells.finish_spell(table)
    elif table.takers:
        next_taking(table)
    elif table.casters:
        spells.next_caster(table)
    elif table.room_now < table.room_count and table.left < 2:
        leave_room(table)
    elif table.room_now == table.room_count and is_finished(table):
        end_game(table)
    else:
        begin_casting(table)


def apply(table: Table, seat: int, action: int) -> None:
    """Carry out a choice and all that follows from it."""
    decide(table, seat, action)
    while table.phase == BUSY:
        step(table)


def playout(table: Table, rng: Rng) -> int:
    """Play to the end at random; return the number of choices. Choices due at once are made in seat order."""
    made = 0
    while table.phase != OVER:
        if table.phase == CAST:
            for seat in range(table.seats):
                if table.choice[seat] == 0:
                    apply(table, seat, table.choices[draw.below(rng, find_pointings(table, seat))])
                    made += 1
                    if table.phase != CAST:
                        break
        else:
            seat = table.mover
            apply(table, seat, table.choices[draw.below(rng, find_actions(table, seat))])
            made += 1
    return made


class IncantibusPosition(Table):
    """The table with the rules: what the rest of the house plays with."""

    def owing(self) -> int:
        """In a casting every seat that has not chosen, otherwise the mover; 0 when the game is over."""
        if self.phase == OVER:
            return 0
        if self.phase != CAST:
            return 1 << self.mover
        seats = 0
        for seat in range(self.seats):
            if self.choice[seat] == 0:
                seats |= 1 << seat
        return seats

    def find_actions(self, seat: int) -> int:
        """In a casting every seat has choices, also one that may change its own; otherwise the mover."""
        if seat < 0 or seat >= self.seats or (self.phase != CAST and seat != self.mover):
            return 0
        return find_actions(self, seat)

    def apply_unchecked(self, seat: int, action: int) -> None:
        """Carry out a legal choice; a sealed one is stored, and the last one due reveals all."""
        apply(self, seat, action)

    def copy(self) -> "IncantibusPosition":
        """A twin that shares nothing with this position but the box, which never changes."""
        twin = IncantibusPosition(self.box)
        twin.copy_from(self)
        return twin

    def redeal(self, rng: Rng) -> None:
        """Set up anew with a deal drawn by `rng`."""
        redeal(self, rng)

    def playout(self, rng: Rng) -> int:
        """Play to the end at random."""
        return playout(self, rng)

    def ending(self) -> int:
        """Why the game ended (CLEARED, LAID), or 0."""
        return self.ended

    def points(self, seat: int) -> int:
        """I-SCORE."""
        return self.score[seat]

    def standing(self, seat: int) -> int:
        """I-TIE: points, then the stronger wand."""
        return scoring.standing(self, seat)
