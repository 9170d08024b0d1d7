"""What a casting, with everything that followed, brought to one seat: in a few sentences for its player."""

from collections.abc import Iterator, Sequence
from typing import Final

from witching.core.message import Argument, Message
from witching.games.incantibus.logged_events import LoggedEvent

GOT: Final = frozenset({"take", "gain", "spend", "beat", "fetch", "steal"})
MISSED: Final = frozenset({"escape", "slip"})


def say_casting(casting: Sequence[LoggedEvent], seat: int) -> Iterator[Message]:
    """What this casting brought; `casting` is everything since the wands were pointed."""
    own = [each for each in casting if each.args.get("seat") == seat]
    for each in own:
        if "lost_to" in each.parts:
            yield _say("empty", seat, other=each.parts["lost_to"])
    for key, names in (("got", GOT), ("missed", MISSED)):
        things = [_thing(each) for each in own if each.what in names]
        if things:
            yield _say(key, seat, things=things)
    for each in casting:
        if each.what == "swap" and seat in (each.args["seat"], each.args["other"]):
            yield _say("swapped", seat, other=each.args["other" if each in own else "seat"])
    for each in own:
        if each.what == "fizzle":
            yield _say("fizzled", seat, card=each.args["card"])
    for each in casting:
        if each.what == "steal" and each.args["victim"] == seat:
            yield _say("robbed", seat, things=[_thing(each)], other=each.args["seat"])


def _thing(told: LoggedEvent) -> Message:
    return Message("incantibus-token", {"token": told.args["token"]})


def _say(key: str, seat: int, **args: Argument) -> Message:
    """A sentence for the seat's player; `own`: addressed as "you"."""
    return Message(f"incantibus-brought-{key}", {"seat": seat, "own": "yes", **args})
