"""Small cases of Incantibus in which every world that a seat may imagine can be counted, and boxes for the laws."""

from collections.abc import Hashable, Iterator
from itertools import count, islice, permutations
from math import inf

from games.incantibus.stacked import deal, rows
from witching.core.memory import FORGETFUL, Memory
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.story import EventLog
from witching.core.viewers import Seated
from witching.games.incantibus.components import DOWN, GOLD, MONSTER, ROOM_PLACES, SORCERER, UNKNOWN
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.knowledge import IncantibusKnowledge
from witching.games.incantibus.position import IncantibusState
from witching.games.incantibus.rules import IncantibusPosition
from witching.testing.book import Few

GAME = Incantibus()
SEARCHED = 500  # moments to search for one that suits a small case


def with_rows(**changes: str) -> str:
    """Our own box with other rows; `oculus` replaces the file's line `oculus = …`."""
    keys = {name.replace("_", "-"): row for name, row in changes.items()}
    return rows({key: f"{key} = {row}" for key, row in keys.items()})


def two_monsters(visible: int, weapon: str, second: str) -> str:
    """The row of a monster, and below it that of another one for the same weapon; one secret token of each."""
    row = f"secret = 1, points = 3, weapon = '{weapon}' }}"
    return f"{{ visible = {visible}, {row}\n{second} = {{ visible = 0, {row}"


SPELLS = {"expandius": "1", "fortuna": "1", "imperium": "1", "oculus": "5", "philosophio": "1", "iskanto": "1"}
OWN_BOX = with_rows(
    **SPELLS,
    purse="1",
    stone="3",
    three_gold="1",
    mistletoe="{ visible = 3, secret = 1, name = 'Golden bough' }",
    two_coins="{ coins = 5, visible = 2, secret = 2 }",
    riches="{ price = { gold = 7 }, points = 0 }",
    kitchen='{ back = "2+", visible = 1, secret = 0 }',
)
EVERY_SECRET = with_rows(
    **SPELLS,
    kitchen='{ back = "2+", visible = 5, secret = 3 }',
    armoury='{ back = "3+", visible = 5, secret = 4 }',
    gallery='{ back = "4", visible = 3, secret = 5 }',
    treasury='{ back = "4", visible = 4, secret = 4 }',
)
"""Rooms in which all 26 secret tokens are laid out, and plenty of Oculus cards."""
MENAGERIE = with_rows(
    goblin=two_monsters(2, "net", "ogre"),
    werewolf=two_monsters(2, "trap", "imp"),
    ghost=two_monsters(1, "crystal-ball", "wight"),
    vampire=two_monsters(1, "flying-stake", "bat"),
)
"""One secret monster of each of eight kinds, two for each weapon."""


def mine(position: Position) -> IncantibusPosition:
    assert isinstance(position, IncantibusPosition)
    return position


def moments(options: dict[str, object]) -> Iterator[EventLog]:
    """Random games, moment by moment."""
    for seed in count():
        position, rng = GAME.blank(options), Rng(seed)
        position.redeal(rng)
        event_log = GAME.event_log(position)
        while not event_log.position.is_over():
            seat = event_log.position.to_act()[0]
            legal = event_log.position.legal(seat)
            event_log.follow(seat, legal[rng.below(len(legal))])
            yield event_log


def room_orders() -> Few:
    """With two seats there are three rooms below the roof: 6 orders."""
    position = GAME.blank({"seats": 2})
    position.redeal(Rng(1))

    def order(world: Position) -> tuple[int, ...]:
        return tuple(mine(world).room_in(index) for index in range(1, 4))

    return Few(GAME.knowledge(position, 0), order, frozenset(permutations(order(position))))


def hidden_sorcerers() -> Few:
    """Two seats in the final: each of the two hidden sorcerers is one of the eight nobody has seen."""
    event_log = next(c for c in moments({"seats": 2}) if mine(c.position).room_now == 4)
    position = mine(event_log.position)
    places = [place for place in range(6) if position.fate_of(place) == DOWN]
    seen = {position.sorcerer_in(place) for place in range(6)} - {position.sorcerer_in(place) for place in places}
    unseen = [kind for kind in range(SORCERER, UNKNOWN) if kind not in seen]

    def hidden(world: Position) -> tuple[int, ...]:
        return tuple(mine(world).sorcerer_in(place) for place in places)

    return Few(GAME.knowledge(position, 0), hidden, frozenset(permutations(unseen, len(places))))


def last_of(stack: int) -> Few:
    """Two to four different things are left in a stack (visible tokens, 2: potions, books, 4: cards): any order."""

    def order(world: Position) -> tuple[int, ...]:
        table = mine(world)
        drawn = (table.visible_next, table.secret_next, table.potion_next, table.book_next, table.spell_next)
        return tuple(table.stacks()[stack][drawn[stack] :])

    lefts = ((event_log, order(event_log.position)) for event_log in moments({"seats": 4, "expert": True}))
    position, left = next((c.position, left) for c, left in lefts if 1 < len(left) < 5 and len(set(left)) == len(left))
    return Few(GAME.knowledge(position, 0), order, frozenset(permutations(left)))


def last_room() -> Iterator[tuple[EventLog, int]]:
    """The last of all rooms, no secret token left in the stack, a few in the room, one put back by another seat."""
    for event_log in moments({"seats": 4, "box": EVERY_SECRET}):
        position = mine(event_log.position)
        marked = [place for place in range(ROOM_PLACES) if position.suspects_at(place)]
        for seat in range(4) if position.room_now == 7 and marked else ():
            if any(not position.lookers_at(place) >> seat & 1 for place in marked):
                yield event_log, seat


def secrets(world: Position) -> tuple[int, ...]:
    """The secret tokens of the room by place, 0 for an empty one."""
    return tuple(mine(world).secret_at(place) for place in range(ROOM_PLACES))


def arrangements(truth: IncantibusPosition, known: IncantibusState) -> frozenset[Hashable]:
    """Every possible arrangement of the tokens at the unknown places."""
    unknown = [place for place in range(ROOM_PLACES) if known.secret_at(place) == UNKNOWN]
    found = set()
    for order in permutations([truth.secret_at(place) for place in unknown]):
        if all(may_lie(known, place, kind) for place, kind in zip(unknown, order, strict=True)):
            laid = dict(zip(unknown, order, strict=True))
            found.add(tuple(laid.get(place, known.secret_at(place)) for place in range(ROOM_PLACES)))
    return frozenset(found)


def may_lie(known: IncantibusState, place: int, kind: int) -> bool:
    mask = known.suspects_at(place)
    return not mask or (MONSTER <= kind < GOLD and bool(mask >> (kind - MONSTER) & 1))


def suspects() -> Few:
    """A monster that another seat put back is one of some kinds: several arrangements, not all of them."""
    for event_log, seat in last_room():
        known = GAME.knowledge(event_log.position, seat)
        every = arrangements(mine(event_log.position), known.table)
        if len(every) > 3:
            return Few(known, secrets, every)
    raise AssertionError


def forgotten_suspects() -> Few:
    """The same, forgotten: now any of the tokens may lie anywhere."""
    for event_log, seat in last_room():
        position = event_log.position
        left = GAME.recall(GAME.knowledge(position, seat), event_log.told_to(Seated(seat)), FORGETFUL, 1)
        every = arrangements(mine(position), left.table)
        if len(every) > 5 and not mine(position).looked:
            return Few(left, secrets, every)
    raise AssertionError


def towers(known: IncantibusKnowledge, truth: IncantibusPosition) -> frozenset[Hashable]:
    """I-NEXT: every order of the rooms that agrees with the known ones and with the height of the stacks."""
    found = set()
    opened, sizes = truth.room_now + 1, {room: truth.box.room_size(room) for room in range(8)}
    for order in permutations(truth.box.rooms_for(truth.seats)):
        drawn = [sum(sizes[room][side] for room in order[:opened]) for side in (0, 1)]
        rooms = [known.table.room_in(index) for index in range(opened)]
        agrees = all(room in (there, UNKNOWN) for room, there in zip(rooms, order, strict=False))
        if agrees and drawn == [truth.visible_next, truth.secret_next]:
            found.add(order)
    return frozenset(found)


def tower(world: Position) -> tuple[int, ...]:
    """The rooms from the roof down."""
    return tuple(mine(world).room_in(index) for index in range(mine(world).room_count))


def forgotten_tower(memory: Memory, least: int, *, blanks: int) -> Few:
    """Three seats in the fourth of six rooms, with `blanks` of the two rooms before it forgotten."""
    at_fourth = (c for c in moments({"seats": 3}) if mine(c.position).room_now == 3)
    for seed, event_log in enumerate(islice(at_fourth, SEARCHED)):
        position = mine(event_log.position)
        left = GAME.recall(GAME.knowledge(position, 0), event_log.told_to(Seated(0)), memory, seed)
        every = towers(left, position)
        if [left.table.room_in(index) for index in (1, 2)].count(UNKNOWN) == blanks and len(every) >= least:
            return Few(left, tower, every)
    raise AssertionError


def forgotten_rooms() -> Few:
    """Both rooms in between are forgotten: any that the stacks allow; the roof and the present room are known."""
    return forgotten_tower(Memory(0, inf), 8, blanks=2)


def one_forgotten_room() -> Few:
    """One of the two is forgotten: the other keeps its place."""
    return forgotten_tower(Memory(0, 0.3), 2, blanks=1)


def two_suspects() -> Few:
    """I-SPELL-OCULUS: two seats put a monster back, each by the weapons it lacks; a third has seen neither."""
    visible = [
        "pumpkin",
        "pumpkin",
        "mushroom",
        "mushroom",
        "one-coin",
        "one-coin",
        "toad",
        "spell",
        "spell",
        "feather",
    ]
    stacks = {"visible": visible, "secret": ["vampire", "bat", "goblin"], "spells": ["oculus", "oculus"]}
    table = deal(seats=3, wands=(4, 2, 1), box=MENAGERIE, expert=False, rooms=["bedroom"], **stacks)
    table.cast("visible 1", "visible 2", "visible 3").cast("visible 4", "visible 5", "visible 6")
    table.give(0, "net", "trap").give(1, "net", "crystal-ball").cast("visible 1", "visible 2", "visible 3")
    table.play("cast oculus", "look secret 1", "cast oculus", "look secret 2")
    one, other = ("ghost", "wight", "vampire", "bat"), ("werewolf", "imp", "vampire", "bat")
    every = [(table.kind(a), table.kind(b)) for a in one for b in other if a != b]
    return Few(GAME.knowledge(table.position, 2), lambda world: secrets(world)[:2], frozenset(every))
