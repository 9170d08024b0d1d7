# C types of position.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.core.position cimport Position, within
from witching.games.incantibus.tables cimport BoxTables

cdef class Table(Position):
    cdef public BoxTables box
    cdef public unsigned char expert, room_count, phase, mover, ended, laid, room_now, visible_next
    cdef public unsigned char secret_next, potion_next, book_next, spell_next, left, takers, casters, spell_now
    cdef public unsigned char extra, pending, looked, piece, pay_left, pay_least, pay_last
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
    cdef void copy_from(self, Table other) noexcept
