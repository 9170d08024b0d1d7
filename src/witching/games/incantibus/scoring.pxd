# C types of scoring.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.games.incantibus.position cimport Table

@cython.locals(seat=int)
cpdef void score_table(Table table) noexcept
@cython.locals(points=int, kind=int)
cpdef int case_points(Table table, int seat) noexcept
@cython.locals(points=int, place=int)
cpdef int sorcerer_points(Table table, int seat) noexcept
cpdef int wand_points(Table table, int seat) noexcept
cpdef int standing(Table table, int seat) noexcept
