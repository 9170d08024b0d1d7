# C types of rules.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.core cimport draw
from witching.core.position cimport Position, within
from witching.core.rng cimport Rng
from witching.games.incantibus cimport cases, payments, scoring, spells, tower
from witching.games.incantibus.position cimport IncantibusState

cdef void redeal(IncantibusState table, Rng rng) noexcept
cpdef void lay_table(IncantibusState table) noexcept
@cython.locals(seat=int)
cdef void begin_casting(IncantibusState table) noexcept
@cython.locals(n=int, room=int, place=int)
cdef int find_pointings(IncantibusState table, int seat) noexcept
@cython.locals(place=int, kind=int)
cdef int find_open_pieces(IncantibusState table, int seat, int n) noexcept
@cython.locals(place=int, hidden=bint)
cdef int find_sorcerers(IncantibusState table, int seat, int n) noexcept
@cython.locals(other=int)
cdef void seal(IncantibusState table, int seat, int action) noexcept
@cython.locals(seat=int, other=int, weakest=int, wins=bint)
cdef void reveal(IncantibusState table) noexcept
@cython.locals(seat=int, strongest=int, other=int)
cdef void next_taking(IncantibusState table) noexcept
@cython.locals(kind=int)
cdef void take(IncantibusState table, int seat, int target) noexcept
cdef void take_token(IncantibusState table, int seat, int kind) noexcept
@cython.locals(by=int)
cdef void meet(IncantibusState table, int seat, int monster) noexcept
@cython.locals(kind=int)
cdef void settle_monster(IncantibusState table, bint spend) noexcept
cdef void buy(IncantibusState table, int kind) noexcept
@cython.locals(kind=int, target=int)
cdef void collect(IncantibusState table) noexcept
cdef void fight(IncantibusState table, int seat, int place) noexcept
@cython.locals(here=int, place=int, seat=int)
cdef bint is_finished(IncantibusState table) noexcept
@cython.locals(seat=int)
cdef void end_game(IncantibusState table) noexcept
cpdef int find_actions(IncantibusState table, int seat) noexcept
cpdef void decide(IncantibusState table, int seat, int action) noexcept
cpdef void step(IncantibusState table) noexcept
cdef void apply(IncantibusState table, int seat, int action) noexcept
@cython.locals(made=int, seat=int)
cdef int playout(IncantibusState table, Rng rng) noexcept

cdef class IncantibusPosition(IncantibusState):
    @cython.locals(seats=int, seat=int)
    cpdef int owing(self) noexcept
    cpdef int find_actions(self, int seat) noexcept
    cpdef void apply_unchecked(self, int seat, int action) noexcept
    @cython.locals(twin=IncantibusPosition)
    cpdef Position copy(self)
    cpdef void redeal(self, Rng rng) except *
    cpdef int playout(self, Rng rng) except? -1
    cpdef int ending(self) noexcept
    cpdef int points(self, int seat) except? -1
    cpdef int standing(self, int seat) except? -1
