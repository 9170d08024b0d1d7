"""What lies on the table of Incantibus: data only."""

from witching.core.position import Position
from witching.games.incantibus import components as parts
from witching.games.incantibus.tables import BoxTables


class Table(Position):
    """The truth of one moment in flat storage; seat s holds `held[KINDS * s + kind]` tokens of a kind.

    The stacks hold the whole deal in draw order: the next to be drawn is at `..._next`. `left` is the number of tokens
    in the room; on place p `secret[p]` was looked at by the seats of `seen_by[p]`, and all know that it is one of the
    monsters of `suspects[p]` (a bit for each kind; 0 when nothing is known). A sealed choice is an action + 1.
    """

    def __init__(self, box: BoxTables) -> None:
        self.box = box
        self.seats = 0
        self.choices = [0] * 72
        # the options
        self.expert = 0
        # the deal
        self.first_wand = [0] * 4
        self.rooms = [0] * 8
        self.visible_stack = [0] * 38
        self.secret_stack = [0] * 26
        self.potion_stack = [0] * 9
        self.book_stack = [0] * 9
        self.sorcerers = [0] * 12
        self.spell_stack = [0] * 12
        self.room_count = 0
        # the moment
        self.phase = 0
        self.mover = 0
        self.ended = 0
        self.laid = 0
        self.room_now = 0
        self.visible_next = 0
        self.secret_next = 0
        self.potion_next = 0
        self.book_next = 0
        self.spell_next = 0
        self.left = 0
        self.takers = 0
        self.casters = 0
        self.spell_now = 0
        self.extra = 0
        self.pending = 0
        self.looked = 0
        self.piece = 0
        self.pay_left = 0
        self.pay_least = 0
        self.pay_last = 0
        self.visible = [0] * 12
        self.secret = [0] * 12
        self.seen_by = [0] * 12
        self.suspects = [0] * 12
        self.fate = [0] * 12
        self.potion_at = [0] * 3
        self.book_at = [0] * 3
        self.spell_open = [0] * 8
        self.spell_out = [0] * 8
        self.supply = [0] * 4
        self.moat = [0] * 56
        self.wand = [0] * 4
        self.pointed = [0] * 4
        self.choice = [0] * 4
        self.held = [0] * 224
        self.places = [0] * 32
        self.need = [0] * 8
        # the end
        self.score = [0] * 4

    def copy_from(self, other: "Table") -> None:
        """Become a twin of another table; the list of choices is not part of it."""
        self.box = other.box
        self.seats = other.seats
        self.expert = other.expert
        self.room_count = other.room_count
        self.phase = other.phase
        self.mover = other.mover
        self.ended = other.ended
        self.laid = other.laid
        self.room_now = other.room_now
        self.visible_next = other.visible_next
        self.secret_next = other.secret_next
        self.potion_next = other.potion_next
        self.book_next = other.book_next
        self.spell_next = other.spell_next
        self.left = other.left
        self.takers = other.takers
        self.casters = other.casters
        self.spell_now = other.spell_now
        self.extra = other.extra
        self.pending = other.pending
        self.looked = other.looked
        self.piece = other.piece
        self.pay_left = other.pay_left
        self.pay_least = other.pay_least
        self.pay_last = other.pay_last
        self.first_wand[:] = other.first_wand
        self.rooms[:] = other.rooms
        self.visible_stack[:] = other.visible_stack
        self.secret_stack[:] = other.secret_stack
        self.potion_stack[:] = other.potion_stack
        self.book_stack[:] = other.book_stack
        self.sorcerers[:] = other.sorcerers
        self.spell_stack[:] = other.spell_stack
        self.visible[:] = other.visible
        self.secret[:] = other.secret
        self.seen_by[:] = other.seen_by
        self.suspects[:] = other.suspects
        self.fate[:] = other.fate
        self.potion_at[:] = other.potion_at
        self.book_at[:] = other.book_at
        self.spell_open[:] = other.spell_open
        self.spell_out[:] = other.spell_out
        self.supply[:] = other.supply
        self.moat[:] = other.moat
        self.wand[:] = other.wand
        self.pointed[:] = other.pointed
        self.choice[:] = other.choice
        self.held[:] = other.held
        self.places[:] = other.places
        self.need[:] = other.need
        self.score[:] = other.score

    def to_bytes(self) -> bytes:
        """Options, deal, moment and box; the points follow from them."""
        scalars = [self.seats, self.expert, self.room_count, self.phase, self.mover, self.ended]
        scalars += [self.laid, self.room_now, self.visible_next, self.secret_next, self.potion_next, self.book_next]
        scalars += [self.spell_next, self.left, self.takers, self.casters, self.spell_now, self.extra]
        scalars += [self.pending, self.looked, self.piece, self.pay_left, self.pay_least, self.pay_last]
        return bytes(scalars) + b"".join(
            [
                bytes(self.first_wand[:4]), bytes(self.rooms[:8]), bytes(self.visible_stack[:38]),
                bytes(self.secret_stack[:26]), bytes(self.potion_stack[:9]), bytes(self.book_stack[:9]),
                bytes(self.sorcerers[:12]), bytes(self.spell_stack[:12]), bytes(self.visible[:12]),
                bytes(self.secret[:12]), bytes(self.seen_by[:12]), bytes(self.suspects[:12]),
                bytes(self.fate[:12]), bytes(self.potion_at[:3]), bytes(self.book_at[:3]),
                bytes(self.spell_open[:8]), bytes(self.spell_out[:8]), bytes(self.supply[:4]),
                bytes(self.moat[:56]), bytes(self.wand[:4]), bytes(self.pointed[:4]),
                bytes(self.choice[:4]), bytes(self.held[:224]), bytes(self.places[:32]),
                bytes(self.need[:8]),
                self.box.document,
            ]
        )  # fmt: skip

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; the box is at hand already."""
        self.seats, self.expert, self.room_count, self.phase, self.mover = data[0:5]
        self.ended, self.laid, self.room_now, self.visible_next, self.secret_next = data[5:10]
        self.potion_next, self.book_next, self.spell_next, self.left, self.takers = data[10:15]
        self.casters, self.spell_now, self.extra, self.pending, self.looked = data[15:20]
        self.piece, self.pay_left, self.pay_least, self.pay_last = data[20:24]
        self.restore_deal(data)
        self.restore_moment(data)
        self.restore_seats(data)

    def restore_deal(self, data: bytes) -> None:
        """Read what `to_bytes` wrote of the deal."""
        for i in range(4):
            self.first_wand[i] = data[24 + i]
        for i in range(8):
            self.rooms[i] = data[28 + i]
        for i in range(38):
            self.visible_stack[i] = data[36 + i]
        for i in range(26):
            self.secret_stack[i] = data[74 + i]
        for i in range(9):
            self.potion_stack[i] = data[100 + i]
        for i in range(9):
            self.book_stack[i] = data[109 + i]
        for i in range(12):
            self.sorcerers[i] = data[118 + i]
        for i in range(12):
            self.spell_stack[i] = data[130 + i]

    def restore_moment(self, data: bytes) -> None:
        """Read what `to_bytes` wrote of the room and what lies around it."""
        for i in range(12):
            self.visible[i] = data[142 + i]
        for i in range(12):
            self.secret[i] = data[154 + i]
        for i in range(12):
            self.seen_by[i] = data[166 + i]
        for i in range(12):
            self.suspects[i] = data[178 + i]
        for i in range(12):
            self.fate[i] = data[190 + i]
        for i in range(3):
            self.potion_at[i] = data[202 + i]
        for i in range(3):
            self.book_at[i] = data[205 + i]
        for i in range(8):
            self.spell_open[i] = data[208 + i]
        for i in range(8):
            self.spell_out[i] = data[216 + i]
        for i in range(4):
            self.supply[i] = data[224 + i]
        for i in range(56):
            self.moat[i] = data[228 + i]

    def restore_seats(self, data: bytes) -> None:
        """Read what `to_bytes` wrote of the seats and of a payment."""
        for i in range(4):
            self.wand[i] = data[284 + i]
        for i in range(4):
            self.pointed[i] = data[288 + i]
        for i in range(4):
            self.choice[i] = data[292 + i]
        for i in range(224):
            self.held[i] = data[296 + i]
        for i in range(32):
            self.places[i] = data[520 + i]
        for i in range(8):
            self.need[i] = data[552 + i]

    # ---- for those who look things up from Python

    def held_by(self, seat: int, kind: int) -> int:
        """How many tokens of a kind a seat holds."""
        return self.held[parts.KINDS * seat + kind]

    def case_of(self, seat: int) -> dict[int, int]:
        """The tokens in a case by kind, without beaten sorcerers."""
        return {kind: self.held_by(seat, kind) for kind in range(parts.KINDS) if self.held_by(seat, kind)}

    def in_place(self, seat: int, place: int) -> int:
        """How many tokens a seat holds that lie at one of the places of a case."""
        return self.places[parts.PLACES * seat + place]

    def wand_of(self, seat: int) -> int:
        """The strength of the wand that a seat holds now."""
        return self.wand[seat]

    def first_wand_of(self, seat: int) -> int:
        """The strength of the wand that a seat began with."""
        return self.first_wand[seat]

    def pointed_with(self, seat: int) -> int:
        """The strength of the wand that a seat held while it pointed."""
        return self.pointed[seat]

    def choice_of(self, seat: int) -> int:
        """What a seat points at, as an action; -1 when it has not chosen."""
        return self.choice[seat] - 1

    def visible_at(self, place: int) -> int:
        """The visible token at a place of the room, or EMPTY."""
        return self.visible[place]

    def secret_at(self, place: int) -> int:
        """The secret token at a place of the room, or EMPTY."""
        return self.secret[place]

    def lookers_at(self, place: int) -> int:
        """The seats that have looked at a secret token, as a bit mask."""
        return self.seen_by[place]

    def suspects_at(self, place: int) -> int:
        """The monsters that a secret token may be by what all have learnt, as a bit mask; 0: nothing is known."""
        return self.suspects[place]

    def potion_in(self, place: int) -> int:
        """The open potion at a place, or EMPTY."""
        return self.potion_at[place]

    def book_in(self, place: int) -> int:
        """The open book at a place, or EMPTY."""
        return self.book_at[place]

    def sorcerer_in(self, place: int) -> int:
        """The sorcerer dealt to a place of the row, whatever became of it."""
        return self.sorcerers[place]

    def fate_of(self, place: int) -> int:
        """What became of the sorcerer dealt to a place: DOWN, UP, BEATEN + seat, ESCAPED, REMOVED."""
        return self.fate[place]

    def beaten_by(self, seat: int) -> list[int]:
        """The sorcerers that a seat has beaten, in the order of the row."""
        return [self.sorcerers[i] for i in range(12) if self.fate[i] == parts.BEATEN + seat]

    def in_moat(self, kind: int) -> int:
        """How many tokens of a kind lie in the moat."""
        return self.moat[kind]

    def in_supply(self, special: int) -> int:
        """How many special tokens of a kind are in the supply, counted from the purse."""
        return self.supply[special]

    def open_cards(self) -> list[int]:
        """The spell cards that lie open."""
        return [card for card in range(8) for _ in range(self.spell_open[card])]

    def used_cards(self) -> list[int]:
        """The spell cards that are out of the game."""
        return [card for card in range(8) for _ in range(self.spell_out[card])]

    def need_of(self, ingredient: int) -> int:
        """How many of an ingredient the payment that goes on still asks for, counted from the first."""
        return self.need[ingredient]

    def room_in(self, index: int) -> int:
        """The room at a place of the tower, the roof first."""
        return self.rooms[index]

    def stacks(self) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
        """The whole deal in draw order: visible tokens, secret tokens, potions, books, spell cards."""
        visible = [self.visible_stack[i] for i in range(38)]
        secret = [self.secret_stack[i] for i in range(26)]
        potions = [self.potion_stack[i] for i in range(9)]
        books = [self.book_stack[i] for i in range(9)]
        return visible, secret, potions, books, [self.spell_stack[i] for i in range(12)]

    def lay_stacks(
        self, visible: list[int], secret: list[int], potions: list[int], books: list[int], cards: list[int]
    ) -> None:
        """Put the stacks down, for `lay_table` to open."""
        for i in range(38):
            self.visible_stack[i] = visible[i]
        for i in range(26):
            self.secret_stack[i] = secret[i]
        for i in range(9):
            self.potion_stack[i] = potions[i]
        for i in range(9):
            self.book_stack[i] = books[i]
        for i in range(12):
            self.spell_stack[i] = cards[i]

    def lay_tower(self, rooms: list[int], sorcerers: list[int], wands: list[int]) -> None:
        """Build the tower, put all 12 sorcerers down (those not in the row last), and hand out the wands."""
        for i in range(8):
            self.rooms[i] = rooms[i] if i < len(rooms) else 0
        self.room_count = len(rooms)
        for i in range(12):
            self.sorcerers[i] = sorcerers[i]
        for i in range(4):
            self.first_wand[i] = wands[i] if i < len(wands) else 0
