# C types of knowledge.py.
cimport cython
from witching.core cimport draw
from witching.core.position cimport Position
from witching.core.rng cimport Rng
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury cimport scoring
from witching.games.glastonbury.position cimport GlastonburyState
from witching.games.glastonbury.rules cimport GlastonburyPosition
from witching.games.glastonbury.state cimport Known

cdef class GlastonburyKnowledge(Known):
    cdef public GlastonburyState table
    @cython.locals(world=GlastonburyPosition)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(colour_only=int, seat=int, i=int)
    cdef void fill_forgotten(self, GlastonburyState world, Rng rng) noexcept
    @cython.locals(fitting=int, i=int, wanted=int, card=int)
    cdef int draw_card(self, int trace, Rng rng) noexcept
    @cython.locals(first=int, i=int, j=int, card=int)
    cdef void fill_pile(self, GlastonburyState world, Rng rng) noexcept
    @cython.locals(i=int)
    cdef void add_to_pool(self, int card) noexcept
    @cython.locals(table=GlastonburyState, i=int)
    cdef void blank_unseen(self) noexcept
    @cython.locals(table=GlastonburyState, i=int)
    cdef void blank_recipes(self) noexcept
    @cython.locals(place=int, card=int)
    cpdef void forget_cauldron(self, int seat, int index, bint keep_colour) noexcept
    @cython.locals(card=int)
    cpdef void forget_under(self, int index, bint keep_colour) noexcept
    @cython.locals(card=int)
    cpdef void forget_out(self, int index, bint keep_colour) noexcept
    cdef void forget(self, int card) noexcept

@cython.locals(knowledge=GlastonburyKnowledge)
cpdef GlastonburyKnowledge know(GlastonburyPosition truth, int seat)
cdef bint fits(int card, int trace) noexcept
cdef bint is_trace(int card, int colour_only) noexcept
cdef int trace_of(int card, bint keep_colour) noexcept
@cython.locals(left=int, unknown=int, i=int, recipe=int)
cdef void fill_recipes(GlastonburyState world, int first, Rng rng) noexcept
@cython.locals(place=int)
cdef int nth_bit(int mask, int n) noexcept
