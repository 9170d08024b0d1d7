# C types of state.py, made from fields.py by `python -m tools.declare`.
from witching.core.knowledge cimport Knowledge
from witching.core.position cimport Position

cdef class State(Position):
    cdef public unsigned char expert
    cdef public unsigned char imperium_any
    cdef public unsigned char universalus_arms
    cdef public unsigned char cast_as_pointed
    cdef public unsigned char room_count
    cdef public unsigned char phase
    cdef public unsigned char mover
    cdef public unsigned char ended
    cdef public unsigned char laid
    cdef public unsigned char room_now
    cdef public unsigned char visible_next
    cdef public unsigned char secret_next
    cdef public unsigned char potion_next
    cdef public unsigned char book_next
    cdef public unsigned char spell_next
    cdef public unsigned char left
    cdef public unsigned char takers
    cdef public unsigned char casters
    cdef public unsigned char spell_now
    cdef public unsigned char extra
    cdef public unsigned char pending
    cdef public unsigned char looked
    cdef public unsigned char piece
    cdef public unsigned char pay_left
    cdef public unsigned char pay_least
    cdef public unsigned char pay_last
    cdef unsigned char[6] slots
    cdef unsigned char[4] first_wand
    cdef unsigned char[114] deck
    cdef unsigned char[12] visible
    cdef unsigned char[12] secret
    cdef unsigned char[12] seen_by
    cdef unsigned char[12] suspects
    cdef unsigned char[12] fate
    cdef unsigned char[3] potion_at
    cdef unsigned char[3] book_at
    cdef unsigned char[8] spell_open
    cdef unsigned char[8] spell_out
    cdef unsigned char[4] supply
    cdef unsigned char[56] moat
    cdef unsigned char[4] wand
    cdef unsigned char[4] pointed
    cdef unsigned char[4] choice
    cdef unsigned char[224] held
    cdef unsigned char[32] places
    cdef unsigned char[8] need
    cdef short[4] score
    cdef void copy_from(self, State other) noexcept

cdef class Known(Knowledge):
    cdef public int pool_size
    cdef unsigned char[26] pool
    cdef unsigned char[12] drawn
    cdef unsigned char[26] scratch

cdef class BoxNumbers:
    cdef unsigned char[38] visible_pack
    cdef unsigned char[26] secret_pack
    cdef unsigned char[12] spell_pack
    cdef unsigned char[4] supply
    cdef unsigned char[12] slots
    cdef unsigned char[8] weapon_for
    cdef unsigned char[8] room_visible
    cdef unsigned char[8] room_secret
    cdef unsigned char[8] room_seats
    cdef unsigned char[68] points
    cdef unsigned char[56] coins
    cdef unsigned char[30] mode
    cdef unsigned char[30] amount
    cdef unsigned char[30] asks_weapons
    cdef unsigned char[1680] fits
    cdef unsigned char[30] fit_first
    cdef unsigned char[30] fit_end
    cdef unsigned char[72] recipe
