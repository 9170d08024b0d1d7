# C types of rules.py.
cimport cython
from witching.core cimport draw
from witching.core.position cimport Position, within
from witching.core.rng cimport Rng
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury cimport scoring
from witching.games.glastonbury.position cimport Table

cdef unsigned char[20][6] LINES
cdef unsigned char[720] OUTSIDE
cdef unsigned char[80] NUMBER
cdef unsigned char[20] PHASE_AT
cdef unsigned char[80] FETCHABLE
cdef unsigned char[32] GRID_CELLS
cdef unsigned char[84] PACK

@cython.locals(size=int, i=int, j=int, card=int)
cdef void shuffle_pack(Table table, Rng rng) noexcept
@cython.locals(unused=int, seat=int, lower=int)
cdef void draw_removed(Table table, Rng rng) noexcept
@cython.locals(i=int, j=int, recipe=int)
cdef void draw_recipes(Table table, int first, Rng rng) noexcept
cdef void redeal(Table table, Rng rng) noexcept
@cython.locals(i=int, seat=int)
cpdef void lay_table(Table table) noexcept
@cython.locals(i=int)
cdef void lay_seat(Table table, int seat) noexcept
cpdef int number_on(Table table, int seat) noexcept
@cython.locals(i=int)
cpdef int number_below(Table table, int seat) noexcept
cpdef int stop_after(int stop, int steps) noexcept
@cython.locals(stop=int)
cdef void walk(Table table, int steps) noexcept
@cython.locals(seat=int, steps=int)
cpdef void begin_turn(Table table) noexcept
@cython.locals(seat=int)
cdef void end_turn(Table table) noexcept
cdef int find_actions(Table table) noexcept
@cython.locals(stop=int, n=int)
cdef int find_takes(Table table) noexcept
@cython.locals(i=int)
cdef int offer_full_line(Table table, int stop) noexcept
@cython.locals(n=int, i=int, cell=int)
cdef int offer_line(Table table, int stop) noexcept
@cython.locals(cell=int, offered=int)
cdef int find_accio(Table table, int n, int stop) noexcept
@cython.locals(n=int, stop=int, i=int, cell=int)
cdef int find_at_corner(Table table) noexcept
cdef int find_special2(Table table) noexcept
cdef int offer_cell(Table table, int n, int action, int cell, int offered) noexcept
cpdef bint ends_game(Table table, unsigned int cell) noexcept
cdef void apply(Table table, int action) noexcept
@cython.locals(last=bint, card=int)
cdef void take(Table table, int cell, int refuse) noexcept
@cython.locals(seat=int)
cdef void collect(Table table, int card) noexcept
cdef void refill(Table table, unsigned int cell) noexcept
cdef void use_accio(Table table) noexcept
cdef void use_declinatio(Table table) noexcept
@cython.locals(under=bint, k=int, seat=int, card=int)
cdef void vanesco(Table table) noexcept
@cython.locals(top=int, card=int)
cdef int lose_top(Table table, int seat) noexcept
cdef void perluceo(Table table) noexcept
cdef void leave_game(Table table, int card) noexcept
cdef void end_game(Table table, int cause) noexcept
@cython.locals(made=int)
cdef int playout(Table table, Rng rng) noexcept

cdef class GlastonburyPosition(Table):
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
