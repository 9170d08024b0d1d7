"""The catalogue: says a message, by key, in one language."""

from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Final

from witching.i18n.evaluate import Sentence
from witching.i18n.languages import FALLBACK, LANGUAGES
from witching.i18n.numbers import Number
from witching.i18n.texts import LOCALE, Texts
from witching.i18n.values import Key, TextError, Value

LIST_SEPARATOR: Final = "core-list-separator"
SETTING: Final = ("edition",)
"""What any sentence may ask about its table, besides its own arguments; empty away from a table."""


class Catalogue:
    """Says messages in one language, or in English if that language lacks them.

    A message that cannot be said is shown as its key, a missing argument as `{$name}`: readers never see a
    traceback. With `strict=True` both raise TextError instead, for tests. The built-in texts are in `folders`, those of
    a game in its package.
    """

    def __init__(self, language: str, *, strict: bool = False, folders: Sequence[Path] = (LOCALE,)) -> None:
        self.language = language
        self.setting: Mapping[str, Value] = dict.fromkeys(SETTING, "")
        self._strict = strict
        self._shelves = [Texts(code, folders) for code in dict.fromkeys((language, FALLBACK))]

    def at_table(self, **setting: Value) -> "Catalogue":
        """The same catalogue, for sentences at a table with this setting."""
        there = copy(self)
        there.setting = {**self.setting, **setting}
        return there

    def say(self, key: str | Key, /, **args: Value) -> str:
        """The message as the reader sees it. `cli-hello.title` says the attribute `title` of `cli-hello`.

        A Key has its own arguments; the ones given here are added to them.
        """
        if isinstance(key, Key):
            return self.say(key.name, **dict(key.args) | args)
        name, _, attribute = key.partition(".")
        try:
            return self.say_message(name, attribute or None, args)
        except RecursionError:
            return self.fault(f"{key} refers to itself", key)

    def knows(self, name: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(texts.find(name, None) is not None for texts in self._shelves)

    def write_number(self, value: float, *, places: int = 0) -> str:
        """A number as the language writes it, with `places` digits after the decimal mark."""
        number = Number(value, minimumFractionDigits=places, maximumFractionDigits=places)
        return number.write(LANGUAGES[self.language])

    def say_message(self, name: str, attribute: str | None, args: Mapping[str, Value]) -> str:
        """The message or one of its attributes; the evaluator calls this for what a sentence refers to."""
        said = self._look_up(name, attribute, args)
        shown = f"{name}.{attribute}" if attribute else name
        return self.fault(f"no message {shown}", shown) if said is None else said

    def say_form(self, key: Key, form: str) -> str:
        """The grammatical form of a key's message in its attribute `form`, else the message itself."""
        said = self._look_up(key.name, form, dict(key.args))
        if said is not None:
            return said
        return self.fault(f"{key.name} has no form {form}", self.say_message(key.name, None, dict(key.args)))

    def say_list(self, parts: list[str]) -> str:
        """The parts with the language's separator between them."""
        return self.say_message(LIST_SEPARATOR, None, {}).join(parts) if parts[1:] else "".join(parts)

    def fault(self, what: str, shown: str) -> str:
        """Raise TextError in strict mode; otherwise return what the reader sees instead."""
        if self._strict:
            raise TextError(f"{self.language}: {what}")
        return shown

    def _look_up(self, name: str, attribute: str | None, args: Mapping[str, Value]) -> str | None:
        for texts in self._shelves:
            pattern = texts.find(name, attribute)
            if pattern is not None:
                return Sentence(self, texts, args).say(pattern)
        return None
