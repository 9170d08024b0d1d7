# C types of value_model.py.
cimport cython
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury cimport scoring
from witching.games.glastonbury.position cimport GlastonburyState

cdef unsigned char[80] NUMBER
cdef int PLAIN, LENGTHS, PLACES, OWN, SUMS
cdef int FIRST_IMMUTO, SECOND_IMMUTO, JOINING, ACCIO, DECLINATIO, TURN, ALWAYS
cdef double NEVER_TAKEN
cdef unsigned char[100] PLACE
cdef double[8] LENGTH
cdef double[1144] POINTS

cdef class ValueModel:
    cdef int[72] cards
    cdef int[72] sums
    cdef int[4] immutos
    cdef int[18] left
    cdef int[18] grid
    cdef double ahead
    cdef int length
    cdef double part
    cdef int looks
    cdef double[292] gains
    cdef int[292] worked_out
    cdef int[48] features
    cdef double[48] amounts
    cdef int count
    cdef double sure
    @cython.locals(kind=int, seat=int, i=int)
    cdef void look(self, GlastonburyState table) noexcept
    @cython.locals(first=int, i=int, card=int, kind=int)
    cdef void sort(self, GlastonburyState table, int seat) noexcept
    @cython.locals(cards=int, i=int, card=int)
    cdef int look_at_grid(self, GlastonburyState table) noexcept
    @cython.locals(within=double)
    cdef void expect(self, GlastonburyState table, int cards) noexcept
    @cython.locals(place=int)
    cdef double points_for(self, int feature) noexcept
    @cython.locals(most=int, pile=int)
    cdef int kind_feature(self, bint own, int held, int grid, int left) noexcept
    @cython.locals(feature=int)
    cdef double kind_points(self, bint own, int held, int total, int grid, int left) noexcept
    @cython.locals(place=int)
    cdef double gain(self, GlastonburyState table, int seat, int card) noexcept
    @cython.locals(kind=int, own=bint, held=int, total=int, then=double)
    cdef double work_out_gain(self, GlastonburyState table, int seat, int card) noexcept
    @cython.locals(card=int, kind=int, own=bint, held=int, total=int, then=double)
    cdef double loss(self, GlastonburyState table, int seat) noexcept
    @cython.locals(best=int, kind=int, own=bint, held=int, total=int, more=int)
    cdef int joining(self, GlastonburyState table, int seat) noexcept
    @cython.locals(points=double, i=int)
    cdef double points(self, GlastonburyState table, int seat) noexcept
    @cython.locals(kind=int)
    cdef void list_features(self, GlastonburyState table, int seat) noexcept
    @cython.locals(held=int, feature=int)
    cdef void list_kind(self, bint own, int place, int kind) noexcept
    cdef void add(self, int feature, double amount) noexcept
