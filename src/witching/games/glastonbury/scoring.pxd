# C types of scoring.py.
cimport cython
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury.position cimport Table

cdef int[7] SIGN
cdef int[7] BONUS

@cython.locals(seat=int, k=int)
cpdef void score_table(Table table) noexcept
@cython.locals(i=int, card=int, kind=int)
cpdef void sort_cauldron(Table table, int seat) noexcept
cpdef int group_points(int cards, int total, bint doubled) noexcept
cpdef int joined_to(Table table, int seat, int kind) noexcept
@cython.locals(points=int, own=int, kind=int, place=int)
cdef int kinds_points(Table table, int seat) noexcept
@cython.locals(best=int, best_1=int, best_2=int, kind=int, other=int, worth=int)
cdef void settle(Table table, int seat) noexcept
@cython.locals(worth=int)
cdef int joining_worth(Table table, int seat, int kind_1, int kind_2) noexcept
cdef int joining_gain(Table table, int seat, int kind_1, int kind_2) noexcept
@cython.locals(cards=int, total=int, doubled=bint)
cdef int gain(Table table, int seat, int kind, int immutos) noexcept
@cython.locals(kind=int, cards=int)
cdef int colour_cards(Table table, int seat, int colour) noexcept
@cython.locals(kind=int)
cpdef int recipe_a_cards(Table table, int seat) noexcept
@cython.locals(cards=int, other=int)
cpdef int recipe_a_points(Table table, int seat) noexcept
@cython.locals(recipe=int, own=int, other=int)
cpdef int recipe_b_points(Table table, int seat) noexcept
cdef int recipe_b_count(Table table, int seat, int recipe) noexcept
@cython.locals(cards=int, i=int, card=int)
cpdef int cards_of_value(Table table, int seat, int value) noexcept
cpdef int spells_collected(Table table, int seat) noexcept
cpdef int spells_used(Table table, int seat) noexcept
