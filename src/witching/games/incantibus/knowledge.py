"""All that a seat could know if it forgot nothing, and the worlds it can imagine (I-HIDDEN).

Cases, moat and everything turned up are open to all. Unknown are the order of the stacks, the hidden and the removed
sorcerers, the secret tokens of the room and what the others point at now. Of a monster that Oculus put back the
looker knows the kind, and all know the kinds it may be.
"""

from witching.core import draw
from witching.core.knowledge import Knowledge
from witching.core.rng import Rng
from witching.games.incantibus import components as parts
from witching.games.incantibus import scoring
from witching.games.incantibus.position import Table
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.tables import BoxTables


class IncantibusKnowledge(Knowledge):
    """The table as the seat knows it. What is left of a stack stands there sorted, so that its order tells nothing.

    `pool` holds, sorted, the secret tokens that may lie at the UNKNOWN places of the room or in the secret stack.
    """

    def __init__(self, box: BoxTables) -> None:
        self.seat = 0
        self.table = IncantibusPosition(box)
        self.pool = [0] * 26
        self.pool_size = 0
        self.drawn = [0] * 12
        self.scratch = [0] * 26

    def imagine(self, rng: Rng) -> IncantibusPosition:
        """A position that agrees with all that the seat knows, drawn evenly from all of them."""
        if rng is None:
            raise TypeError(rng)
        world = IncantibusPosition(self.table.box)
        world.copy_from(self.table)
        shuffle_stacks(world, rng)
        shuffle_sorcerers(world, rng)
        self.draw_suspects(world, rng)
        self.fill_secrets(world, rng)
        return world

    # ---- secret tokens

    def draw_suspects(self, world: Table, rng: Rng) -> None:
        """Choose a token of the pool for every place that is known to hold one of some monsters.

        Each is drawn evenly from those that fit, and all again when two drew the same one: so every way of laying
        them is as likely as any other. `drawn` holds the places in the pool.
        """
        used = -1
        while used < 0:
            used = 0
            for place in range(parts.ROOM_PLACES):
                if world.secret[place] == parts.UNKNOWN and world.suspects[place] and used >= 0:
                    self.drawn[place] = self.draw_fitting(world.suspects[place], rng)
                    used = -1 if used >> self.drawn[place] & 1 else used | 1 << self.drawn[place]

    def draw_fitting(self, suspects: int, rng: Rng) -> int:
        """The place in the pool of a monster that may be it, each as likely as the others."""
        fitting = 0
        for i in range(self.pool_size):
            fitting += is_among(self.pool[i], suspects)
        wanted = draw.below(rng, fitting)
        i = 0
        while wanted > 0 or not is_among(self.pool[i], suspects):
            wanted -= is_among(self.pool[i], suspects)
            i += 1
        return i

    def fill_secrets(self, world: Table, rng: Rng) -> None:
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
            world.secret_stack[i] = self.draw_scratch(rest, rng)

    def draw_scratch(self, last: int, rng: Rng) -> int:
        """Draw one of the tokens up to this place; the last one takes its place."""
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
                self.add_to_pool(table.secret_stack[i])
            table.secret_stack[i] = parts.EMPTY

    def blank_choices(self) -> None:
        """While all are pointing, hide what the others point at."""
        if self.table.phase == parts.CAST:
            for seat in range(4):
                if seat != self.seat:
                    self.table.choice[seat] = 0

    def forget_look(self, place: int, keep_suspects: bool) -> None:
        """Forget the kind of a token that Oculus put back, and unless told otherwise that it is a monster."""
        if self.table.secret[place] != parts.UNKNOWN:
            self.add_to_pool(self.table.secret[place])
            self.table.secret[place] = parts.UNKNOWN
        if not keep_suspects:
            self.table.seen_by[place] = 0
            self.table.suspects[place] = 0

    def unknown_tokens(self) -> list[int]:
        """The secret tokens that may lie anywhere, sorted."""
        return [self.pool[i] for i in range(self.pool_size)]

    def to_bytes(self) -> bytes:
        """Seat, pool, table and box."""
        return bytes([self.seat, self.pool_size]) + bytes(self.pool[:26]) + self.table.to_bytes()

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; the box is at hand already."""
        self.seat, self.pool_size = data[0], data[1]
        for i in range(parts.SECRET_TOKENS):
            self.pool[i] = data[2 + i]
        self.table.restore(data[2 + parts.SECRET_TOKENS :])
        if self.table.phase == parts.OVER:
            scoring.score_table(self.table)


def know(truth: IncantibusPosition, seat: int) -> IncantibusKnowledge:
    """What a seat knows that forgot nothing."""
    knowledge = IncantibusKnowledge(truth.box)
    knowledge.seat = seat
    knowledge.table.copy_from(truth)
    sort_stacks(knowledge.table)
    sort_sorcerers(knowledge.table)
    knowledge.blank_secrets()
    knowledge.blank_choices()
    return knowledge


def is_among(kind: int, suspects: int) -> bool:
    """Whether this is one of the suspected monsters."""
    return parts.MONSTER <= kind < parts.GOLD and suspects >> (kind - parts.MONSTER) & 1 == 1


# ---------------------------------------------------------------- stacks and sorcerers


def sort_stacks(table: Table) -> None:
    """Hide the order of what is left of every open stack, and what was drawn."""
    for i in range(parts.VISIBLE_TOKENS):
        kind = parts.EMPTY if i < table.visible_next else table.visible_stack[i]
        j = i
        while j > table.visible_next and table.visible_stack[j - 1] > kind:
            table.visible_stack[j] = table.visible_stack[j - 1]
            j -= 1
        table.visible_stack[j] = kind
    sort_pieces(table)
    for i in range(parts.SPELL_CARDS):
        card = 0 if i < table.spell_next else table.spell_stack[i]
        j = i
        while j > table.spell_next and table.spell_stack[j - 1] > card:
            table.spell_stack[j] = table.spell_stack[j - 1]
            j -= 1
        table.spell_stack[j] = card


def sort_pieces(table: Table) -> None:
    """The same for potions, books and the rooms below the one that lies open."""
    for i in range(parts.POTIONS):
        kind = parts.EMPTY if i < table.potion_next else table.potion_stack[i]
        j = i
        while j > table.potion_next and table.potion_stack[j - 1] > kind:
            table.potion_stack[j] = table.potion_stack[j - 1]
            j -= 1
        table.potion_stack[j] = kind
    for i in range(parts.BOOKS):
        kind = parts.EMPTY if i < table.book_next else table.book_stack[i]
        j = i
        while j > table.book_next and table.book_stack[j - 1] > kind:
            table.book_stack[j] = table.book_stack[j - 1]
            j -= 1
        table.book_stack[j] = kind
    for i in range(table.room_count):
        room = 0 if i < table.room_now else table.rooms[i]
        j = i
        while j > table.room_now + 1 and table.rooms[j - 1] > room:
            table.rooms[j] = table.rooms[j - 1]
            j -= 1
        table.rooms[j] = room


def sort_sorcerers(table: Table) -> None:
    """Hide which of the unseen sorcerers lies where: sorted over the hidden and the removed places."""
    for i in range(parts.SORCERERS):
        if is_unseen(table, i):
            for j in range(i + 1, parts.SORCERERS):
                if is_unseen(table, j) and table.sorcerers[j] < table.sorcerers[i]:
                    kind = table.sorcerers[i]
                    table.sorcerers[i] = table.sorcerers[j]
                    table.sorcerers[j] = kind


def is_unseen(table: Table, place: int) -> bool:
    """Whether nobody has seen the sorcerer dealt to this place."""
    return table.fate[place] == parts.DOWN or table.fate[place] == parts.REMOVED


def shuffle_sorcerers(world: Table, rng: Rng) -> None:
    """Deal the unseen sorcerers anew to the hidden and the removed places."""
    unseen = 0
    for i in range(parts.SORCERERS):
        if is_unseen(world, i):
            wanted = draw.below(rng, unseen + 1)
            j = nth_unseen(world, wanted)
            kind = world.sorcerers[i]
            world.sorcerers[i] = world.sorcerers[j]
            world.sorcerers[j] = kind
            unseen += 1


def nth_unseen(table: Table, n: int) -> int:
    """The place of the n-th unseen sorcerer, counted from 0."""
    place = 0
    while n > 0 or not is_unseen(table, place):
        n -= is_unseen(table, place)
        place += 1
    return place


def shuffle_stacks(world: Table, rng: Rng) -> None:
    """Shuffle what is left of every stack but the secret tokens, and the rooms not opened yet."""
    for i in range(world.visible_next + 1, parts.VISIBLE_TOKENS):
        j = world.visible_next + draw.below(rng, i - world.visible_next + 1)
        kind = world.visible_stack[i]
        world.visible_stack[i] = world.visible_stack[j]
        world.visible_stack[j] = kind
    for i in range(world.potion_next + 1, parts.POTIONS):
        j = world.potion_next + draw.below(rng, i - world.potion_next + 1)
        kind = world.potion_stack[i]
        world.potion_stack[i] = world.potion_stack[j]
        world.potion_stack[j] = kind
    for i in range(world.book_next + 1, parts.BOOKS):
        j = world.book_next + draw.below(rng, i - world.book_next + 1)
        kind = world.book_stack[i]
        world.book_stack[i] = world.book_stack[j]
        world.book_stack[j] = kind
    for i in range(world.spell_next + 1, parts.SPELL_CARDS):
        j = world.spell_next + draw.below(rng, i - world.spell_next + 1)
        kind = world.spell_stack[i]
        world.spell_stack[i] = world.spell_stack[j]
        world.spell_stack[j] = kind
    for i in range(world.room_now + 2, world.room_count):
        j = world.room_now + 1 + draw.below(rng, i - world.room_now)
        kind = world.rooms[i]
        world.rooms[i] = world.rooms[j]
        world.rooms[j] = kind
