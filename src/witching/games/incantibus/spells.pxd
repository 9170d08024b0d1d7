# C types of spells.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.games.incantibus cimport cases
from witching.games.incantibus.position cimport Table

cdef unsigned char[56] STEALABLE
cdef unsigned char[8] FETCHES

@cython.locals(seat=int, strongest=int, other=int)
cdef void next_caster(Table table) noexcept
@cython.locals(card=int)
cdef void ask_card(Table table) noexcept
@cython.locals(n=int, card=int)
cdef int find_cards(Table table) noexcept
cdef void choose_card(Table table, int card) noexcept
cpdef int fetched(int card) noexcept
cpdef int token_of(int card) noexcept
cpdef bint is_exhausted(Table table, int card) noexcept
cpdef bint is_aimless(Table table, int card) noexcept
cdef void decline(Table table) noexcept
cdef void finish_spell(Table table) noexcept
cdef int find_targets(Table table, int card) noexcept
@cython.locals(n=int, place=int, kind=int)
cdef int find_visible(Table table) noexcept
cdef bint can_catch(Table table, int monster) noexcept
@cython.locals(n=int, place=int)
cdef int find_secret(Table table) noexcept
@cython.locals(n=int, seat=int, kind=int)
cdef int find_loot(Table table) noexcept
@cython.locals(n=int, kind=int)
cdef int find_in_moat(Table table) noexcept
cdef void fetch_special(Table table, int special) noexcept
cdef void hit(Table table, int action) noexcept
@cython.locals(kind=int)
cdef void imperium(Table table, int place) noexcept
@cython.locals(kind=int)
cdef void oculus(Table table, int place) noexcept
@cython.locals(lacking=int, i=int)
cdef void suspect(Table table, int place) noexcept
cdef void take_from_secret(Table table, int place) noexcept
cdef void iskanto(Table table, int kind) noexcept
@cython.locals(seat=int, kind=int)
cdef void alchemy(Table table, int loot) noexcept
cdef void gain_by_spell(Table table, int kind, int extra) noexcept
