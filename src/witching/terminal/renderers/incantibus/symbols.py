"""The symbols and colours of the board. A colour only repeats what a symbol, a letter or a number says."""

from typing import Final

POINTS: Final = "★"
WAND: Final = "↯"
OPEN: Final = "▸"  # may be chosen now; it is this seat's turn
READY: Final = "✓"  # at hand; has chosen
AIM: Final = "→"
LOOKED: Final = "◉"
HIDDEN: Final = "?"
TAKEN: Final = "·"
ESCAPED: Final = "✗"
LAID: Final = "▁"
ANY: Final = "◇"
SPECIAL: Final = "◆"
WATER: Final = "≈"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
AT_FIRST: Final = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
WINNER: Final = "♔"

SYMBOLS: Final = {
    "ingredients": "♣",
    "weapons": "†",
    "monsters": "☠",
    "gold": "●",
    "potions": "⚗",
    "books": "▤",
    "spells": "✦",
    "purses": "⊞",
    "sorcerers": "♛",
}
"""By the part of a case where a thing lies, in the order of a case."""

STYLES: Final = {
    "ingredients": "green",
    "weapons": "cyan",
    "monsters": "red",
    "gold": "yellow",
    "potions": "bright_green",
    "books": "bright_magenta",
    "spells": "bright_blue",
    "purses": "bright_yellow",
    "sorcerers": "magenta",
}
POTION_STYLES: Final = {"green": "bright_green", "red": "bright_red", "blue": "bright_blue"}

TITLE: Final = "bold"
QUIET: Final = "dim"
LEGAL: Final = "bold"
LINE: Final = "dim"
MOAT: Final = "blue"
OWN: Final = "bold"
SCORE: Final = "yellow"
