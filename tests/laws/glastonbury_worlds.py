"""Small cases of Glastonbury in which every world that a seat may imagine can be counted."""

from collections.abc import Hashable
from itertools import count, permutations, product

from witching.core.memory import Memory
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.story import EventLog
from witching.core.viewers import Seated
from witching.games.glastonbury.components import CELLS, COLOUR_ONLY, EMPTY, IMMUTO, UNKNOWN, colour_of
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.position import GlastonburyState
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.testing.book import Few

Place = tuple[str, int, int]


def places(table: GlastonburyState) -> dict[Place, int]:
    """Every card but the spells that were taken, by its place."""
    grid = {("grid", cell, 0): table.card_at(cell) for cell in range(CELLS) if table.card_at(cell) != EMPTY}
    pile = {("pile", i, 0): table.pile_card(i) for i in range(table.pile_first, table.pile_end)}
    out = {("out", i, 0): card for i, card in enumerate(table.out_cards())}
    seats = range(table.seats)
    cauldrons = {("cauldron", seat, i): card for seat in seats for i, card in enumerate(table.cauldron_of(seat))}
    return grid | pile | out | cauldrons


def may_be(trace: int, card: int) -> bool:
    """Whether this card can have left this trace: itself, one of its colour, any ingredient or Immuto."""
    if trace >= COLOUR_ONLY:
        return card < IMMUTO and colour_of(card) == trace - COLOUR_ONLY
    return card <= IMMUTO if trace == UNKNOWN else card == trace


def play_until(unseen: int, seed: int, options: dict[str, object]) -> EventLog:
    """A random game up to the first moment with at most `unseen` undrawn cards."""
    game = Glastonbury()
    position = game.blank(options)
    rng = Rng(seed)
    position.redeal(rng)
    event_log = game.event_log(position)
    while undrawn_places(event_log.position)[unseen:]:
        (seat,) = event_log.position.to_act()
        choices = event_log.position.legal(seat)
        event_log.follow(seat, choices[rng.below(len(choices))])
    return event_log


def undrawn_places(position: Position) -> range:
    """The places in the pile whose cards nobody has seen."""
    return range(mine(position).pile_first, mine(position).unseen_end)


def last_three() -> Few:
    """Three different cards of the pile were never seen: 6 orders."""
    position = play_until(3, 1, {"seats": 3}).position

    def order(world: Position) -> tuple[int, ...]:
        return tuple(mine(world).pile_card(place) for place in undrawn_places(position))

    every = frozenset(permutations(order(position)))
    assert len(every) == 6
    return Few(Glastonbury().knowledge(position, 0), order, every)


def two_recipes() -> Few:
    """The other seat has one of the four A and one of the four B that are left."""
    position = Glastonbury().blank({"seats": 2, "recipes": True})
    position.redeal(Rng(5))
    every = product(*([recipe for recipe in range(5) if recipe != own] for own in position.recipes_of(0)))
    return Few(Glastonbury().knowledge(position, 0), lambda world: mine(world).recipes_of(1), frozenset(every))


def forgotten() -> Few:
    """One card of the pile was never seen and a few were forgotten, one of them except for its colour."""
    event_log = play_until(1, 3, {"seats": 2})
    return next(few for seed in count() for few in [forgotten_by(event_log, seed)] if len(few.worlds) > 12)


def forgotten_by(event_log: EventLog, seed: int) -> Few:
    """The worlds of a seat that forgot with this seed; none unless it forgot as the case requires."""
    game, truth = Glastonbury(), places(mine(event_log.position))
    known, events = game.knowledge(event_log.position, 1), event_log.told_to(Seated(1))
    left = game.recall(known, events, Memory(4, 0.03, colour=20), seed)
    blanks = {place: card for place, card in places(left.table).items() if card >= UNKNOWN}

    def lie(world: Position) -> Hashable:
        return tuple(places(mine(world))[place] for place in blanks)

    wanted = len(blanks) in (4, 5) and any(trace >= COLOUR_ONLY for trace in blanks.values())
    orders = permutations([truth[place] for place in blanks]) if wanted else ()
    undrawn = ("pile", left.table.pile_first, 0)
    return Few(left, lie, frozenset(order for order in orders if fit(blanks, order, undrawn)))


def fit(blanks: dict[Place, int], order: tuple[int, ...], undrawn: Place) -> bool:
    """Whether cards in this order fit the traces; the undrawn card may also be a spell."""
    pairs = zip(blanks.items(), order, strict=True)
    return all(place == undrawn or may_be(trace, card) for (place, trace), card in pairs)


def mine(position: Position) -> GlastonburyPosition:
    assert isinstance(position, GlastonburyPosition)
    return position
