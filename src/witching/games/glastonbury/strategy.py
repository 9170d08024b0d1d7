"""What search may ask: how good a choice looks at once, and what a cauldron may still become."""

from witching.core import draw
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.strategy import Strategy
from witching.games.glastonbury import components as box
from witching.games.glastonbury import rules, scoring
from witching.games.glastonbury.position import Table

# in points, found by matches (docs/bots.md)
REACH = 0.55  # how likely one wanted card is caught in a game without end
HASTE = 6.0  # after so many takes half of that
LAST_TAKES = 9.0  # of all seats, once the pile is empty
USUAL = 2.5  # the value of a card not seen yet
IMMUTO_HOPE = 7.0
ACCIO_HOPE = 3.0  # a charge
DECLINATIO_HOPE = 0.8
CORNER_LOSS = 2.0
ENVY = 0.25  # how much of what a card would bring to another seat counts for taking it
NEXT_LINE = 0.3  # how much of the best card of the line that the next walk leads to
RECIPE_A_HOPE = 0.8  # a card of the recipe's colour
NOISE = 2.0

LINES = box.LINES
NUMBER = box.number_table()
PLAIN = box.IMMUTO  # cards below are ingredients


class GlastonburyStrategy(Strategy):
    """Looks at all cauldrons of a world: how many cards of a kind lie in each, their values, and how many are left."""

    def __init__(self) -> None:
        self.weights = [0.0] * 72
        self.noise = NOISE
        self.cards = [0] * 72
        self.sums = [0] * 72
        self.immutos = [0] * 4
        self.left = [0] * 18
        self.caught = [0.0] * 5
        self.takes = 0.0
        self.glance = [0.0] * 2560
        self.by_sum = [0.0] * 256
        self.steep = [0.0] * 25
        self.raised = [0.0] * 25
        self.fixed = [0.0] * 25
        self.gains = [0.0] * 292
        self.learnt = [0] * 292
        self.looks = 0
        self.prepare()

    # ---------------------------------------------------------------- what lies there

    def look(self, table: Table) -> None:
        """Sort all cauldrons, and see how long the game may last."""
        self.looks += 1
        for i in range(72):
            self.cards[i] = 0
            self.sums[i] = 0
        for kind in range(18):
            self.left[kind] = 4
        for seat in range(table.seats):
            self.sort(table, seat)
        self.expect((table.pile_end - table.pile_first + LAST_TAKES) / table.seats)

    def expect(self, takes: float) -> None:
        """How likely at least one of so many wanted cards is caught in so many takes of the seat."""
        self.takes = takes
        caught = REACH * takes / (takes + HASTE)
        missed = 1.0
        for i in range(5):
            self.caught[i] = 1.0 - missed
            missed *= 1.0 - caught
            self.draw_hopes(i)

    def sort(self, table: Table, seat: int) -> None:
        """Count the cards of one cauldron by kind."""
        self.immutos[seat] = 0
        first = box.DEPTH * seat + 1
        for i in range(first, first + table.size[seat]):
            card = table.cauldron[i]
            if card < PLAIN:
                kind = (card - 1) >> 2
                self.cards[18 * seat + kind] += 1
                self.sums[18 * seat + kind] += NUMBER[card]
                self.left[kind] -= 1
            else:
                self.immutos[seat] += 1

    # ---------------------------------------------------------------- what it may become

    def hope(self, cards: int, total: float, times: int, left: int) -> float:
        """What so many cards of a kind may bring in the end, if so many more can still be had (G-SCORE)."""
        place = 5 * cards + (left if left > 0 else 0)
        return (self.steep[place] * total + self.raised[place]) * times + self.fixed[place]

    def draw_hopes(self, left: int) -> None:
        """Hope by the cards of a kind that lie there, as a line over their sum: four are complete; with three, two or
        one the next one is caught, and counts as usual, or it is not."""
        caught = self.caught[left]
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

    def gain(self, table: Table, seat: int, card: int) -> float:
        """What one more ingredient brings a seat: worked out once a look."""
        place = PLAIN * seat + card
        if self.learnt[place] != self.looks:
            self.learnt[place] = self.looks
            self.gains[place] = self.work_out_gain(table, seat, card)
        return self.gains[place]

    def work_out_gain(self, table: Table, seat: int, card: int) -> float:
        """By what the cards of this kind may bring now, and what with one more."""
        kind = (card - 1) >> 2
        place = 18 * seat + kind
        times = 2 if kind >> 1 == table.colour[seat] else 1
        now = self.hope(self.cards[place], self.sums[place], times, self.left[kind])
        then = self.hope(self.cards[place] + 1, self.sums[place] + NUMBER[card], times, self.left[kind] - 1)
        return then - now + self.recipe_hope(table, seat, kind)

    def loss(self, table: Table, seat: int) -> float:
        """What a seat loses with its top card."""
        if table.size[seat] == 0:
            return 0.0
        card = table.cauldron[box.DEPTH * seat + table.size[seat]]
        if card == box.IMMUTO:
            return IMMUTO_HOPE
        kind = (card - 1) >> 2
        place = 18 * seat + kind
        times = 2 if kind >> 1 == table.colour[seat] else 1
        now = self.hope(self.cards[place], self.sums[place], times, self.left[kind])
        return now - self.hope(self.cards[place] - 1, self.sums[place] - NUMBER[card], times, self.left[kind])

    def recipe_hope(self, table: Table, seat: int, kind: int) -> float:
        """G-RECIPE-A: a card of the seat's own recipe counts a little more."""
        if table.recipes and kind >> 1 == box.NEUTRAL + table.recipe[seat]:
            return RECIPE_A_HOPE
        return 0.0

    def card_worth(self, table: Table, seat: int, card: int) -> float:
        """What a card of the grid brings the seat that takes it."""
        if card < PLAIN:
            return self.gain(table, seat, card)
        if card == box.IMMUTO:
            return IMMUTO_HOPE
        if card == box.VANESCO:
            lost = 0.0
            for other in range(table.seats):
                if other != seat:
                    lost += self.loss(table, other)
            return lost / (table.seats - 1)
        soon = self.takes / (self.takes + 2.0)
        if card == box.ACCIO:
            return 2.0 * ACCIO_HOPE * soon
        return 3.0 * DECLINATIO_HOPE * soon if card == box.DECLINATIO else 0.0

    # ---------------------------------------------------------------- how a choice looks

    def weigh(self, position: Position, seat: int, count: int) -> None:
        """By the card, by what it would be to the others, and by where the next walk leads."""
        table = as_table(position)
        self.look(table)
        for index in range(count):
            self.weights[index] = self.choice_worth(table, seat, table.choices[index])

    def choice_worth(self, table: Table, seat: int, action: int) -> float:
        """How a choice looks to the mover."""
        if action < box.TAKE_CELL:
            return 0.0 if action != box.DECLINATIO_END else self.ending_worth(table, seat, 0.0)
        cell = cell_of(action)
        card = table.grid[cell]
        worth = 0.0 if action & 1 else self.card_worth(table, seat, card)
        if rules.ends_game(table, cell):
            return self.ending_worth(table, seat, worth)
        worth += ENVY * self.envy(table, seat, card) + NEXT_LINE * self.next_line(table, seat, card, action)
        if action >= box.DECLINATIO_CELL:
            return worth - DECLINATIO_HOPE
        return worth - ACCIO_HOPE if action >= box.ACCIO_CELL else worth

    def envy(self, table: Table, seat: int, card: int) -> float:
        """What a card would bring to the seat after this one that it helps most."""
        most = 0.0
        if card < PLAIN:
            for other in range(table.seats):
                if other != seat:
                    more = self.gain(table, other, card)
                    if more > most:
                        most = more
        return most

    def next_line(self, table: Table, seat: int, card: int, action: int) -> float:
        """The best ingredient that lies where the next walk would lead after taking this card; a corner is a loss."""
        stop = table.pawn[seat]
        steps = NUMBER[card] if card <= box.IMMUTO else rules.number_on(table, seat)
        if action >= box.DECLINATIO_CELL:
            stop = rules.stop_after(stop, rules.number_on(table, seat))
        stop = rules.stop_after(stop, steps)
        if AT_CORNER[stop]:
            return 0.0 if table.declinatio[seat] else -CORNER_LOSS / NEXT_LINE
        most = -9.0
        for i in range(6):
            other = table.grid[LINES[stop][i]]
            if 0 < other <= box.IMMUTO:
                more = self.gain(table, seat, other) if other < PLAIN else IMMUTO_HOPE
                if more > most:
                    most = more
        return most

    def ending_worth(self, table: Table, seat: int, worth: float) -> float:
        """A choice that ends the game: twice the lead it would end with."""
        best = -1000.0
        for other in range(table.seats):
            if other != seat and self.points_now(table, other) > best:
                best = self.points_now(table, other)
        return 2.0 * (self.points_now(table, seat) + worth - best)

    def points_now(self, table: Table, seat: int) -> float:
        """What a cauldron would score as it is; Immutos by a rule of thumb."""
        points = IMMUTO_HOPE * self.immutos[seat]
        for kind in range(18):
            place = 18 * seat + kind
            points += scoring.group_points(self.cards[place], self.sums[place], kind >> 1 == table.colour[seat])
        return points

    # ---------------------------------------------------------------- where a position leads

    def value(self, position: Position, seat: int) -> float:
        """The points at the end; before it, what the cauldron and the charges may become."""
        table = as_table(position)
        if table.phase == box.OVER:
            return table.score[seat]
        self.look(table)
        soon = self.takes / (self.takes + 2.0)
        points = (table.accio[seat] * ACCIO_HOPE + table.declinatio[seat] * DECLINATIO_HOPE) * soon
        points += IMMUTO_HOPE * self.immutos[seat]
        for kind in range(18):
            place = 18 * seat + kind
            times = 2 if kind >> 1 == table.colour[seat] else 1
            if self.cards[place]:
                points += self.hope(self.cards[place], self.sums[place], times, self.left[kind])
                points += self.recipe_hope(table, seat, kind) * self.cards[place]
        return points

    def label(self, position: Position, action: int) -> int:
        """A card is told apart from another one that lies in the same cell in another world."""
        table = as_table(position)
        return action if action < box.TAKE_CELL else 128 * action + table.grid[cell_of(action)]

    # ---------------------------------------------------------------- in a hurry

    def prepare(self) -> None:
        """Work out once what a card brings at a glance: by the takes to come, the cards of its kind that the seat
        has, its number and whether it is of the own colour; and how that changes with the sum of those cards."""
        for takes in range(64):
            self.expect(takes)
            for cards in range(4):
                left = 3 - cards if cards < 3 else 1
                slope = self.hope(cards + 1, 1.0, 1, left - 1) - self.hope(cards + 1, 0.0, 1, left - 1)
                slope -= self.hope(cards, 1.0, 1, left) - self.hope(cards, 0.0, 1, left)
                self.by_sum[4 * takes + cards] = slope
                for number in range(5):
                    for own in range(2):
                        then = self.hope(cards + 1, number, 1 + own, left - 1)
                        place = ((4 * takes + cards) * 5 + number) * 2 + own
                        self.glance[place] = then - self.hope(cards, 0.0, 1 + own, left)

    def pick(self, position: Position, seat: int, count: int, rng: Rng) -> int:
        """By the own cauldron alone, and by whether the next walk ends at a corner."""
        table = as_table(position)
        self.look_at_own(table, seat)
        takes = (table.pile_end - table.pile_first + 9) // table.seats
        best = 0
        most = -1000.0
        for index in range(count):
            weight = self.quick_worth(table, seat, table.choices[index], takes)
            weight += self.noise * draw.below(rng, 1024) / 1024.0
            if weight > most:
                most = weight
                best = index
        return best

    def look_at_own(self, table: Table, seat: int) -> None:
        """Count the cards of one cauldron by kind."""
        for kind in range(18):
            self.cards[kind] = 0
            self.sums[kind] = 0
        first = box.DEPTH * seat + 1
        for i in range(first, first + table.size[seat]):
            card = table.cauldron[i]
            if card < PLAIN:
                self.cards[(card - 1) >> 2] += 1
                self.sums[(card - 1) >> 2] += NUMBER[card]

    def quick_worth(self, table: Table, seat: int, action: int, takes: int) -> float:
        """How a choice looks at a glance."""
        if action < box.TAKE_CELL or action & 1:
            return 0.0
        card = table.grid[cell_of(action)]
        if card >= PLAIN:
            worth = SPELL_WORTH[card - box.IMMUTO]
        else:
            kind = (card - 1) >> 2
            own = kind >> 1 == table.colour[seat]
            place = 4 * takes + self.cards[kind]
            worth = self.glance[(place * 5 + NUMBER[card]) * 2 + own]
            worth += self.by_sum[place] * self.sums[kind] * (1 + own)
        if action >= box.ACCIO_CELL:
            return worth - (DECLINATIO_HOPE if action >= box.DECLINATIO_CELL else ACCIO_HOPE)
        if card <= box.IMMUTO and AT_CORNER[table.pawn[seat] + NUMBER[card]]:
            worth -= CORNER_LOSS
        return worth


AT_CORNER = [int(stop % 5 == 0) for stop in range(24)]
SPELL_WORTH = [IMMUTO_HOPE, 3.0, 0.0, 5.0, 2.0]


def cell_of(action: int) -> int:
    """The cell that a choice names."""
    if action >= box.DECLINATIO_CELL:
        return (action - box.DECLINATIO_CELL) >> 1
    if action >= box.ACCIO_CELL:
        return (action - box.ACCIO_CELL) >> 1
    return (action - box.TAKE_CELL) >> 1


def as_table(position: Position) -> Table:
    """The table of this game."""
    assert isinstance(position, Table)
    return position
