"""Opponents: the bots that can be chosen, and what they are like."""

from collections.abc import Callable

from witching.bots.roster import BOTS
from witching.nojs.forms import Choice, details, listing
from witching.nojs.html import Child, element

Text = Callable[[str], str]


def bot_choices(text: Text) -> list[Choice]:
    """The bots with their names."""
    return [(bot, text(f"bots-name-{bot}")) for bot in BOTS]


def about_bots(text: Text, id_: str, *, hurried: bool) -> Child:
    """What each is like, for those who want to know; and for all, where levels play weaker than they can."""
    said = [[element("strong", name), ": ", text(f"bots-about-{bot}")] for bot, name in bot_choices(text)]
    warning = element("p", text("bots-hurried"), class_="about") if hurried else None
    return [warning, details(text("bots-list"), id_, listing(said))]
