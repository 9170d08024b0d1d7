"""The rules of Incantibus, in the order of the rule book: set-up, casting, taking, the final, the end.

Every function trusts its caller: only legal actions reach `decide`. `refusal` says why another one is not. A choice
leaves the table BUSY; each `step` does one thing that needs no choice, until somebody has to choose or the game is
over.
"""

from witching.core import draw
from witching.core.position import within
from witching.core.rng import Rng
from witching.games.incantibus import cases, payments, scoring, spells, tower
from witching.games.incantibus import components as parts
from witching.games.incantibus.position import IncantibusState

# ---------------------------------------------------------------- set-up


def redeal(table: IncantibusState, rng: Rng) -> None:
    """I-SETUP: draw the deal and lay the table."""
    tower.deal(table, rng)
    lay_table(table)


def lay_table(table: IncantibusState) -> None:
    """I-SETUP: lay the table out as dealt; everybody is to point."""
    tower.lay_out(table)
    begin_casting(table)


# ---------------------------------------------------------------- casting


def begin_casting(table: IncantibusState) -> None:
    """I-CAST: everybody is to point at something."""
    for seat in range(parts.MOST_SEATS):
        table.choice[seat] = 0
    table.mover = 0
    table.phase = parts.CAST


def find_pointings(table: IncantibusState, seat: int) -> int:
    """I-CAST 1: a token of the room, an open potion or book that the seat can pay for; I-FINAL: sorcerers instead of
    tokens."""
    n = 0
    if table.room_now < table.room_count:
        room = table.deck[parts.TOWER + table.room_now]
        for place in range(table.box.room_visible[room]):
            table.choices[n] = parts.POINT_VISIBLE + place
            n += table.visible[place] != parts.EMPTY
        for place in range(table.box.room_secret[room]):
            table.choices[n] = parts.POINT_SECRET + place
            n += table.secret[place] != parts.EMPTY
    n = find_open_pieces(table, seat, n)
    return n if table.room_now < table.room_count else find_sorcerers(table, seat, n)


def find_open_pieces(table: IncantibusState, seat: int, n: int) -> int:
    """Open potions and books that the seat can pay for."""
    for place in range(parts.OPEN_PLACES):
        kind = table.potion_at[place]
        if kind != parts.EMPTY and payments.can_pay(table, seat, kind, table.wand[seat]):
            table.choices[n] = parts.POINT_POTION + place
            n += 1
    for place in range(parts.OPEN_PLACES):
        kind = table.book_at[place]
        if kind != parts.EMPTY and payments.can_pay(table, seat, kind, table.wand[seat]):
            table.choices[n] = parts.POINT_BOOK + place
            n += 1
    return n


def find_sorcerers(table: IncantibusState, seat: int, n: int) -> int:
    """I-FINAL: hidden sorcerers, and open ones that the seat can pay for."""
    for place in range(parts.SORCERERS):
        if table.fate[place] <= parts.UP:
            table.choices[n] = parts.POINT_SORCERER + place
            hidden = table.fate[place] == parts.DOWN
            n += hidden or payments.can_pay(table, seat, table.deck[parts.ROW + place], table.wand[seat])
    return n


def seal(table: IncantibusState, seat: int, action: int) -> None:
    """I-CAST: a choice may be changed until the last one is in; then all are revealed."""
    table.choice[seat] = action + 1
    for other in range(table.seats):
        if table.choice[other] == 0:
            return
    reveal(table)


def reveal(table: IncantibusState) -> None:
    """I-CONTEST: the strongest wand on a target wins it and is swapped with the weakest one there."""
    table.phase = parts.BUSY
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


def next_taking(table: IncantibusState) -> None:
    """I-ORDER: the strongest wand, as held while pointing, takes first."""
    seat = 0
    strongest = 0
    for other in range(table.seats):
        if table.takers >> other & 1 and table.pointed[other] > strongest:
            seat = other
            strongest = table.pointed[other]
    table.takers &= ~(1 << seat)
    table.mover = seat
    take(table, seat, table.choice[seat] - 1)


def take(table: IncantibusState, seat: int, target: int) -> None:
    """I-TAKE, I-FINAL: what the seat has won."""
    if target < parts.POINT_SECRET:
        kind = table.visible[target]
        table.visible[target] = parts.EMPTY
        table.left -= 1
        take_token(table, seat, kind)
    elif target < parts.POINT_POTION:
        kind = table.secret[target - parts.POINT_SECRET]
        spells.take_from_secret(table, target - parts.POINT_SECRET)
        take_token(table, seat, kind)
    elif target < parts.POINT_BOOK:
        buy(table, table.potion_at[target - parts.POINT_POTION])
    elif target < parts.POINT_SORCERER:
        buy(table, table.book_at[target - parts.POINT_BOOK])
    else:
        fight(table, seat, target - parts.POINT_SORCERER)


def take_token(table: IncantibusState, seat: int, kind: int) -> None:
    """I-TAKE: into the case; a spell token casts; a monster must be caught."""
    if kind < parts.MONSTER or kind >= parts.GOLD:
        cases.gain(table, seat, kind)
        if kind == parts.SPELL:
            table.casters |= 1 << seat
    else:
        meet(table, seat, kind)


def meet(table: IncantibusState, seat: int, monster: int) -> None:
    """I-TAKE: its weapon catches the monster; with only Universalus the seat is asked; I-ESCAPE: else it is gone."""
    by = cases.catcher(table, seat, monster)
    if by == parts.EMPTY:
        table.moat[monster] += 1
    elif by == parts.UNIVERSALUS:
        table.pending = monster
        table.phase = parts.SPEND
    else:
        cases.gain(table, seat, monster)


def settle_monster(table: IncantibusState, spend: bool) -> None:
    """I-TAKE: Universalus catches the monster and is spent; or the monster escapes, or goes back after Oculus."""
    kind = table.pending
    if spend:
        cases.discard(table, table.mover, parts.UNIVERSALUS)
        if table.looked:
            kind = table.secret[table.looked - 1]
            spells.take_from_secret(table, table.looked - 1)
        cases.gain(table, table.mover, kind)
    elif table.looked == 0:
        table.moat[kind] += 1
    table.pending = parts.EMPTY
    table.looked = 0
    table.phase = parts.BUSY


def buy(table: IncantibusState, kind: int) -> None:
    """I-PAY: pay first; what costs no token is taken at once."""
    payments.begin_payment(table, kind)
    if table.box.mode[kind - parts.POTION] == parts.BARE_WAND:
        collect(table)
    else:
        table.phase = parts.PAY


def collect(table: IncantibusState) -> None:
    """I-TAKE: the mover has paid: potion or book into the case; the sorcerer is beaten."""
    table.pay_left = 0
    kind = payments.end_payment(table)
    target = table.choice[table.mover] - 1
    if kind >= parts.SORCERER:
        table.fate[target - parts.POINT_SORCERER] = parts.BEATEN + table.mover
    else:
        cases.gain(table, table.mover, kind)
        if kind >= parts.BOOK:
            table.book_at[target - parts.POINT_BOOK] = parts.EMPTY
        else:
            table.potion_at[target - parts.POINT_POTION] = parts.EMPTY
    table.phase = parts.BUSY


def fight(table: IncantibusState, seat: int, place: int) -> None:
    """I-FINAL: a hidden sorcerer is turned up; a seat that can pay, with the wand held while pointing, must; or it
    escapes."""
    table.fate[place] = parts.UP
    if payments.can_pay(table, seat, table.deck[parts.ROW + place], table.pointed[seat]):
        buy(table, table.deck[parts.ROW + place])
    else:
        table.fate[place] = parts.ESCAPED


# ---------------------------------------------------------------- the end


def is_finished(table: IncantibusState) -> bool:
    """I-END: no sorcerer is left; or none is hidden and some seat cannot pay for anything open."""
    here = 0
    for place in range(parts.SORCERERS):
        if table.fate[place] == parts.DOWN:
            return False
        here += table.fate[place] == parts.UP
    if here == 0:
        table.ended = parts.CLEARED
        return True
    for seat in range(table.seats):
        if find_sorcerers(table, seat, find_open_pieces(table, seat, 0)) == 0:
            table.laid |= 1 << seat
            table.ended = parts.LAID
    return table.laid != 0


def end_game(table: IncantibusState) -> None:
    """I-END: the game is over; the points are counted."""
    for seat in range(parts.MOST_SEATS):
        table.choice[seat] = 0
    table.phase = parts.OVER
    scoring.score_table(table)


# ---------------------------------------------------------------- the moment


def find_actions(table: IncantibusState, seat: int) -> int:
    """Write the legal actions of a seat that has some, ascending, into the table's list; return their number."""
    if table.phase == parts.CAST:
        return find_pointings(table, seat)
    if table.phase == parts.SPEND:
        table.choices[0] = parts.SPEND_IT
        table.choices[1] = parts.KEEP_IT
        return 2
    if table.phase == parts.PAY:
        return payments.find_payments(table)
    if table.phase == parts.DISCARD:
        return cases.find_discards(table)
    if table.phase == parts.SPELL_CARD:
        return spells.find_cards(table)
    return spells.find_targets(table, table.spell_now - 1) if table.phase == parts.TARGET else 0


def decide(table: IncantibusState, seat: int, action: int) -> None:
    """Carry out a choice, and nothing that follows from it: then the table is BUSY, or asks the same seat again."""
    if table.phase == parts.CAST:
        seal(table, seat, action)
    elif table.phase == parts.PAY:
        if payments.pay(table, action - parts.PAY_KIND):
            collect(table)
    elif table.phase == parts.DISCARD:
        cases.discard(table, seat, action - parts.DISCARD_KIND)
        table.phase = parts.BUSY
    elif table.phase == parts.SPEND:
        settle_monster(table, action == parts.SPEND_IT)
    elif table.phase == parts.TARGET:
        spells.hit(table, action)
    elif action == parts.DECLINE:
        spells.decline(table)
    else:
        spells.choose_card(table, action - parts.CAST_SPELL)


def step(table: IncantibusState) -> None:
    """Do one thing that needs no choice: I-CAST 3: takings, then spells, then whether the room is done; I-END in the
    final."""
    if cases.must_discard(table, table.mover):
        table.phase = parts.DISCARD
    elif table.spell_now:
        spells.finish_spell(table)
    elif table.takers:
        next_taking(table)
    elif table.casters:
        spells.next_caster(table)
    elif table.room_now < table.room_count and table.left < 2:
        tower.leave_room(table)
    elif table.room_now == table.room_count and is_finished(table):
        end_game(table)
    else:
        begin_casting(table)


def apply(table: IncantibusState, seat: int, action: int) -> None:
    """Carry out a choice and everything that follows from it."""
    decide(table, seat, action)
    while table.phase == parts.BUSY:
        step(table)


def playout(table: IncantibusState, rng: Rng) -> int:
    """Play to the end at random; return the number of choices. Choices due at once are made in seat order."""
    made = 0
    while table.phase != parts.OVER:
        if table.phase == parts.CAST:
            for seat in range(table.seats):
                if table.choice[seat] == 0:
                    apply(table, seat, table.choices[draw.below(rng, find_pointings(table, seat))])
                    made += 1
                    if table.phase != parts.CAST:
                        break
        else:
            seat = table.mover
            apply(table, seat, table.choices[draw.below(rng, find_actions(table, seat))])
            made += 1
    return made


class IncantibusPosition(IncantibusState):
    """The table with the rules: what the rest of the program plays with."""

    def owing(self) -> int:
        """In a casting every seat that has not chosen, otherwise the mover; 0 when the game is over."""
        if self.phase == parts.OVER:
            return 0
        if self.phase != parts.CAST:
            return 1 << self.mover
        seats = 0
        for seat in range(self.seats):
            if self.choice[seat] == 0:
                seats |= 1 << seat
        return seats

    def find_actions(self, seat: int) -> int:
        """In a casting every seat has choices, even one that has chosen and may change its mind; otherwise only the
        mover."""
        if seat < 0 or seat >= self.seats or (self.phase != parts.CAST and seat != self.mover):
            return 0
        return find_actions(self, seat)

    def apply_unchecked(self, seat: int, action: int) -> None:
        """Carry out a legal choice; a sealed one is stored, and the last one due reveals all."""
        apply(self, seat, action)

    def copy(self) -> "IncantibusPosition":
        """A copy that shares nothing with this position but the box, which never changes."""
        twin = IncantibusPosition.__new__(IncantibusPosition)
        twin.box = self.box
        twin.copy_from(self)
        return twin

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; the points follow from it."""
        super().restore(data)
        if self.ended:
            scoring.score_table(self)

    def redeal(self, rng: Rng) -> None:
        """Set up again with a deal drawn by `rng`."""
        if rng is None:
            raise TypeError(rng)
        redeal(self, rng)

    def playout(self, rng: Rng) -> int:
        """Play to the end at random."""
        if rng is None:
            raise TypeError(rng)
        return playout(self, rng)

    def ending(self) -> int:
        """Why the game ended (CLEARED, LAID), or 0."""
        return self.ended

    def points(self, seat: int) -> int:
        """I-SCORE."""
        return self.score[within(seat, self.seats)]

    def standing(self, seat: int) -> int:
        """I-TIE: points, then the stronger wand."""
        return scoring.standing(self, within(seat, self.seats))
