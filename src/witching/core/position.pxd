# C types of position.py.
from witching.core.rng cimport Rng

cpdef int within(int index, int limit) except -1

cdef class Position:
    cdef public int seats
    cdef short[72] choices
    cpdef int owing(self) noexcept
    cpdef int find_actions(self, int seat) noexcept
    cpdef void apply_unchecked(self, int seat, int action) noexcept
    cpdef Position copy(self)
    cpdef void redeal(self, Rng rng) except *
    cpdef int playout(self, Rng rng) except? -1
    cpdef int ending(self) noexcept
    cpdef int points(self, int seat) except? -1
    cpdef int standing(self, int seat) except? -1
    cpdef bytes to_bytes(self)
    cpdef int action_at(self, int index) except? -1
