"""The bots that people play against here."""

from witching.bots.roster import BOTS, HURRIED, Roster
from witching.compilation.loader import COMPILED, status


def is_hurried() -> bool:
    """Whether levels play by the clock: nobody is to wait for minutes where the engine is not compiled."""
    return status() != COMPILED


def opponents() -> Roster:
    """The bots as they play where people wait for them."""
    return HURRIED if is_hurried() else BOTS
