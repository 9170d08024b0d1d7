# C types of rollout_policy.py.
cimport cython
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury.position cimport GlastonburyState

cdef double REACH, HASTE, USUAL, ACCIO_HOPE, DECLINATIO_HOPE, CORNER_LOSS
cdef double[5] SPELL_WORTH
cdef int LAST_TAKES, PLAIN, MOST_TAKES
cdef unsigned char[80] NUMBER
cdef unsigned char[24] AT_CORNER

cdef class RolloutPolicy:
    cdef int[18] cards
    cdef int[18] sums
    cdef int takes
    cdef double[25] steep
    cdef double[25] raised
    cdef double[25] fixed
    cdef double[2560] brings
    cdef double[256] by_sum
    @cython.locals(takes=int, cards=int, left=int, slope=double, number=int, own=int, then=double, place=int)
    cdef void prepare(self) noexcept
    @cython.locals(place=int)
    cdef double hope(self, int cards, double total, int times, int left) noexcept
    @cython.locals(missed=double, left=int)
    cdef void draw_hopes(self, double reach) noexcept
    @cython.locals(fewer=int, cards=int, place=int, more=int)
    cdef void draw_hope(self, int left, double caught) noexcept
    @cython.locals(kind=int, first=int, i=int, card=int)
    cdef void look(self, GlastonburyState table, int seat) noexcept
    @cython.locals(card=int, worth=double)
    cdef double worth(self, GlastonburyState table, int seat, int action) noexcept
    @cython.locals(kind=int, own=bint, place=int, worth=double)
    cdef double ingredient(self, GlastonburyState table, int seat, int card) noexcept

cdef int cell_of(int action) noexcept
