"""Every reason is a fact: in all worlds that a seat considers possible, the rules bring about what it says.

The choice is made in imagined worlds and the others play on at random until the seat's next turn. The claim of a reason
is then checked against the table, in the terms of the rule book and not those of `reasons`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.glastonbury.stacked import GAME
from witching.core.memory import FORGETFUL, PERFECT, Memory
from witching.core.message import Message
from witching.core.rng import Rng
from witching.core.story import EventLog
from witching.core.viewers import Seated
from witching.games.glastonbury.components import COLOURS, GRID_CELLS, IMMUTO, KINDS, is_ingredient, kind_of, value_of
from witching.games.glastonbury.notation import say_card, split, write
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.testing.draws import SEEDS, memories

CORNERS = (0, 5, 10, 15)


@dataclass(frozen=True)
class Trial:
    """A choice of a seat in one world, and what a reason says about it."""

    world: GlastonburyPosition
    seat: int
    action: int
    reason: Message
    luck: int

    @cached_property
    def after(self) -> GlastonburyPosition:
        """The position after the choice, before anybody else has chosen."""
        position = self.world.copy()
        position.apply_unchecked(self.seat, self.action)
        return position

    @cached_property
    def next_turn(self) -> GlastonburyPosition | None:
        """The seat's next turn, unless something intervenes: a Vanesco, the end, or another seat taking the card."""
        position, rng = self.after.copy(), Rng(self.luck)
        while not position.ended and position.mover != self.seat:
            legal = position.legal(position.mover)
            position.apply_unchecked(position.mover, legal[rng.below(len(legal))])
        kept = not position.ended and position.cauldron_of(self.seat) == self.after.cauldron_of(self.seat)
        return position if kept else None

    @property
    def card(self) -> int:
        return self.world.card_at(split(self.action).cell)

    @property
    def other(self) -> int:
        other = self.reason.args["other"]
        assert isinstance(other, int)
        return other

    def makes(self, cards: int) -> bool:
        """Whether the card makes `cards` of its kind, worth what the reason says (G-SCORE, G-OWN)."""
        said = self.reason.args.get("points", 0)
        points = kind_points(self.after, self.seat, kind_of(self.card))
        is_named = self.reason.args["kind"] == say_kind(self.card)
        return is_named and len(of_kind(self.after, self.seat, self.card)) == cards and abs(points) == said

    def is_wanted_by(self, cards: int) -> bool:
        """Whether the other seat holds one fewer than `cards`, and the card is gone."""
        before = of_kind(self.world, self.other, self.card)
        return len(before) == cards - 1 and self.is_taken()

    def is_kind_of_top(self) -> bool:
        """Whether the other's top card is of the same kind as the card, which is gone."""
        return self.world.top_of(self.other) in of_kind(self.world, self.other, self.card) and self.is_taken()

    def walks_to_corner(self) -> bool | None:
        """Whether the next walk ends at a corner; None if something intervened."""
        return self.next_turn.pawn_of(self.seat) in CORNERS if self.next_turn else None

    def offers(self, verb: str) -> bool:
        """Whether the next turn offers this, unless something intervened."""
        turn = self.next_turn
        return not turn or any(write(action).startswith(verb) for action in turn.legal(self.seat))

    def offers_card(self) -> bool:
        """Whether the next walk leads to the named card, unless something intervened."""
        turn, cells = self.next_turn, self.cells_of_card()
        if not turn or any(turn.card_at(cell) != self.after.card_at(cell) for cell in cells):
            return True
        faced = [split(action).cell for action in turn.legal(self.seat) if write(action).startswith("take")]
        return not cells.isdisjoint(faced)

    def cells_of_card(self) -> set[int]:
        """The cells of the named card; there are two Immutos."""
        return {cell for cell in lying(self.after) if say_card(self.after.card_at(cell)) == self.reason.args["card"]}

    def gains_charges(self, spell: int) -> bool:
        """Whether the spell gains the stated charges, not counting the one that the choice itself costs."""
        gained = self.after.charges_of(self.seat)[spell] - self.world.charges_of(self.seat)[spell]
        spent = split(self.action).verb == ("accio", "declinatio")[spell]
        return gained + spent == self.reason.args["charges"] and not self.after.ended

    def top_goes(self) -> bool:
        """Whether the other's top card is the named one, and goes (G-VANESCO)."""
        *rest, top = self.world.cauldron_of(self.other)
        return self.after.cauldron_of(self.other) == rest and self.reason.args["card"] == say_card(top)

    def top_was_worth(self) -> int:
        """What the other loses with the top card; an Immuto is always a loss."""
        top = self.world.top_of(self.other)
        before, after = (kind_points(each, self.other, kind_of(top)) for each in (self.world, self.after))
        return 1 if top == IMMUTO else before - after

    def costs_alone(self) -> bool:
        """Whether the card, if it is the only one of its kind, costs what the reason says."""
        is_alone = len(of_kind(self.after, self.seat, self.card)) == 1
        cost = -kind_points(self.after, self.seat, kind_of(self.card))
        return not is_alone or cost == self.reason.args["points"]

    def are_others_taken(self) -> bool:
        """Whether the three others of the kind are in no grid, pile or cauldron that the seat takes from."""
        others = [each for each in range(self.world.seats) if each != self.seat]
        in_cauldrons = sum(len(of_kind(self.world, each, self.card)) for each in others)
        out = [card for card in self.world.out_cards() if is_ingredient(card) and kind_of(card) == kind_of(self.card)]
        return in_cauldrons + len(out) == 3

    def is_taken(self) -> bool:
        """Whether the card no longer lies where others could take it."""
        return self.after.card_at(split(self.action).cell) != self.card

    def looks(self) -> bool:
        """Whether covered cards are visible now that were not before (G-PERLUCEO)."""
        worlds, eyes = (self.world, self.after), Seated(self.seat)
        before, after = (GAME.views(each)(eyes).seats[self.seat].cards for each in worlds)
        return before is None and after is not None and len(after) > 1


def say_kind(card: int) -> Message:
    return Message(f"glastonbury-kind-{KINDS[kind_of(card)]}")


def colour(card: int) -> str:
    return COLOURS[kind_of(card) // 2]


def lying(position: GlastonburyPosition) -> list[int]:
    """The cells of the grid that hold a card."""
    return [cell for cell in GRID_CELLS if position.card_at(cell)]


def of_kind(position: GlastonburyPosition, seat: int, card: int) -> list[int]:
    """The cards in a seat's cauldron of the same kind as `card`."""
    return [each for each in position.cauldron_of(seat) if is_ingredient(each) and kind_of(each) == kind_of(card)]


def kind_points(position: GlastonburyPosition, seat: int, kind: int) -> int:
    """G-SCORE, G-OWN: colours are dealt by seat."""
    values = [value_of(card) for card in of_kind(position, seat, 4 * kind + 1)]
    total = sum(values) * (2 if kind // 2 == seat else 1)
    return (0, -total, 0, total, total + 5)[len(values)]


def keeps_charges(trial: Trial) -> bool:
    charges = trial.after.charges_of(trial.seat)[1]
    return 0 < charges == trial.world.charges_of(trial.seat)[1]


JOIN_NONE = GAME.parse("join -")


def joined_points(trial: Trial, action: int) -> int:
    """What the seat ends with if it makes this join and no other Immuto joins anything."""
    position = trial.world.copy()
    position.apply_unchecked(trial.seat, action)
    while not position.is_over():
        position.apply_unchecked(position.mover, JOIN_NONE)
    return position.points(trial.seat)


def points_said(trial: Trial) -> int:
    points = trial.reason.args["points"]
    assert isinstance(points, int)
    return points


CLAIMS: dict[str, Callable[[Trial], object]] = {
    "ends": lambda trial: trial.after.ended and trial.after.ender == trial.seat,
    "ends-refused": lambda trial: trial.after.ended and trial.after.out_cards().count(trial.card),
    "second": lambda trial: trial.makes(2),
    "third": lambda trial: trial.makes(3),
    "fourth": lambda trial: trial.makes(4),
    "another": lambda trial: len(of_kind(trial.after, trial.seat, trial.card)) > 1,
    "but-first": lambda trial: trial.makes(1),
    "but-taken": lambda trial: trial.makes(1) and trial.are_others_taken(),
    "cheap": Trial.costs_alone,
    "but-alone": Trial.costs_alone,
    "covered": lambda trial: trial.world.size_of(trial.seat) > 1,
    "own-colour": lambda trial: colour(trial.after.top_of(trial.seat)) == COLOURS[trial.seat],
    "recipe-colour": lambda trial: colour(trial.card) == COLOURS[4 + trial.world.recipes_of(trial.seat)[0]],
    "immuto": lambda trial: trial.after.top_of(trial.seat) == IMMUTO,
    "accio": lambda trial: trial.gains_charges(0),
    "declinatio": lambda trial: trial.gains_charges(1),
    "perluceo": Trial.looks,
    "vanesco": lambda trial: trial.top_goes() and trial.top_was_worth() > 0,
    "vanishes": Trial.top_goes,
    "but-rids": lambda trial: trial.top_goes() and trial.top_was_worth() < 0,
    "top-of": Trial.is_kind_of_top,
    "double-for": lambda trial: colour(trial.card) == COLOURS[trial.other] and trial.is_taken(),
    "denies-third": lambda trial: trial.is_wanted_by(3),
    "denies-fourth": lambda trial: trial.is_wanted_by(4),
    "but-next-corner": lambda trial: trial.walks_to_corner() is not False,
    "next-corner-declinatio": lambda trial: trial.walks_to_corner() is not False and trial.offers("declinatio"),
    "next-card": Trial.offers_card,
    "next-line": lambda trial: not trial.walks_to_corner() and trial.offers("take"),
    "saves-declinatio": keeps_charges,
    "join": lambda trial: joined_points(trial, trial.action) == joined_points(trial, JOIN_NONE) + points_said(trial),
    "stays": lambda trial: trial.after.cauldron_of(trial.seat) == trial.world.cauldron_of(trial.seat),
}


def check(event_log: EventLog, memory: Memory, luck: int, worlds: int) -> set[str]:
    """Check every reason for every choice of the mover against possible worlds; return the reasons there were."""
    position = event_log.position
    (seat,) = position.to_act()
    known = GAME.recall(GAME.knowledge(position, seat), event_log.told_to(Seated(seat)), memory, luck)
    met: set[str] = set()
    for action in position.legal(seat):
        for reason in GAME.reasons(known, action):
            key = reason.key.removeprefix("reasons-")
            met.add(key)
            for each in range(luck, luck + worlds):
                trial = Trial(known.imagine(Rng(each)), seat, action, reason, each)
                assert CLAIMS[key](trial), (write(action), reason)
    return met


def begin(seed: int, options: dict[str, object]) -> tuple[EventLog, Rng]:
    position, rng = GAME.blank(options), Rng(seed)
    position.redeal(rng)
    return GAME.event_log(position), rng


def go_on(event_log: EventLog, rng: Rng) -> None:
    """A random choice, if the game is not over."""
    if not event_log.position.is_over():
        (seat,) = event_log.position.to_act()
        legal = event_log.position.legal(seat)
        event_log.follow(seat, legal[rng.below(len(legal))])


OPTIONS = st.fixed_dictionaries(
    {"seats": st.integers(2, 4), "recipes": st.booleans(), "memory": st.sampled_from(("strict", "assisted", "open"))}
)


@given(SEEDS, st.integers(0, 90), OPTIONS, memories())
def test_a_reason_is_true_in_every_world_that_the_seat_holds_possible(
    seed: int, choices: int, options: dict[str, object], memory: Memory
) -> None:
    event_log, rng = begin(seed, options)
    for _ in range(choices):
        go_on(event_log, rng)
    if not event_log.position.is_over():
        check(event_log, memory, rng.below(1 << 30), worlds=3)


@pytest.mark.slow
def test_every_reason_is_met_and_true_in_whole_games() -> None:
    met: set[str] = set()
    for seed in range(28, 36):
        event_log, rng = begin(seed, {"seats": 2 + seed % 3, "recipes": True})
        while not event_log.position.is_over():
            met |= check(event_log, PERFECT, seed, worlds=1) | check(event_log, FORGETFUL, seed, worlds=1)
            go_on(event_log, rng)
    assert met == CLAIMS.keys()
