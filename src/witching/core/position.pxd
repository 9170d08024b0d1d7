# C types of position.py.
from witching.core.rng cimport Rng

cdef class Position:
    cdef public int seats
    cdef short[72] choices
    cpdef int owing(self) noexcept
    cpdef int find_actions(self, int seat) noexcept
    cpdef void apply_unchecked(self, int seat, int action) noexcept
    cpdef Position copy(self)
    cpdef void redeal(self, Rng rng) noexcept
    cpdef int playout(self, Rng rng) noexcept
    cpdef int ending(self) noexcept
    cpdef int points(self, int seat) noexcept
    cpdef int standing(self, int seat) noexcept
    cpdef bytes to_bytes(self)
    cpdef int action_at(self, int index) except? -1
