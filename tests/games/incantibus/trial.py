"""A trial of a choice: made in an imagined world, against the others' choices, and played on to the next casting."""

from dataclasses import dataclass
from functools import cached_property

from witching.core.message import Message
from witching.core.rng import Rng
from witching.games.incantibus import components as parts
from witching.games.incantibus.box_loader import keys_by_kind
from witching.games.incantibus.names import key_of, say_kind
from witching.games.incantibus.notation import Choice, split
from witching.games.incantibus.rules import IncantibusPosition


@dataclass(frozen=True)
class Trial:
    """A choice of a seat in one world and what a reason says of it; `against`: others point at the same if they can."""

    world: IncantibusPosition
    seat: int
    action: int
    reason: Message
    luck: int
    against: bool

    # ---- what was chosen

    @property
    def choice(self) -> Choice:
        return split(self.action)

    @cached_property
    def kind(self) -> int:
        """What the choice is about in this world."""
        world, place = self.world, self.choice.place
        if self.choice.verb == "spend":
            return world.secret_at(world.looked - 1) if world.looked else world.pending
        lies = {
            "visible": world.visible_at, "secret": world.secret_at, "potion": world.potion_in, "book": world.book_in,
            "sorcerer": world.sorcerer_in,
        }  # fmt: skip
        return lies[self.choice.verb.split()[1]](place) if place >= 0 else self.choice.kind

    @property
    def key(self) -> str:
        """The key of that kind: `goblin`, `mistletoe`."""
        return key_of(self.world.box, self.kind)

    # ---- what is said

    @cached_property
    def named(self) -> int:
        """The kind of token or piece named by the reason."""
        kinds = keys_by_kind(self.world.box)
        return next(kind for kind in kinds if say_kind(self.world.box, kind) == self.reason.args["token"])

    @property
    def other(self) -> int:
        """The seat named by the reason."""
        other = self.reason.args["other"]
        assert isinstance(other, int)
        return other

    # ---- what comes of it

    @cached_property
    def pointings(self) -> dict[int, int]:
        """What the other seats that choose at the same time point at."""
        rng = Rng(self.luck)
        others = [other for other in self.world.to_act() if other != self.seat]
        legal = {other: self.world.legal(other) for other in others}
        pointings = {other: legal[other][rng.below(len(legal[other]))] for other in others}
        if self.against:
            pointings |= {other: self.action for other in others if self.action in legal[other]}
        return pointings

    @property
    def winner(self) -> int:
        """I-CONTEST: the strongest wand among those that point at the same."""
        rivals = [other for other, action in self.pointings.items() if action == self.action]
        return max([self.seat, *rivals], key=self.world.wand_of)

    @cached_property
    def stops(self) -> list[IncantibusPosition]:
        """Every moment at which a seat is to choose, from the choice to the next casting or the end."""
        position, rng = self.world.copy(), Rng(self.luck)
        for other, action in self.pointings.items():
            position.apply_unchecked(other, action)
        position.apply_unchecked(self.seat, self.action)
        stops = [position.copy()]
        while position.phase not in (parts.CAST, parts.OVER):
            position.apply_unchecked(position.mover, self.pick(position, rng))
            stops.append(position.copy())
        return stops

    def pick(self, position: IncantibusPosition, rng: Rng) -> int:
        """Anything; but the seat spends Universalus, and with `against` pays in the first way there is."""
        legal = position.legal(position.mover)
        first = (parts.SPEND, parts.PAY) if self.against else (parts.SPEND,)
        is_first = position.mover == self.seat and position.phase in first
        return legal[0 if is_first else rng.below(len(legal))]

    def gets(self, kind: int) -> bool:
        """Whether the seat has one more of a kind at some moment, or has beaten the sorcerer."""
        if kind >= parts.SORCERER:
            return any(kind in stop.beaten_by(self.seat) for stop in self.stops)
        return any(stop.held_by(self.seat, kind) > self.world.held_by(self.seat, kind) for stop in self.stops)

    def gets_if_it_wins(self) -> bool:
        """Whether the seat gets what it chose, unless a stronger wand does."""
        return self.winner != self.seat or self.gets(self.kind)
