"""What the laws must know about Glastonbury."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import cycle, product

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from laws import glastonbury_cards as cards
from laws import glastonbury_worlds as worlds
from laws.glastonbury_worlds import mine
from witching.core.knowledge import Knowledge
from witching.core.message import Argument, Message
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.story import Event
from witching.core.viewers import Seated, Viewer, seat_of
from witching.games.glastonbury.components import (
    ASSISTED,
    CORNER,
    CORNERS,
    DECLINATIO_END,
    IMMUTOS,
    OPEN,
    PLAYER_COLOURS,
    SETTLE,
    SPECIAL2,
    full_pack,
    is_ingredient,
)
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.knowledge import GlastonburyKnowledge
from witching.games.glastonbury.notation import split, write_card
from witching.games.glastonbury.options import EDITIONS, SWITCHES
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.view import GlastonburyView
from witching.testing.book import Book, Few, Log, Options, World
from witching.testing.play import after

MOST_TURNS = {"must": 196, "may": 772}
MOST_TAKES = 96
IMMUTO_CARD = "glastonbury-card-immuto"
INGREDIENT_CARD = "glastonbury-card-ingredient"


def every_option() -> Iterator[tuple[str, Options]]:
    """Seats x recipes x memory; editions and house rules take turns."""
    editions = cycle(("ru", "it", "ko", "ru-alchemist"))
    immutos = cycle(("as_scored", "free"))
    deciders = cycle(("owner", "owner", "engine"))
    joins = cycle(("any", "collected"))
    removals = cycle(("both_colours", "one_colour", "one_colour", "both_colours", "one_colour"))
    for seats, recipes, memory in product((2, 3, 4), (False, True), ("strict", "assisted", "open")):
        given: dict[str, object] = {"seats": seats, "recipes": recipes, "memory": memory, "edition": next(editions)}
        given["immuto_in_recipe"] = next(immutos)
        given["two_player_removal"] = next(removals)
        given["immuto_by"], given["immuto_joins"] = next(deciders), next(joins)
        given["end_lines"] = "all" if seats == 3 and memory == "strict" else "inner"
        yield f"{seats}-{memory}{'-recipes' * recipes}", given


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """Any options that fit together."""
    seats = draw(st.integers(2, 4))
    given: dict[str, object] = {"seats": seats, "edition": draw(st.sampled_from(list(EDITIONS)))}
    given["recipes"] = draw(st.booleans())
    given["colours"] = draw(st.permutations(PLAYER_COLOURS))[:seats]
    given["corners"] = draw(st.permutations(list(CORNERS)))[:seats]
    for name, values in SWITCHES.items():
        if draw(st.booleans()):
            given[name] = draw(st.sampled_from(values))
    if given.get("memory") == "assisted" and draw(st.booleans()):
        given["assisted"] = draw(st.lists(st.integers(0, seats - 1), unique=True))
    if draw(st.booleans()):
        given["first_seat"] = draw(st.integers(0, seats - 1))
    return given


def needed_looks(table: GlastonburyPosition) -> int:
    """The seats with an open look at something they would otherwise have to remember (G-MEMORY), as bits."""
    helped = {OPEN: table.looks, ASSISTED: table.assisted}
    return table.looks & ~helped.get(table.memory, 0)


class GlastonburyBook(Book):
    game = Glastonbury()
    hidden = frozenset({"grid", "pile", "seats"})
    chooses_at_once = False
    quick: Mapping[str, Options] = {
        "two": {"seats": 2, "edition": "ko", "recipes": True},
        "three": {"seats": 3, "edition": "it", "memory": "assisted", "assisted": [0, 2]},
        "four": {"seats": 4, "recipes": True, "memory": "open"},
    }
    slow: Mapping[str, Options] = dict(every_option())

    def any_options(self) -> st.SearchStrategy[Options]:
        return any_options()

    def tempts(self, position: Position, action: int) -> bool:
        choice = split(action)
        if choice.verb == "join":
            return choice.kind != "-"
        return choice.verb != "take" or not is_ingredient(mine(position).card_at(choice.cell))

    def rarities(self, position: Position) -> set[str]:
        """G-SPECIAL2, G-SPECIAL1 at hand, a look that is open, a card out of the game before its end, an Immuto to be
        joined."""
        table = mine(position)
        at_corner = table.legal(table.mover) if table.phase == CORNER else []
        found = {
            "special2": table.phase == SPECIAL2,
            "stranded": DECLINATIO_END in at_corner,
            "look": needed_looks(table) and not table.ended,
            "out": table.out_size and not table.is_over(),
            "settle": table.phase == SETTLE,
        }
        return {name for name, holds in found.items() if holds}

    def check_conserved(self, position: Position) -> None:
        """G-BOX: grid, pile, cauldrons, spells and the cards out of the game make up the pack."""
        table = mine(position)
        assert sorted(lying_cards(table)) == pack_of(table)

    def check_length(self, start: Position, log: Log) -> None:
        verbs = Counter(split(action).verb for _, action in log)
        assert len(log) - verbs["walk"] - verbs["join"] <= MOST_TURNS["must" if mine(start).special2_must else "may"]
        assert verbs["take"] + verbs["accio"] + verbs["declinatio"] <= MOST_TAKES
        assert verbs["join"] <= IMMUTOS

    def unseen_world(self, world: World, viewer: Viewer, rng: Rng) -> World:
        """The undrawn pile in any order; ingredients hidden now change places with others of equal value; recipes."""
        now = after(*world)
        if now.is_over():
            return self.unknown_world(world, -1, rng)
        setup = self.game.write_setup(world[0])
        lying = cards.follow(setup, world[1])
        lying.are_cauldrons_open = mine(now).phase == SETTLE
        names = list(lying.names)
        cards.shuffle_cards(names, lying.undrawn, rng)
        cards.shuffle_alike(names, lying.hidden_from(viewer), rng)
        seats = cards.shuffle_recipes(setup, seat_of(viewer), rng)
        return self.game.read_setup(cards.with_cards(setup, names, seats)), world[1]

    def unknown_world(self, world: World, seat: int, rng: Rng) -> World:
        """The undrawn pile and, while the game goes on, the others' recipes."""
        setup = self.game.write_setup(world[0])
        lying = cards.follow(setup, world[1])
        names = list(lying.names)
        cards.shuffle_cards(names, lying.undrawn, rng)
        seats = setup.seats if after(*world).is_over() else cards.shuffle_recipes(setup, seat, rng)
        return self.game.read_setup(cards.with_cards(setup, names, seats)), world[1]

    def check_agreement(self, blanked: Knowledge, world: Position) -> None:
        assert isinstance(blanked, GlastonburyKnowledge)
        known, found = worlds.places(blanked.table), worlds.places(mine(world))
        assert len(known) == len(found)
        undrawn = range(blanked.table.pile_first, blanked.table.unseen_end)
        for place, card in known.items():
            is_undrawn = place[0] == "pile" and place[1] in undrawn
            assert is_undrawn or worlds.may_be(card, found[place]), (place, card, found[place])
        assert self._unassisted(world, blanked.seat) == self._unassisted(blanked.imagine(Rng(0)), blanked.seat)

    def _unassisted(self, world: Position, seat: int) -> GlastonburyView:
        """A seat's view without help in looking through its own cauldron: a seat that forgets remembers by itself."""
        view = self.game.view(world, Seated(seat))
        assert isinstance(view, GlastonburyView)
        if seat not in view.assisted or view.result is not None:
            return view
        seats = [replace(each, cards=None) if each is view.seats[seat] else each for each in view.seats]
        return replace(view, seats=seats)

    def named(self, events: Sequence[Event]) -> set[Hashable]:
        return {name for event in events for name in names_in(event.message)}

    def shown(self, view: Struct) -> set[Hashable]:
        assert isinstance(view, GlastonburyView)
        piles = [card for seat in view.seats for card in [seat.top, *(seat.cards or [])]]
        return {card for card in [*view.grid, *piles] if card is not None}

    def few_worlds(self) -> Mapping[str, Callable[[], Few]]:
        return {"pile": worlds.last_three, "recipes": worlds.two_recipes, "forgotten": worlds.forgotten}


def names_in(argument: Argument) -> Iterator[str]:
    """The ingredients and Immutos that a message names."""
    if isinstance(argument, list):
        yield from (name for item in argument for name in names_in(item))
    elif isinstance(argument, Message):
        kind = argument.args.get("kind")
        if argument.key == INGREDIENT_CARD and isinstance(kind, Message):
            yield f"{kind.key.removeprefix('glastonbury-kind-')}-{argument.args['value']}"
        elif argument.key == IMMUTO_CARD:
            yield write_card(73)
        yield from (name for item in argument.args.values() for name in names_in(item))


def lying_cards(table: GlastonburyPosition) -> Iterator[int]:
    """Every card, wherever it lies."""
    yield from worlds.places(table).values()
    for seat in range(table.seats):
        for spell, count in table.spells_of(seat).items():
            yield from [spell] * count


def pack_of(table: GlastonburyPosition) -> list[int]:
    """G-TWO: the pack without the removed colours."""
    return [card for card in full_pack() if not (is_ingredient(card) and table.removed >> (card - 1) // 8 & 1)]
