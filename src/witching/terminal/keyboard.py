"""Keyboard: what was typed before it was asked for is forgotten, so that a doubled Enter answers no later question.

The one place here that asks which system it runs on: POSIX is tested, Windows is not.
"""

import sys

if sys.platform == "win32":
    import msvcrt
else:
    import termios


def forget_typed() -> None:
    """Drop the keys that wait to be read at this terminal."""
    if sys.platform == "win32":
        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
