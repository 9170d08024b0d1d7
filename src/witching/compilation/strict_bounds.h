/* Included before every file of the sanitizer build.
 *
 * Plain -fsanitize=bounds lets an index run over the last array of a class; bounds-strict does not, but it also stops
 * at the one-element arrays that end CPython's own tuples and ints. Here those are reached through functions. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define CYTHON_ASSUME_SAFE_MACROS 0
#define CYTHON_USE_PYLONG_INTERNALS 0

#undef PyTuple_GET_ITEM
#define PyTuple_GET_ITEM(tuple, index) PyTuple_GetItem((PyObject *)(tuple), (index))
#undef PyTuple_SET_ITEM
#define PyTuple_SET_ITEM(tuple, index, item) PyTuple_SetItem((PyObject *)(tuple), (index), (item))
