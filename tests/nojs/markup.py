"""A page as a tree, read by the strict rules of these tests: every element ends where it should."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

EMPTY = {"meta", "link", "input", "img", "br", "hr"}


class Node:
    """An element: its name, attributes and content, which is elements and texts."""

    def __init__(self, name: str, attributes: dict[str, str]) -> None:
        self.name, self.attributes = name, attributes
        self.children: list[Node | str] = []
        self.parent: Node | None = None

    def get(self, name: str) -> str:
        return self.attributes.get(name, "")

    def walk(self) -> Iterator["Node"]:
        """This element and all inside it, in document order."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()

    def find_all(self, *names: str) -> list["Node"]:
        return [node for node in self.walk() if node.name in names]

    def by_id(self, id_: str) -> "Node | None":
        return next((node for node in self.walk() if node.get("id") == id_), None)

    @property
    def text(self) -> str:
        """Its readable text, with single spaces; a no-break space stays, as in browsers."""
        return re.sub(r"[ \t\r\n\f]+", " ", self._pieces()).strip(" ")

    def _pieces(self) -> str:
        return "".join(child if isinstance(child, str) else f" {child._pieces()} " for child in self.children)

    def around(self, name: str) -> "Node | None":
        """The nearest enclosing element of this name."""
        node = self.parent
        while node is not None and node.name != name:
            node = node.parent
        return node


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Node("", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute is there twice: <{tag} {names}>"
        node = Node(tag, {name: value or "" for name, value in attrs})
        node.parent = self._open[-1]
        self._open[-1].children.append(node)
        if tag not in EMPTY:
            self._open.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert self._open[-1].name == tag, f"</{tag}> ends <{self._open[-1].name}>"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)

    def done(self) -> Node:
        self.close()
        assert self._open == [self.root], f"never ended: {[node.name for node in self._open[1:]]}"
        return self.root


def read_page(text: str) -> Node:
    """The tree of a page."""
    reader = _Reader()
    reader.feed(text)
    return reader.done()


INLINE_ONLY = {"p", "h1", "h2", "button", "summary", "label"}
BLOCKS = {"p", "h1", "h2", "ul", "ol", "div", "section", "form", "table", "details", "pre", "dl"}


def check_page(page: Node) -> None:
    """What every page guarantees to screen readers, browsers without scripts and narrow screens."""
    [html] = page.find_all("html")
    assert html.get("lang")
    assert len(page.find_all("h1")) == 1
    [title] = page.find_all("title")
    assert title.text
    ids = [node.get("id") for node in page.walk() if node.get("id")]
    assert len(ids) == len(set(ids)), sorted(each for each in ids if ids.count(each) > 1)
    for node in page.walk():
        _check_node(page, node)


def _check_node(page: Node, node: Node) -> None:
    assert "style" not in node.attributes
    assert node.name != "style"
    assert not any(name.startswith("on") for name in node.attributes)
    assert node.name != "script" or (node.get("src") and not node.text)
    assert node.name != "img" or "alt" in node.attributes
    if node.name in ("input", "select", "textarea") and node.get("type") != "hidden":
        labels = [label for label in page.find_all("label") if label.get("for") == node.get("id")]
        assert [label.text for label in labels if label.text], f"no label: {node.attributes}"
    if node.name in ("button", "a", "summary"):
        assert node.text or node.get("aria-label"), f"nothing to read on it: {node.name} {node.attributes}"
    if node.name in INLINE_ONLY:
        inner = {each.name for each in node.walk()} - {node.name}
        assert not inner & BLOCKS, f"{inner & BLOCKS} in <{node.name}>"
    for name in ("aria-labelledby", "for"):
        assert name not in node.attributes or page.by_id(node.get(name)), f"{name}={node.get(name)} leads nowhere"
