# C types of payments.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.games.incantibus cimport cases
from witching.games.incantibus.position cimport IncantibusState

cdef unsigned char[200] REACH

@cython.locals(piece=int, mode=int, enough=bint, found=int)
cpdef bint can_pay(IncantibusState table, int seat, int kind, int wand) noexcept
@cython.locals(missing=int, kind=int, asked=int, more=int)
cpdef int shortage(IncantibusState table, int seat, int piece) noexcept
@cython.locals(total=int, kind=int, held=int)
cpdef int means(IncantibusState table, int seat, int piece, int mode) noexcept
cdef int jokers(IncantibusState table, int seat, int piece) noexcept
cpdef bint may_pay(IncantibusState table, int piece, int kind) noexcept
cdef int find_joker(IncantibusState table, int wild, int n) noexcept
@cython.locals(piece=int, i=int)
cdef void begin_payment(IncantibusState table, int kind) noexcept
@cython.locals(mode=int)
cdef int find_payments(IncantibusState table) noexcept
@cython.locals(piece=int)
cdef int fitting(IncantibusState table, int kind) noexcept
@cython.locals(n=int, stones=int, passed=int, missing=int, i=int, more=int, held=int, may=bint)
cdef int find_ingredients(IncantibusState table) noexcept
@cython.locals(n=int, wild=int, first=int, end=int, total=int, kind=int, held=int)
cdef int find_counted(IncantibusState table) noexcept
@cython.locals(n=int, piece=int, wild=int, kind=int, held=int)
cdef int find_equal(IncantibusState table) noexcept
@cython.locals(n=int, wild=int, first=int, end=int, total=int, kind=int)
cdef int find_different(IncantibusState table) noexcept
@cython.locals(n=int, kind=int)
cdef int find_coins(IncantibusState table) noexcept
@cython.locals(coins=int, least=int, place=int, leads=bint)
cdef bint coin_leads_on(IncantibusState table, int kind) noexcept
@cython.locals(kind=int, coins=int)
cdef bint can_finish(IncantibusState table, int first, int wanting, int least) noexcept
@cython.locals(top=int, total=int, kind=int, coins=int, _=int, found=bint)
cdef bint reaches(IncantibusState table, int first, int wanting, int least) noexcept
@cython.locals(paid=int)
cdef bint pay(IncantibusState table, int kind) noexcept
@cython.locals(kind=int, i=int)
cdef int end_payment(IncantibusState table) noexcept
