"""What a game of Glastonbury counts about itself: turn order, the cards taken, recipes."""

from collections import Counter
from collections.abc import Iterator, Sequence

from witching.core.message import Message
from witching.core.statistics import Chapter, Measure, Tally
from witching.games.glastonbury import sheet
from witching.games.glastonbury.components import (
    IMMUTO,
    KIND_COUNT,
    KINDS,
    NEUTRAL,
    NEUTRAL_COLOURS,
    RECIPES_B,
    SPELLS,
    is_ingredient,
    kind_of,
)
from witching.games.glastonbury.notation import say_card, say_colour, split, write_card
from witching.games.glastonbury.rules import GlastonburyPosition

ORDER = Chapter("turn-order", "glastonbury-balance-turn-order", Measure.LOTS)
INGREDIENT_KINDS = Chapter("ingredients", "glastonbury-balance-ingredients", Measure.THINGS)
SPECIAL_CARDS = Chapter("special-cards", "glastonbury-balance-special-cards", Measure.THINGS)
RECIPES = Chapter("recipes", "glastonbury-balance-recipes", Measure.THINGS)

Points = list[dict[str, int]]
"""Each seat's points by what they were scored for, in the score sheet's terms."""


def statistics(start: GlastonburyPosition, actions: Sequence[tuple[int, int]]) -> list[Tally]:
    """The tallies of a whole game."""
    position = start.copy()
    taken: list[Counter[int]] = [Counter() for _ in range(start.seats)]
    for seat, action in actions:
        choice = split(action)
        if choice.cell >= 0 and not choice.refuse:
            taken[seat][position.card_at(choice.cell)] += 1
        position.apply_unchecked(seat, action)
    points = [{line.of: line.points for line in seat.lines} for seat in sheet.result(position).seats]
    return [*_order(position), *_kinds(taken, points), *_specials(taken), *_recipes(position, points)]


def _order(position: GlastonburyPosition) -> Iterator[Tally]:
    """G-SETUP: who begins, and who sits how far from the first seat."""
    seats = range(position.seats)
    for turn in seats:
        times = tuple(int((position.first_seat + turn) % position.seats == seat) for seat in seats)
        points = tuple(had * position.points(seat) for seat, had in enumerate(times))
        name = Message("glastonbury-balance-turn", {"turn": turn + 1})
        yield Tally(ORDER, str(turn + 1), name, times, points, (0,) * len(seats))


def _kinds(taken: list[Counter[int]], points: Points) -> Iterator[Tally]:
    """G-SCORE: the cards taken of each kind, and what the kind brought in the end, Immutos that joined it included."""
    by_kind = [Counter[int]() for _ in taken]
    for kinds, cards in zip(by_kind, taken, strict=True):
        for card in filter(is_ingredient, cards):
            kinds[kind_of(card)] += cards[card]
    for kind in range(KIND_COUNT):
        name = Message(f"glastonbury-kind-{KINDS[kind]}")
        times = tuple(kinds[kind] for kinds in by_kind)
        scored = tuple(seat.get(KINDS[kind], 0) for seat in points)
        yield Tally(INGREDIENT_KINDS, KINDS[kind], name, times, scored, (0,) * len(taken))


def _specials(taken: list[Counter[int]]) -> Iterator[Tally]:
    none = (0,) * len(taken)
    for card in (IMMUTO, *SPELLS):
        yield Tally(SPECIAL_CARDS, write_card(card), say_card(card), tuple(own[card] for own in taken), none, none)


def _recipes(position: GlastonburyPosition, points: Points) -> Iterator[Tally]:
    """G-RECIPE-A, G-RECIPE-B1 to B5: which recipes the seats had, and what they brought."""
    if not position.recipes:
        return
    had = [position.recipes_of(seat) for seat in range(position.seats)]
    names = [say_colour(NEUTRAL + i) for i in range(len(NEUTRAL_COLOURS))]
    for type_, keys in enumerate((NEUTRAL_COLOURS, RECIPES_B)):
        for i, key in enumerate(keys):
            name = Message("glastonbury-balance-recipe", {"recipe": key.upper() if type_ else names[i]})
            times = tuple(int(own[type_] == i) for own in had)
            scored = tuple(seat.get(key, 0) for seat in points)
            yield Tally(RECIPES, key, name, times, scored, (0,) * len(had))
