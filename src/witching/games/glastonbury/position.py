"""The table of Glastonbury: data only."""

from witching.core.position import MOST_SEATS, within
from witching.games.glastonbury import components as box
from witching.games.glastonbury.state import State


class GlastonburyState(State):
    """The truth of one moment in flat storage; on seat s's cauldron card, `cauldron[DEPTH * s]`, lie `size[s]` cards.

    `pile` holds the whole shuffled pack: the first 32 cards went to the grid, `pile_first` is the next to be drawn, and
    from `unseen_end` up to `pile_end` come the cards that a Vanesco put under it. The bytes are options, deal and
    moment; unused storage holds zeros. They leave out the wishes for a deal, and the end, which follows from the rest.
    """

    def seat_down(self, colours: tuple[int, ...], corners: tuple[int, ...]) -> None:
        """Give every seat its colour and the stop of its corner (G-SETUP 3)."""
        self.seats = len(colours)
        for seat in range(self.seats):
            self.colour[seat] = colours[seat]
            self.corner[seat] = corners[seat]

    def __reduce__(self) -> tuple[object, ...]:
        """Include the wishes for a deal, so that the copy is dealt like the original."""
        return type(self), (), bytes([self.first_wish, self.removed_wish]) + self.to_bytes()

    def __setstate__(self, data: bytes) -> None:
        self.first_wish, self.removed_wish = data[0], data[1]
        self.restore(data[2:])

    def card_at(self, cell: int) -> int:
        """The card of a grid cell, or EMPTY."""
        return self.grid[within(cell, box.CELLS)]

    def pile_card(self, index: int) -> int:
        """The card at this index of the shuffled pack and what was put under it."""
        return self.pile[within(index, box.PILE_PLACES)]

    def pawn_of(self, seat: int) -> int:
        """The stop where a seat's pawn stands."""
        return self.pawn[within(seat, MOST_SEATS)]

    def size_of(self, seat: int) -> int:
        """The number of cards on a cauldron."""
        return self.size[within(seat, MOST_SEATS)]

    def colour_of(self, seat: int) -> int:
        """The player colour of a seat."""
        return self.colour[within(seat, MOST_SEATS)]

    def corner_of(self, seat: int) -> int:
        """The stop where a seat began."""
        return self.corner[within(seat, MOST_SEATS)]

    def recipes_of(self, seat: int) -> tuple[int, int]:
        """The recipes A and B of a seat."""
        return self.recipe[within(seat, box.RECIPE_COUNT)], self.recipe[box.TYPE_B + seat]

    def give_recipes(self, seat: int, recipe_a: int, recipe_b: int) -> None:
        """Set the recipes of a seat, NO_RECIPE for one it does not have."""
        self.recipe[within(seat, box.RECIPE_COUNT)] = recipe_a
        self.recipe[box.TYPE_B + seat] = recipe_b

    def charges_of(self, seat: int) -> tuple[int, int]:
        """The charges a seat has left: Accio, Declinatio."""
        return self.accio[within(seat, MOST_SEATS)], self.declinatio[seat]

    def spells_of(self, seat: int) -> dict[int, int]:
        """The spell cards that lie with a seat, open or spent."""
        return {
            box.VANESCO: self.vanescos[within(seat, MOST_SEATS)],
            box.PERLUCEO: self.perluceos[seat],
            box.ACCIO: self.accio_cards[seat],
            box.DECLINATIO: self.declinatio_cards[seat],
        }

    def joined_kinds(self, seat: int) -> tuple[int, ...]:
        """The kind that each Immuto of a seat joined at the end; UNJOINED for none."""
        return tuple(self.joined[box.IMMUTOS * seat + i] for i in range(self.immutos[within(seat, MOST_SEATS)]))

    def said_joins(self, seat: int) -> tuple[int, ...]:
        """What the owner of a seat's Immutos has said that they join, one after the other; UNJOINED for none."""
        said = (self.joins[box.IMMUTOS * within(seat, MOST_SEATS) + i] for i in range(box.IMMUTOS))
        return tuple(place - 1 for place in said if place != box.UNSETTLED)

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
        return [self.cauldron[box.DEPTH * seat + i] for i in range(1, self.size[within(seat, MOST_SEATS)] + 1)]

    def top_of(self, seat: int) -> int:
        """The top card of a cauldron, the cauldron card with nothing on it."""
        return self.cauldron[box.DEPTH * seat + self.size[within(seat, MOST_SEATS)]]
