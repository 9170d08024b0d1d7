"""The rollout policy: scores a choice by the seat's own cauldron alone, from tables computed once."""

from witching.games.glastonbury import components as box
from witching.games.glastonbury.position import GlastonburyState

# in points, found by matches (bench/README.md)
REACH = 0.55  # the probability of getting one wanted card in a game without end
HASTE = 6.0  # after this many takes, half of that
USUAL = 2.5  # the value of a card not seen yet
ACCIO_HOPE = 3.0  # a charge
DECLINATIO_HOPE = 0.8
CORNER_LOSS = 2.0
SPELL_WORTH = [7.0, 3.0, 0.0, 5.0, 2.0]  # Immuto, then the spells
LAST_TAKES = 9  # of all seats, once the pile is empty

NUMBER = box.number_table()
PLAIN = box.IMMUTO  # cards below are ingredients
AT_CORNER = [int(stop % 5 == 0) for stop in range(24)]
MOST_TAKES = 64


class RolloutPolicy:
    """What a card brings, by the takes still to come, the seat's cards of its kind, its number and its colour."""

    def __init__(self) -> None:
        self.cards = [0] * 18
        self.sums = [0] * 18
        self.takes = 0
        self.steep = [0.0] * 25
        self.raised = [0.0] * 25
        self.fixed = [0.0] * 25
        self.brings = [0.0] * 2560
        self.by_sum = [0.0] * 256
        self.prepare()

    # ---------------------------------------------------------------- once

    def prepare(self) -> None:
        """Work out what a card brings, and how that changes with the sum of the cards of its kind."""
        for takes in range(MOST_TAKES):
            self.draw_hopes(REACH * takes / (takes + HASTE))
            for cards in range(4):
                left = 3 - cards if cards < 3 else 1
                slope = self.hope(cards + 1, 1.0, 1, left - 1) - self.hope(cards + 1, 0.0, 1, left - 1)
                slope -= self.hope(cards, 1.0, 1, left) - self.hope(cards, 0.0, 1, left)
                self.by_sum[4 * takes + cards] = slope
                for number in range(5):
                    for own in range(2):
                        then = self.hope(cards + 1, number, 1 + own, left - 1)
                        place = ((4 * takes + cards) * 5 + number) * 2 + own
                        self.brings[place] = then - self.hope(cards, 0.0, 1 + own, left)

    def hope(self, cards: int, total: float, times: int, left: int) -> float:
        """What `cards` cards of a kind may bring in the end, if `left` more can still be had (G-SCORE)."""
        place = 5 * cards + left
        return (self.steep[place] * total + self.raised[place]) * times + self.fixed[place]

    def draw_hopes(self, reach: float) -> None:
        """Hopes by the cards of a kind that can still be had, if one wanted card is caught with probability `reach`."""
        missed = 1.0
        for left in range(5):
            self.draw_hope(left, 1.0 - missed)
            missed *= 1.0 - reach

    def draw_hope(self, left: int, caught: float) -> None:
        """Hope by the cards of a kind held, as a linear function of their sum: four are complete; with three, two or
        one, the next is caught, and counts as usual, or it is not."""
        fewer = left - 1 if left > 0 else 0
        self.steep[20 + left] = 1.0
        self.fixed[20 + left] = 5.0
        self.steep[15 + left] = 1.0
        self.raised[15 + left] = caught * USUAL
        self.fixed[15 + left] = caught * 5.0
        for cards in range(2, 0, -1):
            place = 5 * cards + left
            more = 5 * cards + 5 + fewer
            self.steep[place] = caught * self.steep[more]
            self.raised[place] = caught * (self.steep[more] * USUAL + self.raised[more])
            self.fixed[place] = caught * self.fixed[more]
        self.steep[5 + left] -= 1.0 - caught

    # ---------------------------------------------------------------- at every choice

    def look(self, table: GlastonburyState, seat: int) -> None:
        """Count the cards of one cauldron by kind, and the takes to come."""
        self.takes = (table.pile_end - table.pile_first + LAST_TAKES) // table.seats
        for kind in range(18):
            self.cards[kind] = 0
            self.sums[kind] = 0
        first = box.DEPTH * seat + 1
        for i in range(first, first + table.size[seat]):
            card = table.cauldron[i]
            if card < PLAIN:
                self.cards[(card - 1) >> 2] += 1
                self.sums[(card - 1) >> 2] += NUMBER[card]

    def worth(self, table: GlastonburyState, seat: int, action: int) -> float:
        """How a choice looks to the seat given to `look`: by the card, and whether the next walk ends at a corner."""
        if action < box.TAKE_CELL or action & 1:
            return 0.0
        card = table.grid[cell_of(action)]
        worth = SPELL_WORTH[card - PLAIN] if card >= PLAIN else self.ingredient(table, seat, card)
        if action >= box.ACCIO_CELL:
            return worth - (DECLINATIO_HOPE if action >= box.DECLINATIO_CELL else ACCIO_HOPE)
        if card <= box.IMMUTO and AT_CORNER[table.pawn[seat] + NUMBER[card]]:
            worth -= CORNER_LOSS
        return worth

    def ingredient(self, table: GlastonburyState, seat: int, card: int) -> float:
        """What one more ingredient brings."""
        kind = (card - 1) >> 2
        own = kind >> 1 == table.colour[seat]
        place = 4 * self.takes + self.cards[kind]
        worth = self.brings[(place * 5 + NUMBER[card]) * 2 + own]
        return worth + self.by_sum[place] * self.sums[kind] * (1 + own)


def cell_of(action: int) -> int:
    """The cell that a choice names."""
    if action >= box.DECLINATIO_CELL:
        return (action - box.DECLINATIO_CELL) >> 1
    if action >= box.ACCIO_CELL:
        return (action - box.ACCIO_CELL) >> 1
    return (action - box.TAKE_CELL) >> 1
