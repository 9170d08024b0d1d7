"""Narration: what happened at a table in sentences, the time left, and links to the rules that a text mentions."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from witching.core.refusal import Refusal
from witching.nojs import HOME
from witching.rulebook import read_rules
from witching.rulebook.book import RULE_ID
from witching.server import messages as m
from witching.terminal.translator import Translator

SYMBOLS = {
    "owl": "🦉", "cat": "🐈", "toad": "🐸", "raven": "🐦", "bat": "🦇", "moon": "🌙", "star": "⭐", "key": "🔑",
    "candle": "🕯️", "broom": "🧹", "cauldron": "🍲", "feather": "🪶",
}  # fmt: skip
MINUTE, MILLISECONDS = 60, 1000


class Told:
    """A sentence about what happened, with the number of its line and the rules behind it."""

    def __init__(self, number: int, said: str, rules: Iterable[str] = ()) -> None:
        self.number, self.said, self.rules = number, said, list(rules)


def tell(lines: Iterable[m.Line], translator: Translator) -> list[Told]:
    """What happened in these lines, sentence by sentence, without the chat."""
    return [told for line in lines for told in _tell(line, translator)]


def _tell(line: m.Line, translator: Translator) -> Iterator[Told]:
    if line.happening and line.happening.message:
        yield Told(line.number, translator.say(line.happening.message))
    for event in line.events:
        if event.message.key:
            yield Told(line.number, translator.say(event.message), event.rules)


def since_own_choice(lines: list[m.Line], seat: int) -> list[m.Line]:
    """The lines from the last choice that a seat's person made; all lines if there is none."""
    chosen = [place for place, line in enumerate(lines) if _is_choice(line.happening, seat)]
    return lines[chosen[-1] :] if chosen else lines


def _is_choice(happened: m.Happening | None, seat: int) -> bool:
    """Whether the seat's person made this choice: not a bot in their place, nor the clock."""
    return happened is not None and (happened.what, happened.seat, happened.by) == ("chose", seat, "person")


def say_left(deadline: int, now: int, translator: Translator) -> str:
    """How much time is left until a deadline."""
    seconds = max(0, deadline - now) // MILLISECONDS
    if seconds < 2 * MINUTE:
        return translator.text("page-left-seconds", seconds=seconds)
    return translator.text("page-left-minutes", minutes=seconds // MINUTE)


# ---- texts that mention rules


class Piece(NamedTuple):
    """A piece of a text. `href` is where it leads, if anywhere; `marks` are the elements around it, the outermost
    first."""

    text: str
    href: str = ""
    marks: tuple[str, ...] = ()


def linked(text: str, game: str, language: str) -> list[Piece]:
    """A text in which rule ids link to their pages."""
    known, pieces, end = read_rules(game, language), [], 0
    for match in RULE_ID.finditer(text):
        if match[0] in known:
            pieces += [Piece(text[end : match.start()]), rule_link(game, match[0])]
            end = match.end()
    return [*pieces, Piece(text[end:])]


def rule_link(game: str, rule: str) -> Piece:
    """A rule id that links to its page."""
    return Piece(rule, f"{HOME}/rules/{game}/{rule}")


def say_refusal(refusal: Refusal, translator: Translator, game: str = "") -> list[Piece]:
    """The reason, with a link to the rule if the game is known."""
    if not (refusal.rule and game):
        return [Piece(translator.say_refusal(refusal))]
    return [Piece(f"{translator.say(refusal.message)} "), rule_link(game, refusal.rule)]
