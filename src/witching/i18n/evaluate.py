"""The evaluator: turns a Fluent pattern and its arguments into a sentence.

It implements the Fluent of https://projectfluent.org/fluent/guide/ without the invisible direction marks (terminals
show them), with the functions NUMBER, JOSA and FORM.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol, TypeAlias

from fluent.syntax import ast

from witching.i18n.josa import attach_josa
from witching.i18n.numbers import MOST_DIGITS, OPTIONS, Number
from witching.i18n.texts import Texts
from witching.i18n.values import Key, Value

Result: TypeAlias = "Value | Number"
Expression: TypeAlias = ast.InlineExpression | ast.Placeable | ast.SelectExpression


class Speaker(Protocol):
    """Says what a sentence refers to, and decides what happens when something is missing."""

    setting: Mapping[str, Value]

    def say_message(self, name: str, attribute: str | None, args: Mapping[str, Value]) -> str: ...

    def say_form(self, key: Key, form: str) -> str: ...

    def say_list(self, parts: list[str]) -> str: ...

    def fault(self, what: str, shown: str) -> str: ...


class Sentence:
    """One message being said: one language, one set of arguments."""

    def __init__(self, speaker: Speaker, texts: Texts, args: Mapping[str, Value]) -> None:
        self._speaker = speaker
        self._texts = texts
        self._args = args

    def say(self, pattern: ast.Pattern) -> str:
        """The pattern with everything in braces resolved."""
        return "".join(
            piece.value if isinstance(piece, ast.TextElement) else self._show(self._resolve(piece.expression))
            for piece in pattern.elements
        )

    def _resolve(self, expression: Expression) -> Result:
        match expression:
            case ast.StringLiteral() | ast.NumberLiteral():
                return read_literal(expression)
            case ast.VariableReference():
                return self._find_argument(expression.id.name)
            case ast.FunctionReference():
                return self._call(expression.id.name, expression.arguments)
            case ast.MessageReference():
                return self._speaker.say_message(expression.id.name, _name(expression.attribute), self._args)
            case ast.TermReference():
                return self._say_term(expression)
            case ast.SelectExpression():
                return self.say(self._choose(expression).value)
            case ast.Placeable():
                return self._resolve(expression.expression)

    def _show(self, value: object) -> str:
        match value:
            case str():
                return value
            case int() | float():
                return Number(value).write(self._texts.language)
            case Number():
                return value.write(self._texts.language)
            case Key():
                return self._speaker.say_message(value.name, None, dict(value.args))
            case Sequence():
                return self._speaker.say_list([self._show(each) for each in value])
        return self._speaker.fault(f"not a value to say: {value!r}", str(value))

    def _find_argument(self, name: str) -> Value:
        if name in self._args:
            return self._args[name]
        if name in self._speaker.setting:
            return self._speaker.setting[name]
        return self._speaker.fault(f"no argument ${name}", f"{{${name}}}")

    def _say_term(self, term: ast.TermReference) -> str:
        name = f"-{term.id.name}"
        pattern = self._texts.find(name, _name(term.attribute))
        if pattern is None:
            return self._speaker.fault(f"no term {name}", name)
        given = read_options(term.arguments) if term.arguments else {}
        return TermSentence(self._speaker, self._texts, given).say(pattern)

    def _choose(self, select: ast.SelectExpression) -> ast.Variant:
        """The first variant that fits, else the starred one."""
        value = self._resolve(select.selector)
        starred = next(variant for variant in select.variants if variant.default)
        return next((variant for variant in select.variants if self._fits(value, variant.key)), starred)

    def _fits(self, value: Result, key: ast.Identifier | ast.NumberLiteral) -> bool:
        number = Number(value) if isinstance(value, int | float) else value
        if isinstance(key, ast.NumberLiteral):
            return isinstance(number, Number) and number.value == read_literal(key)
        if isinstance(number, Number):
            return key.name == number.category(self._texts.language)
        return key.name == (number.name if isinstance(number, Key) else number)

    def _call(self, function: str, arguments: ast.CallArguments) -> Result:
        match function, [self._resolve(each) for each in arguments.positional]:
            case "NUMBER", [(int() | float() | Number()) as value]:
                return self._style(value, read_options(arguments))
            case "JOSA", [word, str(pair)]:
                return attach_josa(self._show(word), pair)
            case "FORM", [Key() as key, str(form)]:
                return self._speaker.say_form(key, form)
            case "FORM", [other, str()]:
                return other
        return self._speaker.fault(f"cannot call {function}() like this", f"{function}()")

    def _style(self, value: int | float | Number, options: Mapping[str, Value]) -> Result:
        number = value if isinstance(value, Number) else Number(value)
        known = {
            name: amount
            for name, amount in options.items()
            if name in OPTIONS and isinstance(amount, int) and 0 <= amount <= MOST_DIGITS
        }
        if known.keys() != options.keys():
            return self._speaker.fault(f"NUMBER() knows no {options}", number.write(self._texts.language))
        return replace(number, **known)


class TermSentence(Sentence):
    """A term being said: it sees only its own arguments, and a missing one is no fault (its selects have defaults)."""

    def _find_argument(self, name: str) -> Value:
        return self._args.get(name, "")


def read_literal(literal: ast.StringLiteral | ast.NumberLiteral) -> int | float | str:
    """The value of a literal in a message."""
    if isinstance(literal, ast.StringLiteral):
        return literal.parse()["value"]
    return float(literal.value) if "." in literal.value else int(literal.value)


def read_options(arguments: ast.CallArguments) -> dict[str, Value]:
    """The named arguments of a call."""
    return {each.name.name: read_literal(each.value) for each in arguments.named}


def _name(identifier: ast.Identifier | None) -> str | None:
    return identifier.name if identifier else None
