"""The secret tokens of a room: who has looked at them, and what a viewer knows of them (I-SPELL-OCULUS, I-HIDDEN)."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from witching.core.message import Argument, Message
from witching.core.viewers import Hindsight, Seated, Viewer
from witching.games.incantibus.box_loader import keys_by_kind
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.components import EMPTY, GOLD, MONSTER, MOST_SEATS
from witching.games.incantibus.price_words import describe, say_name, worded_box
from witching.games.incantibus.rules import IncantibusPosition


class SecretView(Struct, frozen=True):
    """A secret token. After an Oculus: who looked, the monsters it may be and, for the looker, the monster it is.

    `said` is what the viewer knows of it; None if that is nothing.
    """

    token: str | None
    lookers: list[int]
    suspects: list[str]
    said: Message | None


def seen_places(position: IncantibusPosition, places: int, viewer: Viewer) -> Sequence[int]:
    """I-SPELL-OCULUS: of the first `places` places, those where the viewer has looked at the token and not closed the
    look."""
    if isinstance(viewer, Hindsight):
        return range(places)
    if not isinstance(viewer, Seated) or viewer.look_closed:
        return ()
    return [place for place in range(places) if position.lookers_at(place) >> viewer.seat & 1]


def open_secrets(position: IncantibusPosition, places: int) -> list[SecretView | None]:
    """The secret tokens as everybody sees them."""
    return [_secret(position, place, EMPTY) for place in range(places)]


def seen_secrets(
    position: IncantibusPosition, lying: list[SecretView | None], seen: Sequence[int]
) -> list[SecretView | None]:
    """The same for a viewer who sees those at some places."""
    if not seen:
        return lying
    return [
        _secret(position, place, position.secret_at(place)) if place in seen else secret
        for place, secret in enumerate(lying)
    ]


def _secret(position: IncantibusPosition, place: int, seen: int) -> SecretView | None:
    if position.secret_at(place) == EMPTY:
        return None
    return _secret_view(position.box, seen, position.lookers_at(place), position.suspects_at(place))


@lru_cache(maxsize=1024)
def _secret_view(tables: BoxTables, seen: int, lookers: int, suspects: int) -> SecretView:
    """A token with the seats that looked and the monsters that it may be, as bits; an unseen one is EMPTY."""
    token = None if seen == EMPTY else keys_by_kind(tables)[seen]
    said: Message | None = None
    if token is not None:
        said = Message("incantibus-looked", {"thing": describe(worded_box(tables, expert=False).tokens[token])})
    elif suspects:
        said = Message("incantibus-suspects", suspicion(tables, lookers, suspects))
    return SecretView(token, _lookers(lookers), _suspects(tables, suspects), said)


def suspicion(tables: BoxTables, lookers: int, suspects: int) -> dict[str, Argument]:
    """Who has looked at a secret token, and which monsters it may be by what everybody has learnt."""
    who = [Message("incantibus-who", {"seat": seat}) for seat in _lookers(lookers)]
    tokens = worded_box(tables, expert=False).tokens
    return {"who": who, "tokens": [say_name(tokens[key]) for key in _suspects(tables, suspects)]}


def _lookers(mask: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


def _suspects(tables: BoxTables, mask: int) -> list[str]:
    """The monsters that a secret token may be, by what everybody has learnt; empty when nothing is known."""
    monsters = [kind for kind in range(MONSTER, GOLD) if mask >> (kind - MONSTER) & 1 and tables.weapon_of(kind)]
    return [keys_by_kind(tables)[kind] for kind in monsters]
