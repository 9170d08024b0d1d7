# C types of rules.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.core cimport draw
from witching.core.position cimport Position, within
from witching.core.rng cimport Rng
from witching.games.incantibus cimport cases, payments, scoring, spells, tower
from witching.games.incantibus.position cimport Table

cdef void redeal(Table table, Rng rng) noexcept
cpdef void lay_table(Table table) noexcept
@cython.locals(seat=int)
cdef void begin_casting(Table table) noexcept
@cython.locals(n=int, room=int, place=int)
cdef int find_pointings(Table table, int seat) noexcept
@cython.locals(place=int, kind=int)
cdef int find_open_pieces(Table table, int seat, int n) noexcept
@cython.locals(place=int, hidden=bint)
cdef int find_sorcerers(Table table, int seat, int n) noexcept
@cython.locals(other=int)
cdef void seal(Table table, int seat, int action) noexcept
@cython.locals(seat=int, other=int, weakest=int, wins=bint)
cdef void reveal(Table table) noexcept
@cython.locals(seat=int, strongest=int, other=int)
cdef void next_taking(Table table) noexcept
@cython.locals(kind=int)
cdef void take(Table table, int seat, int target) noexcept
cdef void take_token(Table table, int seat, int kind) noexcept
@cython.locals(by=int)
cdef void meet(Table table, int seat, int monster) noexcept
@cython.locals(kind=int)
cdef void settle_monster(Table table, bint spend) noexcept
cdef void buy(Table table, int kind) noexcept
@cython.locals(kind=int, target=int)
cdef void collect(Table table) noexcept
cdef void fight(Table table, int seat, int place) noexcept
@cython.locals(here=int, place=int, seat=int)
cdef bint is_finished(Table table) noexcept
@cython.locals(seat=int)
cdef void end_game(Table table) noexcept
cpdef int find_actions(Table table, int seat) noexcept
cpdef void decide(Table table, int seat, int action) noexcept
cpdef void step(Table table) noexcept
cdef void apply(Table table, int seat, int action) noexcept
@cython.locals(made=int, seat=int)
cdef int playout(Table table, Rng rng) noexcept

cdef class IncantibusPosition(Table):
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
