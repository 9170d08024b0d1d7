# C types of payments.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.games.incantibus cimport cases
from witching.games.incantibus.position cimport Table

cdef unsigned char[200] REACH

@cython.locals(piece=int, mode=int, enough=bint)
cpdef bint can_pay(Table table, int seat, int kind, int wand) noexcept
@cython.locals(missing=int, kind=int, asked=int, more=int)
cpdef int shortage(Table table, int seat, int piece) noexcept
@cython.locals(total=int, kind=int, held=int)
cpdef int means(Table table, int seat, int piece, int mode) noexcept
@cython.locals(piece=int, i=int)
cdef void begin_payment(Table table, int kind) noexcept
@cython.locals(mode=int)
cdef int find_payments(Table table) noexcept
@cython.locals(piece=int)
cdef int fitting(Table table, int kind) noexcept
@cython.locals(n=int, stones=int, passed=int, missing=int, i=int, more=int, held=int, may=bint)
cdef int find_ingredients(Table table) noexcept
@cython.locals(n=int, first=int, end=int, total=int, kind=int, held=int)
cdef int find_counted(Table table) noexcept
@cython.locals(n=int, piece=int, kind=int)
cdef int find_equal(Table table) noexcept
@cython.locals(n=int, first=int, end=int, total=int, kind=int)
cdef int find_different(Table table) noexcept
@cython.locals(n=int, kind=int)
cdef int find_coins(Table table) noexcept
@cython.locals(coins=int, least=int, place=int, leads=bint)
cdef bint coin_leads_on(Table table, int kind) noexcept
@cython.locals(kind=int, coins=int)
cdef bint can_finish(Table table, int first, int wanting, int least) noexcept
@cython.locals(top=int, total=int, kind=int, coins=int, _=int, found=bint)
cdef bint reaches(Table table, int first, int wanting, int least) noexcept
@cython.locals(paid=int)
cdef bint pay(Table table, int kind) noexcept
@cython.locals(kind=int, i=int)
cdef int end_payment(Table table) noexcept
