"""Saying messages in a language, to people who sit at a table."""

from collections.abc import Iterable, Sequence

from witching.bots.roster import BOTS
from witching.core.message import Message
from witching.core.record import PERSON
from witching.core.refusal import Refusal
from witching.i18n import Catalogue, Key

SEATED = frozenset({"seat", "other", "victim", "due"})
"""The arguments of a message that are seats: they are said by the names of those who sit there."""


class Translator:
    """Says messages in one language. At a table seats have names and the edition decides what cards are called."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str] = (), kinds: Sequence[str] = ()) -> None:
        self.catalogue = catalogue
        self.names = tuple(names)
        self.kinds = tuple(kinds)

    def at_table(self, edition: str, names: Sequence[str], kinds: Sequence[str] = ()) -> "Translator":
        """The same translator at a table; `kinds` are its players as a record calls them."""
        return Translator(self.catalogue.at_table(edition=edition), names, kinds)

    def text(self, key: str, **args: float | str) -> str:
        """A sentence by its key; seats among the arguments are no players here."""
        return self.catalogue.say(key, **args)

    def words(self, key: str) -> list[str]:
        """A text that lists words with commas between them, as they are compared with what was typed."""
        return [word.strip().casefold() for word in self.text(key).split(",")]

    def say(self, message: Message | str) -> str:
        """A message as a sentence on one line; a name that a box gives itself is said as it is."""
        return one_line(message if isinstance(message, str) else self.catalogue.say(self.as_key(message)))

    def say_each(self, messages: Iterable[Message]) -> list[str]:
        """Every message as a sentence."""
        return [self.say(message) for message in messages]

    def say_refusal(self, refusal: Refusal) -> str:
        """What is wrong, with the id of the rule, on one line."""
        said = self.say(refusal.message)
        return f"{said} [{refusal.rule}]" if refusal.rule else said

    def name(self, seat: int) -> str:
        """Who sits there."""
        return one_line(self.catalogue.say(self._player(seat)))

    def title(self, seat: int) -> str:
        """Who sits there, a bot with its level."""
        kind = self.kinds[seat] if seat < len(self.kinds) else PERSON
        if kind in (PERSON, self.names[seat]):
            return self.name(seat)
        level = self.text(f"bots-name-{kind}") if kind in BOTS else one_line(kind)
        return f"{self.name(seat)} · {level}"

    def titles(self) -> str:
        """All who sit here, where one of them is a bot."""
        bots = any(kind != PERSON for kind in self.kinds)
        return ", ".join(self.title(seat) for seat in range(len(self.kinds))) if bots else ""

    def as_key(self, message: Message) -> Key:
        """A message as the catalogue takes it: what is hidden is said by its own form, a seat by its player."""
        return Key(message.key, **{name: self._value(message, name) for name in message.args})

    def _value(self, message: Message, name: str) -> int | str | Key | list[Key]:
        argument = message.args[name]
        if argument is None:
            return self._hidden(message.key)
        if isinstance(argument, Message):
            return self.as_key(argument)
        if isinstance(argument, list):
            return [self.as_key(item) for item in argument]
        return self._player(argument) if name in SEATED and isinstance(argument, int) else argument

    def _hidden(self, key: str) -> Key:
        """What a game calls that which is hidden from a listener, where it has a word for it."""
        own = f"{key.partition('-')[0]}-hidden"
        return Key(own if self.catalogue.knows(own) else "core-hidden")

    def _player(self, seat: int) -> Key:
        if 0 <= seat < len(self.names):
            return Key("core-player", name=self.names[seat])
        return Key("core-seat", number=seat)


NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def one_line(said: str) -> str:
    """A text from a file or of a file's name, harmless to a terminal: what does not print is written as an escape."""
    return "".join(c if c.isprintable() or c in NO_BREAK else c.encode("unicode_escape").decode() for c in said)
