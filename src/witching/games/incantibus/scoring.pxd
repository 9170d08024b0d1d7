# C types of scoring.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.games.incantibus.position cimport IncantibusState

@cython.locals(seat=int)
cpdef void score_table(IncantibusState table) noexcept
@cython.locals(points=int, kind=int)
cpdef int case_points(IncantibusState table, int seat) noexcept
@cython.locals(points=int, place=int)
cpdef int sorcerer_points(IncantibusState table, int seat) noexcept
cpdef int wand_points(IncantibusState table, int seat) noexcept
cpdef int standing(IncantibusState table, int seat) noexcept
