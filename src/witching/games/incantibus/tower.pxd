# C types of tower.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.core cimport draw
from witching.core.rng cimport Rng
from witching.games.incantibus cimport payments, spells, stacks
from witching.games.incantibus.position cimport IncantibusState

cdef unsigned char[12] WANDS

cdef void deal(IncantibusState table, Rng rng) noexcept
@cython.locals(seat=int, i=int, j=int, wand=int)
cdef void draw_wands(IncantibusState table, Rng rng) noexcept
@cython.locals(i=int)
cpdef void gather(IncantibusState table) noexcept
@cython.locals(room=int)
cdef void gather_rooms(IncantibusState table) noexcept
@cython.locals(seat=int, i=int, place=int)
cdef void lay_out(IncantibusState table) noexcept
@cython.locals(kind=int, i=int, card=int, seat=int)
cdef void clear_table(IncantibusState table) noexcept
@cython.locals(room=int, place=int)
cdef void open_room(IncantibusState table) noexcept
@cython.locals(place=int)
cdef void refill(IncantibusState table) noexcept
@cython.locals(place=int)
cdef void leave_room(IncantibusState table) noexcept
