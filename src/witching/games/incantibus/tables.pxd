# C types of tables.py.
cimport cython
from witching.games.incantibus cimport components as parts

cdef class BoxTables:
    cdef public bytes document
    cdef unsigned char[38] visible_pack
    cdef unsigned char[26] secret_pack
    cdef unsigned char[12] spell_pack
    cdef unsigned char[4] supply
    cdef unsigned char[6] slots
    cdef unsigned char[8] weapon_for
    cdef unsigned char[8] room_visible
    cdef unsigned char[8] room_secret
    cdef unsigned char[8] room_seats
    cdef unsigned char[68] points
    cdef unsigned char[56] coins
    cdef unsigned char[30] mode
    cdef unsigned char[30] amount
    cdef unsigned char[1680] fits
    cdef unsigned char[30] fit_first
    cdef unsigned char[30] fit_end
    cdef unsigned char[72] recipe
