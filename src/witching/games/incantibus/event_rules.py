"""The rules behind the events of the story."""

from witching.games.incantibus.components import SPELLS

RULES: dict[str, tuple[str, ...]] = {
    "begin": ("I-SETUP",),
    "wand": ("I-SETUP",),
    "room": ("I-NEXT",),
    "sorcerer-up": ("I-NEXT",),
    "point-visible": ("I-CAST",),
    "point-secret": ("I-CAST",),
    "point-potion": ("I-CAST", "I-PAY"),
    "point-book": ("I-CAST", "I-EXPERT"),
    "point-sorcerer": ("I-CAST", "I-FINAL"),
    "swap": ("I-CONTEST",),
    "turn-up": ("I-TAKE",),
    "take": ("I-TAKE",),
    "escape": ("I-ESCAPE",),
    "spend": ("I-TAKE", "R-TAKE-2"),
    "keep": ("I-TAKE", "R-TAKE-2"),
    "keep-back": ("I-SPELL-OCULUS", "R-SPELL-OCULUS-1"),
    "pay": ("I-PAY",),
    "gain": ("I-TAKE",),
    "beat": ("I-FINAL",),
    "slip": ("I-FINAL",),
    "discard": ("I-CASE",),
    "cast": ("I-SPELL",),
    "fizzle": ("I-SPELL",),
    "card-up": ("I-SPELL",),
    "decline": ("I-CHAIN",),
    "fetch": ("I-SPELL-ISKANTO",),
    "steal": ("I-SPELL-ALCHEMY",),
    "look": ("I-SPELL-OCULUS", "I-HIDDEN"),
    "look-hidden": ("I-SPELL-OCULUS", "I-HIDDEN"),
    "leftover": ("I-NEXT",),
    "refill": ("I-NEXT",),
    "final": ("I-FINAL",),
    "lay": ("I-END",),
    "end-cleared": ("I-END",),
    "end-laid": ("I-END",),
}
"""By event; where an event may come from several rules, the story names them."""


def spell_rule(card: int) -> str:
    """The rule of a spell card."""
    return f"I-SPELL-{SPELLS[card].upper()}"
