"""Keyboard: what was typed before it was asked for is forgotten, so that a doubled Enter answers no later question.

The one place here that asks which system it runs on: POSIX is tested, Windows is not.
"""

import sys
from types import ModuleType

termios: ModuleType | None
try:
    import termios
except ImportError:  # Windows
    termios = None


def forget_typed() -> None:
    """Drop the keys that wait to be read at this terminal."""
    if termios is not None:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
    elif sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
