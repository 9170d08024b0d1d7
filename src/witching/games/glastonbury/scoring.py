"""Scoring, in the order of the rule book: kinds, own colour, Immutos, recipes. `sheet` explains what this counts."""

from witching.games.glastonbury import components as box
from witching.games.glastonbury.position import GlastonburyState

# G-SCORE by the number of cards of a kind; two Immutos may make it six
SIGN = [0, -1, 0, 1, 1, 1, 1]
BONUS = [0, 0, 0, 0, 5, 5, 5]


def score_table(table: GlastonburyState) -> None:
    """Sort the cauldrons, settle the Immutos, then write every seat's points (recipes are compared once, last)."""
    open_cauldrons(table)
    if not is_settled_by_owners(table):
        for k in range(1, table.seats + 1):
            seat = table.ender + k
            settle(table, seat if seat < table.seats else seat - table.seats)
    for seat in range(table.seats):
        table.score[seat] = seat_points(table, seat)


def open_cauldrons(table: GlastonburyState) -> None:
    """Sort all cauldrons, and join the Immutos of which their owners have said what they join."""
    for seat in range(table.seats):
        sort_cauldron(table, seat)
    if is_settled_by_owners(table):
        for seat in range(table.seats):
            join_as_said(table, seat)


def seat_points(table: GlastonburyState, seat: int) -> int:
    """What a seat scores as its Immutos are joined now."""
    points = kinds_points(table, seat)
    if table.recipes:
        points += recipe_a_points(table, seat) + recipe_b_points(table, seat)
    return points


def sort_cauldron(table: GlastonburyState, seat: int) -> None:
    """Count the cards of each kind and their values, and the Immutos, none of which has joined a kind yet."""
    for i in range(box.KIND_COUNT * seat, box.KIND_COUNT * seat + box.KIND_COUNT):
        table.count[i] = 0
        table.total[i] = 0
    table.immutos[seat] = 0
    table.joined[2 * seat] = box.UNJOINED
    table.joined[2 * seat + 1] = box.UNJOINED
    for i in range(box.DEPTH * seat + 1, box.DEPTH * seat + table.size[seat] + 1):
        card = table.cauldron[i]
        if card == box.IMMUTO:
            table.immutos[seat] += 1
        else:
            kind = box.KIND_COUNT * seat + ((card - 1) >> 2)
            table.count[kind] += 1
            table.total[kind] += ((card - 1) & 3) + 1


def group_points(cards: int, total: int, doubled: bool) -> int:
    """G-SCORE: 1 card minus its value, 2 nothing, 3 the sum, 4 the sum and 5; G-OWN: doubled, but for the 5."""
    return SIGN[cards] * total * (1 + doubled) + BONUS[cards]


def kinds_points(table: GlastonburyState, seat: int) -> int:
    """G-SCORE over all kinds, and what the joined Immutos add."""
    points = joining_gain(table, seat, table.joined[2 * seat], table.joined[2 * seat + 1])
    own = table.colour[seat]
    for kind in range(box.KIND_COUNT):
        place = box.KIND_COUNT * seat + kind
        points += group_points(table.count[place], table.total[place], kind >> 1 == own)
    return points


# ---------------------------------------------------------------- Immutos


def is_settled_by_owners(table: GlastonburyState) -> bool:
    """G-IMMUTO: whether owners say what their Immutos join: only recipes make it matter to others."""
    return table.recipes != 0 and table.immuto_engine == 0


def may_join(table: GlastonburyState, seat: int, kind: int) -> bool:
    """D-JOIN: whether an Immuto of the seat may join this kind: any, or one that the seat has a card of."""
    return not table.immuto_collected or table.count[box.KIND_COUNT * seat + kind] > 0


def join_as_said(table: GlastonburyState, seat: int) -> None:
    """Join the seat's Immutos as their owner has said, the kind that comes first in the box first."""
    for i in range(2):
        if table.joins[2 * seat + i] != box.UNSETTLED:
            table.joined[2 * seat + i] = table.joins[2 * seat + i] - 1
    if table.joined[2 * seat] > table.joined[2 * seat + 1]:
        kind = table.joined[2 * seat]
        table.joined[2 * seat] = table.joined[2 * seat + 1]
        table.joined[2 * seat + 1] = kind


def preselection(table: GlastonburyState, seat: int) -> int:
    """G-IMMUTO: the kind, or UNJOINED, that is best for the seat's next Immuto by the open cauldrons, the seat's own
    recipe and what is settled; the table is as before."""
    first = table.joins[2 * seat]
    if first == box.UNSETTLED:
        settle(table, seat)
        kind = table.joined[2 * seat]
    else:
        kind = best_beside(table, seat, first - 1)
    unjoin(table, seat)
    return kind


def best_beside(table: GlastonburyState, seat: int, first: int) -> int:
    """What the second Immuto of a seat joins best where the first has joined this."""
    best = joining_worth(table, seat, first, box.UNJOINED)
    best_kind = box.UNJOINED
    for kind in range(box.KIND_COUNT):
        if may_join(table, seat, kind):
            worth = joining_worth(table, seat, first, kind)
            if worth > best:
                best = worth
                best_kind = kind
    return best_kind


def join_gain(table: GlastonburyState, seat: int, kind: int) -> int:
    """What the seat gains, in its kinds and its own recipe A, if its next Immuto joins this; the table is as before."""
    first = table.joins[2 * seat]
    if first == box.UNSETTLED:
        more = joining_worth(table, seat, kind, box.UNJOINED) - joining_worth(table, seat, box.UNJOINED, box.UNJOINED)
    else:
        more = joining_worth(table, seat, first - 1, kind) - joining_worth(table, seat, first - 1, box.UNJOINED)
    unjoin(table, seat)
    return more


def unjoin(table: GlastonburyState, seat: int) -> None:
    """Take back what was tried: only what the owner has said is joined."""
    table.joined[2 * seat] = box.UNJOINED
    table.joined[2 * seat + 1] = box.UNJOINED
    join_as_said(table, seat)


def settle(table: GlastonburyState, seat: int) -> None:
    """G-IMMUTO, R-IMMUTO-1: the seat's Immutos join where that is best for its total, given what is settled.

    With equal totals they stay unjoined, or else join the kind that comes first in the box.
    """
    if table.immutos[seat] == 0:
        return
    best = joining_worth(table, seat, box.UNJOINED, box.UNJOINED)
    best_1 = box.UNJOINED
    best_2 = box.UNJOINED
    held = table.immuto_collected != 0 or table.recipes == 0  # without recipes another kind brings nothing
    for kind in range(box.KIND_COUNT):
        if held and table.count[box.KIND_COUNT * seat + kind] == 0:
            continue
        worth = joining_worth(table, seat, kind, box.UNJOINED)
        if worth > best:
            best = worth
            best_1 = kind
    if table.immutos[seat] == 2:
        for kind in range(box.KIND_COUNT):
            if held and table.count[box.KIND_COUNT * seat + kind] == 0:
                continue
            for other in range(kind, box.KIND_COUNT):
                if held and table.count[box.KIND_COUNT * seat + other] == 0:
                    continue
                worth = joining_worth(table, seat, kind, other)
                if worth > best:
                    best = worth
                    best_1 = kind
                    best_2 = other
    table.joined[2 * seat] = best_1
    table.joined[2 * seat + 1] = best_2


def joining_worth(table: GlastonburyState, seat: int, kind_1: int, kind_2: int) -> int:
    """What the seat gains when its Immutos join these kinds: in the kinds and, with recipes, in recipe A."""
    worth = joining_gain(table, seat, kind_1, kind_2)
    if table.recipes:
        table.joined[2 * seat] = kind_1
        table.joined[2 * seat + 1] = kind_2
        worth += recipe_a_points(table, seat)
    return worth


def joining_gain(table: GlastonburyState, seat: int, kind_1: int, kind_2: int) -> int:
    """What the seat's kinds gain when its Immutos join these kinds."""
    if kind_1 == kind_2:
        return gain(table, seat, kind_1, 2)
    return gain(table, seat, kind_1, 1) + gain(table, seat, kind_2, 1)


def gain(table: GlastonburyState, seat: int, kind: int, immutos: int) -> int:
    """What `immutos` Immutos add to the points of a kind."""
    if kind == box.UNJOINED:
        return 0
    cards = table.count[box.KIND_COUNT * seat + kind]
    total = table.total[box.KIND_COUNT * seat + kind]
    doubled = kind >> 1 == table.colour[seat]
    return group_points(cards + immutos, total, doubled) - group_points(cards, total, doubled)


# ---------------------------------------------------------------- recipes


def joined_to(table: GlastonburyState, seat: int, kind: int) -> int:
    """How many of the seat's Immutos have joined this kind."""
    return (1 if table.joined[2 * seat] == kind else 0) + (1 if table.joined[2 * seat + 1] == kind else 0)


def colour_cards(table: GlastonburyState, seat: int, colour: int) -> int:
    """The seat's cards of both kinds of a colour, with the Immutos that joined them."""
    kind = 2 * colour
    cards = table.count[box.KIND_COUNT * seat + kind] + table.count[box.KIND_COUNT * seat + kind + 1]
    return cards + joined_to(table, seat, kind) + joined_to(table, seat, kind + 1)


def recipe_a_cards(table: GlastonburyState, seat: int) -> int:
    """The cards that count for the seat's own recipe A (D-IMMUTO: as scored, or all the seat's Immutos)."""
    kind = 2 * (box.NEUTRAL + table.recipe[seat])
    if table.immuto_free:
        return (
            table.count[box.KIND_COUNT * seat + kind]
            + table.count[box.KIND_COUNT * seat + kind + 1]
            + table.immutos[seat]
        )
    return colour_cards(table, seat, box.NEUTRAL + table.recipe[seat])


def recipe_a_points(table: GlastonburyState, seat: int) -> int:
    """G-RECIPE-A: with strictly more cards of the colour than every other seat, 1 point a card, 2 with four seats."""
    cards = recipe_a_cards(table, seat)
    for other in range(table.seats):
        if other != seat and colour_cards(table, other, box.NEUTRAL + table.recipe[seat]) >= cards:
            return 0
    return 2 * cards if table.seats == 4 else cards


def recipe_b_points(table: GlastonburyState, seat: int) -> int:
    """G-RECIPE-B1 to B5: 10 points for strictly the least (B4: the most) of what the recipe counts; B5: for ending."""
    recipe = table.recipe[box.TYPE_B + seat]
    if recipe == 4:
        return box.RECIPE_POINTS if table.ender == seat else 0
    own = recipe_b_count(table, seat, recipe)
    for other in range(table.seats):
        if other != seat and recipe_b_count(table, other, recipe) <= own:
            return 0
    return box.RECIPE_POINTS


def recipe_b_count(table: GlastonburyState, seat: int, recipe: int) -> int:
    """What recipe B1, B2, B3 or B4 compares; those of B4 count negative, so the least always wins."""
    if recipe == 0:
        return table.size[seat]
    if recipe == 1:
        return cards_of_value(table, seat, 4)
    if recipe == 2:
        return spells_used(table, seat) if table.spells_used else spells_collected(table, seat)
    return -cards_of_value(table, seat, 1)


def cards_of_value(table: GlastonburyState, seat: int, value: int) -> int:
    """The ingredient cards with this number in a cauldron; an Immuto has none."""
    cards = 0
    for i in range(box.DEPTH * seat + 1, box.DEPTH * seat + table.size[seat] + 1):
        card = table.cauldron[i]
        if card != box.IMMUTO and ((card - 1) & 3) + 1 == value:
            cards += 1
    return cards


def spells_collected(table: GlastonburyState, seat: int) -> int:
    """D-SPELLS `collected`: the seat's spell cards, open or spent."""
    return table.accio_cards[seat] + table.declinatio_cards[seat] + table.vanescos[seat] + table.perluceos[seat]


def spells_used(table: GlastonburyState, seat: int) -> int:
    """D-SPELLS `used`: the cards behind the charges spent, and the instant spells that happened (R-D-SPELLS-1)."""
    return (table.accio_spent[seat] + 1) // 2 + (table.declinatio_spent[seat] + 2) // 3 + table.happened[seat]
