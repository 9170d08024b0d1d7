"""What lies on the table of Glastonbury: data only."""

from collections.abc import Iterator

from witching.core.position import Position, within
from witching.games.glastonbury import components as box


class Table(Position):
    """The truth of one moment in flat storage; on seat s's cauldron card, `cauldron[DEPTH * s]`, lie `size[s]` cards.

    `pile` holds the whole shuffled pack: the first 32 cards went to the grid, `pile_first` is the next to be drawn,
    from `unseen_end` on lie the cards that a Vanesco put under it, up to `pile_end`.
    """

    def __init__(self) -> None:
        self.seats = 0
        self.choices = [0] * 72
        # the options
        self.edition = 0
        self.special2_must = 0
        self.spells_used = 0
        self.immuto_free = 0
        self.both_removed = 0
        self.memory = 0
        self.assisted = 0
        self.recipes = 0
        self.first_wish = box.NOBODY
        self.removed_wish = 0
        self.colour = [0] * 4
        self.corner = [0] * 4
        # the deal
        self.removed = 0
        self.first_seat = 0
        self.recipe = [0] * 10
        # the moment
        self.mover = 0
        self.phase = 0
        self.ended = 0
        self.ender = box.NOBODY
        self.looks = 0
        self.pile_first = 0
        self.unseen_end = 0
        self.pile_end = 0
        self.out_size = 0
        self.pile = [0] * 96
        self.grid = [0] * 36
        self.left = [0] * 12
        self.out = [0] * 16
        self.pawn = [0] * 4
        self.size = [0] * 4
        self.cauldron = [0] * 304
        self.accio = [0] * 4
        self.accio_cards = [0] * 4
        self.accio_spent = [0] * 4
        self.declinatio = [0] * 4
        self.declinatio_cards = [0] * 4
        self.declinatio_spent = [0] * 4
        self.vanescos = [0] * 4
        self.perluceos = [0] * 4
        self.happened = [0] * 4
        # the end: cauldrons sorted by kind, the kind each Immuto joined, points
        self.count = [0] * 72
        self.total = [0] * 72
        self.immutos = [0] * 4
        self.joined = [0] * 8
        self.score = [0] * 4

    def seat_down(self, colours: tuple[int, ...], corners: tuple[int, ...]) -> None:
        """Give every seat its colour and the stop of its corner (G-SETUP 3)."""
        self.seats = len(colours)
        for seat in range(self.seats):
            self.colour[seat] = colours[seat]
            self.corner[seat] = corners[seat]

    def copy_from(self, other: "Table") -> None:
        """Become a twin of another table; the list of choices is not part of it."""
        self.seats = other.seats
        self.edition = other.edition
        self.special2_must = other.special2_must
        self.spells_used = other.spells_used
        self.immuto_free = other.immuto_free
        self.both_removed = other.both_removed
        self.memory = other.memory
        self.assisted = other.assisted
        self.recipes = other.recipes
        self.first_wish = other.first_wish
        self.removed_wish = other.removed_wish
        self.colour[:] = other.colour
        self.corner[:] = other.corner
        self.removed = other.removed
        self.first_seat = other.first_seat
        self.recipe[:] = other.recipe
        self.mover = other.mover
        self.phase = other.phase
        self.ended = other.ended
        self.ender = other.ender
        self.looks = other.looks
        self.pile_first = other.pile_first
        self.unseen_end = other.unseen_end
        self.pile_end = other.pile_end
        self.out_size = other.out_size
        self.pile[:] = other.pile
        self.grid[:] = other.grid
        self.left[:] = other.left
        self.out[:] = other.out
        self.pawn[:] = other.pawn
        self.size[:] = other.size
        self.cauldron[:] = other.cauldron
        self.accio[:] = other.accio
        self.accio_cards[:] = other.accio_cards
        self.accio_spent[:] = other.accio_spent
        self.declinatio[:] = other.declinatio
        self.declinatio_cards[:] = other.declinatio_cards
        self.declinatio_spent[:] = other.declinatio_spent
        self.vanescos[:] = other.vanescos
        self.perluceos[:] = other.perluceos
        self.happened[:] = other.happened
        self.count[:] = other.count
        self.total[:] = other.total
        self.immutos[:] = other.immutos
        self.joined[:] = other.joined
        self.score[:] = other.score

    def to_bytes(self) -> bytes:
        """Options, deal and moment; unused storage holds zeros. The wishes for a deal are no part, the end follows."""
        scalars = [self.seats, self.edition, self.special2_must, self.spells_used, self.immuto_free]
        scalars += [self.both_removed, self.memory, self.assisted, self.recipes, self.removed, self.first_seat]
        scalars += [self.mover, self.phase, self.ended, self.ender, self.looks, self.pile_first, self.unseen_end]
        scalars += [self.pile_end, self.out_size]
        return bytes(scalars) + b"".join(
            [
                bytes(self.colour[:4]), bytes(self.corner[:4]), bytes(self.recipe[:10]),
                bytes(self.pile[:96]), bytes(self.grid[:36]), bytes(self.left[:12]), bytes(self.out[:16]),
                bytes(self.pawn[:4]), bytes(self.size[:4]), bytes(self.cauldron[:304]), bytes(self.accio[:4]),
                bytes(self.accio_cards[:4]), bytes(self.accio_spent[:4]), bytes(self.declinatio[:4]),
                bytes(self.declinatio_cards[:4]), bytes(self.declinatio_spent[:4]), bytes(self.vanescos[:4]),
                bytes(self.perluceos[:4]), bytes(self.happened[:4]),
            ]
        )  # fmt: skip

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote, read in its order."""
        self.seats, self.edition, self.special2_must, self.spells_used, self.immuto_free = data[0:5]
        self.both_removed, self.memory, self.assisted, self.recipes, self.removed = data[5:10]
        self.first_seat, self.mover, self.phase, self.ended, self.ender = data[10:15]
        self.looks, self.pile_first, self.unseen_end, self.pile_end, self.out_size = data[15:20]
        numbers = iter(data[20:])
        for seat in range(4):
            self.colour[seat] = next(numbers)
        for seat in range(4):
            self.corner[seat] = next(numbers)
        for i in range(10):
            self.recipe[i] = next(numbers)
        for i in range(96):
            self.pile[i] = next(numbers)
        for i in range(36):
            self.grid[i] = next(numbers)
        for i in range(12):
            self.left[i] = next(numbers)
        for i in range(16):
            self.out[i] = next(numbers)
        for seat in range(4):
            self.pawn[seat] = next(numbers)
        for seat in range(4):
            self.size[seat] = next(numbers)
        for i in range(4 * box.DEPTH):
            self.cauldron[i] = next(numbers)
        self.restore_spells(numbers)

    def restore_spells(self, numbers: Iterator[int]) -> None:
        """The spells of all seats, as `to_bytes` wrote them."""
        for seat in range(4):
            self.accio[seat] = next(numbers)
        for seat in range(4):
            self.accio_cards[seat] = next(numbers)
        for seat in range(4):
            self.accio_spent[seat] = next(numbers)
        for seat in range(4):
            self.declinatio[seat] = next(numbers)
        for seat in range(4):
            self.declinatio_cards[seat] = next(numbers)
        for seat in range(4):
            self.declinatio_spent[seat] = next(numbers)
        for seat in range(4):
            self.vanescos[seat] = next(numbers)
        for seat in range(4):
            self.perluceos[seat] = next(numbers)
        for seat in range(4):
            self.happened[seat] = next(numbers)

    def __reduce__(self) -> tuple[object, ...]:
        """The wishes for a deal go with it, so that the copy is dealt like its model."""
        return type(self), (), bytes([self.first_wish, self.removed_wish]) + self.to_bytes()

    def __setstate__(self, data: bytes) -> None:
        self.first_wish, self.removed_wish = data[0], data[1]
        self.restore(data[2:])

    def card_at(self, cell: int) -> int:
        """The card of a grid cell, or EMPTY."""
        return self.grid[within(cell, box.CELLS)]

    def pile_card(self, index: int) -> int:
        """The card at this place of the shuffled pack and what was put under it."""
        return self.pile[within(index, 96)]

    def pawn_of(self, seat: int) -> int:
        """The stop where a seat's pawn stands."""
        return self.pawn[within(seat, 4)]

    def size_of(self, seat: int) -> int:
        """The number of cards on a cauldron."""
        return self.size[within(seat, 4)]

    def colour_of(self, seat: int) -> int:
        """The player colour of a seat."""
        return self.colour[within(seat, 4)]

    def corner_of(self, seat: int) -> int:
        """The stop where a seat began."""
        return self.corner[within(seat, 4)]

    def recipes_of(self, seat: int) -> tuple[int, int]:
        """The recipes A and B of a seat."""
        return self.recipe[within(seat, 5)], self.recipe[box.TYPE_B + seat]

    def give_recipes(self, seat: int, recipe_a: int, recipe_b: int) -> None:
        """Set the recipes of a seat, NO_RECIPE for a place that has none."""
        self.recipe[within(seat, 5)] = recipe_a
        self.recipe[box.TYPE_B + seat] = recipe_b

    def charges_of(self, seat: int) -> tuple[int, int]:
        """The charges a seat has left: Accio, Declinatio."""
        return self.accio[within(seat, 4)], self.declinatio[seat]

    def spells_of(self, seat: int) -> dict[int, int]:
        """The spell cards that lie with a seat, open or spent."""
        return {
            box.VANESCO: self.vanescos[within(seat, 4)],
            box.PERLUCEO: self.perluceos[seat],
            box.ACCIO: self.accio_cards[seat],
            box.DECLINATIO: self.declinatio_cards[seat],
        }

    def joined_kinds(self, seat: int) -> tuple[int, ...]:
        """The kind that each Immuto of a seat joined at the end; UNJOINED for none."""
        return tuple(self.joined[2 * seat + i] for i in range(self.immutos[within(seat, 4)]))

    def lay_pack(self, cards: list[int]) -> None:
        """Put a shuffled pack down, for `lay_table` to deal."""
        for i in range(len(cards)):
            self.pile[i] = cards[i]
        self.unseen_end = len(cards)

    def out_cards(self) -> list[int]:
        """The cards that have left the game, in order."""
        return [self.out[i] for i in range(self.out_size)]

    def cauldron_of(self, seat: int) -> list[int]:
        """The cards on a cauldron, the top card last."""
        return [self.cauldron[box.DEPTH * seat + i] for i in range(1, self.size[within(seat, 4)] + 1)]

    def top_of(self, seat: int) -> int:
        """The top card of a cauldron, the cauldron card with nothing on it."""
        return self.cauldron[box.DEPTH * seat + self.size[within(seat, 4)]]
