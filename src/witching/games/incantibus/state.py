"""What a position, a knowledge and a box of Incantibus hold, in flat storage.

Do not edit: made from fields.py by `python -m tools.declare`.
"""

from witching.core.knowledge import Knowledge
from witching.core.position import Position


class State(Position):
    """What lies on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.expert = 0
        self.imperium_any = 0
        self.universalus_arms = 0
        self.cast_as_pointed = 0
        self.room_count = 0
        self.phase = 0
        self.mover = 0
        self.ended = 0
        self.laid = 0
        self.room_now = 0
        self.visible_next = 0
        self.secret_next = 0
        self.potion_next = 0
        self.book_next = 0
        self.spell_next = 0
        self.left = 0
        self.takers = 0
        self.casters = 0
        self.spell_now = 0
        self.extra = 0
        self.pending = 0
        self.looked = 0
        self.piece = 0
        self.pay_left = 0
        self.pay_least = 0
        self.pay_last = 0
        self.slots = [0] * 6
        self.first_wand = [0] * 4
        self.deck = [0] * 114
        self.visible = [0] * 12
        self.secret = [0] * 12
        self.seen_by = [0] * 12
        self.suspects = [0] * 12
        self.fate = [0] * 12
        self.potion_at = [0] * 3
        self.book_at = [0] * 3
        self.spell_open = [0] * 8
        self.spell_out = [0] * 8
        self.supply = [0] * 4
        self.moat = [0] * 56
        self.wand = [0] * 4
        self.pointed = [0] * 4
        self.choice = [0] * 4
        self.held = [0] * 224
        self.places = [0] * 32
        self.need = [0] * 8
        self.score = [0] * 4

    def copy_from(self, other: "State") -> None:
        """Become a twin of another; it may be a `State` that nothing was done for yet."""
        self.seats = other.seats
        self.choices = other.choices[:]
        self.expert = other.expert
        self.imperium_any = other.imperium_any
        self.universalus_arms = other.universalus_arms
        self.cast_as_pointed = other.cast_as_pointed
        self.room_count = other.room_count
        self.phase = other.phase
        self.mover = other.mover
        self.ended = other.ended
        self.laid = other.laid
        self.room_now = other.room_now
        self.visible_next = other.visible_next
        self.secret_next = other.secret_next
        self.potion_next = other.potion_next
        self.book_next = other.book_next
        self.spell_next = other.spell_next
        self.left = other.left
        self.takers = other.takers
        self.casters = other.casters
        self.spell_now = other.spell_now
        self.extra = other.extra
        self.pending = other.pending
        self.looked = other.looked
        self.piece = other.piece
        self.pay_left = other.pay_left
        self.pay_least = other.pay_least
        self.pay_last = other.pay_last
        self.slots = other.slots[:]
        self.first_wand = other.first_wand[:]
        self.deck = other.deck[:]
        self.visible = other.visible[:]
        self.secret = other.secret[:]
        self.seen_by = other.seen_by[:]
        self.suspects = other.suspects[:]
        self.fate = other.fate[:]
        self.potion_at = other.potion_at[:]
        self.book_at = other.book_at[:]
        self.spell_open = other.spell_open[:]
        self.spell_out = other.spell_out[:]
        self.supply = other.supply[:]
        self.moat = other.moat[:]
        self.wand = other.wand[:]
        self.pointed = other.pointed[:]
        self.choice = other.choice[:]
        self.held = other.held[:]
        self.places = other.places[:]
        self.need = other.need[:]
        self.score = other.score[:]

    def to_bytes(self) -> bytes:
        """All that is written: first the numbers, then the rows."""
        numbers = [
            self.seats,
            self.expert,
            self.imperium_any,
            self.universalus_arms,
            self.cast_as_pointed,
            self.room_count,
            self.phase,
            self.mover,
            self.ended,
            self.laid,
            self.room_now,
            self.visible_next,
            self.secret_next,
            self.potion_next,
            self.book_next,
            self.spell_next,
            self.left,
            self.takers,
            self.casters,
            self.spell_now,
            self.extra,
            self.pending,
            self.looked,
            self.piece,
            self.pay_left,
            self.pay_least,
            self.pay_last,
        ]
        rows = [
            bytes(self.slots[:6]),
            bytes(self.first_wand[:4]),
            bytes(self.deck[:114]),
            bytes(self.visible[:12]),
            bytes(self.secret[:12]),
            bytes(self.seen_by[:12]),
            bytes(self.suspects[:12]),
            bytes(self.fate[:12]),
            bytes(self.potion_at[:3]),
            bytes(self.book_at[:3]),
            bytes(self.spell_open[:8]),
            bytes(self.spell_out[:8]),
            bytes(self.supply[:4]),
            bytes(self.moat[:56]),
            bytes(self.wand[:4]),
            bytes(self.pointed[:4]),
            bytes(self.choice[:4]),
            bytes(self.held[:224]),
            bytes(self.places[:32]),
            bytes(self.need[:8]),
        ]
        return bytes(numbers) + b"".join(rows)

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; what follows it is not looked at."""
        if len(data) < 569:
            raise ValueError(len(data))
        self.seats = data[0]
        self.expert = data[1]
        self.imperium_any = data[2]
        self.universalus_arms = data[3]
        self.cast_as_pointed = data[4]
        self.room_count = data[5]
        self.phase = data[6]
        self.mover = data[7]
        self.ended = data[8]
        self.laid = data[9]
        self.room_now = data[10]
        self.visible_next = data[11]
        self.secret_next = data[12]
        self.potion_next = data[13]
        self.book_next = data[14]
        self.spell_next = data[15]
        self.left = data[16]
        self.takers = data[17]
        self.casters = data[18]
        self.spell_now = data[19]
        self.extra = data[20]
        self.pending = data[21]
        self.looked = data[22]
        self.piece = data[23]
        self.pay_left = data[24]
        self.pay_least = data[25]
        self.pay_last = data[26]
        self.slots = list(data[27:33])
        self.first_wand = list(data[33:37])
        self.deck = list(data[37:151])
        self.visible = list(data[151:163])
        self.secret = list(data[163:175])
        self.seen_by = list(data[175:187])
        self.suspects = list(data[187:199])
        self.fate = list(data[199:211])
        self.potion_at = list(data[211:214])
        self.book_at = list(data[214:217])
        self.spell_open = list(data[217:225])
        self.spell_out = list(data[225:233])
        self.supply = list(data[233:237])
        self.moat = list(data[237:293])
        self.wand = list(data[293:297])
        self.pointed = list(data[297:301])
        self.choice = list(data[301:305])
        self.held = list(data[305:529])
        self.places = list(data[529:561])
        self.need = list(data[561:569])


class Known(Knowledge):
    """What a seat knows beside its table: the pool of the secret tokens that lie where nothing is known."""

    def __init__(self) -> None:
        super().__init__()
        self.pool_size = 0
        self.pool = [0] * 26
        self.drawn = [0] * 12
        self.scratch = [0] * 26

    def to_bytes(self) -> bytes:
        """All that is written: first the numbers, then the rows."""
        numbers = [
            self.seat,
            self.pool_size,
        ]
        rows = [
            bytes(self.pool[:26]),
        ]
        return bytes(numbers) + b"".join(rows)

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; what follows it is not looked at."""
        if len(data) < 28:
            raise ValueError(len(data))
        self.seat = data[0]
        self.pool_size = data[1]
        self.pool = list(data[2:28])


class BoxNumbers:
    """What a box says, by kind, piece, room or place."""

    def __init__(self) -> None:
        self.visible_pack = [0] * 38
        self.secret_pack = [0] * 26
        self.spell_pack = [0] * 12
        self.supply = [0] * 4
        self.slots = [0] * 12
        self.weapon_for = [0] * 8
        self.room_visible = [0] * 8
        self.room_secret = [0] * 8
        self.room_seats = [0] * 8
        self.points = [0] * 68
        self.coins = [0] * 56
        self.mode = [0] * 30
        self.amount = [0] * 30
        self.asks_weapons = [0] * 30
        self.fits = [0] * 1680
        self.fit_first = [0] * 30
        self.fit_end = [0] * 30
        self.recipe = [0] * 72
