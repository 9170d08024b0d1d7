"""Where every card of a game of Glastonbury is, and who may see it: followed by the rule book alone.

A card is its place in the shuffled pack. Nothing here asks the engine's view, story or knowledge.
"""

from collections import deque
from collections.abc import Iterable

from witching.core.game import Setup
from witching.core.rng import Rng
from witching.core.viewers import Seated, Viewer, seat_of
from witching.games.glastonbury.notation import write
from witching.testing.book import Log

CELLS = [column + row for row in "123456" for column in "abcdef" if column + row not in ("a1", "f1", "a6", "f6")]
COLOURS_A = ("orange", "purple", "turquoise", "brown", "grey")
RECIPES_B = ("b1", "b2", "b3", "b4", "b5")


class Cards:
    """G-SETUP: 32 cards on the grid, the rest in the pile."""

    def __init__(self, setup: Setup) -> None:
        self.options = setup.options
        self.seats = len(setup.seats)
        self.names: list[str] = setup.deal["grid"] + setup.deal["pile"]
        self.grid = dict(zip(CELLS, range(32), strict=True))
        self.pile = deque(range(32, len(self.names)))
        self.undrawn = set(self.pile)
        self.cauldrons: list[list[int]] = [[] for _ in range(self.seats)]
        self.gone: set[int] = set()
        self.looking: set[int] = set()
        self.are_cauldrons_open = False

    def follow(self, seat: int, action: str) -> None:
        """G-TURN: one choice; all but `walk` end the turn, and a look ends when its owner's turn begins."""
        if action.startswith("join "):
            return
        _, _, cell = action.removesuffix(" refuse").partition(" ")
        if cell in self.grid:
            self.take(seat, cell, action.endswith("refuse"))
        if action != "walk":
            self.looking.discard((seat + 1) % self.seats)

    def take(self, seat: int, cell: str, refuse: bool) -> None:
        """G-TAKE, G-REFUSE, G-VANESCO, G-PERLUCEO, G-REFILL."""
        card = self.grid.pop(cell)
        if self.names[card] == "vanesco":
            self.vanesco(seat)
        elif self.names[card] == "perluceo":
            self.looking.add(seat)
        elif refuse:
            self.gone.add(card)
        elif self.names[card] not in ("accio", "declinatio"):
            self.cauldrons[seat].append(card)
        if self.pile:
            self.grid[cell] = self.pile.popleft()
            self.undrawn.discard(self.grid[cell])

    def vanesco(self, caster: int) -> None:
        """Every other top card, clockwise, under the pile, or out when that is empty."""
        tops = [self.cauldrons[(caster + k) % self.seats] for k in range(1, self.seats)]
        lost = [cauldron.pop() for cauldron in tops if cauldron]
        if self.pile:
            self.pile.extend(lost)
        else:
            self.gone.update(lost)

    def open_to(self, viewer: Viewer) -> set[int]:
        """G-MEMORY: the cards that a viewer may see while the game goes on."""
        seen = set(self.grid.values())
        for seat, cauldron in enumerate(self.cauldrons):
            seen.update(cauldron if self.sees_all(seat, viewer) else cauldron[-1:])
        return seen

    def sees_all(self, seat: int, viewer: Viewer) -> bool:
        """G-MEMORY: `open` to everybody, `assisted` to such an owner, G-PERLUCEO to the owner until it is closed;
        G-IMMUTO: to everybody after the last card."""
        if self.options["memory"] == "open" or self.are_cauldrons_open:
            return True
        looking = seat in self.looking and isinstance(viewer, Seated) and not viewer.look_closed
        return seat_of(viewer) == seat and (seat in self.options["assisted"] or looking)

    def hidden_from(self, viewer: Viewer) -> set[int]:
        """The cards that a viewer may not see while the game goes on; spells that were drawn are open for good."""
        unseen = set(range(len(self.names))) - self.open_to(viewer)
        return {card for card in unseen if card in self.undrawn or is_ingredient(self.names[card])}


def follow(setup: Setup, log: Log) -> Cards:
    """Where the cards are after these choices."""
    cards = Cards(setup)
    for seat, action in log:
        cards.follow(seat, write(action))
    return cards


def is_ingredient(name: str) -> bool:
    """`toad-3`; neither a spell nor Immuto."""
    return name[-1].isdigit()


def shuffle_cards(names: list[str], places: Iterable[int], rng: Rng) -> None:
    """Permute the cards at these places."""
    left = sorted(places)
    cards = [names[place] for place in left]
    for place in left:
        names[place] = cards.pop(rng.below(len(cards)))


def shuffle_alike(names: list[str], places: Iterable[int], rng: Rng) -> None:
    """Permute the ingredients of equal value at these places: every walk stays as it was."""
    for value in "1234":
        shuffle_cards(names, [place for place in places if names[place].endswith(f"-{value}")], rng)


def shuffle_recipes(setup: Setup, keep: int, rng: Rng) -> list[dict[str, object]]:
    """G-RECIPES: deal again what no seat but `keep` may know."""
    seats = [dict(seat) for seat in setup.seats]
    if not setup.options["recipes"]:
        return seats
    for kind, every in enumerate((COLOURS_A, RECIPES_B)):
        left = [name for name in every if keep < 0 or name != seats[keep]["recipes"][kind]]
        for index, seat in enumerate(seats):
            if index != keep:
                seat["recipes"] = list(seat["recipes"])
                seat["recipes"][kind] = left.pop(rng.below(len(left)))
    return seats


def with_cards(setup: Setup, names: list[str], seats: list[dict[str, object]]) -> Setup:
    """The setup with other cards in the same places."""
    return Setup(setup.options, seats, setup.deal | {"grid": names[:32], "pile": names[32:]})
