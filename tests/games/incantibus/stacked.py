"""Stacked deals of Incantibus: a table set up token by token through the game's own reader, and played in notation.

`deal(visible=["toad", "net"])` puts these on top of their stack and fills the rest in box order. `give` puts tokens
into a case as if they had always been there; `to_final` leaves the rooms without a casting.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from witching.core.game import Setup
from witching.core.refusal import Refusal, Refused
from witching.core.story import Event
from witching.core.viewers import Seated, Viewer
from witching.games.incantibus import cases
from witching.games.incantibus.components import BUSY, WANDS
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.names import key_of
from witching.games.incantibus.rules import IncantibusPosition, step
from witching.games.incantibus.view import IncantibusView

GAME = Incantibus()
USUAL: Mapping[str, str] = {}


class StackedTable:
    """A game in play."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.event_log = GAME.event_log(GAME.read_setup(setup))

    @property
    def position(self) -> IncantibusPosition:
        return self.event_log.position

    def kind(self, key: str) -> int:
        return next(kind for kind in range(1, 68) if key_or_empty(self.position, kind) == key)

    def give(self, seat: int, *keys: str) -> "StackedTable":
        """Put tokens into a case."""
        for key in keys:
            cases.gain(self.position, seat, self.kind(key))
        return self

    def to_final(self) -> "StackedTable":
        """Leave all rooms."""
        while self.position.room_now < self.position.room_count:
            self.position.left = 0
            self.position.phase = BUSY
            step(self.position)
        step(self.position)
        return self

    def cast(self, *targets: str) -> "StackedTable":
        """Every seat points, in seat order: `visible 1`."""
        for seat, target in enumerate(targets):
            self.choose(seat, f"point {target}")
        return self

    def play(self, *choices: str) -> "StackedTable":
        """Let the seats to choose make these choices in order."""
        for choice in choices:
            self.choose(self.mover, choice)
        return self

    def choose(self, seat: int, choice: str) -> None:
        action = GAME.parse(choice)
        refusal = GAME.refusal(self.position, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.event_log.follow(seat, action)

    # ---- what the table shows

    @property
    def mover(self) -> int:
        (seat,) = self.position.to_act()
        return seat

    @property
    def choices(self) -> list[str]:
        return self.choices_of(self.mover)

    def choices_of(self, seat: int) -> list[str]:
        return [GAME.write(action) for action in self.position.legal(seat)]

    def view(self, viewer: Viewer | int = 0) -> IncantibusView:
        return GAME.views(self.position)(Seated(viewer) if isinstance(viewer, int) else viewer)

    def case(self, seat: int) -> dict[str, int]:
        return self.view().seats[seat].case

    @property
    def moat(self) -> dict[str, int]:
        return self.view().moat

    @property
    def wands(self) -> list[int]:
        return [seat.wand for seat in self.view().seats]

    @property
    def phase(self) -> str:
        return self.view().phase

    def told(self, viewer: Viewer | int) -> list[Event]:
        return self.event_log.told_to(Seated(viewer) if isinstance(viewer, int) else viewer)

    def keys_told(self, viewer: Viewer | int = 0) -> list[str]:
        return [event.message.key.removeprefix("incantibus-event-") for event in self.told(viewer)]

    def refusal(self, choice: str, seat: int | None = None) -> Refusal:
        """Why a choice is refused; fails the test if it is not."""
        refusal = GAME.refusal(self.position, self.mover if seat is None else seat, GAME.parse(choice))
        assert refusal is not None, f"{choice} is legal"
        return refusal

    def result(self) -> dict[str, Any]:
        return GAME.result(self.position)


def key_or_empty(position: IncantibusPosition, kind: int) -> str:
    try:
        return key_of(position.box, kind)
    except KeyError:
        return ""


def deal(
    switches: Mapping[str, str] = USUAL,
    /,
    *,
    seats: int = 4,
    wands: Sequence[int] = (),
    expert: bool = False,
    box: str | None = None,
    **stacks: Sequence[str],
) -> StackedTable:
    """A table with these things on top of their stacks; `wands` by seat, otherwise 1, 2, … in seat order."""
    options: dict[str, object] = {"seats": seats, "expert": expert, **switches} | ({"box": box} if box else {})
    blank = GAME.write_setup(GAME.blank(options))
    plain = [name for name in blank.deal if name not in ("sorcerers", "removed")]
    names = {name: restack(blank.deal[name], stacks.get(name, ())) for name in plain}
    row = restack(blank.deal["sorcerers"] + blank.deal["removed"], stacks.get("sorcerers", ()))
    names |= {"sorcerers": row[: 3 * seats], "removed": row[3 * seats :]}
    held = [{"wand": wand} for wand in (wands or WANDS[seats])]
    return StackedTable(Setup(blank.options, held, names))


def leave_roof(table: StackedTable) -> StackedTable:
    """Two seats take the roof's tokens two by two."""
    for place in (1, 3, 5):
        table.cast(f"visible {place}", f"visible {place + 1}")
    return table


def restack(pack: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """The pack with the wanted things first, the others in box order; for a tower, with the roof on top."""
    first = ["roof", *wanted] if "roof" in pack and "roof" not in wanted else list(wanted)
    rest = list(pack)
    for name in first:
        rest.remove(name)
    return first + rest


def rows(changes: Mapping[str, str]) -> str:
    """Our own box file with some rows rewritten; a row is identified by its key."""
    lines = GAME.box.splitlines()
    for key, row in changes.items():
        at = next(i for i, line in enumerate(lines) if line.startswith(f"{key} ="))
        lines[at] = row
    return "\n".join(lines)
