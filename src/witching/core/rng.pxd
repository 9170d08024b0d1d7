# C types of rng.py.
cimport cython

cdef long long M32, MULTIPLIER, GOLDEN, MIX_1, MIX_2

cdef long long mix(long long z) noexcept

@cython.locals(low="long long", high="long long")
cpdef long long derive(long long seed, long long index) noexcept

cdef class Rng:
    cdef public long long state
    cdef public bint overridden
    @cython.locals(low="long long", high="long long")
    cpdef void reseed(self, long long seed) noexcept
    @cython.locals(x="long long")
    cpdef long long below(self, long long n) noexcept
