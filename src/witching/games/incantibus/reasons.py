"""Why a choice may be good or not: only what follows with certainty from a seat's knowledge, the most telling first."""

from collections.abc import Iterator

from witching.core.message import Argument, Message
from witching.games.incantibus import cases, payments, spells
from witching.games.incantibus import components as parts
from witching.games.incantibus.knowledge import IncantibusKnowledge
from witching.games.incantibus.names import say_kind
from witching.games.incantibus.notation import Choice, split
from witching.games.incantibus.position import IncantibusState


def reasons(knowledge: IncantibusKnowledge, action: int) -> list[Message]:
    """Everything that can be said for and against a choice."""
    return list(_all(knowledge.table, knowledge.seat, split(action)))


def _all(table: IncantibusState, seat: int, choice: Choice) -> Iterator[Message]:
    if choice.verb in ("pay", "discard"):
        yield from _sparing(table, seat, choice.kind)
    elif choice.verb in ("spend", "keep"):
        yield from _spending(table, choice.verb)
    elif choice.verb == "cast":
        yield from _casting(table, choice.card)
    else:
        kind = _kind(table, choice)
        if kind != parts.UNKNOWN:
            yield from _gaining(table, seat, kind, is_fought=_is_fought(table, choice))
        if choice.verb == "steal":
            yield Message("reasons-steals", {"other": choice.seat, "token": _say(table, choice.kind)})
        if table.phase == parts.CAST:
            yield from _contesting(table, seat, kind)


def _kind(table: IncantibusState, choice: Choice) -> int:
    """What a choice is about; UNKNOWN where the seat does not know it."""
    if choice.verb in ("point visible", "take visible"):
        return table.visible_at(choice.place)
    if choice.verb in ("point secret", "look secret"):
        return table.secret_at(choice.place)
    if choice.verb == "point potion":
        return table.potion_in(choice.place)
    if choice.verb == "point book":
        return table.book_in(choice.place)
    if choice.verb == "point sorcerer":
        return table.sorcerer_in(choice.place) if table.fate_of(choice.place) == parts.UP else parts.UNKNOWN
    return choice.kind if choice.kind >= 0 else parts.UNKNOWN


def _is_fought(table: IncantibusState, choice: Choice) -> bool:
    """Whether a monster must be caught: not in the moat, nor where Imperium takes any (I-SPELL-IMPERIUM)."""
    return choice.place >= 0 and not (choice.verb == "take visible" and table.imperium_any)


def _say(table: IncantibusState, kind: int) -> Argument:
    return say_kind(table.box, kind)


# ---------------------------------------------------------------- what a thing brings


def _gaining(table: IncantibusState, seat: int, kind: int, *, is_fought: bool) -> Iterator[Message]:
    """What a token or piece brings to the seat that gets it. A monster of the room must be caught (I-TAKE)."""
    if parts.MONSTER <= kind < parts.GOLD and is_fought:
        yield from _meeting(table, seat, kind)
    elif parts.INGREDIENT <= kind < parts.WEAPON:
        yield from _brewing(table, seat, kind)
    elif parts.WEAPON <= kind < parts.MONSTER:
        yield from _arming(table, seat, kind)
    elif kind == parts.SPELL and table.open_cards():
        yield Message("reasons-spell-token")
    elif table.box.points_of(kind):
        yield Message("reasons-scores", {"points": table.box.points_of(kind)})
    if kind < parts.POTION:
        yield from _priced(table, seat, kind)


def _meeting(table: IncantibusState, seat: int, monster: int) -> Iterator[Message]:
    """I-TAKE: what would catch a monster. Oculus leaves it there if nothing does."""
    caught = cases.catcher(table, seat, monster)
    if caught != parts.EMPTY:
        points = table.box.points_of(monster)
        yield Message("reasons-catches", {"token": _say(table, caught), "points": points})
    elif table.phase == parts.CAST:
        yield from _escaping(table, seat, monster)


def _escaping(table: IncantibusState, seat: int, monster: int) -> Iterator[Message]:
    """I-ESCAPE: who certainly loses a monster that the seat cannot catch but chases away; or that it is lost."""
    able = [other for other in _others(table, seat) if cases.catcher(table, other, monster) != parts.EMPTY]
    if able and all(table.wand_of(other) < table.wand_of(seat) for other in able):
        yield from (Message("reasons-scares-from", {"other": other}) for other in able)
    else:
        yield Message("reasons-but-escapes", {"token": _say(table, table.box.weapon_of(monster))})


def _brewing(table: IncantibusState, seat: int, ingredient: int) -> Iterator[Message]:
    """An open potion that still lacks the ingredient; the reason says if it is the last one missing."""
    for potion in _open_potions(table):
        missing = _missing(table, seat, potion)
        if ingredient in missing:
            key = "reasons-brews" if len(missing) - table.held_by(seat, parts.STONE) == 1 else "reasons-towards"
            yield Message(key, {"token": _say(table, potion), "points": table.box.points_of(potion)})


def _missing(table: IncantibusState, seat: int, potion: int) -> list[int]:
    """The ingredients of a potion that the seat does not hold, one entry per token."""
    recipe = table.box.recipe_of(potion - parts.POTION)
    return [kind for kind in set(recipe) for _ in range(recipe.count(kind) - table.held_by(seat, kind))]


def _open_potions(table: IncantibusState) -> list[int]:
    potions = [table.potion_in(place) for place in range(parts.OPEN_PLACES)]
    return [potion for potion in potions if potion != parts.EMPTY]


def _arming(table: IncantibusState, seat: int, weapon: int) -> Iterator[Message]:
    """A visible monster in the room whose weapon the seat does not hold yet."""
    visible = [table.visible_at(place) for place in range(parts.ROOM_PLACES)]
    for monster in sorted(set(visible), reverse=True):
        is_prey = parts.MONSTER <= monster < parts.GOLD and table.box.weapon_of(monster) == weapon
        if is_prey and not cases.has_weapon(table, seat, monster):
            yield Message("reasons-weapon-for", {"token": _say(table, monster)})


def _priced(table: IncantibusState, seat: int, kind: int) -> Iterator[Message]:
    """I-FINAL: an open sorcerer who asks for this and whom the seat cannot pay yet."""
    for place in range(parts.SORCERERS):
        sorcerer = table.sorcerer_in(place)
        if table.fate_of(place) != parts.UP or payments.can_pay(table, seat, sorcerer, table.wand_of(seat)):
            continue
        piece = sorcerer - parts.POTION
        if table.box.price_of(piece)[0] != parts.ANY and payments.may_pay(table, piece, kind):
            yield Message("reasons-asked-for", {"token": _say(table, sorcerer)})


# ---------------------------------------------------------------- who else may get it


def _contesting(table: IncantibusState, seat: int, kind: int) -> Iterator[Message]:
    """I-CONTEST: what is certain, no matter who else points at it."""
    own, others = table.wand_of(seat), [table.wand_of(other) for other in _others(table, seat)]
    if parts.POTION <= kind < parts.UNKNOWN and not _rivals(table, seat, kind):
        yield Message("reasons-alone")
    elif own > max(others) and not _may_escape(table, seat, kind):
        yield Message("reasons-strongest")
    elif own < min(others):
        yield Message("reasons-weakest")


def _may_escape(table: IncantibusState, seat: int, kind: int) -> bool:
    """I-ESCAPE, I-FINAL: whether it is a monster that the seat cannot catch, or unseen, so that it may be one."""
    is_monster = parts.MONSTER <= kind < parts.GOLD
    return kind == parts.UNKNOWN or (is_monster and cases.catcher(table, seat, kind) == parts.EMPTY)


def _rivals(table: IncantibusState, seat: int, piece: int) -> list[int]:
    """The other seats that could pay for a piece."""
    return [other for other in _others(table, seat) if payments.can_pay(table, other, piece, table.wand_of(other))]


def _others(table: IncantibusState, seat: int) -> list[int]:
    return [other for other in range(table.seats) if other != seat]


# ---------------------------------------------------------------- what is given away, and cast


def _sparing(table: IncantibusState, seat: int, kind: int) -> Iterator[Message]:
    """Why a token that goes to the moat will hardly be missed."""
    if table.held_by(seat, kind) > _wanted(table, kind):
        yield Message("reasons-spare", {"token": _say(table, kind)})
    if table.box.points_of(kind) == 0:
        yield Message("reasons-scores-nothing", {"token": _say(table, kind)})


def _wanted(table: IncantibusState, kind: int) -> int:
    """The most tokens of a kind that may be given away here: one, or as many as a payment may still take (I-PAY)."""
    if table.phase != parts.PAY:
        return 1
    piece = table.piece - parts.POTION
    mode = table.box.price_of(piece)[0]
    if mode == parts.RECIPE:
        return table.box.recipe_of(piece).count(kind) or table.pay_left
    is_one = mode == parts.DIFFERENT and kind != parts.UNIVERSALUS
    return 1 if is_one else table.pay_left


def _spending(table: IncantibusState, verb: str) -> Iterator[Message]:
    """I-TAKE: Universalus for the monster at hand."""
    monster = table.secret_at(table.looked - 1) if table.looked else table.pending
    if verb == "keep":
        yield Message("reasons-keeps-universalus", {"token": _say(table, parts.UNIVERSALUS)})
    elif monster != parts.UNKNOWN:
        points = table.box.points_of(monster)
        yield Message("reasons-catches", {"token": _say(table, parts.UNIVERSALUS), "points": points})


def _casting(table: IncantibusState, card: int) -> Iterator[Message]:
    """I-SPELL: what a card can do now."""
    if spells.is_exhausted(table, card) or spells.is_aimless(table, card):
        yield Message("reasons-but-fizzles")
    elif spells.token_of(card) != parts.EMPTY:
        yield Message("reasons-fetches", {"token": _say(table, spells.token_of(card))})
    elif card == parts.IMPERIUM:
        yield Message("reasons-imperium")
    elif card == parts.OCULUS:
        yield Message("reasons-oculus")
    elif card == parts.ALCHEMY:
        yield Message("reasons-alchemy")
    else:
        yield Message("reasons-iskanto")
