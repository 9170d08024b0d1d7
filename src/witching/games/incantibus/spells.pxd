# C types of spells.py.
cimport cython
from witching.games.incantibus cimport components as parts
from witching.games.incantibus cimport cases
from witching.games.incantibus.position cimport IncantibusState

cdef unsigned char[56] STEALABLE
cdef unsigned char[8] FETCHES

@cython.locals(seat=int, strongest=int, other=int, wand=int)
cdef void next_caster(IncantibusState table) noexcept
@cython.locals(card=int)
cdef void ask_card(IncantibusState table) noexcept
@cython.locals(n=int, card=int)
cdef int find_cards(IncantibusState table) noexcept
cdef void choose_card(IncantibusState table, int card) noexcept
cpdef int fetched(int card) noexcept
cpdef int token_of(int card) noexcept
cpdef bint is_exhausted(IncantibusState table, int card) noexcept
cpdef bint is_aimless(IncantibusState table, int card) noexcept
cdef void decline(IncantibusState table) noexcept
cdef void finish_spell(IncantibusState table) noexcept
cdef int find_targets(IncantibusState table, int card) noexcept
@cython.locals(n=int, place=int, kind=int, is_open=bint)
cdef int find_visible(IncantibusState table) noexcept
cdef bint is_monster(int kind) noexcept
@cython.locals(is_free=bint)
cdef bint costs_universalus(IncantibusState table, int kind) noexcept
cdef bint can_catch(IncantibusState table, int monster) noexcept
@cython.locals(n=int, place=int)
cdef int find_secret(IncantibusState table) noexcept
@cython.locals(n=int, seat=int, kind=int)
cdef int find_loot(IncantibusState table) noexcept
@cython.locals(n=int, kind=int)
cdef int find_in_moat(IncantibusState table) noexcept
cdef void fetch_special(IncantibusState table, int special) noexcept
cdef void hit(IncantibusState table, int action) noexcept
@cython.locals(kind=int)
cdef void imperium(IncantibusState table, int place) noexcept
@cython.locals(kind=int)
cdef void oculus(IncantibusState table, int place) noexcept
@cython.locals(lacking=int, i=int)
cdef void suspect(IncantibusState table, int place) noexcept
cdef void take_from_secret(IncantibusState table, int place) noexcept
cdef void iskanto(IncantibusState table, int kind) noexcept
@cython.locals(seat=int, kind=int)
cdef void alchemy(IncantibusState table, int loot) noexcept
cdef void gain_by_spell(IncantibusState table, int kind, int extra) noexcept
