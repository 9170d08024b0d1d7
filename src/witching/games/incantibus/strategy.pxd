# C types of strategy.py.
cimport cython
from witching.core.position cimport Position
from witching.core.strategy cimport Strategy
from witching.games.incantibus cimport cases, payments, spells
from witching.games.incantibus cimport components as parts
from witching.games.incantibus.position cimport IncantibusState

cdef double NOISE, INGREDIENT_HOPE, STEP_HOPE, WEAPON_HOPE, PREY_HOPE, SPARE_HOPE, CAST_HOPE, PURSE_HOPE
cdef double UNIVERSALUS_HOPE, STONE_HOPE, SECRET_HOPE, HIDDEN_HOPE, SORCERER_HOPE, RISK, PAYS
cdef unsigned char[56] PLACE_OF

cdef class IncantibusStrategy(Strategy):
    cdef double ahead
    @cython.locals(table=IncantibusState, index=int)
    cpdef void prior(self, Position position, int seat, int count) noexcept
    cdef double choice_worth(self, IncantibusState table, int seat, int action) noexcept
    @cython.locals(luck=double, other=int)
    cdef double luck(self, IncantibusState table, int seat) noexcept
    cdef double target_worth(self, IncantibusState table, int seat, int action) noexcept
    cdef double secret_worth(self, IncantibusState table, int seat, int place) noexcept
    @cython.locals(catcher=int)
    cdef double taking(self, IncantibusState table, int seat, int kind) noexcept
    cdef double drawing(self, IncantibusState table, int seat, int kind) noexcept
    @cython.locals(worth=double, place=int)
    cdef double gaining(self, IncantibusState table, int seat, int kind) noexcept
    cdef double having(self, IncantibusState table, int seat, int kind) noexcept
    @cython.locals(hope=double, place=int, potion=int, piece=int, asked=int)
    cdef double brewing(self, IncantibusState table, int seat, int kind) noexcept
    @cython.locals(hope=double, place=int, other=int)
    cdef double arming(self, IncantibusState table, int seat, int kind) noexcept
    @cython.locals(hope=double, place=int, sorcerer=int, piece=int)
    cdef double paying(self, IncantibusState table, int seat, int kind) noexcept
    @cython.locals(piece=int)
    cdef double price_hope(self, IncantibusState table, int seat, int sorcerer) noexcept
    @cython.locals(held=int, use=double)
    cdef double keeping(self, IncantibusState table, int seat, int kind) noexcept
    @cython.locals(piece=int, points=double)
    cdef double piece_worth(self, IncantibusState table, int seat, int kind) noexcept
    @cython.locals(cheapest=double, kind=int, kept=double)
    cdef double cost(self, IncantibusState table, int seat, int piece) noexcept
    @cython.locals(special=int)
    cdef double card_worth(self, IncantibusState table, int seat, int card) noexcept
    @cython.locals(most=double, place=int, worth=double)
    cdef double best_visible(self, IncantibusState table, int seat) noexcept
    @cython.locals(found=bint, place=int)
    cdef bint has_secret(self, IncantibusState table) noexcept
    @cython.locals(most=double, kind=int, worth=double)
    cdef double best_in_moat(self, IncantibusState table, int seat) noexcept
    @cython.locals(other=int, kind=int)
    cdef double spell_worth(self, IncantibusState table, int seat, int action) noexcept
    @cython.locals(kind=int)
    cdef double spending(self, IncantibusState table, int seat) noexcept
    @cython.locals(table=IncantibusState, points=double, kind=int, place=int)
    cpdef double value(self, Position position, int seat) except? -1
    cdef double beating(self, IncantibusState table, int seat, int sorcerer) noexcept
    @cython.locals(table=IncantibusState)
    cpdef int action_key(self, Position position, int action) noexcept

cdef IncantibusState as_state(Position position)
