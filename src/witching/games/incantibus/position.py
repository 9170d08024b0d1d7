"""What lies on the table of Incantibus: data only."""

from collections.abc import Iterator

from witching.core.position import Position, within
from witching.games.incantibus import components as parts
from witching.games.incantibus.tables import BoxTables


class Table(Position):
    """The truth of one moment in flat storage; seat s holds `held[KINDS * s + kind]` tokens of a kind.

    `deck` holds the whole deal: of each stack the first `..._next` have been drawn. `left` is the number of tokens
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
        self.deck = [0] * 114
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
        self.deck[:] = other.deck
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
                bytes(self.first_wand[:4]), bytes(self.deck[:114]), bytes(self.visible[:12]),
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
        numbers = iter(data[24:])
        for i in range(4):
            self.first_wand[i] = next(numbers)
        for i in range(parts.DECK):
            self.deck[i] = next(numbers)
        self.restore_room(numbers)
        self.restore_seats(numbers)

    def restore_room(self, numbers: Iterator[int]) -> None:
        """The room and what lies around it, as `to_bytes` wrote them."""
        for i in range(parts.ROOM_PLACES):
            self.visible[i] = next(numbers)
        for i in range(parts.ROOM_PLACES):
            self.secret[i] = next(numbers)
        for i in range(parts.ROOM_PLACES):
            self.seen_by[i] = next(numbers)
        for i in range(parts.ROOM_PLACES):
            self.suspects[i] = next(numbers)
        for i in range(parts.SORCERERS):
            self.fate[i] = next(numbers)
        for i in range(parts.OPEN_PLACES):
            self.potion_at[i] = next(numbers)
        for i in range(parts.OPEN_PLACES):
            self.book_at[i] = next(numbers)
        for i in range(parts.CARD_KINDS):
            self.spell_open[i] = next(numbers)
        for i in range(parts.CARD_KINDS):
            self.spell_out[i] = next(numbers)
        for i in range(4):
            self.supply[i] = next(numbers)
        for i in range(parts.KINDS):
            self.moat[i] = next(numbers)

    def restore_seats(self, numbers: Iterator[int]) -> None:
        """The seats and a payment that goes on, as `to_bytes` wrote them."""
        for seat in range(4):
            self.wand[seat] = next(numbers)
        for seat in range(4):
            self.pointed[seat] = next(numbers)
        for seat in range(4):
            self.choice[seat] = next(numbers)
        for i in range(4 * parts.KINDS):
            self.held[i] = next(numbers)
        for i in range(4 * parts.PLACES):
            self.places[i] = next(numbers)
        for i in range(parts.MOST_KINDS):
            self.need[i] = next(numbers)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.box,), self.to_bytes()

    # ---- for those who look things up from Python

    def held_by(self, seat: int, kind: int) -> int:
        """How many tokens of a kind a seat holds."""
        return self.held[parts.KINDS * within(seat, 4) + within(kind, parts.KINDS)]

    def case_of(self, seat: int) -> dict[int, int]:
        """The tokens in a case by kind, without beaten sorcerers."""
        return {kind: self.held_by(seat, kind) for kind in range(parts.KINDS) if self.held_by(seat, kind)}

    def in_place(self, seat: int, place: int) -> int:
        """How many tokens a seat holds that lie at one of the places of a case."""
        return self.places[parts.PLACES * within(seat, 4) + within(place, parts.PLACES)]

    def wand_of(self, seat: int) -> int:
        """The strength of the wand that a seat holds now."""
        return self.wand[within(seat, 4)]

    def first_wand_of(self, seat: int) -> int:
        """The strength of the wand that a seat began with."""
        return self.first_wand[within(seat, 4)]

    def pointed_with(self, seat: int) -> int:
        """The strength of the wand that a seat held while it pointed."""
        return self.pointed[within(seat, 4)]

    def choice_of(self, seat: int) -> int:
        """What a seat points at, as an action; -1 when it has not chosen."""
        return self.choice[within(seat, 4)] - 1

    def visible_at(self, place: int) -> int:
        """The visible token at a place of the room, or EMPTY."""
        return self.visible[within(place, parts.ROOM_PLACES)]

    def secret_at(self, place: int) -> int:
        """The secret token at a place of the room, or EMPTY."""
        return self.secret[within(place, parts.ROOM_PLACES)]

    def lookers_at(self, place: int) -> int:
        """The seats that have looked at a secret token, as a bit mask."""
        return self.seen_by[within(place, parts.ROOM_PLACES)]

    def suspects_at(self, place: int) -> int:
        """The monsters that a secret token may be by what all have learnt, as a bit mask; 0: nothing is known."""
        return self.suspects[within(place, parts.ROOM_PLACES)]

    def potion_in(self, place: int) -> int:
        """The open potion at a place, or EMPTY."""
        return self.potion_at[within(place, parts.OPEN_PLACES)]

    def book_in(self, place: int) -> int:
        """The open book at a place, or EMPTY."""
        return self.book_at[within(place, parts.OPEN_PLACES)]

    def sorcerer_in(self, place: int) -> int:
        """The sorcerer dealt to a place of the row, whatever became of it."""
        return self.deck[parts.ROW + within(place, parts.SORCERERS)]

    def fate_of(self, place: int) -> int:
        """What became of the sorcerer dealt to a place: DOWN, UP, BEATEN + seat, ESCAPED, REMOVED."""
        return self.fate[within(place, parts.SORCERERS)]

    def beaten_by(self, seat: int) -> list[int]:
        """The sorcerers that a seat has beaten, in the order of the row."""
        return [self.deck[parts.ROW + i] for i in range(12) if self.fate[i] == parts.BEATEN + seat]

    def in_moat(self, kind: int) -> int:
        """How many tokens of a kind lie in the moat."""
        return self.moat[within(kind, parts.KINDS)]

    def in_supply(self, special: int) -> int:
        """How many special tokens of a kind are in the supply, counted from the purse."""
        return self.supply[within(special, 4)]

    def open_cards(self) -> list[int]:
        """The spell cards that lie open."""
        return [card for card in range(8) for _ in range(self.spell_open[card])]

    def used_cards(self) -> list[int]:
        """The spell cards that are out of the game."""
        return [card for card in range(8) for _ in range(self.spell_out[card])]

    def need_of(self, ingredient: int) -> int:
        """How many of an ingredient the payment that goes on still asks for, counted from the first."""
        return self.need[within(ingredient, parts.MOST_KINDS)]

    def room_in(self, index: int) -> int:
        """The room at a place of the tower, the roof first."""
        return self.deck[parts.TOWER + within(index, parts.ROOMS)]

    def stack(self, first: int, end: int) -> list[int]:
        """A part of the deal in draw order."""
        return [self.deck[within(place, parts.DECK)] for place in range(first, end)]

    def stacks(self) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
        """The stacks as they were dealt, in draw order: visible tokens, secret tokens, potions, books, spell cards."""
        visible = self.stack(parts.VISIBLE_STACK, parts.SECRET_STACK)
        secret = self.stack(parts.SECRET_STACK, parts.POTION_STACK)
        potions = self.stack(parts.POTION_STACK, parts.BOOK_STACK)
        books = self.stack(parts.BOOK_STACK, parts.SPELL_STACK)
        return visible, secret, potions, books, self.stack(parts.SPELL_STACK, parts.TOWER)

    def lay_stack(self, first: int, kinds: list[int]) -> None:
        """Put a part of the deal down, for `lay_table` to open."""
        for i, kind in enumerate(kinds):
            self.deck[within(first + i, parts.DECK)] = kind

    def lay_wands(self, wands: list[int]) -> None:
        """Hand out the wands, one for each seat."""
        for seat in range(4):
            self.first_wand[seat] = wands[seat] if seat < len(wands) else 0
