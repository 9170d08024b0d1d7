"""Search: information-set Monte Carlo tree search over worlds that `imagine` made (docs/bots.md).

It receives Knowledge and nothing else. Every simulation imagines a world, selects a path down the tree, rolls out to a
horizon, evaluates the result for every seat and backs it up along the path. Where several seats choose at once, none of
them sees what the others chose: each has its own statistics.
"""

import math

from witching.bots.tree import Tree
from witching.core.knowledge import Knowledge
from witching.core.level import TEMPERATURE
from witching.core.position import Position, within
from witching.core.rng import Rng, derive
from witching.core.strategy import Strategy

ROOT = 1
NODE = (1 << 31) - 1  # the key of a seat's node at a moment; smaller ones are actions
PATH = 128  # entries of a path: two per choice, its own and its seat's node
MOMENT_ENTRIES = 8  # entries of one moment on a path, at most
MOST_SEEN = 4 * 73  # entries that one moment may make: all choices of all seats, and their nodes
ROOM = 8 * MOST_SEEN
GRAIN = 1 << 20
NEVER = -1e9

# how simultaneous choices are learnt
UCB = 0
REGRET = 1
BY_REGRET = REGRET  # the same for the compiled loops, whose constants cannot be imported


class Search:
    """One search of one moment: `run` continues it, and `tries` and `mean` say what was learnt.

    `exploration` weighs a high prior or few visits against the mean so far. `temperature` is how many points make a
    choice e times as likely a priori, `horizon` how many choices a rollout makes, `margin_scale` the margin in points
    that counts as three quarters of a win before the end, `simultaneous` the selection rule where several seats choose
    at once, and `regret_exploration` the share of the prior under regret matching.
    """

    def __init__(
        self, strategy: Strategy, *, exploration: float = 0.3, temperature: float = TEMPERATURE, horizon: int = 1000,
        margin_scale: float = 8.0, simultaneous: int = UCB, regret_exploration: float = 0.1,
    ) -> None:  # fmt: skip
        self.strategy = strategy
        self.exploration = exploration
        self.temperature = temperature
        self.horizon = horizon
        self.margin_scale = margin_scale
        self.simultaneous = simultaneous
        self.regret_exploration = regret_exploration
        self.tree = Tree()
        self.simulations = 0
        self.moves = 0
        self.seats = 0
        self.steps = 0
        self.probability = 1.0
        self.forced_infoset = 0
        self.forced_action = 0
        self.places = [0] * 72
        self.priors = [0.0] * 72
        self.path = [0] * 128
        self.actor = [0] * 128
        self.probabilities = [0.0] * 128
        self.rewards = [0.0] * 4
        self.values = [0.0] * 4

    def run(self, knowledge: Knowledge, rng: Rng, simulations: int) -> None:
        """Run `simulations` more simulations."""
        if knowledge is None or rng is None:
            raise TypeError("a search needs knowledge and a generator")
        for _ in range(simulations):
            self.tree.make_room(ROOM)
            world = knowledge.imagine(rng)
            self.descend(world, rng)
            self.moves += self.steps // 2 + self.strategy.rollout(world, rng, self.horizon)
            self.evaluate(world)
            self.backup()
            self.simulations += 1

    def force(self, seat: int, action: int) -> None:
        """Make every simulation begin with this choice of a seat, until `unforce`."""
        self.forced_infoset = derive(ROOT, seat)
        self.forced_action = action

    def unforce(self) -> None:
        """Let simulations choose freely again from the start."""
        self.forced_infoset = 0

    # ---------------------------------------------------------------- down the tree

    def descend(self, world: Position, rng: Rng) -> None:
        """Choose by what was learnt until a moment never seen before."""
        moment = ROOT
        known = True
        self.steps = 0
        owing = world.owing()
        while owing != 0 and known and self.steps <= PATH - MOMENT_ENTRIES and self.tree.has_room(MOST_SEEN):
            at = moment
            several = owing & (owing - 1) != 0
            for seat in range(world.seats):
                if owing >> seat & 1:
                    infoset = derive(at, seat)
                    node = self.tree.enter(derive(infoset, NODE))
                    known = known and self.tree.visits[node] > 0
                    moment = self.choose(world, infoset, moment, seat, node, several, rng)
            owing = world.owing()

    def choose(self, world: Position, infoset: int, moment: int, seat: int, node: int, several: bool, rng: Rng) -> int:
        """Let a seat choose by what it learnt at this moment, under its own key; return the key of the next moment."""
        count = world.find_actions(seat)
        self.enter_actions(world, infoset, count)
        self.compute_priors(world, seat, count)
        self.probability = 1.0
        if infoset == self.forced_infoset:
            index = self.forced_index(world, count)
        elif several and self.simultaneous == BY_REGRET:
            index = self.select_by_regret(node, count, rng)
        else:
            index = self.select_by_bound(node, count)
        action = world.choices[index]
        key = self.strategy.action_key(world, action)
        self.visit(node, seat)
        self.visit(self.places[index], seat)
        world.apply_unchecked(seat, action)
        return derive(derive(moment, key), seat)

    def visit(self, place: int, seat: int) -> None:
        """Put this entry on the path of the simulation."""
        self.path[self.steps] = place
        self.actor[self.steps] = seat
        self.probabilities[self.steps] = self.probability
        self.steps += 1

    def enter_actions(self, world: Position, infoset: int, count: int) -> None:
        """Find the entries of all choices at a moment."""
        for index in range(count):
            self.places[index] = self.tree.enter(derive(infoset, self.strategy.action_key(world, world.choices[index])))

    def compute_priors(self, world: Position, seat: int, count: int) -> None:
        """How likely each choice is a priori; computed where one of them is new."""
        seen = True
        for index in range(count):
            seen = seen and self.tree.prior[self.places[index]] > 0.0
        if not seen:
            self.strategy.prior(world, seat, count)
            for index in range(count):
                self.tree.prior[self.places[index]] = math.exp(self.strategy.scores[index] / self.temperature)
        total = 0.0
        for index in range(count):
            total += self.tree.prior[self.places[index]]
        for index in range(count):
            self.priors[index] = self.tree.prior[self.places[index]] / total

    def forced_index(self, world: Position, count: int) -> int:
        """The index of the forced choice; the first if it is not in the list."""
        for index in range(count):
            if world.choices[index] == self.forced_action:
                return index
        return 0

    def select_by_bound(self, node: int, count: int) -> int:
        """The choice that may turn out best: its mean so far, and more for a high prior and few visits."""
        visits = self.tree.visits[node]
        unseen = self.tree.value_sum[node] / visits if visits > 0 else 0.5
        reach = self.exploration * math.sqrt(visits + 1.0)
        best = 0
        most = NEVER
        for index in range(count):
            place = self.places[index]
            tried = self.tree.visits[place]
            bound = self.tree.value_sum[place] / tried if tried > 0 else unseen
            bound += reach * self.priors[index] / (1.0 + tried)
            if bound > most:
                most = bound
                best = index
        return best

    def select_by_regret(self, node: int, count: int, rng: Rng) -> int:
        """A choice drawn by how much the seat regrets not having made it; now and then one drawn by its prior."""
        regrets = 0.0
        for index in range(count):
            regrets += self.regret(node, index)
        drawn = rng.below(GRAIN) / (1.0 * GRAIN)
        index = 0
        self.probability = self.mixed_probability(node, 0, regrets)
        while index + 1 < count and drawn >= self.probability:
            drawn -= self.probability
            index += 1
            self.probability = self.mixed_probability(node, index, regrets)
        return index

    def regret(self, node: int, index: int) -> float:
        """How much more the choice at this index would have brought than what was chosen."""
        more = self.tree.weighted_sum[self.places[index]] - self.tree.value_sum[node]
        return more if more > 0.0 else 0.0

    def mixed_probability(self, node: int, index: int, regrets: float) -> float:
        """The probability that the choice at this index is drawn."""
        if regrets <= 0.0:
            return self.priors[index]
        wanted = self.regret(node, index) / regrets
        return (1.0 - self.regret_exploration) * wanted + self.regret_exploration * self.priors[index]

    # ---------------------------------------------------------------- up again

    def evaluate(self, world: Position) -> None:
        """How well it went for each seat, from 0 to 1: by the margin over its best rival and, once the game is over,
        half by whether it won."""
        over = world.ending() != 0
        self.seats = world.seats
        if not over:
            self.strategy.prepare(world)
        for seat in range(world.seats):
            self.values[seat] = self.strategy.value(world, seat)
        for seat in range(world.seats):
            margin = self.margin(seat)
            away = margin if margin > 0.0 else -margin
            self.rewards[seat] = 0.5 + 0.5 * margin / (away + self.margin_scale)
            if over:
                self.rewards[seat] = 0.5 * self.rewards[seat] + 0.5 * self.win(world, seat)

    def margin(self, seat: int) -> float:
        """By how many points a seat finished ahead of its best rival in the last simulation."""
        best = NEVER
        for other in range(self.seats):
            if other != seat and self.values[other] > best:
                best = self.values[other]
        return self.values[within(seat, 4)] - best

    def win(self, world: Position, seat: int) -> float:
        """1 for the seat that won, 0 for one that did not, a half for one that shares the win."""
        win = 1.0
        for other in range(world.seats):
            if other != seat:
                if world.standing(other) > world.standing(seat):
                    return 0.0
                if world.standing(other) == world.standing(seat):
                    win = 0.5
        return win

    def backup(self) -> None:
        """Credit every entry on the path with what it brought the seat that chose there."""
        for step in range(self.steps):
            reward = self.rewards[self.actor[step]]
            place = self.path[step]
            self.tree.visits[place] += 1
            self.tree.value_sum[place] += reward
            self.tree.weighted_sum[place] += reward / self.probabilities[step]

    # ---------------------------------------------------------------- what was learnt at the root

    def tries(self, seat: int, key: int) -> int:
        """How often a choice at the root was tried."""
        return self.tree.visits_of(derive(derive(ROOT, seat), key))

    def mean(self, seat: int, key: int) -> float:
        """What a choice at the root brought on average, from 0 to 1."""
        return self.tree.mean_of(derive(derive(ROOT, seat), key))
