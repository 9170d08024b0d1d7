"""The legal choices of a seat: what each is about, as far as the seat knows, and what would come of it."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from witching.core.message import Message
from witching.games.incantibus import cases, spells
from witching.games.incantibus.components import EMPTY, GOLD, MONSTER, UNIVERSALUS, UP
from witching.games.incantibus.notation import CHOICES, Choice
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.targets import Area

Outcome = Literal["weapon", "universalus", "escapes", "stays", "exhausted", "aimless"]


class ChoiceView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal choice: `action` in the notation, its parts, what it is called and what is worth knowing about it.

    `token` is the token or piece that it is about, as far as the viewer knows; `card` the spell card that is cast;
    `seat` the seat that is stolen from. `briefly` is enough where more is shown beside it; None: as `said`.

    `outcome` of a known monster: the viewer has its `weapon`, or only `universalus` (I-TAKE), or it `escapes`
    (I-ESCAPE), or `stays` where it is (I-SPELL-OCULUS). `outcome` of a spell card that would fizzle (I-SPELL): its
    token is `exhausted`, or it is `aimless`. Otherwise None.
    """

    action: str
    verb: str
    area: Area | None = None
    place: int | None = None
    token: str | None = None
    card: str | None = None
    seat: int | None = None
    outcome: Outcome | None = None
    said: Message
    briefly: Message | None = None
    notes: list[Message] = []


class Offer(NamedTuple):
    """A legal action and everything its wording depends on: the kind that it is about, EMPTY if unknown; what comes of
    it; whether the seat's wand points there; and, for an unknown secret token, what everybody knows of it, as bits of
    the seats that looked and of the monsters it may be."""

    action: int
    kind: int
    outcome: Outcome | None = None
    sealed: bool = False
    lookers: int = 0
    suspects: int = 0


def offers(position: IncantibusPosition, seat: int, seen: Sequence[int]) -> list[Offer]:
    """What a seat may choose, in order; `seen` are the places where it sees the secret token."""
    sealed = position.choice_of(seat)
    return [_offer(position, seat, action, seen, action == sealed) for action in position.legal(seat)]


def _offer(position: IncantibusPosition, seat: int, action: int, seen: Sequence[int], sealed: bool) -> Offer:
    choice = CHOICES[action]
    if choice.card >= 0:
        return Offer(action, EMPTY, _outcome_of_card(position, choice.card))
    if choice.place < 0:
        return Offer(action, choice.kind if choice.kind >= 0 else EMPTY)
    if choice.verb in SECRET and choice.place not in seen:
        known = position.lookers_at(choice.place), position.suspects_at(choice.place)
        return Offer(action, EMPTY, None, sealed, *known)
    kind = LYING[choice.verb](position, choice.place)
    return Offer(action, kind, _outcome_of_kind(position, choice, kind, seat), sealed)


def _open_sorcerer(position: IncantibusPosition, place: int) -> int:
    return position.sorcerer_in(place) if position.fate_of(place) == UP else EMPTY


SECRET: Final = frozenset({"point secret", "look secret"})
LYING: Final[dict[str, Callable[[IncantibusPosition, int], int]]] = {
    "point visible": IncantibusPosition.visible_at,
    "take visible": IncantibusPosition.visible_at,
    "point secret": IncantibusPosition.secret_at,
    "look secret": IncantibusPosition.secret_at,
    "point potion": IncantibusPosition.potion_in,
    "point book": IncantibusPosition.book_in,
    "point sorcerer": _open_sorcerer,
}
"""By verb, what lies at the named place."""


def _outcome_of_card(position: IncantibusPosition, card: int) -> Outcome | None:
    """I-SPELL: why a card that may be cast would fizzle."""
    if spells.is_exhausted(position, card):
        return "exhausted"
    return "aimless" if spells.is_aimless(position, card) else None


def _outcome_of_kind(position: IncantibusPosition, choice: Choice, kind: int, seat: int) -> Outcome | None:
    """I-TAKE: what would catch a monster of the room. One from the moat needs nothing (I-SPELL-ISKANTO), nor does one
    that Imperium takes at a table where it takes any (I-SPELL-IMPERIUM)."""
    if not MONSTER <= kind < GOLD or (choice.verb == "take visible" and position.imperium_any):
        return None
    caught = cases.catcher(position, seat, kind)
    if caught == EMPTY:
        return "stays" if choice.verb == "look secret" else "escapes"
    return "universalus" if caught == UNIVERSALUS else "weapon"
