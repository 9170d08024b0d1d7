"""For bots: how good a choice looks at first sight, from a seat's knowledge. What others point at is unknown."""

from witching.games.incantibus import cases, payments
from witching.games.incantibus.components import (
    ALCHEMY,
    BARE_WAND,
    BOOK,
    CAST,
    DOWN,
    EMPTY,
    EXPANDIUS,
    FORTUNA,
    GOLD,
    IMPERIUM,
    INGREDIENT,
    ISKANTO,
    MONSTER,
    OCULUS,
    OPEN_PLACES,
    PHILOSOPHIO,
    POTION,
    PURSE,
    REMOVED,
    ROOM_PLACES,
    SORCERER,
    SORCERERS,
    SPELL,
    STONE,
    THREE_GOLD,
    UNIVERSALUS,
    UNIVERSALUS_CARD,
    UNKNOWN,
    UP,
    WEAPON,
    place_table,
)
from witching.games.incantibus.knowledge import IncantibusKnowledge
from witching.games.incantibus.notation import Choice, split
from witching.games.incantibus.position import IncantibusState
from witching.games.incantibus.rules import find_actions

# in tenths of a point
POINT = 10
INGREDIENT_WORTH = 9
NEEDED_INGREDIENT = 9  # added for each open potion that the seat still needs it for
WEAPON_WORTH = 8
SECOND_WEAPON_WORTH = 4
PREY_WORTH = 6  # added for each point of a monster in the room that the weapon catches
CAST_WORTH = 22
PURSE_WORTH = 9
UNIVERSALUS_WORTH = 22
STONE_WORTH = 18
CONTEST = (45, 25, 10)  # how likely, in percent, a stronger wand points at the best, second and third thing there
PLACE_OF = place_table()


def greedy_eval(knowledge: IncantibusKnowledge, action: int) -> int:
    """How much better than nothing a choice looks, in tenths of a point."""
    table, seat, choice = knowledge.table, knowledge.seat, split(action)
    if table.phase == CAST:
        return _hope(knowledge, action) * target_worth(knowledge, choice) // 100
    if choice.verb in ("pay", "discard"):
        return -keep_worth(table, seat, choice.kind)
    if choice.verb in ("spend", "keep"):
        return _spend_worth(knowledge) if choice.verb == "spend" else 0
    if choice.verb == "cast":
        return card_worth(knowledge, choice.card)
    if choice.verb == "steal":
        return gain_worth(table, seat, choice.kind) + keep_worth(table, choice.seat, choice.kind) // 2
    if choice.verb == "fetch":
        return gain_worth(table, seat, choice.kind)
    return target_worth(knowledge, choice)


# ---------------------------------------------------------------- pointing


def target_worth(knowledge: IncantibusKnowledge, choice: Choice) -> int:
    """What a target brings the seat that gets it."""
    table, seat = knowledge.table, knowledge.seat
    if choice.verb == "point visible":
        return taking_worth(table, seat, table.visible_at(choice.place))
    if choice.verb == "take visible":
        return imperium_worth(table, seat, table.visible_at(choice.place))
    if choice.verb in ("point secret", "look secret"):
        return secret_worth(knowledge, choice.place)
    if choice.verb == "point potion":
        return piece_worth(table, seat, table.potion_in(choice.place))
    if choice.verb == "point book":
        return piece_worth(table, seat, table.book_in(choice.place))
    if choice.verb == "point sorcerer":
        return _sorcerer_worth(table, seat, choice.place)
    return 0


def _hope(knowledge: IncantibusKnowledge, action: int) -> int:
    """How likely, in percent, no stronger wand wants the same: others like what looks best to anybody."""
    table, wand = knowledge.table, knowledge.table.wand_of(knowledge.seat)
    stronger = sum(table.wand_of(other) > wand for other in range(table.seats))
    targets = [table.action_at(index) for index in range(find_actions(table, knowledge.seat))]
    liked = sorted((-target_worth(knowledge, split(other)), other) for other in targets)
    rank = [other for _, other in liked].index(action)
    risk = CONTEST[rank] if rank < len(CONTEST) else 0
    hope = 100
    for _ in range(stronger):
        hope = hope * (100 - risk) // 100
    return hope


def _sorcerer_worth(table: IncantibusState, seat: int, place: int) -> int:
    """I-FINAL: an open one by its points and price; a hidden one by what the unseen ones promise."""
    if table.fate_of(place) == UP:
        return piece_worth(table, seat, table.sorcerer_in(place))
    unseen = [table.sorcerer_in(other) for other in range(SORCERERS) if table.fate_of(other) in (DOWN, REMOVED)]
    wand = table.wand_of(seat)
    hopes = [piece_worth(table, seat, kind) for kind in unseen if payments.can_pay(table, seat, kind, wand)]
    return sum(hopes) // len(unseen)


def secret_worth(knowledge: IncantibusKnowledge, place: int) -> int:
    """A secret token: what the seat saw, or the average of what may lie there."""
    kinds = _may_lie(knowledge, place)
    return sum(taking_worth(knowledge.table, knowledge.seat, kind) for kind in kinds) // max(1, len(kinds))


def _may_lie(knowledge: IncantibusKnowledge, place: int) -> list[int]:
    """The tokens that may lie face down at a place; the one that does, to a seat that saw it."""
    table = knowledge.table
    if table.secret_at(place) != UNKNOWN:
        return [table.secret_at(place)]
    mask = table.suspects_at(place)
    return [kind for kind in knowledge.unknown_tokens() if not mask or _is_suspect(kind, mask)]


def _is_suspect(kind: int, mask: int) -> bool:
    return MONSTER <= kind < GOLD and bool(mask >> (kind - MONSTER) & 1)


# ---------------------------------------------------------------- tokens


def taking_worth(table: IncantibusState, seat: int, kind: int) -> int:
    """What a token in the room is worth to the seat that takes it: nothing if it is a monster that escapes."""
    if MONSTER <= kind < GOLD and not cases.has_weapon(table, seat, kind):
        return max(0, gain_worth(table, seat, kind) - UNIVERSALUS_WORTH) if table.held_by(seat, UNIVERSALUS) else 0
    return gain_worth(table, seat, kind)


def imperium_worth(table: IncantibusState, seat: int, kind: int) -> int:
    """What a visible token is worth to the seat that takes it with Imperium, which may take any."""
    return gain_worth(table, seat, kind) if table.imperium_any else taking_worth(table, seat, kind)


def gain_worth(table: IncantibusState, seat: int, kind: int) -> int:
    """What one more token is worth, minus what must make room for it."""
    if kind == SPELL:
        return POINT + CAST_WORTH
    place = PLACE_OF[kind]
    full = cases.overflow(table, seat) >= cases.purse_slots(table, seat)
    if place < 6 and full and table.in_place(seat, place) >= table.slots_at(place):
        same = [other for other in table.case_of(seat) if PLACE_OF[other] == place]
        least = min((keep_worth(table, seat, other) for other in same), default=0)
        return max(0, new_worth(table, seat, kind) - least)
    return new_worth(table, seat, kind)


def new_worth(table: IncantibusState, seat: int, kind: int) -> int:
    """What one more token is worth in a case that has room for it."""
    if INGREDIENT <= kind < WEAPON:
        return INGREDIENT_WORTH + NEEDED_INGREDIENT * _potions_asking(table, seat, kind)
    if WEAPON <= kind < MONSTER:
        return _weapon_worth(table, seat, kind)
    return keep_worth(table, seat, kind)


def keep_worth(table: IncantibusState, seat: int, kind: int) -> int:
    """What a held token is worth: its points, or what it may still be used for."""
    if INGREDIENT <= kind < WEAPON:
        spare = table.held_by(seat, kind) > 1
        return INGREDIENT_WORTH // 2 if spare else INGREDIENT_WORTH
    if WEAPON <= kind < MONSTER:
        return SECOND_WEAPON_WORTH if table.held_by(seat, kind) > 1 else WEAPON_WORTH
    other = {PURSE: PURSE_WORTH, UNIVERSALUS: UNIVERSALUS_WORTH, STONE: STONE_WORTH}
    return other.get(kind, POINT * table.box.points_of(kind))


def _potions_asking(table: IncantibusState, seat: int, kind: int) -> int:
    """How many open potions ask for more of an ingredient than the seat has."""
    asking = 0
    for place in range(OPEN_PLACES):
        potion = table.potion_in(place)
        if potion != EMPTY:
            asking += table.box.recipe_of(potion - POTION).count(kind) > table.held_by(seat, kind)
    return asking


def _weapon_worth(table: IncantibusState, seat: int, kind: int) -> int:
    """A weapon by the visible monsters it would catch; a second one of a kind is worth little."""
    if table.held_by(seat, kind):
        return SECOND_WEAPON_WORTH
    visible = [table.visible_at(place) for place in range(ROOM_PLACES)]
    prey = [other for other in visible if MONSTER <= other < GOLD and table.box.weapon_of(other) == kind]
    return WEAPON_WORTH + PREY_WORTH * sum(table.box.points_of(other) for other in prey)


# ---------------------------------------------------------------- pieces and cards


def piece_worth(table: IncantibusState, seat: int, kind: int) -> int:
    """The points of a potion, book or sorcerer, minus the cheapest payment; a potion may also buy a sorcerer."""
    piece = kind - POTION
    points = POINT * table.box.points_of(kind)
    mode, amount = table.box.price_of(piece)
    if mode == BARE_WAND:
        return points
    fitting = _fitting(table, piece) if kind >= BOOK else table.box.recipe_of(piece)
    costs = sorted(keep_worth(table, seat, other) for other in fitting for _ in range(table.held_by(seat, other)))
    bonus = POINT if kind < BOOK else 0
    return points + bonus - sum(costs[: amount if kind >= SORCERER or kind < BOOK else min(amount, 2)])


def _fitting(table: IncantibusState, piece: int) -> list[int]:
    """The kinds that a book or a sorcerer may be paid with."""
    return [kind for kind in range(1, SORCERER) if payments.may_pay(table, piece, kind)]


def card_worth(knowledge: IncantibusKnowledge, card: int) -> int:
    """What a spell card promises."""
    table, seat = knowledge.table, knowledge.seat
    fetched = {EXPANDIUS: PURSE, FORTUNA: THREE_GOLD, UNIVERSALUS_CARD: UNIVERSALUS, PHILOSOPHIO: STONE}
    if card in fetched:
        kind = fetched[card]
        return gain_worth(table, seat, kind) if table.in_supply(kind - PURSE) else 0
    if card == IMPERIUM:
        visible = [table.visible_at(place) for place in range(ROOM_PLACES)]
        return max((imperium_worth(table, seat, kind) for kind in visible if kind), default=0)
    if card == OCULUS:
        places = [place for place in range(ROOM_PLACES) if table.secret_at(place) != EMPTY]
        return max((secret_worth(knowledge, place) for place in places), default=0)
    if card == ISKANTO:
        return max((gain_worth(table, seat, kind) for kind in range(1, SORCERER) if table.in_moat(kind)), default=0)
    assert card == ALCHEMY
    others = [other for other in range(table.seats) if other != seat]
    loot = {kind for other in others for kind in table.case_of(other) if kind < MONSTER or GOLD <= kind < SPELL}
    return max((gain_worth(table, seat, kind) for kind in loot), default=0)


def _spend_worth(knowledge: IncantibusKnowledge) -> int:
    """Universalus for the monster at hand, or, once the look is closed, for what it may be."""
    table = knowledge.table
    kinds = _may_lie(knowledge, table.looked - 1) if table.looked else [table.pending]
    return sum(gain_worth(table, knowledge.seat, kind) for kind in kinds) // len(kinds) - UNIVERSALUS_WORTH
