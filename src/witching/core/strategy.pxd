# C types of strategy.py.
cimport cython
from witching.core cimport draw
from witching.core.position cimport Position, within
from witching.core.rng cimport Rng

cdef int GRAIN

cdef class Strategy:
    cdef double[72] scores
    cdef public double noise
    @cython.locals(index=int)
    cpdef void prior(self, Position position, int seat, int count) noexcept
    cpdef void prepare(self, Position position) noexcept
    cpdef double value(self, Position position, int seat) except? -1
    cpdef int action_key(self, Position position, int action) noexcept
    cpdef void fast_prior(self, Position position, int seat, int count) noexcept
    @cython.locals(best=int, index=int, most=double, weight=double)
    cpdef int sample(self, Position position, int seat, int count, Rng rng) noexcept
    @cython.locals(made=int, owing=int, seat=int, count=int, index=int)
    cpdef int rollout(self, Position position, Rng rng, int most) noexcept
    cpdef double score_at(self, int index) except? -1
