"""HTML: elements made of elements and text. Whatever is no element is escaped."""

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

EMPTY = frozenset({"meta", "link", "input", "img", "br", "hr"})
"""Elements that have nothing in them, and no end."""


class Html(str):
    """Text that is HTML already. Only `element` and `join` make it."""

    __slots__ = ()


Child: TypeAlias = "Html | str | Iterable[Child] | None"
Attribute = str | int | bool | None


def element(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """An element with these attributes. `for_` is written `for`, `aria_label` `aria-label`; None and False are left
    out, True stands without a value."""
    begin = f"<{name}{''.join(_attribute(*each) for each in attributes.items())}>"
    return Html(begin if name in EMPTY else f"{begin}{join(children)}</{name}>")


def join(children: Iterable[Child]) -> Html:
    """Elements and texts one after the other."""
    return Html("".join(map(_write, children)))


def _write(child: Child) -> str:
    if child is None or isinstance(child, Html):
        return child or ""
    return escape(child) if isinstance(child, str) else join(child)


def _attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    written = name.rstrip("_").replace("_", "-")
    return f" {written}" if value is True else f' {written}="{escape(str(value))}"'
