"""Narration: what happened at a table in sentences, times that are left, and links to the rules that a text names."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from witching.core.message import Argument, Message
from witching.core.refusal import Refusal
from witching.nojs import HOME
from witching.rulebook import read_rules
from witching.rulebook.book import RULE_ID
from witching.server import messages as m
from witching.terminal.voice import Voice

TOLD = frozenset(
    {"sat", "moved", "stood", "begun", "wished", "undone", "left", "returned", "replaced", "removed", "woke", "closed"}
)
"""What is told beside the events of the game, each with a sentence of its own."""
SYMBOLS = {
    "owl": "🦉", "cat": "🐈", "toad": "🐸", "raven": "🐦", "bat": "🦇", "moon": "🌙", "star": "⭐", "key": "🔑",
    "candle": "🕯️", "broom": "🧹", "cauldron": "🍲", "feather": "🪶",
}  # fmt: skip
MINUTE, MILLISECONDS = 60, 1000


class Told:
    """A sentence about what happened, under the number of its line, with the rules by which it did."""

    def __init__(self, number: int, said: str, rules: Iterable[str] = ()) -> None:
        self.number, self.said, self.rules = number, said, list(rules)


def tell(lines: Iterable[m.Line], voice: Voice, own: Collection[int] = ()) -> list[Told]:
    """What some lines tell, sentence by sentence; what people said stands elsewhere, and when they came and went is no
    news to themselves (`own` are their seats)."""
    return [told for line in lines for told in _tell(line, voice) if not _is_own_presence(line.happening, own)]


def _is_own_presence(happened: m.Happening | None, own: Collection[int]) -> bool:
    return happened is not None and happened.what in ("left", "returned") and happened.seat in own


def _tell(line: m.Line, voice: Voice) -> list[Told]:
    happened = line.happening
    said = _say_happening(happened, voice) if happened else None
    events = [event for event in line.events if event.message.key]
    first = [Told(line.number, said)] if said else []
    return [*first, *(Told(line.number, voice.say(event.message), event.rules) for event in events)]


def _say_happening(happened: m.Happening, voice: Voice) -> str | None:
    args: dict[str, Argument] = {} if happened.seat is None else {"seat": happened.seat}
    if happened.what == "sat":
        args = {"name": happened.name}
    if happened.what in TOLD:
        return voice.say(Message(f"page-line-{happened.what}", args))
    if happened.what == "answered":
        return voice.say(Message("page-line-agreed" if happened.agrees else "page-line-declined", args))
    return voice.say(Message("page-line-late", args)) if happened.by == "clock" else None


def since_own_choice(lines: list[m.Line], seat: int) -> list[m.Line]:
    """The lines from the last choice on that the person of a seat made; all, if there is none."""
    chosen = [place for place, line in enumerate(lines) if _is_choice(line.happening, seat)]
    return lines[chosen[-1] :] if chosen else lines


def _is_choice(happened: m.Happening | None, seat: int) -> bool:
    """Whether the person of a seat chose: not a bot in their place, nor the clock."""
    return happened is not None and (happened.what, happened.seat, happened.by) == ("chose", seat, "person")


def say_left(deadline: int, now: int, voice: Voice) -> str:
    """How much time is left until a deadline."""
    seconds = max(0, deadline - now) // MILLISECONDS
    if seconds < 2 * MINUTE:
        return voice.text("page-left-seconds", seconds=seconds)
    return voice.text("page-left-minutes", minutes=seconds // MINUTE)


# ---- texts that name rules


class Piece(NamedTuple):
    """A piece of a text. `href` is where it leads, if anywhere; `marks` are the elements around it, the outermost
    first."""

    text: str
    href: str = ""
    marks: tuple[str, ...] = ()


def linked(text: str, game: str, language: str) -> list[Piece]:
    """A text in which the ids of rules lead to their page."""
    known, pieces, end = read_rules(game, language), [], 0
    for match in RULE_ID.finditer(text):
        if match[0] in known:
            pieces += [Piece(text[end : match.start()]), rule_link(game, match[0])]
            end = match.end()
    return [*pieces, Piece(text[end:])]


def rule_link(game: str, rule: str) -> Piece:
    """The id of a rule, which leads to its page."""
    return Piece(rule, f"{HOME}/rules/{game}/{rule}")


def say_refusal(refusal: Refusal, voice: Voice, game: str = "") -> list[Piece]:
    """Why not, with a link to the rule where the game is known."""
    if not (refusal.rule and game):
        return [Piece(voice.say_refusal(refusal))]
    return [Piece(f"{voice.say(refusal.message)} "), rule_link(game, refusal.rule)]
