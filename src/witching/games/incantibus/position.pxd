# C types of position.py.
from witching.core.position cimport within
from witching.games.incantibus cimport components as parts
from witching.games.incantibus.state cimport State
from witching.games.incantibus.box_tables cimport BoxTables

cdef class IncantibusState(State):
    cdef public BoxTables box
