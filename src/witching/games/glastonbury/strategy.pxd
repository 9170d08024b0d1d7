# C types of strategy.py.
cimport cython
from witching.core.position cimport Position
from witching.core.strategy cimport Strategy
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury cimport rollout_policy, rules, scoring
from witching.games.glastonbury.rollout_policy cimport RolloutPolicy
from witching.games.glastonbury.position cimport GlastonburyState
from witching.games.glastonbury.value_model cimport ValueModel

cdef double SURE, NOISE, IMMUTO_HOPE, RECIPE_A_HOPE, NEXT_IMMUTO, NEXT_SPELL, EARLY
cdef int GAIN, SPELL, OTHERS_LOSS, DENIED_NOW, DENIED_LATER, CORNER, ESCAPED_CORNER, NEXT_BEST, NEXT_SECOND
cdef int BY_ACCIO, BY_DECLINATIO, PASSING, STEPS, FEATURES
cdef unsigned char[20][6] LINES
cdef unsigned char[80] NUMBER
cdef int PLAIN
cdef double NEVER
cdef double[42] WEIGHTS

cdef class GlastonburyStrategy(Strategy):
    cdef readonly ValueModel value_model
    cdef RolloutPolicy rollout_policy
    cdef double early
    cdef double[21] features
    @cython.locals(table=GlastonburyState, index=int)
    cpdef void prior(self, Position position, int seat, int count) noexcept
    cpdef void prepare(self, Position position) noexcept
    @cython.locals(worth=double, feature=int)
    cdef double choice_worth(self, GlastonburyState table, int seat, int action) noexcept
    @cython.locals(feature=int, cell=int)
    cdef void list_features(self, GlastonburyState table, int seat, int action) noexcept
    @cython.locals(card=int, other=int, more=double)
    cdef void add_ingredient(self, GlastonburyState table, int seat, int cell) noexcept
    @cython.locals(other=int)
    cdef void add_spell(self, GlastonburyState table, int seat, int card) noexcept
    @cython.locals(stop=int, steps=int, escapes=bint)
    cdef void add_walk(self, GlastonburyState table, int seat, int cell) noexcept
    @cython.locals(best=double, second=double, i=int, card=int, more=double)
    cdef void add_line(self, GlastonburyState table, int seat, int stop, int cell) noexcept
    cdef double next_worth(self, GlastonburyState table, int seat, int card) noexcept
    cdef double recipe_hope(self, GlastonburyState table, int seat, int kind) noexcept
    @cython.locals(card=int)
    cdef double ending_gain(self, GlastonburyState table, int seat, int action) noexcept
    @cython.locals(best=double, other=int)
    cdef double ending_worth(self, GlastonburyState table, int seat, double worth) noexcept
    @cython.locals(points=double, kind=int, place=int, own=bint)
    cdef double points_now(self, GlastonburyState table, int seat) noexcept
    @cython.locals(table=GlastonburyState, points=double, kind=int)
    cpdef double value(self, Position position, int seat) except? -1
    @cython.locals(table=GlastonburyState)
    cpdef int action_key(self, Position position, int action) noexcept
    @cython.locals(table=GlastonburyState, index=int)
    cpdef void fast_prior(self, Position position, int seat, int count) noexcept

cdef bint ends_game(GlastonburyState table, int action) noexcept
@cython.locals(stop=int, found=bint, i=int)
cdef bint faces(GlastonburyState table, int seat, int cell) noexcept
cdef GlastonburyState as_state(Position position)
