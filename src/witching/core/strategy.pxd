# C types of strategy.py.
cimport cython
from witching.core cimport draw
from witching.core.position cimport Position, within
from witching.core.rng cimport Rng

cdef int GRAIN

cdef class Strategy:
    cdef double[72] weights
    cdef public double noise
    @cython.locals(index=int)
    cpdef void weigh(self, Position position, int seat, int count) noexcept
    cpdef void look(self, Position position) noexcept
    cpdef double value(self, Position position, int seat) except? -1
    cpdef int label(self, Position position, int action) noexcept
    cpdef void hurry(self, Position position, int seat, int count) noexcept
    @cython.locals(best=int, index=int, most=double, weight=double)
    cpdef int pick(self, Position position, int seat, int count, Rng rng) noexcept
    @cython.locals(made=int, owing=int, seat=int, count=int, index=int)
    cpdef int rollout(self, Position position, Rng rng, int most) noexcept
    cpdef double weight_at(self, int index) except? -1
