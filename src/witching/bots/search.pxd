# C types of search.py.
cimport cython
from libc cimport math
from witching.bots.tree cimport Tree
from witching.core cimport draw
from witching.core.knowledge cimport Knowledge
from witching.core.position cimport Position, within
from witching.core.rng cimport Rng, derive
from witching.core.strategy cimport Strategy

cdef long long ROOT, STAND
cdef int WAY, MOMENT, MOST_SEEN, ROOM, GRAIN, BY_REGRET
cdef double NEVER

cdef class Search:
    cdef public Strategy strategy
    cdef public double exploration, taste, spread, curiosity, chance
    cdef public int horizon, at_once, seats, steps
    cdef public Tree tree
    cdef public long long simulations, moves
    cdef long long bound_at
    cdef int bound_to
    cdef long long[72] places
    cdef double[72] priors
    cdef long long[128] way
    cdef int[128] walker
    cdef double[128] odds
    cdef double[4] rewards
    cdef double[4] values
    @cython.locals(world=Position)
    cpdef void run(self, Knowledge knowledge, Rng rng, long long simulations) except *
    cpdef void bind(self, int seat, int action) except *
    cpdef void free(self) except *
    @cython.locals(node="long long", at="long long", own="long long", known=bint, several=bint, owing=int, seat=int, stand="long long")
    cdef void descend(self, Position world, Rng rng) except *
    @cython.locals(count=int, index=int, action=int, label=int)
    cdef long long choose(self, Position world, long long own, long long node, int seat, long long stand, bint several, Rng rng) except? -1
    cdef void note(self, long long place, int seat) noexcept
    @cython.locals(index=int)
    cdef void enter_all(self, Position world, long long own, int count) noexcept
    @cython.locals(seen=bint, total=double, index=int)
    cdef void weigh_priors(self, Position world, int seat, int count) noexcept
    @cython.locals(index=int)
    cdef int bound_place(self, Position world, int count) noexcept
    @cython.locals(visits="long long", tried="long long", place="long long", unseen=double, reach=double, bound=double, most=double, best=int, index=int)
    cdef int by_bound(self, long long stand, int count) noexcept
    @cython.locals(regrets=double, drawn=double, index=int)
    cdef int by_regret(self, long long stand, int count, Rng rng) noexcept
    @cython.locals(more=double)
    cdef double regret(self, long long stand, int index) noexcept
    @cython.locals(wanted=double)
    cdef double share(self, long long stand, int index, double regrets) noexcept
    @cython.locals(over=bint, seat=int, margin=double, away=double)
    cdef void reward(self, Position world) except *
    @cython.locals(other=int, best=double)
    cpdef double margin(self, int seat) except? -1
    @cython.locals(other=int, win=double)
    cdef double win(self, Position world, int seat) except? -1
    @cython.locals(step=int, place="long long", reward=double)
    cdef void learn(self) noexcept
    cpdef long long tries(self, int seat, int label) except? -1
    cpdef double mean(self, int seat, int label) except? -1
