# C types of series.py.
cimport cython
from witching.core.position cimport Position
from witching.core.rng cimport Rng, derive

cdef int WIN

cdef class Series:
    cdef public long long games, decisions, shortest, longest
    cdef long long[4] sums
    cdef long long[4] squares
    cdef long long[4] wins
    cdef long long[4] lowest
    cdef long long[4] highest
    cdef long long[8] endings
    @cython.locals(index="long long", rng=Rng)
    cpdef void play(self, Position position, long long seed, long long first, long long count) except *
    @cython.locals(seat=int)
    cpdef void add(self, Position position, int decisions) except *
    cdef void add_length(self, int decisions) noexcept
    cdef void add_points(self, int seat, long long points) noexcept
    @cython.locals(seat=int, best=int, winners=int, standing=int)
    cdef void add_winners(self, Position position) except *
