# C types of knowledge.py.
from witching.core.position cimport Position
from witching.core.rng cimport Rng

cdef class Knowledge:
    cdef public int seat
    cpdef Position imagine(self, Rng rng)
    cpdef bytes to_bytes(self)
