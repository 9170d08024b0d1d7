"""What a position and a knowledge of Glastonbury hold, in flat storage.

Do not edit: made from fields.py by `python -m tools.declare`.
"""

from witching.core.knowledge import Knowledge
from witching.core.position import Position


class State(Position):
    """What lies on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.edition = 0
        self.special2_must = 0
        self.spells_used = 0
        self.immuto_free = 0
        self.both_removed = 0
        self.memory = 0
        self.assisted = 0
        self.recipes = 0
        self.outer_lines = 0
        self.immuto_engine = 0
        self.immuto_collected = 0
        self.first_wish = 9
        self.removed_wish = 0
        self.removed = 0
        self.first_seat = 0
        self.mover = 0
        self.phase = 0
        self.ended = 0
        self.ender = 9
        self.looks = 0
        self.pile_first = 0
        self.unseen_end = 0
        self.pile_end = 0
        self.out_size = 0
        self.colour = [0] * 4
        self.corner = [0] * 4
        self.recipe = [0] * 10
        self.pile = [0] * 96
        self.grid = [0] * 36
        self.left = [0] * 12
        self.out = [0] * 16
        self.pawn = [0] * 4
        self.size = [0] * 4
        self.cauldron = [0] * 304
        self.accio = [0] * 4
        self.accio_cards = [0] * 4
        self.accio_spent = [0] * 4
        self.declinatio = [0] * 4
        self.declinatio_cards = [0] * 4
        self.declinatio_spent = [0] * 4
        self.vanescos = [0] * 4
        self.perluceos = [0] * 4
        self.happened = [0] * 4
        self.joins = [0] * 8
        self.count = [0] * 72
        self.total = [0] * 72
        self.immutos = [0] * 4
        self.joined = [0] * 8
        self.score = [0] * 4

    def copy_from(self, other: "State") -> None:
        """Become a twin of another; it may be a `State` that nothing was done for yet."""
        self.seats = other.seats
        self.choices = other.choices[:]
        self.edition = other.edition
        self.special2_must = other.special2_must
        self.spells_used = other.spells_used
        self.immuto_free = other.immuto_free
        self.both_removed = other.both_removed
        self.memory = other.memory
        self.assisted = other.assisted
        self.recipes = other.recipes
        self.outer_lines = other.outer_lines
        self.immuto_engine = other.immuto_engine
        self.immuto_collected = other.immuto_collected
        self.first_wish = other.first_wish
        self.removed_wish = other.removed_wish
        self.removed = other.removed
        self.first_seat = other.first_seat
        self.mover = other.mover
        self.phase = other.phase
        self.ended = other.ended
        self.ender = other.ender
        self.looks = other.looks
        self.pile_first = other.pile_first
        self.unseen_end = other.unseen_end
        self.pile_end = other.pile_end
        self.out_size = other.out_size
        self.colour = other.colour[:]
        self.corner = other.corner[:]
        self.recipe = other.recipe[:]
        self.pile = other.pile[:]
        self.grid = other.grid[:]
        self.left = other.left[:]
        self.out = other.out[:]
        self.pawn = other.pawn[:]
        self.size = other.size[:]
        self.cauldron = other.cauldron[:]
        self.accio = other.accio[:]
        self.accio_cards = other.accio_cards[:]
        self.accio_spent = other.accio_spent[:]
        self.declinatio = other.declinatio[:]
        self.declinatio_cards = other.declinatio_cards[:]
        self.declinatio_spent = other.declinatio_spent[:]
        self.vanescos = other.vanescos[:]
        self.perluceos = other.perluceos[:]
        self.happened = other.happened[:]
        self.joins = other.joins[:]
        self.count = other.count[:]
        self.total = other.total[:]
        self.immutos = other.immutos[:]
        self.joined = other.joined[:]
        self.score = other.score[:]

    def to_bytes(self) -> bytes:
        """All that is written: first the numbers, then the rows."""
        numbers = [
            self.seats,
            self.edition,
            self.special2_must,
            self.spells_used,
            self.immuto_free,
            self.both_removed,
            self.memory,
            self.assisted,
            self.recipes,
            self.outer_lines,
            self.immuto_engine,
            self.immuto_collected,
            self.removed,
            self.first_seat,
            self.mover,
            self.phase,
            self.ended,
            self.ender,
            self.looks,
            self.pile_first,
            self.unseen_end,
            self.pile_end,
            self.out_size,
        ]
        rows = [
            bytes(self.colour[:4]),
            bytes(self.corner[:4]),
            bytes(self.recipe[:10]),
            bytes(self.pile[:96]),
            bytes(self.grid[:36]),
            bytes(self.left[:12]),
            bytes(self.out[:16]),
            bytes(self.pawn[:4]),
            bytes(self.size[:4]),
            bytes(self.cauldron[:304]),
            bytes(self.accio[:4]),
            bytes(self.accio_cards[:4]),
            bytes(self.accio_spent[:4]),
            bytes(self.declinatio[:4]),
            bytes(self.declinatio_cards[:4]),
            bytes(self.declinatio_spent[:4]),
            bytes(self.vanescos[:4]),
            bytes(self.perluceos[:4]),
            bytes(self.happened[:4]),
            bytes(self.joins[:8]),
        ]
        return bytes(numbers) + b"".join(rows)

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; what follows it is not looked at."""
        if len(data) < 557:
            raise ValueError(len(data))
        self.seats = data[0]
        self.edition = data[1]
        self.special2_must = data[2]
        self.spells_used = data[3]
        self.immuto_free = data[4]
        self.both_removed = data[5]
        self.memory = data[6]
        self.assisted = data[7]
        self.recipes = data[8]
        self.outer_lines = data[9]
        self.immuto_engine = data[10]
        self.immuto_collected = data[11]
        self.removed = data[12]
        self.first_seat = data[13]
        self.mover = data[14]
        self.phase = data[15]
        self.ended = data[16]
        self.ender = data[17]
        self.looks = data[18]
        self.pile_first = data[19]
        self.unseen_end = data[20]
        self.pile_end = data[21]
        self.out_size = data[22]
        self.colour = list(data[23:27])
        self.corner = list(data[27:31])
        self.recipe = list(data[31:41])
        self.pile = list(data[41:137])
        self.grid = list(data[137:173])
        self.left = list(data[173:185])
        self.out = list(data[185:201])
        self.pawn = list(data[201:205])
        self.size = list(data[205:209])
        self.cauldron = list(data[209:513])
        self.accio = list(data[513:517])
        self.accio_cards = list(data[517:521])
        self.accio_spent = list(data[521:525])
        self.declinatio = list(data[525:529])
        self.declinatio_cards = list(data[529:533])
        self.declinatio_spent = list(data[533:537])
        self.vanescos = list(data[537:541])
        self.perluceos = list(data[541:545])
        self.happened = list(data[545:549])
        self.joins = list(data[549:557])


class Known(Knowledge):
    """What a seat knows beside its table: the pool of the cards that lie where nothing is known."""

    def __init__(self) -> None:
        super().__init__()
        self.forgotten = 0
        self.pool_size = 0
        self.rest = 0
        self.pool = [0] * 96
        self.scratch = [0] * 96

    def to_bytes(self) -> bytes:
        """All that is written: first the numbers, then the rows."""
        numbers = [
            self.seat,
            self.forgotten,
            self.pool_size,
        ]
        rows = [
            bytes(self.pool[:96]),
        ]
        return bytes(numbers) + b"".join(rows)

    def restore(self, data: bytes) -> None:
        """Become what `to_bytes` wrote; what follows it is not looked at."""
        if len(data) < 99:
            raise ValueError(len(data))
        self.seat = data[0]
        self.forgotten = data[1]
        self.pool_size = data[2]
        self.pool = list(data[3:99])
