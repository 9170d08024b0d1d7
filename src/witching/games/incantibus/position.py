"""The table of Incantibus: data only."""

from witching.core.position import within
from witching.games.incantibus import components as parts
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.state import State


class IncantibusState(State):
    """The truth of one moment in flat storage; seat s holds `held[KINDS * s + kind]` tokens of a kind.

    `deck` holds the whole deal: the first `..._next` of each stack have been drawn. `left` is the number of tokens in
    the room; `secret[p]` at place p was looked at by the seats in `seen_by[p]`, and everybody knows that it is one of
    the monsters in `suspects[p]` (a bit for each kind; 0 when nothing is known). A sealed choice is an action + 1.
    Restoring a table needs its box, which the constructor takes.
    """

    def __init__(self, box: BoxTables) -> None:
        super().__init__()
        self.box = box

    def to_bytes(self) -> bytes:
        """Options, deal, moment and box; the points follow from them."""
        return State.to_bytes(self) + self.box.document

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.box,), self.to_bytes()

    # ---- lookups from Python

    def held_by(self, seat: int, kind: int) -> int:
        """How many tokens of a kind a seat holds."""
        return self.held[parts.KINDS * within(seat, parts.MOST_SEATS) + within(kind, parts.KINDS)]

    def case_of(self, seat: int) -> dict[int, int]:
        """The tokens in a case by kind, without beaten sorcerers."""
        first = parts.KINDS * within(seat, parts.MOST_SEATS)
        return {kind: self.held[first + kind] for kind in range(parts.KINDS) if self.held[first + kind]}

    def in_place(self, seat: int, place: int) -> int:
        """How many tokens a seat holds at one of the places of its case."""
        return self.places[parts.PLACES * within(seat, parts.MOST_SEATS) + within(place, parts.PLACES)]

    def wand_of(self, seat: int) -> int:
        """The strength of the wand that a seat holds now."""
        return self.wand[within(seat, parts.MOST_SEATS)]

    def first_wand_of(self, seat: int) -> int:
        """The strength of the wand that a seat began with."""
        return self.first_wand[within(seat, parts.MOST_SEATS)]

    def pointed_with(self, seat: int) -> int:
        """The strength of the wand that a seat held while it pointed."""
        return self.pointed[within(seat, parts.MOST_SEATS)]

    def choice_of(self, seat: int) -> int:
        """What a seat points at, as an action; -1 when it has not chosen."""
        return self.choice[within(seat, parts.MOST_SEATS)] - 1

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
        """The monsters that a secret token may be, by what everybody has learnt, as a bit mask; 0: nothing is known."""
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
        return [self.deck[parts.ROW + i] for i in range(parts.SORCERERS) if self.fate[i] == parts.BEATEN + seat]

    def in_moat(self, kind: int) -> int:
        """How many tokens of a kind lie in the moat."""
        return self.moat[within(kind, parts.KINDS)]

    def moat_tokens(self) -> dict[int, int]:
        """The tokens in the moat by kind."""
        return {kind: self.moat[kind] for kind in range(1, parts.KINDS) if self.moat[kind]}

    def in_supply(self, special: int) -> int:
        """How many special tokens of a kind are in the supply; kinds are counted from the purse."""
        return self.supply[within(special, parts.SPECIAL_KINDS)]

    def open_cards(self) -> list[int]:
        """The spell cards that lie open."""
        return [card for card in range(parts.CARD_KINDS) for _ in range(self.spell_open[card])]

    def used_cards(self) -> list[int]:
        """The spell cards that are out of the game."""
        return [card for card in range(parts.CARD_KINDS) for _ in range(self.spell_out[card])]

    def need_of(self, ingredient: int) -> int:
        """How many of an ingredient the current payment still asks for; ingredients are counted from the first."""
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
        """Set a part of the deal, for `lay_table` to open."""
        for i, kind in enumerate(kinds):
            self.deck[within(first + i, parts.DECK)] = kind

    def turn_case(self) -> None:
        """I-EXPERT: use the slots of the side of the case that is played with."""
        for place in range(parts.LIMITED):
            self.slots[place] = self.box.slots_of(place, self.expert)

    def slots_at(self, place: int) -> int:
        """The number of slots at one of the places of a case that have slots."""
        return self.slots[within(place, parts.LIMITED)]

    def lay_wands(self, wands: list[int]) -> None:
        """Hand out the wands, one for each seat."""
        for seat in range(parts.MOST_SEATS):
            self.first_wand[seat] = wands[seat] if seat < len(wands) else 0
