"""ValueModel: what cauldrons may become, learnt from games between searching bots.

The final score is predicted as a sum: for each kind, what the cards held brought, given how many more were on the grid
and in the pile, and what spells, Immutos and the turn brought. Each term depends on how long the game may still last;
`value_model.json` holds it for some lengths, and values between them are interpolated (bench/learn.py, docs/bots.md).
"""

import json
from importlib import resources

from witching.games.glastonbury import components as box
from witching.games.glastonbury import scoring
from witching.games.glastonbury.position import GlastonburyState

NUMBER = box.number_table()
PLAIN = box.IMMUTO  # cards below are ingredients
LENGTHS = 8
NEVER_TAKEN = 10.0  # the cards that are usually left on the grid

# the features: a kind by the cards held, on the grid and in the pile (PLACES, twice: of other colours and of its own),
# one for holding them and one for each point of their values; then these
PLACES = 34
OWN = PLACES
SUMS = 2 * PLACES
FIRST_IMMUTO = 4 * PLACES
SECOND_IMMUTO = FIRST_IMMUTO + 1
JOINING = FIRST_IMMUTO + 2  # a point that an Immuto would bring at once
ACCIO = FIRST_IMMUTO + 3  # a charge
DECLINATIO = FIRST_IMMUTO + 4
TURN = FIRST_IMMUTO + 5
ALWAYS = FIRST_IMMUTO + 6
FEATURES = FIRST_IMMUTO + 7


def place_table() -> list[int]:
    """The feature of a kind by 25 times the cards held, 5 times those on the grid and those in the pile."""
    table = [0] * 100
    found = 0
    for held in range(4):
        for grid in range(5 - held):
            for pile in range(5 - held - grid):
                table[25 * held + 5 * grid + pile] = found
                found += 1
    return table


def read_weights() -> dict[str, list[list[float]]]:
    """`lengths`, `points` by feature and length, and `choices` for `strategy`."""
    text = resources.files("witching.games.glastonbury").joinpath("value_model.json").read_text(encoding="utf-8")
    learnt: dict[str, list[list[float]]] = json.loads(text)
    return learnt


LEARNED = read_weights()
PLACE = place_table()
LENGTH = LEARNED["lengths"][0]
POINTS = [points for feature in LEARNED["points"] for points in feature]


class ValueModel:
    """The value of one table; call `look` first."""

    def __init__(self) -> None:
        self.cards = [0] * 72
        self.sums = [0] * 72
        self.immutos = [0] * 4
        self.left = [0] * 18
        self.grid = [0] * 18
        self.ahead = 0.0
        self.length = 0
        self.part = 0.0
        self.looks = 0
        self.gains = [0.0] * 292
        self.worked_out = [0] * 292
        self.features = [0] * 48
        self.amounts = [0.0] * 48
        self.count = 0
        self.sure = 0.0

    # ---------------------------------------------------------------- what lies there

    def look(self, table: GlastonburyState) -> None:
        """Sort all cauldrons and the grid, and estimate how long the game may last."""
        self.looks += 1
        for kind in range(18):
            self.left[kind] = 4
            self.grid[kind] = 0
        for seat in range(table.seats):
            self.sort(table, seat)
        for i in range(table.out_size):
            if 0 < table.out[i] < PLAIN:
                self.left[(table.out[i] - 1) >> 2] -= 1
        self.expect(table, self.look_at_grid(table))

    def sort(self, table: GlastonburyState, seat: int) -> None:
        """Count the cards of one cauldron by kind."""
        for i in range(18 * seat, 18 * seat + 18):
            self.cards[i] = 0
            self.sums[i] = 0
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

    def look_at_grid(self, table: GlastonburyState) -> int:
        """Count the cards on the grid by kind; return how many there are."""
        cards = 0
        for i in range(box.CELLS):
            card = table.grid[i]
            if card:
                cards += 1
                if card < PLAIN:
                    self.grid[(card - 1) >> 2] += 1
        return cards

    def expect(self, table: GlastonburyState, cards: int) -> None:
        """Estimate how many choices each seat may still have, and between which of the stored lengths that falls."""
        self.ahead = (table.pile_end - table.pile_first + cards - NEVER_TAKEN) / table.seats
        within = LENGTH[0] if self.ahead < LENGTH[0] else self.ahead
        if within > LENGTH[LENGTHS - 1]:
            within = LENGTH[LENGTHS - 1]
        self.length = 0
        while within > LENGTH[self.length + 1]:
            self.length += 1
        self.part = (within - LENGTH[self.length]) / (LENGTH[self.length + 1] - LENGTH[self.length])

    # ---------------------------------------------------------------- what it may become

    def points_for(self, feature: int) -> float:
        """What one unit of this feature brings in a game of the expected length."""
        place = LENGTHS * feature + self.length
        return (1.0 - self.part) * POINTS[place] + self.part * POINTS[place + 1]

    def kind_feature(self, own: bool, held: int, grid: int, left: int) -> int:
        """The feature of `held` cards of a kind, where `grid` of the `left` others are on the grid."""
        most = 4 - held
        grid = 0 if grid < 0 else most if grid > most else grid
        pile = left - grid
        pile = 0 if pile < 0 else most - grid if pile > most - grid else pile
        return PLACE[25 * held + 5 * grid + pile] + (OWN if own else 0)

    def kind_points(self, own: bool, held: int, total: int, grid: int, left: int) -> float:
        """What a kind may bring in the end; four cards are complete, and a kind not begun brings nothing."""
        if held >= 4:
            return scoring.group_points(held, total, own)
        if held == 0 and not own:
            return 0.0
        feature = self.kind_feature(own, held, grid, left)
        return self.points_for(feature) + self.points_for(SUMS + feature) * total

    def gain(self, table: GlastonburyState, seat: int, card: int) -> float:
        """What one more ingredient from the grid brings a seat: worked out once per `look`."""
        place = PLAIN * seat + card
        if self.worked_out[place] != self.looks:
            self.worked_out[place] = self.looks
            self.gains[place] = self.work_out_gain(table, seat, card)
        return self.gains[place]

    def work_out_gain(self, table: GlastonburyState, seat: int, card: int) -> float:
        """The difference between what the cards of this kind may bring with one more, and now."""
        kind = (card - 1) >> 2
        own = kind >> 1 == table.colour[seat]
        held = self.cards[18 * seat + kind]
        total = self.sums[18 * seat + kind]
        then = self.kind_points(own, held + 1, total + NUMBER[card], self.grid[kind] - 1, self.left[kind] - 1)
        return then - self.kind_points(own, held, total, self.grid[kind], self.left[kind])

    def loss(self, table: GlastonburyState, seat: int) -> float:
        """What a seat loses with its top card."""
        if table.size[seat] == 0:
            return 0.0
        card = table.cauldron[box.DEPTH * seat + table.size[seat]]
        if card == box.IMMUTO:
            return self.points_for(FIRST_IMMUTO) + self.points_for(JOINING) * self.joining(table, seat)
        kind = (card - 1) >> 2
        own = kind >> 1 == table.colour[seat]
        held = self.cards[18 * seat + kind]
        total = self.sums[18 * seat + kind]
        then = self.kind_points(own, held - 1, total - NUMBER[card], self.grid[kind], self.left[kind] + 1)
        return self.kind_points(own, held, total, self.grid[kind], self.left[kind]) - then

    def joining(self, table: GlastonburyState, seat: int) -> int:
        """The most that an Immuto would bring if the game ended now (G-IMMUTO)."""
        best = 0
        for kind in range(18):
            own = kind >> 1 == table.colour[seat]
            held = self.cards[18 * seat + kind]
            total = self.sums[18 * seat + kind]
            more = scoring.group_points(held + 1, total, own) - scoring.group_points(held, total, own)
            if more > best:
                best = more
        return best

    # ---------------------------------------------------------------- the whole of a seat

    def points(self, table: GlastonburyState, seat: int) -> float:
        """The points that a seat may end with."""
        self.list_features(table, seat)
        points = self.sure
        for i in range(self.count):
            points += self.points_for(self.features[i]) * self.amounts[i]
        return points

    def list_features(self, table: GlastonburyState, seat: int) -> None:
        """List a seat's features, and the points that are certain."""
        self.count = 0
        self.sure = 0.0
        for kind in range(18):
            self.list_kind(kind >> 1 == table.colour[seat], 18 * seat + kind, kind)
        if self.immutos[seat]:
            self.add(FIRST_IMMUTO, 1.0)
            self.add(JOINING, self.joining(table, seat))
        if self.immutos[seat] > 1:
            self.add(SECOND_IMMUTO, 1.0)
        self.add(ACCIO, table.accio[seat])
        self.add(DECLINATIO, table.declinatio[seat])
        self.add(TURN, table.mover == seat)
        self.add(ALWAYS, 1.0)

    def list_kind(self, own: bool, place: int, kind: int) -> None:
        """List the features of a kind."""
        held = self.cards[place]
        if held >= 4:
            self.sure += scoring.group_points(held, self.sums[place], own)
        elif held > 0 or own:
            feature = self.kind_feature(own, held, self.grid[kind], self.left[kind])
            self.add(feature, 1.0)
            self.add(SUMS + feature, self.sums[place])

    def add(self, feature: int, amount: float) -> None:
        """List a feature, unless its amount is zero."""
        if amount != 0.0:
            self.features[self.count] = feature
            self.amounts[self.count] = amount
            self.count += 1

    def features_of(self, table: GlastonburyState, seat: int) -> tuple[float, float, list[tuple[int, float]]]:
        """For training: how long the game may last, which of a seat's points are certain, and its features."""
        self.look(table)
        self.list_features(table, seat)
        return self.ahead, self.sure, [(self.features[i], self.amounts[i]) for i in range(self.count)]
