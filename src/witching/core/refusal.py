"""Refusal: a clear answer to a request that is not allowed."""

from msgspec import Struct

from witching.core.message import Argument, Message

MOST_QUOTED = 40


class Refusal(Struct, frozen=True):
    """Why not: what is wrong, where, what is allowed; `rule` is the id in the rule book, empty where none applies."""

    message: Message
    rule: str = ""


class Refused(Exception):
    """Raised when something is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.message.key} {refusal.message.args}".strip())
        self.refusal = refusal


def refused(key: str, rule: str = "", **args: Argument) -> Refused:
    """The exception for a refusal with this message."""
    return Refused(Refusal(Message(key, args), rule))


def quote(given: object) -> str:
    """Any value, shortened to be quoted."""
    try:
        said = str(given)
    except ValueError:  # Python prints no number of more than 4300 digits
        return "…"
    return said if len(said) <= MOST_QUOTED else said[:MOST_QUOTED] + "…"
