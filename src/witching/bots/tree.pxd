# C types of tree.py.
cimport cython

cdef class Tree:
    cdef public long long size, used
    cdef long long[::1] keys
    cdef long long[::1] visits
    cdef double[::1] value_sum
    cdef double[::1] weighted_sum
    cdef double[::1] prior
    cpdef void _lay_out(self, long long size) except *
    @cython.locals(place="long long")
    cdef long long find(self, long long key) noexcept
    @cython.locals(place="long long")
    cdef long long enter(self, long long key) noexcept
    cdef void make_room(self, int more) except *
    cdef bint has_room(self, int more) noexcept
    @cython.locals(size="long long", old="long long", place="long long",
                   keys="long long[::1]", visits="long long[::1]", value_sum="double[::1]", weighted_sum="double[::1]",
                   prior="double[::1]")
    cdef void _grow(self) except *
    cpdef long long visits_of(self, long long key) except? -1
    @cython.locals(place="long long")
    cpdef double mean_of(self, long long key) except? -1
