"""Which tokens of a game of Incantibus lie face down, and who has looked at them: followed by the rule book alone."""

import msgspec

from witching.core.game import Setup
from witching.core.position import Position
from witching.core.rng import Rng
from witching.games.incantibus.components import DOWN
from witching.games.incantibus.notation import write
from witching.games.incantibus.rules import IncantibusPosition
from witching.testing.book import Log
from witching.testing.play import after


class Looks:
    """I-SPELL-OCULUS: for each place of the room, who looked at it, and its possible monsters by common knowledge."""

    def __init__(self, start: IncantibusPosition) -> None:
        self.now = start.copy()
        self.monsters: dict[int, set[str]] = {}
        self.lookers: dict[int, set[int]] = {}

    def follow(self, seat: int, action: int) -> None:
        """Follow one choice: a look that takes nothing teaches something; a place that is emptied is forgotten."""
        text, before, room = write(action), self.now.copy(), self.now.room_now
        self.now.apply_unchecked(seat, action)
        if text.startswith("look secret"):
            self.look(before, seat, int(text.split()[2]) - 1)
        for place in list(self.monsters):
            if self.now.room_now != room or not self.now.secret_at(place):
                del self.monsters[place], self.lookers[place]

    def look(self, before: IncantibusPosition, seat: int, place: int) -> None:
        box = self.box(before)
        lacking = {name for name, row in box["monsters"].items() if not self.holds(before, seat, row["weapon"])}
        if self.now.room_now == before.room_now and self.now.secret_at(place):
            self.monsters[place] = self.monsters.get(place, lacking) & lacking
            self.lookers.setdefault(place, set()).add(seat)

    def box(self, position: IncantibusPosition) -> dict[str, dict[str, dict[str, str]]]:
        box: dict[str, dict[str, dict[str, str]]] = msgspec.json.decode(position.box.document)
        return box

    def holds(self, position: IncantibusPosition, seat: int, weapon: str) -> bool:
        return bool(position.held_by(seat, 9 + list(self.box(position)["weapons"]).index(weapon)))

    def shuffled(self, setup: Setup, seat: int, rng: Rng) -> Setup:
        """Another deal that a seat (-1: a spectator) cannot tell from this one."""
        now, deal = self.now, {name: list(stack) for name, stack in setup.deal.items()}
        shuffle(deal["rooms"], range(now.room_now + 1, len(deal["rooms"])), rng)
        shuffle(deal["visible"], range(now.visible_next, 38), rng)
        shuffle(deal["potions"], range(now.potion_next, 9), rng)
        shuffle(deal["books"], range(now.book_next, len(deal["books"])), rng)
        shuffle(deal["spells"], range(now.spell_next, 12), rng)
        row, all_sorcerers = len(deal["sorcerers"]), deal["sorcerers"] + deal["removed"]
        hidden = [place for place in range(row) if now.fate_of(place) == DOWN]
        shuffle(all_sorcerers, [*hidden, *range(row, 12)], rng)
        deal["sorcerers"], deal["removed"] = all_sorcerers[:row], all_sorcerers[row:]
        self.shuffle_secrets(deal["secret"], seat, rng)
        return Setup(setup.options, setup.seats, deal)

    def shuffle_secrets(self, stack: list[str], seat: int, rng: Rng) -> None:
        """Swap tokens that the seat has not looked at, where each may take the other's place."""
        now, may_be = self.now, dict.fromkeys(range(self.now.secret_next, 26), None)
        room = now.room_in(now.room_now) if now.room_now < now.room_count else 0
        first = now.secret_next - now.box.room_size(room)[1]
        allowed: dict[int, set[str] | None] = dict(may_be)
        for place in range(12 if now.room_now < now.room_count else 0):
            if now.secret_at(place) and seat not in self.lookers.get(place, ()):
                allowed[first + place] = self.monsters.get(place)
        places = sorted(allowed)
        for _ in range(4 * len(places)):
            one, other = places[rng.below(len(places))], places[rng.below(len(places))]
            fits = [allowed[a] is None or stack[b] in (allowed[a] or ()) for a, b in ((one, other), (other, one))]
            if all(fits):
                stack[one], stack[other] = stack[other], stack[one]


def shuffle(names: list[str], places: "range | list[int]", rng: Rng) -> None:
    """Permute the things at these places."""
    left = [names[place] for place in places]
    for place in places:
        names[place] = left.pop(rng.below(len(left)))


def follow(start: Position, log: Log) -> Looks:
    """The looks after these choices."""
    assert isinstance(start, IncantibusPosition)
    looks = Looks(start)
    for seat, action in log:
        looks.follow(seat, action)
    return looks


def unsettled(start: Position, log: Log) -> int:
    """How many choices at the end of a log are sealed and not revealed."""
    position, sealed = after(start, []), 0
    for seat, action in log:
        last = position.owing() == 1 << seat
        position.apply_unchecked(seat, action)
        sealed = 0 if last else sealed + 1
    return sealed
