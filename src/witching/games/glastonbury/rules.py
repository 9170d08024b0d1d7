"""The rules of Glastonbury, in the order of the rule book.

| chapter | ids | functions |
|---|---|---|
| set-up | G-SETUP, G-TWO, G-RECIPES | `shuffle_pack`, `draw_…`, `redeal`, `lay_table`, `lay_seat` |
| the walk | G-WALK, G-STEPS, G-TURN, G-SPECIAL2 | `number_on`, `number_below`, `walk`, `begin_turn`, `end_turn` |
| the choices | G-TAKE, G-ACCIO, G-CORNER, G-DECLINATIO, G-ONESPELL, G-SPECIAL1, G-REFUSE | `find_…`, `offer_…` |
| the turn | G-TAKE, G-CHARGES, G-REFILL | `apply`, `take`, `collect`, `refill` |
| spells | G-ACCIO, G-DECLINATIO, G-VANESCO, G-PERLUCEO | `use_accio`, `use_declinatio`, `vanesco`, `perluceo` |
| the end | G-END, G-REFUSE, G-SPECIAL1 | `leave_game`, `end_game` |
| the Immutos | G-IMMUTO, D-JOIN | `find_joins`, `join`, `settle_next` |

Every function trusts its caller: only legal actions reach `apply`. `refusal` says why another one is not. Scoring is in
`scoring`.
"""

from witching.core import draw
from witching.core.position import within
from witching.core.rng import Rng
from witching.games.glastonbury import components as box
from witching.games.glastonbury import scoring
from witching.games.glastonbury.position import GlastonburyState

LINES = box.LINES
OUTSIDE = box.OUTSIDE
NUMBER = box.number_table()
FETCHABLE = box.fetchable_table()
GRID_CELLS = box.GRID_CELLS
PACK = box.full_pack()

PHASE_AT = [box.CORNER if stop % 5 == 0 else box.TAKE for stop in range(box.STOPS)]


# ---------------------------------------------------------------- set-up


def shuffle_pack(table: GlastonburyState, rng: Rng) -> None:
    """G-SETUP 1: build the pack without the removed colours and shuffle it."""
    size = 0
    for i in range(box.PACK_SIZE):
        card = PACK[i]
        if card >= box.IMMUTO or not table.removed >> (card - 1) // 8 & 1:
            table.pile[size] = card
            size += 1
    for i in range(size - 1, 0, -1):
        j = draw.below(rng, i + 1)
        card = table.pile[i]
        table.pile[i] = table.pile[j]
        table.pile[j] = card
    table.unseen_end = size


def draw_removed(table: GlastonburyState, rng: Rng) -> None:
    """G-TWO: with two seats remove one unused player colour (the one asked for, else a drawn one), or both."""
    unused = 15
    for seat in range(table.seats):
        unused &= ~(1 << table.colour[seat])
    if table.seats > 2:
        table.removed = 0
    elif table.both_removed:
        table.removed = unused
    elif table.removed_wish:
        table.removed = table.removed_wish
    else:
        lower = unused & -unused
        table.removed = lower if draw.below(rng, 2) == 0 else unused ^ lower


def draw_recipes(table: GlastonburyState, first: int, rng: Rng) -> None:
    """G-RECIPES: shuffle the recipes of a type; seat s gets the s-th, the rest go back unseen."""
    for i in range(box.RECIPE_COUNT):
        table.recipe[first + i] = i
    for i in range(4, 0, -1):
        j = first + draw.below(rng, i + 1)
        recipe = table.recipe[first + i]
        table.recipe[first + i] = table.recipe[j]
        table.recipe[j] = recipe
    for i in range(table.seats, box.RECIPE_COUNT):
        table.recipe[first + i] = box.NO_RECIPE


def redeal(table: GlastonburyState, rng: Rng) -> None:
    """G-SETUP: draw the deal (removed colour, pack, recipes, first seat, in this order) and lay the table."""
    draw_removed(table, rng)
    shuffle_pack(table, rng)
    if table.recipes:
        draw_recipes(table, box.TYPE_A, rng)
        draw_recipes(table, box.TYPE_B, rng)
    table.first_seat = draw.below(rng, table.seats) if table.first_wish == box.NOBODY else table.first_wish
    lay_table(table)


def lay_table(table: GlastonburyState) -> None:
    """G-SETUP 2 and 3: clear the table, deal 32 cards to the grid, and let the first seat's turn begin."""
    for i in range(table.unseen_end, box.PILE_PLACES):
        table.pile[i] = box.EMPTY
    for i in range(table.out_size):
        table.out[i] = box.EMPTY
    for i in range(box.GRID_SIZE):
        table.grid[GRID_CELLS[i]] = table.pile[i]
    for i in range(box.LINE_COUNT):
        table.left[i] = box.SIDE if 1 <= i % box.SIDE <= 4 else box.OUTER_SIDE if table.outer_lines else box.NEVER
    table.pile_first = box.GRID_SIZE
    table.pile_end = table.unseen_end
    table.out_size = 0
    table.looks = 0
    table.ended = 0
    table.ender = box.NOBODY
    for seat in range(table.seats):
        lay_seat(table, seat)
    table.mover = table.first_seat
    begin_turn(table)


def lay_seat(table: GlastonburyState, seat: int) -> None:
    """G-SETUP 3: a pawn at its corner, a bare cauldron card, no spells."""
    table.pawn[seat] = table.corner[seat]
    table.cauldron[box.DEPTH * seat] = box.CAULDRON
    for i in range(1, table.size[seat] + 1):
        table.cauldron[box.DEPTH * seat + i] = box.EMPTY
    table.size[seat] = 0
    table.accio[seat] = 0
    table.accio_cards[seat] = 0
    table.accio_spent[seat] = 0
    table.declinatio[seat] = 0
    table.declinatio_cards[seat] = 0
    table.declinatio_spent[seat] = 0
    table.vanescos[seat] = 0
    table.perluceos[seat] = 0
    table.happened[seat] = 0
    for i in range(box.IMMUTOS):
        table.joins[box.IMMUTOS * seat + i] = box.UNSETTLED


# ---------------------------------------------------------------- the walk


def number_on(table: GlastonburyState, seat: int) -> int:
    """G-STEPS: the number on the top card of a cauldron; the cauldron card's 2 with nothing on it; 0 for an Immuto."""
    return NUMBER[table.cauldron[box.DEPTH * seat + table.size[seat]]]


def number_below(table: GlastonburyState, seat: int) -> int:
    """G-SPECIAL2: the first number that is not 0, from the top down; the cauldron card's 2 at the bottom."""
    i = box.DEPTH * seat + table.size[seat]
    while table.cauldron[i] == box.IMMUTO:
        i -= 1
    return NUMBER[table.cauldron[i]]


def stop_after(stop: int, steps: int) -> int:
    """G-WALK: where a walk of `steps` steps clockwise ends."""
    stop += steps
    return stop if stop < box.STOPS else stop - box.STOPS


def walk(table: GlastonburyState, steps: int) -> None:
    """G-WALK: the mover's pawn walks; at a corner (G-CORNER) there is no line to take from."""
    stop = stop_after(table.pawn[table.mover], steps)
    table.pawn[table.mover] = stop
    table.phase = PHASE_AT[stop]


def begin_turn(table: GlastonburyState) -> None:
    """G-TURN 1: the mover walks by the top card, unless the second special situation offers a choice first
    (G-SPECIAL2)."""
    seat = table.mover
    table.looks &= ~(1 << seat)
    steps = number_on(table, seat)
    if steps == 0 and PHASE_AT[table.pawn[seat]] == box.CORNER:
        table.phase = box.SPECIAL2
    else:
        walk(table, steps)


def end_turn(table: GlastonburyState) -> None:
    """G-TURN: the next seat clockwise begins its turn."""
    seat = table.mover + 1
    table.mover = seat if seat < table.seats else 0
    begin_turn(table)


# ---------------------------------------------------------------- the legal choices


def find_actions(table: GlastonburyState) -> int:
    """Write the mover's legal actions, ascending, into the table's list; return their number."""
    if table.phase == box.TAKE:
        return find_takes(table)
    if table.phase == box.CORNER:
        return find_at_corner(table)
    if table.phase == box.SPECIAL2:
        return find_special2(table)
    if table.phase == box.SETTLE:
        return find_joins(table)
    return 0


def find_takes(table: GlastonburyState) -> int:
    """G-TAKE: every card of the faced line; G-ACCIO: with a charge, the permitted cards elsewhere."""
    stop = table.pawn[table.mover]
    n = offer_full_line(table, stop) if table.pile_first < table.pile_end else offer_line(table, stop)
    if table.accio[table.mover]:
        n = find_accio(table, n, stop)
    return n


def offer_full_line(table: GlastonburyState, stop: int) -> int:
    """While the pile lasts every cell is full (G-REFILL) and no take ends the game."""
    for i in range(box.SIDE):
        table.choices[i] = box.TAKE_CELL + 2 * LINES[stop][i]
    return 6


def offer_line(table: GlastonburyState, stop: int) -> int:
    """Once the pile is empty: the cards that are left."""
    n = 0
    for i in range(box.SIDE):
        cell = LINES[stop][i]
        n = offer_cell(table, n, box.TAKE_CELL + 2 * cell, cell, table.grid[cell] != box.EMPTY)
    return n


def find_accio(table: GlastonburyState, n: int, stop: int) -> int:
    """G-ACCIO: any card but Vanesco and Perluceo outside the faced line (R-ACCIO-1)."""
    for cell in range(box.CELLS):
        offered = FETCHABLE[table.grid[cell]] & OUTSIDE[box.CELLS * stop + cell]
        n = offer_cell(table, n, box.ACCIO_CELL + 2 * cell, cell, offered)
    return n


def find_at_corner(table: GlastonburyState) -> int:
    """G-CORNER: pass; G-DECLINATIO: with a charge, the cards of the line a second walk would face, except Vanesco and
    Perluceo (G-ONESPELL); with only these on it, the walk that ends the game (G-SPECIAL1)."""
    table.choices[0] = box.PASS
    n = 1
    if table.declinatio[table.mover]:
        stop = stop_after(table.pawn[table.mover], number_on(table, table.mover))
        for i in range(box.SIDE):
            cell = LINES[stop][i]
            n = offer_cell(table, n, box.DECLINATIO_CELL + 2 * cell, cell, FETCHABLE[table.grid[cell]])
        if n == 1:
            table.choices[1] = box.DECLINATIO_END
            n = 2
    return n


def find_special2(table: GlastonburyState) -> int:
    """G-SPECIAL2: walk by the number below (a choice even where it is the only one, R-SPECIAL2-1); D-SPECIAL2: or stay,
    where the edition says "may"."""
    table.choices[0] = box.WALK
    table.choices[1] = box.STAY
    return 1 if table.special2_must else 2


def find_joins(table: GlastonburyState) -> int:
    """G-IMMUTO, D-JOIN: the kinds that the mover's next Immuto may join, and none."""
    n = 0
    for kind in range(box.KIND_COUNT):
        table.choices[n] = box.JOIN_KIND + kind
        n += scoring.may_join(table, table.mover, kind)
    table.choices[n] = box.JOIN_KIND + box.UNJOINED
    return n + 1


def offer_cell(table: GlastonburyState, n: int, action: int, cell: int, offered: int) -> int:
    """Offer a choice of a cell and, where it ends the game, also to refuse the card (G-REFUSE).

    Both are written and the count decides which are kept, so the processor has no branch to predict.
    """
    table.choices[n] = action
    table.choices[n + 1] = action + 1
    return n + offered * (1 + ends_game(table, cell))


def ends_game(table: GlastonburyState, cell: int) -> bool:
    """G-END: whether taking this card leaves a line empty (R-END-1: outer lines count only where the table agreed so,
    else they begin with NEVER cards left); never while the pile has cards to refill with."""
    if table.pile_first < table.pile_end:
        return False
    return table.left[cell // 6] == 1 or table.left[6 + cell % 6] == 1


# ---------------------------------------------------------------- the turn


def apply(table: GlastonburyState, action: int) -> None:
    """Carry out one complete choice of the mover, up to the next decision."""
    if action >= box.DECLINATIO_CELL:
        if action >= box.JOIN_KIND:
            join(table, action - box.JOIN_KIND)
        else:
            use_declinatio(table)
            take(table, (action - box.DECLINATIO_CELL) >> 1, action & 1)
    elif action >= box.ACCIO_CELL:
        use_accio(table)
        take(table, (action - box.ACCIO_CELL) >> 1, action & 1)
    elif action >= box.TAKE_CELL:
        take(table, (action - box.TAKE_CELL) >> 1, action & 1)
    elif action == box.WALK:
        walk(table, number_below(table, table.mover))
    elif action == box.DECLINATIO_END:
        use_declinatio(table)
        end_game(table, box.STRANDED)
    else:
        end_turn(table)


def take(table: GlastonburyState, cell: int, refuse: int) -> None:
    """G-TAKE: take the card, let an instant spell happen, then refill; or end the game (G-END). A refused Vanesco
    happens all the same (G-REFUSE), a final Perluceo does not (R-REFUSE-1)."""
    last = ends_game(table, cell)
    card = table.grid[cell]
    table.grid[cell] = box.EMPTY
    if refuse:
        leave_game(table, card)
    else:
        collect(table, card)
    if card == box.VANESCO:
        vanesco(table)
    elif card == box.PERLUCEO and not last:
        perluceo(table)
    if last:
        end_game(table, box.REFUSED if refuse else box.KEPT)
    else:
        refill(table, cell)
        end_turn(table)


def collect(table: GlastonburyState, card: int) -> None:
    """G-TAKE: an ingredient or Immuto onto the cauldron; a spell beside it, with its charges (G-CHARGES)."""
    seat = table.mover
    if card <= box.IMMUTO:
        table.size[seat] += 1
        table.cauldron[box.DEPTH * seat + table.size[seat]] = card
    elif card == box.VANESCO:
        table.vanescos[seat] += 1
    elif card == box.PERLUCEO:
        table.perluceos[seat] += 1
    elif card == box.ACCIO:
        table.accio_cards[seat] += 1
        table.accio[seat] += box.ACCIO_CHARGES
    else:
        table.declinatio_cards[seat] += 1
        table.declinatio[seat] += box.DECLINATIO_CHARGES


def refill(table: GlastonburyState, cell: int) -> None:
    """G-REFILL: the next card of the pile into the cell; with the pile empty the cell stays empty."""
    if table.pile_first < table.pile_end:
        table.grid[cell] = table.pile[table.pile_first]
        table.pile_first += 1
    else:
        table.left[cell // 6] -= 1
        table.left[6 + cell % 6] -= 1


# ---------------------------------------------------------------- spells


def use_accio(table: GlastonburyState) -> None:
    """G-ACCIO: costs a charge."""
    table.accio[table.mover] -= 1
    table.accio_spent[table.mover] += 1


def use_declinatio(table: GlastonburyState) -> None:
    """G-DECLINATIO: costs a charge; the pawn walks again by the same number."""
    table.declinatio[table.mover] -= 1
    table.declinatio_spent[table.mover] += 1
    walk(table, number_on(table, table.mover))


def vanesco(table: GlastonburyState) -> None:
    """G-VANESCO: clockwise from the caster (R-VANESCO-1) every other seat's top card goes under the pile, or out if
    that is empty; also an Immuto (R-VANESCO-3), but nothing from a bare cauldron (R-VANESCO-2)."""
    table.happened[table.mover] += 1
    under = table.pile_first < table.pile_end
    for k in range(1, table.seats):
        seat = table.mover + k
        if seat >= table.seats:
            seat -= table.seats
        if table.size[seat]:
            card = lose_top(table, seat)
            if under:
                table.pile[table.pile_end] = card
                table.pile_end += 1
            else:
                leave_game(table, card)


def lose_top(table: GlastonburyState, seat: int) -> int:
    """Take the top card off a cauldron."""
    top = box.DEPTH * seat + table.size[seat]
    card = table.cauldron[top]
    table.cauldron[top] = box.EMPTY
    table.size[seat] -= 1
    return card


def perluceo(table: GlastonburyState) -> None:
    """G-PERLUCEO: the taker may look through its own cauldron, in order (R-PERLUCEO-1), until its next turn begins
    (R-PERLUCEO-2)."""
    table.happened[table.mover] += 1
    table.looks |= 1 << table.mover


# ---------------------------------------------------------------- the end


def leave_game(table: GlastonburyState, card: int) -> None:
    """A refused card, or one that vanishes while the pile is empty, is out."""
    table.out[table.out_size] = card
    table.out_size += 1


def end_game(table: GlastonburyState, cause: int) -> None:
    """G-END: the game ends at once; the mover has ended it. G-IMMUTO: where owners say what their Immutos join, all
    cauldrons open before that."""
    table.ended = cause
    table.ender = table.mover
    if scoring.is_settled_by_owners(table):
        scoring.open_cauldrons(table)
        settle_next(table)
    else:
        count_up(table)


def settle_next(table: GlastonburyState) -> None:
    """G-IMMUTO: the next seat with an Immuto to join, clockwise from the one after the ender; then the score."""
    for k in range(1, table.seats + 1):
        seat = table.ender + k
        if seat >= table.seats:
            seat -= table.seats
        if table.immutos[seat] and table.joins[box.IMMUTOS * seat + table.immutos[seat] - 1] == box.UNSETTLED:
            table.phase = box.SETTLE
            table.mover = seat
            return
    count_up(table)


def join(table: GlastonburyState, kind: int) -> None:
    """G-IMMUTO: the mover's next Immuto joins this kind, or none."""
    place = box.IMMUTOS * table.mover
    if table.joins[place] != box.UNSETTLED:
        place += 1
    table.joins[place] = kind + 1
    scoring.open_cauldrons(table)
    settle_next(table)


def count_up(table: GlastonburyState) -> None:
    """The game is over: score it."""
    table.phase = box.OVER
    scoring.score_table(table)


def playout(table: GlastonburyState, rng: Rng) -> int:
    """Play to the end at random; return the number of choices."""
    made = 0
    while table.phase != box.OVER:
        apply(table, table.choices[draw.below(rng, find_actions(table))])
        made += 1
    return made


class GlastonburyPosition(GlastonburyState):
    """The table with the rules: what the rest of the program plays with."""

    def owing(self) -> int:
        """The mover's bit; 0 when the game is over."""
        return 0 if self.phase == box.OVER else 1 << self.mover

    def find_actions(self, seat: int) -> int:
        """The mover's legal actions; nobody else has any."""
        return find_actions(self) if seat == self.mover else 0

    def apply_unchecked(self, seat: int, action: int) -> None:
        """Carry out a legal choice of the mover."""
        apply(self, action)

    def copy(self) -> "GlastonburyPosition":
        """A copy that shares nothing with this position."""
        twin = GlastonburyPosition.__new__(GlastonburyPosition)
        twin.copy_from(self)
        return twin

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; the points follow from it."""
        super().restore(data)
        if self.phase == box.SETTLE:
            scoring.open_cauldrons(self)
        elif self.ended:
            scoring.score_table(self)

    def redeal(self, rng: Rng) -> None:
        """Set up again with a deal drawn by `rng`."""
        if rng is None:
            raise TypeError(rng)
        redeal(self, rng)

    def playout(self, rng: Rng) -> int:
        """Play to the end at random."""
        if rng is None:
            raise TypeError(rng)
        return playout(self, rng)

    def ending(self) -> int:
        """Why the game ended (KEPT, REFUSED, STRANDED), or 0 as long as it goes on or an Immuto is still to join."""
        return self.ended if self.phase == box.OVER else 0

    def points(self, seat: int) -> int:
        """G-SCORE and, with recipes, G-RECIPES."""
        return self.score[within(seat, self.seats)]

    def standing(self, seat: int) -> int:
        """G-TIE: points alone; equals share the win (R-TIE-1)."""
        return self.score[within(seat, self.seats)]
