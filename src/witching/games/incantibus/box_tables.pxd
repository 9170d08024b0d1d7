# C types of box_tables.py.
from witching.games.incantibus cimport components as parts
from witching.games.incantibus.state cimport BoxNumbers

cdef class BoxTables(BoxNumbers):
    cdef public bytes document
