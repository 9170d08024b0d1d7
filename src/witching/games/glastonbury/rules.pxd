# C types of rules.py.
cimport cython
from witching.core cimport draw
from witching.core.position cimport Position, within
from witching.core.rng cimport Rng
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury cimport scoring
from witching.games.glastonbury.position cimport GlastonburyState

cdef unsigned char[20][6] LINES
cdef unsigned char[720] OUTSIDE
cdef unsigned char[80] NUMBER
cdef unsigned char[20] PHASE_AT
cdef unsigned char[80] FETCHABLE
cdef unsigned char[32] GRID_CELLS
cdef unsigned char[84] PACK

@cython.locals(size=int, i=int, j=int, card=int)
cdef void shuffle_pack(GlastonburyState table, Rng rng) noexcept
@cython.locals(unused=int, seat=int, lower=int)
cdef void draw_removed(GlastonburyState table, Rng rng) noexcept
@cython.locals(i=int, j=int, recipe=int)
cdef void draw_recipes(GlastonburyState table, int first, Rng rng) noexcept
cdef void redeal(GlastonburyState table, Rng rng) noexcept
@cython.locals(i=int, seat=int)
cpdef void lay_table(GlastonburyState table) noexcept
@cython.locals(i=int)
cdef void lay_seat(GlastonburyState table, int seat) noexcept
cpdef int number_on(GlastonburyState table, int seat) noexcept
@cython.locals(i=int)
cpdef int number_below(GlastonburyState table, int seat) noexcept
cpdef int stop_after(int stop, int steps) noexcept
@cython.locals(stop=int)
cdef void walk(GlastonburyState table, int steps) noexcept
@cython.locals(seat=int, steps=int)
cpdef void begin_turn(GlastonburyState table) noexcept
@cython.locals(seat=int)
cdef void end_turn(GlastonburyState table) noexcept
cdef int find_actions(GlastonburyState table) noexcept
@cython.locals(stop=int, n=int)
cdef int find_takes(GlastonburyState table) noexcept
@cython.locals(i=int)
cdef int offer_full_line(GlastonburyState table, int stop) noexcept
@cython.locals(n=int, i=int, cell=int)
cdef int offer_line(GlastonburyState table, int stop) noexcept
@cython.locals(cell=int, offered=int)
cdef int find_accio(GlastonburyState table, int n, int stop) noexcept
@cython.locals(n=int, stop=int, i=int, cell=int)
cdef int find_at_corner(GlastonburyState table) noexcept
cdef int find_special2(GlastonburyState table) noexcept
@cython.locals(n=int, kind=int)
cdef int find_joins(GlastonburyState table) noexcept
cdef int offer_cell(GlastonburyState table, int n, int action, int cell, int offered) noexcept
cpdef bint ends_game(GlastonburyState table, unsigned int cell) noexcept
cdef void apply(GlastonburyState table, int action) noexcept
@cython.locals(last=bint, card=int)
cdef void take(GlastonburyState table, int cell, int refuse) noexcept
@cython.locals(seat=int)
cdef void collect(GlastonburyState table, int card) noexcept
cdef void refill(GlastonburyState table, unsigned int cell) noexcept
cdef void use_accio(GlastonburyState table) noexcept
cdef void use_declinatio(GlastonburyState table) noexcept
@cython.locals(under=bint, k=int, seat=int, card=int)
cdef void vanesco(GlastonburyState table) noexcept
@cython.locals(top=int, card=int)
cdef int lose_top(GlastonburyState table, int seat) noexcept
cdef void perluceo(GlastonburyState table) noexcept
cdef void leave_game(GlastonburyState table, int card) noexcept
cdef void end_game(GlastonburyState table, int cause) noexcept
@cython.locals(k=int, seat=int)
cdef void settle_next(GlastonburyState table) noexcept
@cython.locals(place=int)
cdef void join(GlastonburyState table, int kind) noexcept
cdef void count_up(GlastonburyState table) noexcept
@cython.locals(made=int)
cdef int playout(GlastonburyState table, Rng rng) noexcept

cdef class GlastonburyPosition(GlastonburyState):
    cpdef int owing(self) noexcept
    cpdef int find_actions(self, int seat) noexcept
    cpdef void apply_unchecked(self, int seat, int action) noexcept
    @cython.locals(twin=GlastonburyPosition)
    cpdef Position copy(self)
    cpdef void redeal(self, Rng rng) except *
    cpdef int playout(self, Rng rng) except? -1
    cpdef int ending(self) noexcept
    cpdef int points(self, int seat) except? -1
    cpdef int standing(self, int seat) except? -1
