# C types of position.py.
from witching.core.position cimport Position, within
from witching.games.glastonbury cimport components as box

cdef class Table(Position):
    cdef public unsigned char edition, special2_must, spells_used, immuto_free, both_removed, memory, assisted, recipes
    cdef public unsigned char first_wish, removed_wish, removed, first_seat
    cdef public unsigned char mover, phase, ended, ender, looks
    cdef public unsigned char pile_first, unseen_end, pile_end, out_size
    cdef unsigned char[4] colour
    cdef unsigned char[4] corner
    cdef unsigned char[10] recipe
    cdef unsigned char[96] pile
    cdef unsigned char[36] grid
    cdef unsigned char[12] left
    cdef unsigned char[16] out
    cdef unsigned char[4] pawn
    cdef unsigned char[4] size
    cdef unsigned char[304] cauldron
    cdef unsigned char[4] accio
    cdef unsigned char[4] accio_cards
    cdef unsigned char[4] accio_spent
    cdef unsigned char[4] declinatio
    cdef unsigned char[4] declinatio_cards
    cdef unsigned char[4] declinatio_spent
    cdef unsigned char[4] vanescos
    cdef unsigned char[4] perluceos
    cdef unsigned char[4] happened
    cdef unsigned char[72] count
    cdef unsigned char[72] total
    cdef unsigned char[4] immutos
    cdef unsigned char[8] joined
    cdef short[4] score
    cdef void copy_from(self, Table other) noexcept
