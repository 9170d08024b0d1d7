# C types of strategy.py.
cimport cython
from witching.core cimport draw
from witching.core.position cimport Position
from witching.core.rng cimport Rng
from witching.core.strategy cimport Strategy
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury cimport rules, scoring
from witching.games.glastonbury.position cimport Table

cdef double REACH, HASTE, LAST_TAKES, USUAL, IMMUTO_HOPE, ACCIO_HOPE, DECLINATIO_HOPE, CORNER_LOSS, ENVY, NEXT_LINE
cdef double RECIPE_A_HOPE, NOISE
cdef unsigned char[20][6] LINES
cdef unsigned char[80] NUMBER
cdef int PLAIN
cdef double[5] SPELL_WORTH
cdef unsigned char[24] AT_CORNER

cdef class GlastonburyStrategy(Strategy):
    cdef int[72] cards
    cdef int[72] sums
    cdef int[4] immutos
    cdef int[18] left
    cdef double[5] caught
    cdef double takes
    cdef double[2560] glance
    cdef double[256] by_sum
    cdef double[25] steep
    cdef double[25] raised
    cdef double[25] fixed
    cdef double[292] gains
    cdef int[292] learnt
    cdef int looks
    @cython.locals(i=int, kind=int, seat=int)
    cdef void look(self, Table table) noexcept
    @cython.locals(i=int, caught=double, missed=double)
    cdef void expect(self, double takes) noexcept
    @cython.locals(first=int, i=int, card=int, kind=int)
    cdef void sort(self, Table table, int seat) noexcept
    @cython.locals(caught=double, fewer=int, cards=int, place=int, more=int)
    cdef void draw_hopes(self, int left) noexcept
    @cython.locals(place=int)
    cdef double hope(self, int cards, double total, int times, int left) noexcept
    @cython.locals(place=int)
    cdef double gain(self, Table table, int seat, int card) noexcept
    @cython.locals(kind=int, place=int, times=int, now=double, then=double)
    cdef double work_out_gain(self, Table table, int seat, int card) noexcept
    @cython.locals(card=int, kind=int, place=int, times=int, now=double)
    cdef double loss(self, Table table, int seat) noexcept
    cdef double recipe_hope(self, Table table, int seat, int kind) noexcept
    @cython.locals(lost=double, other=int, soon=double)
    cdef double card_worth(self, Table table, int seat, int card) noexcept
    @cython.locals(table=Table, index=int)
    cpdef void weigh(self, Position position, int seat, int count) noexcept
    @cython.locals(cell=int, card=int, worth=double)
    cdef double choice_worth(self, Table table, int seat, int action) noexcept
    @cython.locals(most=double, other=int, more=double)
    cdef double envy(self, Table table, int seat, int card) noexcept
    @cython.locals(stop=int, steps=int, most=double, i=int, other=int, more=double)
    cdef double next_line(self, Table table, int seat, int card, int action) noexcept
    @cython.locals(best=double, other=int)
    cdef double ending_worth(self, Table table, int seat, double worth) noexcept
    @cython.locals(points=double, kind=int, place=int)
    cdef double points_now(self, Table table, int seat) noexcept
    @cython.locals(table=Table, soon=double, points=double, kind=int, place=int, times=int)
    cpdef double value(self, Position position, int seat) except? -1
    @cython.locals(table=Table)
    cpdef int label(self, Position position, int action) noexcept
    @cython.locals(takes=int, cards=int, left=int, slope=double, number=int, own=int, then=double, place=int)
    cdef void prepare(self) noexcept
    @cython.locals(table=Table, takes=int, best=int, index=int, most=double, weight=double)
    cpdef int pick(self, Position position, int seat, int count, Rng rng) noexcept
    @cython.locals(kind=int, first=int, i=int, card=int)
    cdef void look_at_own(self, Table table, int seat) noexcept
    @cython.locals(card=int, kind=int, own=bint, place=int, worth=double)
    cdef double quick_worth(self, Table table, int seat, int action, int takes) noexcept

cdef int cell_of(int action) noexcept
cdef Table as_table(Position position)
