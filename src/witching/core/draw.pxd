# `Rng.below`, inlined into the compiled hot loops of other modules (a call through the class cannot be).
from witching.core.rng cimport Rng

cdef inline int below(Rng rng, long long n) noexcept:
    if rng.overridden:
        return <int>rng.below(n)
    cdef long long x = rng.state
    rng.state = (x & 0xFFFFFFFFLL) * 2135586645LL + (x >> 32)
    return <int>((((x ^ (x >> 32)) & 0xFFFFFFFFLL) * n) >> 32)
