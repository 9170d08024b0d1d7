# C types of search.py.
cimport cython
from libc cimport math
from witching.bots.tree cimport Tree
from witching.core cimport draw
from witching.core.knowledge cimport Knowledge
from witching.core.position cimport Position, within
from witching.core.rng cimport Rng, derive
from witching.core.strategy cimport Strategy

cdef long long ROOT, NODE
cdef int PATH, MOMENT_ENTRIES, MOST_SEEN, ROOM, GRAIN, BY_REGRET
cdef double NEVER

cdef class Search:
    cdef public Strategy strategy
    cdef public double exploration, temperature, margin_scale, regret_exploration, probability
    cdef public int horizon, simultaneous, seats, steps
    cdef public Tree tree
    cdef public long long simulations, moves
    cdef long long forced_infoset
    cdef int forced_action
    cdef long long[72] places
    cdef double[72] priors
    cdef long long[128] path
    cdef int[128] actor
    cdef double[128] probabilities
    cdef double[4] rewards
    cdef double[4] values
    @cython.locals(world=Position)
    cpdef void run(self, Knowledge knowledge, Rng rng, long long simulations) except *
    cpdef void force(self, int seat, int action) except *
    cpdef void unforce(self) except *
    @cython.locals(moment="long long", at="long long", infoset="long long", known=bint, several=bint, owing=int, seat=int, node="long long")
    cdef void descend(self, Position world, Rng rng) except *
    @cython.locals(count=int, index=int, action=int, key=int)
    cdef long long choose(self, Position world, long long infoset, long long moment, int seat, long long node, bint several, Rng rng) except? -1
    cdef void visit(self, long long place, int seat) noexcept
    @cython.locals(index=int)
    cdef void enter_actions(self, Position world, long long infoset, int count) noexcept
    @cython.locals(seen=bint, total=double, index=int)
    cdef void compute_priors(self, Position world, int seat, int count) noexcept
    @cython.locals(index=int)
    cdef int forced_index(self, Position world, int count) noexcept
    @cython.locals(visits="long long", tried="long long", place="long long", unseen=double, reach=double, bound=double, most=double, best=int, index=int)
    cdef int select_by_bound(self, long long node, int count) noexcept
    @cython.locals(regrets=double, drawn=double, index=int)
    cdef int select_by_regret(self, long long node, int count, Rng rng) noexcept
    @cython.locals(more=double)
    cdef double regret(self, long long node, int index) noexcept
    @cython.locals(wanted=double)
    cdef double mixed_probability(self, long long node, int index, double regrets) noexcept
    @cython.locals(over=bint, seat=int, margin=double, away=double)
    cdef void evaluate(self, Position world) except *
    @cython.locals(other=int, best=double)
    cpdef double margin(self, int seat) except? -1
    @cython.locals(other=int, win=double)
    cdef double win(self, Position world, int seat) except? -1
    @cython.locals(step=int, place="long long", reward=double)
    cdef void backup(self) noexcept
    cpdef long long tries(self, int seat, int key) except? -1
    cpdef double mean(self, int seat, int key) except? -1
