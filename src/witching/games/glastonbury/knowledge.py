"""Everything a seat could know if it forgot nothing, and the worlds it can imagine.

Everybody sees every card when it is taken and when it vanishes under the pile, so a perfect memory knows all cauldrons.
It does not know the order of the undrawn pile or the other seats' recipes, which stay secret until the score. A
forgetful seat (`recall`) also has blanks and colour-only traces among the covered cards.
"""

from witching.core import draw
from witching.core.rng import Rng
from witching.games.glastonbury import components as box
from witching.games.glastonbury import scoring
from witching.games.glastonbury.fields import KNOWN
from witching.games.glastonbury.position import GlastonburyState
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.state import Known


class GlastonburyKnowledge(Known):
    """The table with blanks where the seat knows nothing, and the pool: the cards that belong there, order unknown."""

    def __init__(self) -> None:
        super().__init__()
        self.table = GlastonburyState()

    def imagine(self, rng: Rng) -> GlastonburyPosition:
        """A position that agrees with everything the seat knows, drawn evenly from all of them."""
        if rng is None:
            raise TypeError(rng)
        world = GlastonburyPosition.__new__(GlastonburyPosition)
        world.copy_from(self.table)
        self.scratch[:] = self.pool
        self.rest = self.pool_size
        if self.forgotten:
            self.fill_forgotten(world, rng)
        self.fill_pile(world, rng)
        if world.recipes and world.phase != box.OVER:
            fill_recipes(world, box.TYPE_A, rng)
            fill_recipes(world, box.TYPE_B, rng)
        return world

    def fill_forgotten(self, world: GlastonburyState, rng: Rng) -> None:
        """Put cards from the pool where only a colour is remembered, then where nothing is."""
        for colour_only in range(1, -1, -1):
            for seat in range(world.seats):
                for i in range(box.DEPTH * seat + 1, box.DEPTH * seat + world.size[seat] + 1):
                    if is_trace(world.cauldron[i], colour_only):
                        world.cauldron[i] = self.draw_card(world.cauldron[i], rng)
            for i in range(max(world.pile_first, world.unseen_end), world.pile_end):
                if is_trace(world.pile[i], colour_only):
                    world.pile[i] = self.draw_card(world.pile[i], rng)
            for i in range(world.out_size):
                if is_trace(world.out[i], colour_only):
                    world.out[i] = self.draw_card(world.out[i], rng)

    def draw_card(self, trace: int, rng: Rng) -> int:
        """Draw a card from the pool that fits a trace: of its colour, or any ingredient or Immuto."""
        fitting = 0
        for i in range(self.rest):
            if fits(self.scratch[i], trace):
                fitting += 1
        wanted = draw.below(rng, fitting)
        i = -1
        while wanted >= 0:
            i += 1
            if fits(self.scratch[i], trace):
                wanted -= 1
        card = self.scratch[i]
        self.rest -= 1
        self.scratch[i] = self.scratch[self.rest]
        return card

    def fill_pile(self, world: GlastonburyState, rng: Rng) -> None:
        """Shuffle what is left of the pool into the undrawn pile."""
        first = world.pile_first
        for i in range(self.rest):
            world.pile[first + i] = self.scratch[i]
        for i in range(self.rest - 1, 0, -1):
            j = first + draw.below(rng, i + 1)
            card = world.pile[first + i]
            world.pile[first + i] = world.pile[j]
            world.pile[j] = card

    def add_to_pool(self, card: int) -> None:
        """Add a card whose place is unknown; the pool stays sorted, so its order reveals nothing."""
        i = self.pool_size
        while i > 0 and self.pool[i - 1] > card:
            self.pool[i] = self.pool[i - 1]
            i -= 1
        self.pool[i] = card
        self.pool_size += 1

    def blank_unseen(self) -> None:
        """Forget what has been drawn, and turn the undrawn pile into a pool."""
        table = self.table
        for i in range(min(table.pile_first, table.pile_end)):
            table.pile[i] = box.EMPTY
        for i in range(table.pile_first, table.unseen_end):
            self.add_to_pool(table.pile[i])
            table.pile[i] = box.UNKNOWN

    def blank_recipes(self) -> None:
        """Hide the recipes of the other seats, which are open once the game is over."""
        table = self.table
        if table.recipes and table.phase != box.OVER:
            for i in range(table.seats):
                if i != self.seat:
                    table.recipe[box.TYPE_A + i] = box.NO_RECIPE
                    table.recipe[box.TYPE_B + i] = box.NO_RECIPE

    def forget_cauldron(self, seat: int, index: int, keep_colour: bool) -> None:
        """Forget a covered card in a cauldron (the lowest is 0), entirely or all but its colour."""
        place = box.DEPTH * seat + index + 1
        card = self.table.cauldron[place]
        self.table.cauldron[place] = trace_of(card, keep_colour)
        self.forget(card)

    def forget_under(self, index: int, keep_colour: bool) -> None:
        """Forget a card that vanished under the pile."""
        card = self.table.pile[index]
        self.table.pile[index] = trace_of(card, keep_colour)
        self.forget(card)

    def forget_out(self, index: int, keep_colour: bool) -> None:
        """Forget an ingredient or Immuto that left the game."""
        card = self.table.out[index]
        self.table.out[index] = trace_of(card, keep_colour)
        self.forget(card)

    def forget(self, card: int) -> None:
        """Add a forgotten card to those whose place is unknown."""
        self.add_to_pool(card)
        self.forgotten += 1

    def to_bytes(self) -> bytes:
        """Seat, pool and table."""
        return Known.to_bytes(self) + self.table.to_bytes()

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote."""
        super().restore(data)
        self.table.restore(data[KNOWN.size() :])
        if self.table.phase == box.SETTLE:
            scoring.open_cauldrons(self.table)
        elif self.table.ended:
            scoring.score_table(self.table)


def know(truth: GlastonburyPosition, seat: int) -> GlastonburyKnowledge:
    """What a seat that forgot nothing knows."""
    knowledge = GlastonburyKnowledge()
    knowledge.seat = seat
    knowledge.table.copy_from(truth)
    knowledge.blank_unseen()
    knowledge.blank_recipes()
    return knowledge


def fits(card: int, trace: int) -> bool:
    """Whether a card may be the one that left this trace: forgotten cards are never spells."""
    if trace == box.UNKNOWN:
        return card <= box.IMMUTO
    return card < box.IMMUTO and (card - 1) >> 3 == trace - box.COLOUR_ONLY


def is_trace(card: int, colour_only: int) -> bool:
    """Whether this is a trace: of a colour, or of nothing at all."""
    return card >= box.COLOUR_ONLY if colour_only else card == box.UNKNOWN


def trace_of(card: int, keep_colour: bool) -> int:
    """What is left of a forgotten card; an Immuto has no colour to keep."""
    return box.COLOUR_ONLY + ((card - 1) >> 3) if keep_colour and card < box.IMMUTO else box.UNKNOWN


def fill_recipes(world: GlastonburyState, first: int, rng: Rng) -> None:
    """Deal the recipes of a type that the seat does not know at random to the seats that hold them."""
    left = 31
    unknown = 5
    for i in range(world.seats):
        if world.recipe[first + i] != box.NO_RECIPE:
            left &= ~(1 << world.recipe[first + i])
            unknown -= 1
    for i in range(world.seats):
        if world.recipe[first + i] == box.NO_RECIPE:
            recipe = nth_bit(left, draw.below(rng, unknown))
            world.recipe[first + i] = recipe
            left &= ~(1 << recipe)
            unknown -= 1


def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit, counted from 0."""
    place = 0
    while n > 0 or not mask >> place & 1:
        if mask >> place & 1:
            n -= 1
        place += 1
    return place
