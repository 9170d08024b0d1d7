"""What the laws must know about Incantibus."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final

import msgspec
from hypothesis import strategies as st
from msgspec import Struct

from laws import incantibus_worlds as worlds
from laws.incantibus_boxes import boxes
from laws.incantibus_looks import follow, unsettled
from laws.incantibus_worlds import EVERY_SECRET, OWN_BOX, mine
from witching.core.knowledge import Knowledge
from witching.core.message import Message
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.story import Event
from witching.core.viewers import Seated, Viewer, seat_of
from witching.games.incantibus.components import (
    CAST,
    EMPTY,
    KINDS,
    MAY_CAST,
    MOST_CASTINGS,
    PHASES,
    PURSE,
    SORCERER,
    UNKNOWN,
)
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.knowledge import IncantibusKnowledge
from witching.games.incantibus.notation import split
from witching.games.incantibus.options import HOUSE_RULES
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.view import IncantibusView
from witching.testing.book import Book, Few, Log, Options, World
from witching.testing.play import after

BOXES = {"": None, "-own-box": OWN_BOX, "-every-secret": EVERY_SECRET}
HOUSE = {rule.name: rule.names[-1] for rule in HOUSE_RULES}
"""Every house rule as it is not unless somebody says so."""
TEMPTING = ("point potion", "point book", "point secret", "spend", "decline", "look secret", "steal", "fetch")


class IncantibusBook(Book):
    game = Incantibus()
    hidden = frozenset({"rooms", "visible", "secret", "potions", "books", "sorcerers", "removed", "spells", "log"})
    chooses_at_once = True
    quick: Mapping[str, Options] = {
        "two": {"seats": 2},
        "three-own-box": {"seats": 3, "expert": True, "box": OWN_BOX},
        "four": {"seats": 4, "expert": True, **HOUSE},
    }
    slow: Mapping[str, Options] = {
        f"{seats}{'-expert' * expert}{name}": {"seats": seats, "expert": expert, "box": box}
        for seats in (2, 3, 4)
        for expert in (False, True)
        for name, box in BOXES.items()
    }

    def any_options(self) -> st.SearchStrategy[Options]:
        """Any seats, either mode, our own box, those of the laws, or any other, any house rules."""
        box = st.sampled_from(list(BOXES.values())) | boxes()
        switches = {rule.name: st.sampled_from(rule.names) for rule in HOUSE_RULES}
        return st.fixed_dictionaries({"seats": st.integers(2, 4), "expert": st.booleans(), "box": box, **switches})

    def tempts(self, position: Position, action: int) -> bool:
        choice = split(action)
        return choice.verb in TEMPTING or choice.card >= 2

    def rarities(self, position: Position) -> set[str]:
        """Every phase, every spell that asks for a target, a look that was put back, an optional extra cast."""
        table = mine(position)
        found = {PHASES[table.phase]} if table.phase > CAST else set()
        found |= {f"spell-{table.spell_now}"} if table.spell_now else set()
        found |= {"looked"} if table.looked else set()
        found |= {"put-back"} if any(table.suspects_at(place) for place in range(12)) else set()
        found |= {"may-decline"} if table.extra == MAY_CAST else set()
        sealed = table.phase == CAST and any(table.choice_of(seat) >= 0 for seat in range(table.seats))
        final = table.room_now == table.room_count
        return found | ({"final"} if final else set()) | ({"sealed"} if sealed else set())

    def check_conserved(self, position: Position) -> None:
        """I-BOX: cases, room, moat, stacks, supply and what is out of the game make up the box."""
        table = mine(position)
        assert lying_tokens(table) == tokens_of(table)
        assert lying_cards(table) == Counter(table.box.packs()[2])
        assert sorted(table.sorcerer_in(place) for place in range(12)) == list(range(SORCERER, UNKNOWN))
        assert sorted(table.wand_of(seat) for seat in range(4)) == sorted(table.first_wand_of(s) for s in range(4))
        assert tower(table) == table.box.rooms_for(table.seats)
        assert drawn(table) == (table.visible_next, table.secret_next)

    def check_length(self, start: Position, log: Log) -> None:
        """I-END: at most 94 castings."""
        pointed = [seat for seat, action in log if split(action).verb.startswith("point")]
        assert all(count <= MOST_CASTINGS for count in Counter(pointed).values())

    def unseen_world(self, world: World, viewer: Viewer, rng: Rng) -> World:
        """Stacks, rooms below, hidden and removed sorcerers, secret tokens, what the others point at."""
        looks = follow(*world)
        setup = self.game.write_setup(world[0])
        looker = -1 if isinstance(viewer, Seated) and viewer.look_closed else seat_of(viewer)
        start = self.game.read_setup(looks.shuffled(setup, looker, rng))
        return start, changed(world, seat_of(viewer), rng)

    def unknown_world(self, world: World, seat: int, rng: Rng) -> World:
        """Everything is open except what lies face down: a seat knows what it sees."""
        return self.unseen_world(world, Seated(seat), rng)

    def check_agreement(self, blanked: Knowledge, world: Position) -> None:
        assert isinstance(blanked, IncantibusKnowledge)
        table = mine(world)
        for place in range(12):
            known, found, mask = (
                blanked.table.secret_at(place),
                table.secret_at(place),
                blanked.table.suspects_at(place),
            )
            assert known == found or (known == UNKNOWN and found != EMPTY)
            assert not mask or mask >> (found - 17) & 1
        for index in range(min(table.room_now + 1, table.room_count)):
            assert blanked.table.room_in(index) in (table.room_in(index), UNKNOWN)
        own = Seated(blanked.seat)
        assert open_part(self.game.views(world)(own)) == open_part(self.game.views(blanked.imagine(Rng(0)))(own))

    def named(self, events: Sequence[Event]) -> set[Hashable]:
        """The places of tokens that were revealed and still lie face down: one caught at once does not."""
        told: set[Hashable] = set()
        before = Message("")
        for event in events:
            key, place = event.message.key.removeprefix("incantibus-event-"), place_in(event.message)
            if key in ("room", "final"):
                told.clear()
            elif key == "look":
                told.add(place)
            elif key == "turn-up":
                told.discard(place)
            elif key == "spend" and before.key.startswith("incantibus-event-look"):
                told.discard(place_in(before))
            before = event.message
        return told

    def shown(self, view: Struct) -> set[Hashable]:
        assert isinstance(view, IncantibusView)
        return {place for place, token in enumerate(view.secret, start=1) if token is not None and token.token}

    def few_worlds(self) -> Mapping[str, Callable[[], Few]]:
        return {
            "rooms": worlds.room_orders,
            "sorcerers": worlds.hidden_sorcerers,
            "visible": lambda: worlds.last_of(0),
            "potions": lambda: worlds.last_of(2),
            "books": lambda: worlds.last_of(3),
            "cards": lambda: worlds.last_of(4),
            "suspects": worlds.suspects,
            "two-suspects": worlds.two_suspects,
            "forgotten": worlds.forgotten_suspects,
            "forgotten-rooms": worlds.forgotten_rooms,
            "one-forgotten-room": worlds.one_forgotten_room,
        }


def place_in(message: Message) -> Hashable:
    """The place that a message is about."""
    place = message.args.get("place")
    return place if isinstance(place, int) else None


def changed(world: World, seat: int, rng: Rng) -> Log:
    """The same log, except for what the other seats have sealed and not revealed."""
    start, log = world
    sealed = unsettled(start, log)
    now = after(start, log[: len(log) - sealed])
    others = [
        (other, action if other == seat else pick(now.legal(other), rng)) for other, action in log[len(log) - sealed :]
    ]
    return log[: len(log) - sealed] + others


def pick(choices: list[int], rng: Rng) -> int:
    return choices[rng.below(len(choices))]


def open_part(view: IncantibusView) -> IncantibusView:
    """A view without what depends on a look."""
    choices = [msgspec.structs.replace(choice, token=None, outcome=None, **UNSAID) for choice in view.choices]
    return msgspec.structs.replace(view, secret=[], question=Message(""), choices=choices, to_act=[], ready=[])


UNSAID: Final[dict[str, Any]] = {"said": Message(""), "briefly": Message(""), "notes": []}


def lying_tokens(table: IncantibusPosition) -> Counter[int]:
    """Every token and bought piece but the sorcerers, wherever it lies."""
    visible, secret, potions, books, _ = table.stacks()
    lying = Counter(visible[table.visible_next :] + secret[table.secret_next :])
    lying.update(potions[table.potion_next :] + books[table.book_next :])
    lying.update(table.visible_at(place) for place in range(12))
    lying.update(table.secret_at(place) for place in range(12))
    lying.update([table.potion_in(place) for place in range(3)] + [table.book_in(place) for place in range(3)])
    lying.update({kind: table.in_moat(kind) for kind in range(KINDS)})
    lying.update({PURSE + special: table.in_supply(special) for special in range(4)})
    for seat in range(table.seats):
        lying.update(table.case_of(seat))
    lying[table.pending] += 1
    lying[EMPTY] = 0
    return +lying


def tokens_of(table: IncantibusPosition) -> Counter[int]:
    """I-BOX, I-SETUP: all tokens, potions and, for experts, books are used with any number of seats."""
    visible, secret, _, supply = table.box.packs()
    last = SORCERER if table.expert else SORCERER - 9
    return +(
        Counter(visible + secret + list(range(PURSE + 4, last))) + Counter({PURSE + i: supply[i] for i in range(4)})
    )


def tower(table: IncantibusPosition) -> list[int]:
    """The rooms of the tower, sorted."""
    return sorted(table.room_in(index) for index in range(table.room_count))


def drawn(table: IncantibusPosition) -> tuple[int, int]:
    """I-NEXT: how many visible and secret tokens the rooms opened so far have."""
    opened = range(min(table.room_now + 1, table.room_count))
    sizes = [table.box.room_size(table.room_in(index)) for index in opened]
    return sum(visible for visible, _ in sizes), sum(secret for _, secret in sizes)


def lying_cards(table: IncantibusPosition) -> Counter[int]:
    cards = table.stacks()[4][table.spell_next :] + table.open_cards() + table.used_cards()
    return Counter(cards + ([table.spell_now - 1] if table.spell_now else []))
