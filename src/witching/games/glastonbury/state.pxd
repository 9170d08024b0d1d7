# C types of state.py, made from fields.py by `python -m tools.declare`.
from witching.core.knowledge cimport Knowledge
from witching.core.position cimport Position

cdef class State(Position):
    cdef public unsigned char edition
    cdef public unsigned char special2_must
    cdef public unsigned char spells_used
    cdef public unsigned char immuto_free
    cdef public unsigned char both_removed
    cdef public unsigned char memory
    cdef public unsigned char assisted
    cdef public unsigned char recipes
    cdef public unsigned char outer_lines
    cdef public unsigned char immuto_engine
    cdef public unsigned char immuto_collected
    cdef public unsigned char first_wish
    cdef public unsigned char removed_wish
    cdef public unsigned char removed
    cdef public unsigned char first_seat
    cdef public unsigned char mover
    cdef public unsigned char phase
    cdef public unsigned char ended
    cdef public unsigned char ender
    cdef public unsigned char looks
    cdef public unsigned char pile_first
    cdef public unsigned char unseen_end
    cdef public unsigned char pile_end
    cdef public unsigned char out_size
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
    cdef unsigned char[8] joins
    cdef unsigned char[72] count
    cdef unsigned char[72] total
    cdef unsigned char[4] immutos
    cdef unsigned char[8] joined
    cdef short[4] score
    cdef void copy_from(self, State other) noexcept

cdef class Known(Knowledge):
    cdef public int forgotten
    cdef public int pool_size
    cdef public int rest
    cdef unsigned char[96] pool
    cdef unsigned char[96] scratch
