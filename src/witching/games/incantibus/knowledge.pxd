# C types of knowledge.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.core cimport draw
from witching.core.position cimport Position
from witching.core.rng cimport Rng
from witching.games.incantibus cimport scoring, stacks
from witching.games.incantibus.position cimport IncantibusState
from witching.games.incantibus.rules cimport IncantibusPosition
from witching.games.incantibus.state cimport Known
from witching.games.incantibus.box_tables cimport BoxTables

cdef class IncantibusKnowledge(Known):
    cdef public IncantibusState table
    @cython.locals(world=IncantibusPosition)
    cpdef Position imagine(self, Rng rng)
    @cython.locals(used=int, place=int)
    cdef void draw_suspects(self, IncantibusState world, Rng rng) noexcept
    @cython.locals(fitting=int, wanted=int, i=int)
    cdef int draw_fitting(self, int suspects, Rng rng) noexcept
    @cython.locals(used=int, place=int, rest=int, i=int)
    cdef void fill_secrets(self, IncantibusState world, Rng rng) noexcept
    @cython.locals(i=int, kind=int)
    cdef int draw_scratch(self, int last, Rng rng) noexcept
    @cython.locals(i=int)
    cdef void add_to_pool(self, int kind) noexcept
    @cython.locals(forgotten=int, i=int)
    cdef int forgotten_rooms(self) noexcept
    @cython.locals(fits=bint, hidden=int, unknown=int, room=int, i=int)
    cdef void fill_tower(self, IncantibusState world, Rng rng) noexcept
    @cython.locals(place=int, i=int, table=IncantibusState)
    cdef void blank_secrets(self) noexcept
    @cython.locals(seat=int)
    cdef void blank_choices(self) noexcept
    cpdef void forget_look(self, int place, bint keep_suspects) noexcept
    @cython.locals(table=IncantibusState, i=int)
    cpdef void forget_room(self, int index) noexcept

@cython.locals(knowledge=IncantibusKnowledge)
cpdef IncantibusKnowledge know(IncantibusPosition truth, int seat)
cdef bint is_among(int kind, int suspects) noexcept
cdef void hide_stacks(IncantibusState table) noexcept
@cython.locals(i=int, j=int, kind=int)
cdef void sort_sorcerers(IncantibusState table) noexcept
cdef bint is_unseen(IncantibusState table, int place) noexcept
@cython.locals(unseen=int, i=int, wanted=int, j=int, kind=int)
cdef void shuffle_sorcerers(IncantibusState world, Rng rng) noexcept
@cython.locals(place=int)
cdef int nth_unseen(IncantibusState table, int n) noexcept
cdef void shuffle_stacks(IncantibusState world, Rng rng) noexcept
@cython.locals(hidden=int, room=int, i=int)
cdef int hidden_rooms(IncantibusState table) noexcept
@cython.locals(count=int, room=int)
cdef int count_rooms(int rooms) noexcept
@cython.locals(room=int)
cdef int nth_room(int rooms, int n) noexcept
@cython.locals(visible=int, secret=int, i=int)
cdef bint fits_stacks(IncantibusState table) noexcept
