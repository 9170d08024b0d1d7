# C types of position.py.
from witching.core.position cimport within
from witching.games.glastonbury cimport components as box
from witching.games.glastonbury.state cimport State

cdef class GlastonburyState(State):
    pass
