# C types of scoring.py.
cimport cython
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury.position cimport GlastonburyState

cdef int[7] SIGN
cdef int[7] BONUS

@cython.locals(seat=int, k=int)
cpdef void score_table(GlastonburyState table) noexcept
@cython.locals(i=int, card=int, kind=int)
cpdef void sort_cauldron(GlastonburyState table, int seat) noexcept
cpdef int group_points(int cards, int total, bint doubled) noexcept
cpdef int joined_to(GlastonburyState table, int seat, int kind) noexcept
@cython.locals(seat=int)
cpdef void open_cauldrons(GlastonburyState table) noexcept
@cython.locals(points=int)
cpdef int seat_points(GlastonburyState table, int seat) noexcept
cpdef bint is_settled_by_owners(GlastonburyState table) noexcept
cpdef bint may_join(GlastonburyState table, int seat, int kind) noexcept
@cython.locals(i=int, kind=int)
cdef void join_as_said(GlastonburyState table, int seat) noexcept
@cython.locals(first=int, kind=int)
cpdef int preselection(GlastonburyState table, int seat) noexcept
@cython.locals(best=int, best_kind=int, kind=int, worth=int)
cdef int best_beside(GlastonburyState table, int seat, int first) noexcept
@cython.locals(first=int, more=int)
cpdef int join_gain(GlastonburyState table, int seat, int kind) noexcept
cdef void unjoin(GlastonburyState table, int seat) noexcept
@cython.locals(points=int, own=int, kind=int, place=int)
cdef int kinds_points(GlastonburyState table, int seat) noexcept
@cython.locals(best=int, best_1=int, best_2=int, held=bint, kind=int, other=int, worth=int)
cdef void settle(GlastonburyState table, int seat) noexcept
@cython.locals(worth=int)
cdef int joining_worth(GlastonburyState table, int seat, int kind_1, int kind_2) noexcept
cdef int joining_gain(GlastonburyState table, int seat, int kind_1, int kind_2) noexcept
@cython.locals(cards=int, total=int, doubled=bint)
cdef int gain(GlastonburyState table, int seat, int kind, int immutos) noexcept
@cython.locals(kind=int, cards=int)
cdef int colour_cards(GlastonburyState table, int seat, int colour) noexcept
@cython.locals(kind=int)
cpdef int recipe_a_cards(GlastonburyState table, int seat) noexcept
@cython.locals(cards=int, other=int)
cpdef int recipe_a_points(GlastonburyState table, int seat) noexcept
@cython.locals(recipe=int, own=int, other=int)
cpdef int recipe_b_points(GlastonburyState table, int seat) noexcept
cdef int recipe_b_count(GlastonburyState table, int seat, int recipe) noexcept
@cython.locals(cards=int, i=int, card=int)
cpdef int cards_of_value(GlastonburyState table, int seat, int value) noexcept
cpdef int spells_collected(GlastonburyState table, int seat) noexcept
cpdef int spells_used(GlastonburyState table, int seat) noexcept
