"""How the hot modules are compiled: Cython's directives, and the flags of each variant of a build."""

# `annotation_typing` is off because an `int` annotation means Python's int; C types come from the `.pxd` alone.
DIRECTIVES: dict[str, int | bool] = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "cpow": True,
}

# A wrong pointer type is a bug in the generated C that corrupts memory (docs/decisions/0001-compiled-python.md); the
# overflow warning is a false alarm about loops over seats. Fused products would round otherwise than Python does, on
# processors where compilers make them unasked: bots would choose otherwise, compiled and not.
CARE = ("-Werror=incompatible-pointer-types", "-Wno-stringop-overflow", "-ffp-contract=off")
COMPILE_FLAGS = {
    "fast": ("-O3", "-g0", *CARE),
    "sanitize": ("-O1", "-g", "-fsanitize=bounds-strict", "-fno-sanitize-recover=all", *CARE),
}
LINK_FLAGS: dict[str, tuple[str, ...]] = {
    "fast": (),
    "sanitize": ("-fsanitize=bounds-strict", "-static-libubsan"),
}
# Headers of this folder that every C file includes first.
HEADERS: dict[str, tuple[str, ...]] = {"fast": (), "sanitize": ("strict_bounds.h",)}
