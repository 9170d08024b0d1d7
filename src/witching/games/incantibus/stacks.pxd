# C types of stacks.py.
cimport cython
from witching.core cimport draw
from witching.core.rng cimport Rng
from witching.games.incantibus.position cimport IncantibusState

@cython.locals(i=int, j=int, kind=int)
cdef void shuffle(IncantibusState table, int first, int end, Rng rng) noexcept
@cython.locals(i=int, j=int, kind=int)
cdef void sort(IncantibusState table, int first, int end) noexcept
