"""Search: information-set Monte Carlo tree search over worlds that `imagine` made (docs/bots.md).

It receives Knowledge and nothing else. Every simulation imagines a world, goes down the tree by what was learnt,
plays on as players in a hurry would, and notes for every seat that chose on the way how well it came out for that
seat. Where several seats choose at once none of them sees what the others chose: their choices are learnt apart.
"""

import math

from witching.bots.tree import Tree
from witching.core.knowledge import Knowledge
from witching.core.level import TASTE
from witching.core.position import Position, within
from witching.core.rng import Rng, derive
from witching.core.strategy import Strategy

ROOT = 1
STAND = (1 << 31) - 1  # the label of a seat's stand at a moment; below are choices
WAY = 128  # entries on the way down: a choice has two, its own and its seat's stand
MOMENT = 8  # entries of one moment on the way at the most
MOST_SEEN = 4 * 73  # entries that one moment may make: all choices of all seats, and their stands
ROOM = 8 * MOST_SEEN
GRAIN = 1 << 20
NEVER = -1e9

# how choices that are due at once are learnt
UCB = 0
REGRET = 1
BY_REGRET = REGRET  # the same for the compiled loops, whose constants cannot be imported


class Search:
    """One search of one moment: `run` goes on with it, and the root says what was learnt.

    `exploration` is how much a good look or few trials count against what was learnt, `taste` how many points make a
    choice look e times as good, `horizon` how many choices a simulation plays on, `spread` the margin in points that
    counts as three quarters of a win before the end, `at_once` how choices that are due at once are learnt.
    """

    def __init__(
        self, strategy: Strategy, *, exploration: float = 0.3, taste: float = TASTE, horizon: int = 1000,
        spread: float = 8.0, at_once: int = UCB, curiosity: float = 0.1,
    ) -> None:  # fmt: skip
        self.strategy = strategy
        self.exploration = exploration
        self.taste = taste
        self.horizon = horizon
        self.spread = spread
        self.at_once = at_once
        self.curiosity = curiosity
        self.tree = Tree()
        self.simulations = 0
        self.moves = 0
        self.seats = 0
        self.steps = 0
        self.chance = 1.0
        self.bound_at = 0
        self.bound_to = 0
        self.places = [0] * 72
        self.priors = [0.0] * 72
        self.way = [0] * 128
        self.walker = [0] * 128
        self.odds = [0.0] * 128
        self.rewards = [0.0] * 4
        self.values = [0.0] * 4

    def run(self, knowledge: Knowledge, rng: Rng, simulations: int) -> None:
        """So many simulations more."""
        if knowledge is None or rng is None:
            raise TypeError("a search needs knowledge and a generator")
        for _ in range(simulations):
            self.tree.make_room(ROOM)
            world = knowledge.imagine(rng)
            self.descend(world, rng)
            self.moves += self.steps // 2 + self.strategy.rollout(world, rng, self.horizon)
            self.reward(world)
            self.learn()
            self.simulations += 1

    def bind(self, seat: int, action: int) -> None:
        """Let every simulation from now on begin with this choice of a seat, until it is `free` again."""
        self.bound_at = derive(ROOT, seat)
        self.bound_to = action

    def free(self) -> None:
        """Let simulations begin by what was learnt."""
        self.bound_at = 0

    # ---------------------------------------------------------------- down the tree

    def descend(self, world: Position, rng: Rng) -> None:
        """Choose by what was learnt until a moment comes that was never seen before."""
        node = ROOT
        known = True
        self.steps = 0
        owing = world.owing()
        while owing != 0 and known and self.steps <= WAY - MOMENT and self.tree.has_room(MOST_SEEN):
            at = node
            several = owing & (owing - 1) != 0
            for seat in range(world.seats):
                if owing >> seat & 1:
                    own = derive(at, seat)
                    stand = self.tree.enter(derive(own, STAND))
                    known = known and self.tree.visits[stand] > 0
                    node = self.choose(world, own, node, seat, stand, several, rng)
            owing = world.owing()

    def choose(self, world: Position, own: int, node: int, seat: int, stand: int, several: bool, rng: Rng) -> int:
        """Let a seat choose by what it learnt at this moment, under its own key; return the key of the moment after."""
        count = world.find_actions(seat)
        self.enter_all(world, own, count)
        self.weigh_priors(world, seat, count)
        self.chance = 1.0
        if own == self.bound_at:
            index = self.bound_place(world, count)
        elif several and self.at_once == BY_REGRET:
            index = self.by_regret(stand, count, rng)
        else:
            index = self.by_bound(stand, count)
        action = world.choices[index]
        label = self.strategy.label(world, action)
        self.note(stand, seat)
        self.note(self.places[index], seat)
        world.apply_unchecked(seat, action)
        return derive(derive(node, label), seat)

    def note(self, place: int, seat: int) -> None:
        """This entry is on the way of the simulation."""
        self.way[self.steps] = place
        self.walker[self.steps] = seat
        self.odds[self.steps] = self.chance
        self.steps += 1

    def enter_all(self, world: Position, own: int, count: int) -> None:
        """Find the entries of all choices of a moment."""
        for index in range(count):
            self.places[index] = self.tree.enter(derive(own, self.strategy.label(world, world.choices[index])))

    def weigh_priors(self, world: Position, seat: int, count: int) -> None:
        """How likely each choice is by its looks alone; they are looked at where one of them is new here."""
        seen = True
        for index in range(count):
            seen = seen and self.tree.looks[self.places[index]] > 0.0
        if not seen:
            self.strategy.weigh(world, seat, count)
            for index in range(count):
                self.tree.looks[self.places[index]] = math.exp(self.strategy.weights[index] / self.taste)
        total = 0.0
        for index in range(count):
            total += self.tree.looks[self.places[index]]
        for index in range(count):
            self.priors[index] = self.tree.looks[self.places[index]] / total

    def bound_place(self, world: Position, count: int) -> int:
        """Where in the list the choice is that the simulations are bound to; the first if it is not there."""
        for index in range(count):
            if world.choices[index] == self.bound_to:
                return index
        return 0

    def by_bound(self, stand: int, count: int) -> int:
        """The choice that may turn out best: what it brought, and more for good looks and few trials."""
        visits = self.tree.visits[stand]
        unseen = self.tree.total[stand] / visits if visits > 0 else 0.5
        reach = self.exploration * math.sqrt(visits + 1.0)
        best = 0
        most = NEVER
        for index in range(count):
            place = self.places[index]
            tried = self.tree.visits[place]
            bound = self.tree.total[place] / tried if tried > 0 else unseen
            bound += reach * self.priors[index] / (1.0 + tried)
            if bound > most:
                most = bound
                best = index
        return best

    def by_regret(self, stand: int, count: int, rng: Rng) -> int:
        """A choice drawn by how much the seat regrets not to have made it; now and then one by its looks."""
        regrets = 0.0
        for index in range(count):
            regrets += self.regret(stand, index)
        drawn = rng.below(GRAIN) / (1.0 * GRAIN)
        index = 0
        self.chance = self.share(stand, 0, regrets)
        while index + 1 < count and drawn >= self.chance:
            drawn -= self.chance
            index += 1
            self.chance = self.share(stand, index, regrets)
        return index

    def regret(self, stand: int, index: int) -> float:
        """How much more the choice at this place of the list would have brought than what was chosen."""
        more = self.tree.gain[self.places[index]] - self.tree.total[stand]
        return more if more > 0.0 else 0.0

    def share(self, stand: int, index: int, regrets: float) -> float:
        """How likely the choice at this place of the list is drawn."""
        if regrets <= 0.0:
            return self.priors[index]
        wanted = self.regret(stand, index) / regrets
        return (1.0 - self.curiosity) * wanted + self.curiosity * self.priors[index]

    # ---------------------------------------------------------------- up again

    def reward(self, world: Position) -> None:
        """How well it came out for each seat, from 0 to 1: by the margin to the best of the others and, at the end, by
        half by whether it won."""
        over = world.ending() != 0
        self.seats = world.seats
        if not over:
            self.strategy.look(world)
        for seat in range(world.seats):
            self.values[seat] = self.strategy.value(world, seat)
        for seat in range(world.seats):
            margin = self.margin(seat)
            away = margin if margin > 0.0 else -margin
            self.rewards[seat] = 0.5 + 0.5 * margin / (away + self.spread)
            if over:
                self.rewards[seat] = 0.5 * self.rewards[seat] + 0.5 * self.win(world, seat)

    def margin(self, seat: int) -> float:
        """By how many points a seat came out ahead of the best of the others in the last simulation."""
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

    def learn(self) -> None:
        """Every entry on the way learns what it brought to the seat that chose there."""
        for step in range(self.steps):
            reward = self.rewards[self.walker[step]]
            place = self.way[step]
            self.tree.visits[place] += 1
            self.tree.total[place] += reward
            self.tree.gain[place] += reward / self.odds[step]

    # ---------------------------------------------------------------- what was learnt at the root

    def tries(self, seat: int, label: int) -> int:
        """How often a choice of the root was tried."""
        return self.tree.visits_of(derive(derive(ROOT, seat), label))

    def mean(self, seat: int, label: int) -> float:
        """What a choice of the root brought on average, from 0 to 1."""
        return self.tree.mean_of(derive(derive(ROOT, seat), label))
