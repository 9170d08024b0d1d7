"""Stacked deals: a table set up card by card through the game's own reader, and played in notation.

`deal(grid={"c1": "toad-3"}, pile=["bones-1"])` puts these cards where they are wanted and fills the rest quietly:
ingredients first, Immutos and spells at the bottom of the pile. `take` restacks what nobody has touched yet, to bring
the wanted card to the faced line, and plays the same choices again.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from witching.core.game import Setup
from witching.core.refusal import Refusal, Refused
from witching.core.story import Event
from witching.core.viewers import Seated, Viewer
from witching.games.glastonbury.components import PLAYER_COLOURS, colour_of, full_pack, is_ingredient
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.notation import write_card
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.view import GlastonburyView, SeatView

GAME = Glastonbury()
CELLS = [column + row for row in "123456" for column in "abcdef" if column + row not in ("a1", "f1", "a6", "f6")]
COLUMNS = "bcdeedcb"
ROWS = "23455432"


def line_at(stop: int) -> list[str]:
    """G-WALK: the cells that a stop faces, from the table in the rule book; none at a corner."""
    side, place = divmod(stop, 5)
    if place == 0:
        return []
    nth = 4 * (side // 2) + place - 1
    return [COLUMNS[nth] + row for row in "123456"] if side % 2 == 0 else [column + ROWS[nth] for column in "abcdef"]


class StackedTable:
    """A game in play: `slots` is the deal, `choices` are those made so far."""

    def __init__(self, setup: Setup, pinned: set[int] | None = None) -> None:
        self.setup = setup
        self.slots: list[str] = setup.deal["grid"] + setup.deal["pile"]
        self.pinned = set(pinned or ())
        self.played: list[str] = []
        self._begin()

    def _begin(self) -> None:
        """Lay out the table as the slots say; nothing has been played."""
        deal = {**self.setup.deal, "grid": self.slots[:32], "pile": self.slots[32:]}
        self.setup = Setup(self.setup.options, self.setup.seats, deal)
        self.position: GlastonburyPosition = GAME.read_setup(self.setup)
        self._event_log = GAME.event_log(self.position)
        self._slot_in = {cell: slot for slot, cell in enumerate(CELLS)}
        self._drawn = 32

    def play(self, *choices: str) -> "StackedTable":
        """Let the seats to move make these choices in order."""
        for choice in choices:
            self._carry_out(choice)
            self.played.append(choice)
        return self

    def _carry_out(self, choice: str) -> None:
        before, mover, action = self.pile_size, self.mover, GAME.parse(choice)
        GAME.apply(self.position, mover, action)
        self._event_log.follow(mover, action)
        for cell in set(choice.split()) & set(CELLS):
            del self._slot_in[cell]
            if before:
                self._slot_in[cell] = self._drawn
                self._drawn += 1

    def take(self, *cards: str) -> "StackedTable":
        """Let the seats to move take these cards from the faced lines in order."""
        for card in cards:
            self.play(f"take {self.bring(card, line_at(self.stop(self.mover)))}")
        return self

    def own(self, *cards: str) -> "StackedTable":
        """Let the seat to move take these cards in its next turns while the others idle, up to its turn after them."""
        seat = self.mover
        for card in cards:
            self.take(card).idle_until(seat)
        return self

    def idle_until(self, seat: int) -> "StackedTable":
        """Let the others pass or take ingredients that no test asked for, until it is this seat's turn."""
        while self.mover != seat:
            self.idle()
        return self

    def idle(self) -> "StackedTable":
        """Let the seat to move take the unasked ingredient that is earliest in the box, or pass."""
        line = [cell for cell in line_at(self.stop(self.mover)) if self.can_be_restacked(cell)]
        order = {name: place for place, name in enumerate(_pack([]))}
        quiet = sorted((order[self.card(cell) or ""], cell) for cell in line if "-" in (self.card(cell) or ""))
        return self.play(f"take {quiet[0][1]}" if quiet else "pass")

    def bring(self, card: str, cells: Sequence[str]) -> str:
        """Restack the untouched cards to put this one into one of the cells now; return the cell."""
        here = [cell for cell in cells if cell in self._slot_in and self.card(cell) == card]
        if here:
            return here[0]
        cell = next(cell for cell in cells if self.can_be_restacked(cell))
        self._swap(self._slot_in[cell], self._untouched(card))
        assert self.card(cell) == card, (card, cell)
        return cell

    def lay(self, **cards: str) -> "StackedTable":
        """Restack the untouched cards to put these into these cells now; keep them there when others are brought."""
        for cell, card in cards.items():
            self.bring(card, [cell])
            self.pinned.add(self._slot_in[cell])
        return self

    def can_be_restacked(self, cell: str) -> bool:
        """Whether another card can be put here: not into a gap, nor where a card from under the pile lies."""
        return cell in self._slot_in and self._movable(self._slot_in[cell])

    def _movable(self, slot: int) -> bool:
        return slot not in self.pinned and slot < len(self.slots)

    def _untouched(self, card: str) -> int:
        free: list[int] = [*range(self._drawn, len(self.slots)), *self._slot_in.values()]
        return next(slot for slot in free if self._movable(slot) and self.slots[slot] == card)

    def _swap(self, one: int, other: int) -> None:
        self.slots[one], self.slots[other] = self.slots[other], self.slots[one]
        self._begin()
        for choice in self.played:
            self._carry_out(choice)

    # ---- what the table shows

    @property
    def mover(self) -> int:
        return self.position.mover

    @property
    def pile_size(self) -> int:
        return self.view().pile

    @property
    def choices(self) -> list[str]:
        """The legal choices of the seat to move."""
        return [GAME.write(action) for action in self.position.legal(self.mover)]

    def view(self, viewer: Viewer | int = 0) -> GlastonburyView:
        return GAME.views(self.position)(Seated(viewer) if isinstance(viewer, int) else viewer)

    def seat(self, seat: int, viewer: Viewer | int | None = None) -> SeatView:
        """A seat as a viewer sees it, by default its own player."""
        return self.view(seat if viewer is None else viewer).seats[seat]

    def stop(self, seat: int) -> int:
        return self.position.pawn_of(seat)

    def card(self, cell: str) -> str | None:
        return self.view().grid["abcdef".index(cell[0]) + 6 * (int(cell[1]) - 1)]

    def card_named_in(self, choice: str) -> str | None:
        """The card in the cell a choice names; None if it names none."""
        return next((self.card(word) for word in choice.split() if word in CELLS), None)

    def cauldron(self, seat: int) -> list[str]:
        """The whole truth about a cauldron, top card last."""
        return [write_card(card) for card in self.position.cauldron_of(seat)]

    def told(self, viewer: Viewer | int) -> list[Event]:
        return self._event_log.told_to(Seated(viewer) if isinstance(viewer, int) else viewer)

    def result(self) -> dict[str, Any]:
        return GAME.result(self.position)

    def refusal(self, choice: str, seat: int | None = None) -> Refusal:
        """Why a choice is refused; fails the test if it is not."""
        try:
            refusal = GAME.refusal(self.position, self.mover if seat is None else seat, GAME.parse(choice))
        except Refused as error:
            return error.refusal
        assert refusal is not None, f"{choice} is legal"
        return refusal

    def rule_against(self, choice: str, seat: int | None = None) -> str:
        """The id of the rule that forbids a choice, which must not be offered either."""
        assert seat is not None or choice not in self.choices
        return self.refusal(choice, seat).rule


def deal(
    *,
    grid: Mapping[str, str] | None = None,
    pile: Sequence[str] = (),
    seats: int = 2,
    first: int = 0,
    removed: str | None = None,
    recipes: Sequence[tuple[str, str]] = (),
    **options: Any,
) -> StackedTable:
    """A table with these cards in the grid and on top of the pile; `recipes` names A and B of every seat."""
    blank = GAME.write_setup(GAME.blank({"seats": seats, "recipes": bool(recipes), **options}))
    documents = [{**seat, "recipes": list(recipes[i]) if recipes else []} for i, seat in enumerate(blank.seats)]
    gone = _removed([seat["colour"] for seat in documents], blank.options["two_player_removal"], removed)
    wanted = {CELLS.index(cell): card for cell, card in (grid or {}).items()}
    wanted |= {32 + place: card for place, card in enumerate(pile)}
    slots = _stack(wanted, _pack(gone))
    document = {"first_seat": first, "removed": gone, "grid": slots[:32], "pile": slots[32:]}
    return StackedTable(Setup(blank.options, documents, document), set(wanted))


def _removed(colours: list[str], removal: str, wished: str | None) -> list[str]:
    unused = [colour for colour in PLAYER_COLOURS if colour not in colours]
    if len(colours) > 2:
        return []
    return unused if removal == "both_colours" else [wished or unused[-1]]


def _pack(removed: list[str]) -> list[str]:
    gone = [PLAYER_COLOURS.index(colour) for colour in removed]
    return [write_card(card) for card in full_pack() if not (is_ingredient(card) and colour_of(card) in gone)]


def _stack(wanted: Mapping[int, str], pack: list[str]) -> list[str]:
    """The pack with the wanted cards in their places, the others in the order of the box around them."""
    rest = list(pack)
    for card in wanted.values():
        rest.remove(card)
    others = iter(rest)
    return [wanted[place] if place in wanted else next(others) for place in range(len(pack))]
