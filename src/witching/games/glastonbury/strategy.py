"""What search may ask: how much a choice appeals to a seat, and where a position leads."""

from witching.core.position import Position
from witching.core.strategy import Strategy
from witching.games.glastonbury import components as box
from witching.games.glastonbury import rollout_policy, rules, scoring
from witching.games.glastonbury.position import GlastonburyState
from witching.games.glastonbury.rollout_policy import RolloutPolicy
from witching.games.glastonbury.value_model import LEARNED, ValueModel

# in points, found by matches (bench/README.md)
NOISE = 2.0
IMMUTO_HOPE = 7.0
RECIPE_A_HOPE = 0.8  # a card of the recipe's colour
NEXT_IMMUTO = 5.0  # an Immuto where the next walk leads
NEXT_SPELL = 3.0
SURE = 20.0  # a point that joining brings, against one that is only hoped for

# features of a choice; `value_model.json` has a weight for each late in a game, and one more to add early on
GAIN = 0
SPELL = 1  # Immuto, then the spells, in the order of the cards
OTHERS_LOSS = 6
DENIED_NOW = 7  # what it would bring the others who face it with their next walk
DENIED_LATER = 8
CORNER = 9  # where the next walk leads
ESCAPED_CORNER = 10  # with a charge of Declinatio
NEXT_BEST = 11
NEXT_SECOND = 12
BY_ACCIO = 13
BY_DECLINATIO = 14
PASSING = 15
STEPS = 16  # a number to walk by, 1 to 4
FEATURES = 21
EARLY = 8.0  # it is half early this many choices of a seat before the end

LINES = box.LINES
NUMBER = box.number_table()
PLAIN = box.IMMUTO  # cards below are ingredients
NEVER = -1e9
WEIGHTS = [share for feature in LEARNED["choices"] for share in feature]


class GlastonburyStrategy(Strategy):
    """Looks at all cauldrons of a world; in a hurry, only at the seat's own."""

    def __init__(self) -> None:
        self.scores = [0.0] * 72
        self.noise = NOISE
        self.value_model = ValueModel()
        self.rollout_policy = RolloutPolicy()
        self.early = 0.0
        self.features = [0.0] * 21

    # ---------------------------------------------------------------- how a choice looks

    def prior(self, position: Position, seat: int, count: int) -> None:
        """By the card, by what it would be worth to the others, and by where the next walk leads."""
        table = as_state(position)
        self.prepare(table)
        for index in range(count):
            self.scores[index] = self.choice_worth(table, seat, table.choices[index])

    def prepare(self, position: Position) -> None:
        """Take stock of the table and of how early it is."""
        self.value_model.look(as_state(position))
        self.early = self.value_model.ahead / (self.value_model.ahead + EARLY) if self.value_model.ahead > 0.0 else 0.0

    def choice_worth(self, table: GlastonburyState, seat: int, action: int) -> float:
        """How a choice looks to the mover; one that ends the game is judged by the final result."""
        if action >= box.JOIN_KIND:
            return SURE * scoring.join_gain(table, seat, action - box.JOIN_KIND)
        if ends_game(table, action):
            return self.ending_worth(table, seat, self.ending_gain(table, seat, action))
        self.list_features(table, seat, action)
        worth = 0.0
        for feature in range(FEATURES):
            if self.features[feature] != 0.0:
                worth += self.features[feature] * (WEIGHTS[2 * feature] + WEIGHTS[2 * feature + 1] * self.early)
        return worth

    def list_features(self, table: GlastonburyState, seat: int, action: int) -> None:
        """List the features of a choice that does not end the game."""
        for feature in range(FEATURES):
            self.features[feature] = 0.0
        if action < box.TAKE_CELL:
            self.features[PASSING] = action == box.PASS
            return
        cell = rollout_policy.cell_of(action)
        self.features[BY_ACCIO] = box.ACCIO_CELL <= action < box.DECLINATIO_CELL
        self.features[BY_DECLINATIO] = action >= box.DECLINATIO_CELL
        if table.grid[cell] < PLAIN:
            self.add_ingredient(table, seat, cell)
        else:
            self.add_spell(table, seat, table.grid[cell])
        self.add_walk(table, seat, cell)

    def add_ingredient(self, table: GlastonburyState, seat: int, cell: int) -> None:
        """What the card brings the seat, and what it would bring the others."""
        card = table.grid[cell]
        self.features[GAIN] = self.value_model.gain(table, seat, card) + self.recipe_hope(table, seat, (card - 1) >> 2)
        for other in range(table.seats):
            if other != seat:
                more = self.value_model.gain(table, other, card)
                if more > 0.0:
                    self.features[DENIED_NOW if faces(table, other, cell) else DENIED_LATER] += more / (table.seats - 1)

    def add_spell(self, table: GlastonburyState, seat: int, card: int) -> None:
        """Which spell it is, and what Vanesco takes from the others."""
        self.features[SPELL + card - PLAIN] = 1.0
        if card == box.VANESCO:
            for other in range(table.seats):
                if other != seat:
                    self.features[OTHERS_LOSS] += self.value_model.loss(table, other) / (table.seats - 1)

    def add_walk(self, table: GlastonburyState, seat: int, cell: int) -> None:
        """Where the next walk leads."""
        stop = table.pawn[seat]
        steps = rules.number_on(table, seat)
        if self.features[BY_DECLINATIO]:
            stop = rules.stop_after(stop, steps)
        if table.grid[cell] <= box.IMMUTO:
            steps = NUMBER[table.grid[cell]]
            self.features[STEPS + steps] = 1.0
        stop = rules.stop_after(stop, steps)
        if rollout_policy.AT_CORNER[stop]:
            escapes = table.declinatio[seat] - self.features[BY_DECLINATIO] > 0.0
            self.features[ESCAPED_CORNER if escapes else CORNER] = 1.0
        else:
            self.add_line(table, seat, stop, cell)

    def add_line(self, table: GlastonburyState, seat: int, stop: int, cell: int) -> None:
        """The two best cards of a line, except the one taken."""
        best = 0.0
        second = 0.0
        for i in range(6):
            card = table.grid[LINES[stop][i]]
            if card and LINES[stop][i] != cell:
                more = self.next_worth(table, seat, card)
                if more > best:
                    second = best
                    best = more
                elif more > second:
                    second = more
        self.features[NEXT_BEST] = best
        self.features[NEXT_SECOND] = second

    def next_worth(self, table: GlastonburyState, seat: int, card: int) -> float:
        """What a card may bring with the next walk."""
        if card < PLAIN:
            return self.value_model.gain(table, seat, card)
        return NEXT_IMMUTO if card == box.IMMUTO else NEXT_SPELL

    def recipe_hope(self, table: GlastonburyState, seat: int, kind: int) -> float:
        """G-RECIPE-A: a card of the seat's own recipe counts a little more."""
        if table.recipes and kind >> 1 == box.NEUTRAL + table.recipe[seat]:
            return RECIPE_A_HOPE
        return 0.0

    def ending_gain(self, table: GlastonburyState, seat: int, action: int) -> float:
        """What the last card taken brings."""
        if action == box.DECLINATIO_END or action & 1:
            return 0.0
        card = table.grid[rollout_policy.cell_of(action)]
        return self.value_model.gain(table, seat, card) if card < PLAIN else 0.0

    def ending_worth(self, table: GlastonburyState, seat: int, worth: float) -> float:
        """A choice that ends the game: twice the lead it would end with."""
        best = NEVER
        for other in range(table.seats):
            if other != seat and self.points_now(table, other) > best:
                best = self.points_now(table, other)
        return 2.0 * (self.points_now(table, seat) + worth - best)

    def points_now(self, table: GlastonburyState, seat: int) -> float:
        """What a cauldron would score as it is; Immutos by a rule of thumb."""
        points = IMMUTO_HOPE * self.value_model.immutos[seat]
        for kind in range(18):
            place = 18 * seat + kind
            own = kind >> 1 == table.colour[seat]
            points += scoring.group_points(self.value_model.cards[place], self.value_model.sums[place], own)
        return points

    # ---------------------------------------------------------------- where a position leads

    def value(self, position: Position, seat: int) -> float:
        """The points at the end; before that, those it may become; while Immutos are joined, those by now."""
        table = as_state(position)
        if table.phase == box.OVER:
            return table.score[seat]
        if table.phase == box.SETTLE:
            return scoring.seat_points(table, seat)
        points = self.value_model.points(table, seat)
        for kind in range(18):
            points += self.value_model.cards[18 * seat + kind] * self.recipe_hope(table, seat, kind)
        return points

    def action_key(self, position: Position, action: int) -> int:
        """Tells a card from another one in the same cell of another world."""
        table = as_state(position)
        if action >= box.JOIN_KIND:
            return action
        return action if action < box.TAKE_CELL else 128 * action + table.grid[rollout_policy.cell_of(action)]

    # ---------------------------------------------------------------- in a hurry, and for training

    def fast_prior(self, position: Position, seat: int, count: int) -> None:
        """By a glance at the seat's own cauldron."""
        table = as_state(position)
        self.rollout_policy.look(table, seat)
        for index in range(count):
            if table.phase == box.SETTLE:
                self.scores[index] = scoring.join_gain(table, seat, table.choices[index] - box.JOIN_KIND)
            else:
                self.scores[index] = self.rollout_policy.worth(table, seat, table.choices[index])

    def features_of(self, position: Position, seat: int, action: int) -> tuple[float, list[float]]:
        """How early it is, and the features of a choice; none for one that ends the game, or comes after."""
        self.prepare(position)
        if action >= box.JOIN_KIND or ends_game(as_state(position), action):
            return self.early, []
        self.list_features(as_state(position), seat, action)
        return self.early, [self.features[feature] for feature in range(FEATURES)]


def ends_game(table: GlastonburyState, action: int) -> bool:
    """Whether the game is over after this choice."""
    if action < box.TAKE_CELL:
        return action == box.DECLINATIO_END
    return rules.ends_game(table, rollout_policy.cell_of(action))


def faces(table: GlastonburyState, seat: int, cell: int) -> bool:
    """Whether the next walk of a seat that is not to move leads to a cell's line."""
    stop = rules.stop_after(table.pawn[seat], rules.number_on(table, seat))
    found = False
    for i in range(6):
        found = found or LINES[stop][i] == cell
    return found


def as_state(position: Position) -> GlastonburyState:
    """The table of this game."""
    assert isinstance(position, GlastonburyState)
    return position
