"""Marks: names of two or three letters, one for each kind of thing, no two alike in a language."""

from collections.abc import Iterator

from witching.core.message import Message
from witching.games.incantibus.printed import Printed, PrintedBox
from witching.terminal.voice import Voice


class Marks:
    """The marks of a box. Things of our own box have theirs in the locale files; things that a box names itself are
    shortened to the fewest letters that no other thing has."""

    def __init__(self, box: PrintedBox, voice: Voice) -> None:
        self._voice = voice
        self._taken: set[str] = set()
        self.tokens = self._name(box.tokens)
        self.sorcerers = self._name(box.sorcerers)

    def _name(self, things: dict[str, Printed]) -> dict[str, str]:
        marks = {key: self._known(key, thing) for key, thing in things.items()}
        self._taken |= set(marks.values())
        return {key: mark or self._shorten(things[key]) for key, mark in marks.items()}

    def _known(self, key: str, thing: Printed) -> str:
        return self._voice.text(f"incantibus-mark-{thing.section}-{key}") if isinstance(thing.name, Message) else ""

    def _shorten(self, thing: Printed) -> str:
        name = self._voice.say(thing.name).replace(" ", "")
        mark = next(_free(_beginnings(name), self._taken))
        self._taken.add(mark)
        return mark


def _beginnings(name: str) -> Iterator[str]:
    yield from (name[:size] for size in range(2, len(name) + 1))
    yield from (f"{name[:2]}{number}" for number in range(2, 100))


def _free(marks: Iterator[str], taken: set[str]) -> Iterator[str]:
    return (mark for mark in marks if mark not in taken)
