"""From sources to extension files: the one place that knows Cython and setuptools."""

import os
from collections.abc import Iterator, Mapping
from contextlib import chdir
from typing import Any

from witching.compilation import build_settings

THREADS = 2


class BuildError(Exception):
    """The modules could not be compiled; the text says why."""


def compile_modules(source: str, work: str, modules: Mapping[str, str], variant: str) -> None:
    """Compile the modules of the tree `source` into `work`; C and object files go to `work/c` and `work/tmp`."""
    try:
        with chdir(source):
            _link(_translate(work, modules, variant), work)
    except ImportError as error:
        raise BuildError(f"Cython and setuptools are needed: {error}") from error
    except Exception as error:
        if not _is_compile_error(error):
            raise
        raise BuildError(f"{type(error).__name__}: {error}") from error


def _translate(work: str, modules: Mapping[str, str], variant: str) -> list[object]:
    from Cython.Build import cythonize
    from setuptools import Extension

    extensions = [
        Extension(
            name,
            [name.replace(".", "/") + ".py"],
            extra_compile_args=[*build_settings.COMPILE_FLAGS[variant], *_headers(variant)],
            extra_link_args=list(build_settings.LINK_FLAGS[variant]),
        )
        for name in modules
    ]
    made: list[object] = cythonize(  # type: ignore[no-untyped-call]
        extensions,
        build_dir=os.path.join(work, "c"),
        compiler_directives=build_settings.DIRECTIVES,
        nthreads=THREADS,
        force=True,
        quiet=True,
    )
    return made


def _headers(variant: str) -> Iterator[str]:
    for name in build_settings.HEADERS[variant]:
        yield from ("-include", os.path.join(os.path.dirname(os.path.abspath(__file__)), name))


def _link(extensions: list[object], work: str) -> None:
    from setuptools import Distribution

    command: Any = Distribution({"name": "hot", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = work
    command.build_temp = os.path.join(work, "tmp")
    command.parallel = THREADS
    command.ensure_finalized()
    command.run()


def _is_compile_error(error: Exception) -> bool:
    """Whether Cython, the C compiler or the linker raised this because it rejects a source."""
    from Cython.Compiler.Errors import CompileError
    from setuptools.errors import BaseError, CCompilerError

    return isinstance(error, CompileError | BaseError | CCompilerError | OSError)
