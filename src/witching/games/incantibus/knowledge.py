"""Everything a seat could know if it forgot nothing, and the worlds it can imagine (I-HIDDEN).

Cases, moat and everything turned up are open to all. Unknown are the order of the stacks, the hidden and the removed
sorcerers, the secret tokens of the room and what the others point at now. The looker knows the kind of a monster that
Oculus put back, and all know the kinds it may be. A forgetful seat (`recall`) also has blanks among these and among the
rooms that were left.
"""

from witching.core import draw
from witching.core.rng import Rng
from witching.games.incantibus import components as parts
from witching.games.incantibus import scoring, stacks
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.fields import KNOWN
from witching.games.incantibus.position import IncantibusState
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.state import Known


class IncantibusKnowledge(Known):
    """The table as the seat knows it. What is left of a stack is sorted, so its order reveals nothing.

    `pool` holds, sorted, the secret tokens that may lie at the UNKNOWN places of the room or in the secret stack. An
    UNKNOWN place in the tower may hold any of the rooms whose place is not known.
    """

    def __init__(self, box: BoxTables) -> None:
        super().__init__()
        self.table = IncantibusState(box)

    def imagine(self, rng: Rng) -> IncantibusPosition:
        """A position that agrees with everything the seat knows, drawn evenly from all of them."""
        if rng is None:
            raise TypeError(rng)
        world = IncantibusPosition.__new__(IncantibusPosition)
        world.box = self.table.box
        world.copy_from(self.table)
        shuffle_stacks(world, rng)
        if self.forgotten_rooms():
            self.fill_tower(world, rng)
        shuffle_sorcerers(world, rng)
        self.draw_suspects(world, rng)
        self.fill_secrets(world, rng)
        return world

    # ---- secret tokens

    def draw_suspects(self, world: IncantibusState, rng: Rng) -> None:
        """Choose a token from the pool for every place that is known to hold one of certain monsters.

        Each is drawn evenly from those that fit, and all are drawn again when two get the same one: so every way of
        laying them is equally likely. `drawn` holds the places in the pool.
        """
        used = -1
        while used < 0:
            used = 0
            for place in range(parts.ROOM_PLACES):
                if world.secret[place] == parts.UNKNOWN and world.suspects[place] and used >= 0:
                    self.drawn[place] = self.draw_fitting(world.suspects[place], rng)
                    used = -1 if used >> self.drawn[place] & 1 else used | 1 << self.drawn[place]

    def draw_fitting(self, suspects: int, rng: Rng) -> int:
        """The place in the pool of a monster that it may be, each equally likely."""
        fitting = 0
        for i in range(self.pool_size):
            fitting += is_among(self.pool[i], suspects)
        wanted = draw.below(rng, fitting)
        i = 0
        while wanted > 0 or not is_among(self.pool[i], suspects):
            wanted -= is_among(self.pool[i], suspects)
            i += 1
        return i

    def fill_secrets(self, world: IncantibusState, rng: Rng) -> None:
        """Lay the drawn monsters down, then the rest of the pool, shuffled, at the other places and in the stack."""
        used = 0
        for place in range(parts.ROOM_PLACES):
            if world.secret[place] == parts.UNKNOWN and world.suspects[place]:
                world.secret[place] = self.pool[self.drawn[place]]
                used |= 1 << self.drawn[place]
        rest = 0
        for i in range(self.pool_size):
            self.scratch[rest] = self.pool[i]
            rest += 1 - (used >> i & 1)
        for place in range(parts.ROOM_PLACES):
            if world.secret[place] == parts.UNKNOWN:
                rest -= 1
                world.secret[place] = self.draw_scratch(rest, rng)
        for i in range(world.secret_next, parts.SECRET_TOKENS):
            rest -= 1
            world.deck[parts.SECRET_STACK + i] = self.draw_scratch(rest, rng)

    def draw_scratch(self, last: int, rng: Rng) -> int:
        """Draw one of the tokens up to this place; the last one fills the gap."""
        i = draw.below(rng, last + 1)
        kind = self.scratch[i]
        self.scratch[i] = self.scratch[last]
        return kind

    def add_to_pool(self, kind: int) -> None:
        """Add a secret token whose place is unknown; the pool stays sorted."""
        i = self.pool_size
        while i > 0 and self.pool[i - 1] > kind:
            self.pool[i] = self.pool[i - 1]
            i -= 1
        self.pool[i] = kind
        self.pool_size += 1

    # ---- rooms

    def forgotten_rooms(self) -> int:
        """How many of the rooms that were left are unknown."""
        forgotten = 0
        for i in range(self.table.room_now):
            forgotten += self.table.deck[parts.TOWER + i] == parts.UNKNOWN
        return forgotten

    def fill_tower(self, world: IncantibusState, rng: Rng) -> None:
        """Deal the rooms of unknown place to the unknown places, and all again until the stack heights match: so every
        tower that fits is equally likely."""
        fits = False
        while not fits:
            hidden = hidden_rooms(self.table)
            unknown = count_rooms(hidden)
            for i in range(world.room_count):
                if self.table.deck[parts.TOWER + i] == parts.UNKNOWN:
                    room = nth_room(hidden, draw.below(rng, unknown))
                    world.deck[parts.TOWER + i] = room
                    hidden &= ~(1 << room)
                    unknown -= 1
            fits = fits_stacks(world)

    # ---- hiding

    def blank_secrets(self) -> None:
        """Hide the secret tokens that this seat has not looked at, and the secret stack."""
        table = self.table
        for place in range(parts.ROOM_PLACES):
            if table.secret[place] != parts.EMPTY and not table.seen_by[place] >> self.seat & 1:
                self.add_to_pool(table.secret[place])
                table.secret[place] = parts.UNKNOWN
        for i in range(parts.SECRET_TOKENS):
            if i >= table.secret_next:
                self.add_to_pool(table.deck[parts.SECRET_STACK + i])
            table.deck[parts.SECRET_STACK + i] = parts.EMPTY

    def blank_choices(self) -> None:
        """During a casting, hide what the others point at."""
        if self.table.phase == parts.CAST:
            for seat in range(parts.MOST_SEATS):
                if seat != self.seat:
                    self.table.choice[seat] = 0

    def forget_look(self, place: int, keep_suspects: bool) -> None:
        """Forget the kind of a token that Oculus put back and, unless `keep_suspects`, that it is a monster."""
        if self.table.secret[place] != parts.UNKNOWN:
            self.add_to_pool(self.table.secret[place])
            self.table.secret[place] = parts.UNKNOWN
        if not keep_suspects:
            self.table.seen_by[place] = 0
            self.table.suspects[place] = 0

    def forget_room(self, index: int) -> None:
        """Forget which room was left at this place of the tower, and with it which rooms are below."""
        table = self.table
        table.deck[parts.TOWER + index] = parts.UNKNOWN
        for i in range(table.room_now + 1, table.room_count):
            table.deck[parts.TOWER + i] = parts.UNKNOWN

    def unknown_tokens(self) -> list[int]:
        """The secret tokens whose place is unknown, sorted."""
        return [self.pool[i] for i in range(self.pool_size)]

    def to_bytes(self) -> bytes:
        """Seat, pool, table and box."""
        return Known.to_bytes(self) + self.table.to_bytes()

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; the box is already there."""
        super().restore(data)
        self.table.restore(data[KNOWN.size() :])
        if self.table.ended:
            scoring.score_table(self.table)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table.box,), self.to_bytes()


def know(truth: IncantibusPosition, seat: int) -> IncantibusKnowledge:
    """What a seat that forgot nothing knows."""
    knowledge = IncantibusKnowledge(truth.box)
    knowledge.seat = seat
    knowledge.table.copy_from(truth)
    hide_stacks(knowledge.table)
    sort_sorcerers(knowledge.table)
    knowledge.blank_secrets()
    knowledge.blank_choices()
    return knowledge


def is_among(kind: int, suspects: int) -> bool:
    """Whether this is one of the suspected monsters."""
    return parts.MONSTER <= kind < parts.GOLD and suspects >> (kind - parts.MONSTER) & 1 == 1


# ---------------------------------------------------------------- stacks and sorcerers


def hide_stacks(table: IncantibusState) -> None:
    """Hide the order of what is left of every stack except the secret tokens, and of the rooms below this one.

    What was drawn from these stacks was turned up in front of everybody, in order.
    """
    stacks.sort(table, parts.VISIBLE_STACK + table.visible_next, parts.SECRET_STACK)
    stacks.sort(table, parts.POTION_STACK + table.potion_next, parts.BOOK_STACK)
    stacks.sort(table, parts.BOOK_STACK + table.book_next, parts.SPELL_STACK)
    stacks.sort(table, parts.SPELL_STACK + table.spell_next, parts.TOWER)
    stacks.sort(table, parts.TOWER + table.room_now + 1, parts.TOWER + table.room_count)


def shuffle_stacks(world: IncantibusState, rng: Rng) -> None:
    """Shuffle what is left of every stack except the secret tokens, and the rooms not opened yet."""
    stacks.shuffle(world, parts.VISIBLE_STACK + world.visible_next, parts.SECRET_STACK, rng)
    stacks.shuffle(world, parts.POTION_STACK + world.potion_next, parts.BOOK_STACK, rng)
    stacks.shuffle(world, parts.BOOK_STACK + world.book_next, parts.SPELL_STACK, rng)
    stacks.shuffle(world, parts.SPELL_STACK + world.spell_next, parts.TOWER, rng)
    stacks.shuffle(world, parts.TOWER + world.room_now + 1, parts.TOWER + world.room_count, rng)


def sort_sorcerers(table: IncantibusState) -> None:
    """Hide which of the unseen sorcerers lies where: sorted over the hidden and the removed places."""
    for i in range(parts.SORCERERS):
        if is_unseen(table, i):
            for j in range(i + 1, parts.SORCERERS):
                if is_unseen(table, j) and table.deck[parts.ROW + j] < table.deck[parts.ROW + i]:
                    kind = table.deck[parts.ROW + i]
                    table.deck[parts.ROW + i] = table.deck[parts.ROW + j]
                    table.deck[parts.ROW + j] = kind


def is_unseen(table: IncantibusState, place: int) -> bool:
    """Whether nobody has seen the sorcerer dealt to this place."""
    return table.fate[place] == parts.DOWN or table.fate[place] == parts.REMOVED


def shuffle_sorcerers(world: IncantibusState, rng: Rng) -> None:
    """Deal the unseen sorcerers again to the hidden and the removed places."""
    unseen = 0
    for i in range(parts.SORCERERS):
        if is_unseen(world, i):
            wanted = draw.below(rng, unseen + 1)
            j = nth_unseen(world, wanted)
            kind = world.deck[parts.ROW + i]
            world.deck[parts.ROW + i] = world.deck[parts.ROW + j]
            world.deck[parts.ROW + j] = kind
            unseen += 1


def nth_unseen(table: IncantibusState, n: int) -> int:
    """The place of the n-th unseen sorcerer, counted from 0."""
    place = 0
    while n > 0 or not is_unseen(table, place):
        n -= is_unseen(table, place)
        place += 1
    return place


# ---------------------------------------------------------------- forgotten rooms


def hidden_rooms(table: IncantibusState) -> int:
    """The rooms of this tower whose place in it is unknown, as a bit mask."""
    hidden = 0
    for room in range(parts.ROOMS):
        if table.box.room_seats[room] <= table.seats:
            hidden |= 1 << room
    for i in range(table.room_count):
        if table.deck[parts.TOWER + i] != parts.UNKNOWN:
            hidden &= ~(1 << table.deck[parts.TOWER + i])
    return hidden


def count_rooms(rooms: int) -> int:
    """How many rooms a mask has."""
    count = 0
    for room in range(parts.ROOMS):
        count += rooms >> room & 1
    return count


def nth_room(rooms: int, n: int) -> int:
    """The n-th room of a mask, counted from 0."""
    room = 0
    while n > 0 or not rooms >> room & 1:
        n -= rooms >> room & 1
        room += 1
    return room


def fits_stacks(table: IncantibusState) -> bool:
    """I-NEXT: whether the rooms opened so far have taken as many tokens as are gone from the stacks."""
    visible = 0
    secret = 0
    for i in range(min(table.room_now + 1, table.room_count)):
        visible += table.box.room_visible[table.deck[parts.TOWER + i]]
        secret += table.box.room_secret[table.deck[parts.TOWER + i]]
    return table.visible_next == min(visible, parts.VISIBLE_TOKENS) and table.secret_next == min(
        secret, parts.SECRET_TOKENS
    )
