"""Games up to a moment, drawn by Hypothesis: a seed for deal and chance, a style of play, a moment."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from witching.core.position import Position
from witching.core.rng import Rng, derive
from witching.core.story import EventLog
from witching.core.viewers import OpenBook, Seated, Spectator, Viewer
from witching.testing.book import Case, Cases, Log, World
from witching.testing.draws import SEEDS

ENDLESS = 2000  # choices; far above the bound of every game
WHOLE = 1000
SEARCHED = 120  # games, for rare moments
MOST_ALIKE = 5
STYLES = ("random", "first", "last", "tempted")


@dataclass(frozen=True)
class Play:
    """A game up to a moment."""

    case: Case
    start: Position
    log: Log

    @property
    def world(self) -> World:
        return self.start, self.log

    def now(self) -> Position:
        """The position of the moment."""
        return after(self.start, self.log)

    def moments(self) -> Iterator[Position]:
        """Every position of the game, from the deal to now."""
        position = self.start.copy()
        yield position.copy()
        for seat, action in self.log:
            position.apply_unchecked(seat, action)
            yield position.copy()

    def told(self) -> EventLog:
        """The story up to now."""
        return tell(self.case, self.world)


def after(start: Position, log: Log) -> Position:
    """Where these choices lead."""
    position = start.copy()
    for seat, action in log:
        position.apply_unchecked(seat, action)
    return position


def tell(cases: Cases, world: World) -> EventLog:
    """The story of a world."""
    start, log = world
    event_log = cases.game.event_log(start)
    for seat, action in log:
        event_log.follow(seat, action)
    return event_log


def play_on(cases: Cases, position: Position, rng: Rng, style: str) -> Log:
    """Play a position to its end; several seats that owe a choice choose in any order."""
    log: Log = []
    while not position.is_over() and len(log) < ENDLESS:
        due = position.to_act()
        seat = due[rng.below(len(due))]
        action = pick(cases, position, seat, rng, style)
        position.apply_unchecked(seat, action)
        log.append((seat, action))
    return log


def pick(cases: Cases, position: Position, seat: int, rng: Rng, style: str) -> int:
    """A legal choice; whatever the style, one in four is drawn evenly."""
    choices = position.legal(seat)
    if style == "random" or rng.below(4) == 0:
        return choices[rng.below(len(choices))]
    if style == "tempted":
        tempting = [action for action in choices if cases.book.tempts(position, action)] or choices
        return tempting[rng.below(len(tempting))]
    return choices[0 if style == "first" else -1]


def make_play(case: Case, seed: int, style: str = "random", moment: int = WHOLE) -> Play:
    """The play of this seed up to a moment, in thousandths of the whole game."""
    start = case.deal(seed)
    log = play_on(case, start.copy(), Rng(derive(seed, 1)), style)
    return Play(case, start, log[: -(-len(log) * moment // WHOLE)])


@cache
def rare_plays(cases: Cases) -> dict[str, list[Play]]:
    """Among the first games of each named case some that come to each rarity, up to its last moment."""
    found: dict[str, list[Play]] = {}
    for case in cases.named():
        for rarity, rare in _rare_plays_of(case).items():
            found.setdefault(rarity, []).extend(rare[:MOST_ALIKE])
    return dict(sorted(found.items()))


def _rare_plays_of(case: Case) -> dict[str, list[Play]]:
    found: dict[str, list[Play]] = {}
    for seed in range(SEARCHED):
        play = make_play(case, seed, STYLES[seed % len(STYLES)])
        for rarity, number in last_moments(play).items():
            found.setdefault(rarity, []).append(Play(case, play.start, play.log[:number]))
    return found


def last_moments(play: Play) -> dict[str, int]:
    """For every rarity of a play how many choices lead to its last moment."""
    position = play.start.copy()
    found = {}
    for number, (seat, action) in enumerate(play.log, start=1):
        position.apply_unchecked(seat, action)
        found.update(dict.fromkeys(play.case.book.rarities(position), number))
    return found


def whole_plays(cases: Cases) -> st.SearchStrategy[Play]:
    """Plays to the end."""
    return st.builds(make_play, cases.any(), SEEDS, st.sampled_from(STYLES))


def plays(cases: Cases) -> st.SearchStrategy[Play]:
    """Plays up to any moment, half of them to a rare one."""
    usual = st.builds(make_play, cases.any(), SEEDS, st.sampled_from(STYLES), st.integers(0, WHOLE))
    return usual | SEEDS.map(lambda seed: rare_play(cases, seed))


def rare_play(cases: Cases, seed: int) -> Play:
    """One of the rare plays; every rarity is as likely as another."""
    found = list(rare_plays(cases).values())
    rare = found[derive(seed, 1) % len(found)]
    return rare[derive(seed, 2) % len(rare)]


def running_plays(cases: Cases) -> st.SearchStrategy[Play]:
    """Plays up to a moment before the end."""
    return plays(cases).filter(lambda play: not play.now().is_over())


def viewers(position: Position) -> list[Viewer]:
    """Everybody who may look now."""
    seated: list[Viewer] = [Seated(seat) for seat in range(position.seats)]
    closed: list[Viewer] = [Seated(seat, look_closed=True) for seat in range(position.seats)]
    return [*seated, *closed, Spectator(), *([OpenBook()] if position.is_over() else [])]
