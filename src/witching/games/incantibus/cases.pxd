# C types of cases.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.games.incantibus.position cimport IncantibusState

cdef unsigned char[56] PLACE_OF

cpdef void gain(IncantibusState table, int seat, int kind) noexcept
cdef void lose(IncantibusState table, int seat, int kind) noexcept
cdef void discard(IncantibusState table, int seat, int kind) noexcept
cpdef bint has_weapon(IncantibusState table, int seat, int monster) noexcept
cpdef int catcher(IncantibusState table, int seat, int monster) noexcept
@cython.locals(number=int, place=int)
cdef int tokens(IncantibusState table, int seat) noexcept
@cython.locals(over=int, place=int, more=int)
cpdef int overflow(IncantibusState table, int seat) noexcept
@cython.locals(purses=int, in_place=int)
cpdef int purse_slots(IncantibusState table, int seat) noexcept
@cython.locals(over=int)
cpdef bint must_discard(IncantibusState table, int seat) noexcept
@cython.locals(seat=int, n=int, kind=int, place=int)
cdef int find_discards(IncantibusState table) noexcept
