# C types of cases.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.games.incantibus.position cimport Table

cdef unsigned char[56] PLACE_OF

cpdef void gain(Table table, int seat, int kind) noexcept
cdef void lose(Table table, int seat, int kind) noexcept
cdef void discard(Table table, int seat, int kind) noexcept
cpdef bint has_weapon(Table table, int seat, int monster) noexcept
cpdef int catcher(Table table, int seat, int monster) noexcept
@cython.locals(number=int, place=int)
cdef int tokens(Table table, int seat) noexcept
@cython.locals(over=int, place=int, more=int)
cpdef int overflow(Table table, int seat) noexcept
@cython.locals(purses=int, in_place=int)
cpdef int purse_slots(Table table, int seat) noexcept
@cython.locals(over=int)
cpdef bint must_discard(Table table, int seat) noexcept
@cython.locals(seat=int, n=int, kind=int, place=int)
cdef int find_discards(Table table) noexcept
