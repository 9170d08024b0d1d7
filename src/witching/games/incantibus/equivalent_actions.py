"""Equivalent actions: choices that differ only in which of several equal tokens in the room they name."""

from witching.games.incantibus import components as parts
from witching.games.incantibus.notation import split
from witching.games.incantibus.position import IncantibusState


def equivalent_action(table: IncantibusState, action: int) -> int:
    """The same choice at the first place where such a token lies, as far as the seat knows."""
    choice = split(action)
    if choice.verb in ("point visible", "take visible"):
        looks: list[tuple[int, ...]] = [(table.visible_at(place),) for place in range(parts.ROOM_PLACES)]
    elif choice.verb in ("point secret", "look secret"):
        looks = [_look(table, place) for place in range(parts.ROOM_PLACES)]
    else:
        return action
    return action - choice.place + looks.index(looks[choice.place])


def _look(table: IncantibusState, place: int) -> tuple[int, ...]:
    """Everything the seat knows of a secret token, and who else has looked at it."""
    return table.secret_at(place), table.lookers_at(place), table.suspects_at(place)
