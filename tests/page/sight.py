"""What a screen reader reads: Chromium's own accessibility tree, in reading order.

    sight = Sight(page)
    sight.read()                                   # every Thing: its role, name, states, and what it is in
    sight.all("button", inside="Choices")          # by role, and by the name of what it is in
    sight.press(sight.one("button", "Play now"))   # as a screen reader presses

Nothing here asks for a class, an id or a picture.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from playwright.sync_api import CDPSession, Page
from playwright.sync_api import Error as PlaywrightError

Found = TypeVar("Found")

PATIENCE = 40.0
PAUSE, LONGER, MOST_PAUSE = 50.0, 1.3, 400.0

# Resolves a little after the next change of the document, or without one when it is time to look anyway.
CHANGED = """([pause, most]) => new Promise((done) => {
    const watcher = new MutationObserver(() => end(pause));
    const end = (after) => { watcher.disconnect(); setTimeout(done, after); };
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(end, most, 0);
})"""
PRESS = """function () {
    if (!this.isConnected || this.disabled) return false;
    this.scrollIntoView({ block: "nearest" });
    this.click();
    return true;
}"""

Node = dict[str, Any]
Around = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Thing:
    """A node of the tree; `around` are the (role, name) pairs of what it is in, outermost first."""

    role: str
    name: str
    node: int
    value: str = ""
    description: str = ""
    states: dict[str, Any] = field(default_factory=dict)
    around: Around = ()

    @property
    def is_disabled(self) -> bool:
        return bool(self.states.get("disabled"))

    def stands_in(self, name: str) -> bool:
        return any(each == name for _, each in self.around)


class Sight:
    """One page as it is read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")
        self._session.send("DOM.enable")

    # ---- reading

    def read(self) -> list[Thing]:
        """Everything that is there, in reading order."""
        nodes = {node["nodeId"]: node for node in self._session.send("Accessibility.getFullAXTree")["nodes"]}
        roots = [node for node in nodes.values() if "parentId" not in node]
        return [thing for root in roots for thing in _walk(root, nodes, ())]

    def focused(self) -> Thing | None:
        """The element with keyboard focus."""
        found = self._session.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        asked = {"objectId": found["objectId"], "fetchRelatives": False}
        node = self._session.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        return None if node.get("ignored") or not node.get("name", {}).get("value") else _thing(node, ())

    def all(self, role: str, name: str | None = None, *, inside: str | None = None) -> list[Thing]:
        """Those with this role and name (or a name that begins so, with `…` at the end), inside what has that name."""
        return [
            thing for thing in self.read()
            if thing.role == role and _fits(thing.name, name) and (inside is None or thing.stands_in(inside))
        ]  # fmt: skip

    def one(self, role: str, name: str | None = None, *, inside: str | None = None) -> Thing:
        """The first of them; waits for it."""
        return self.wait_for(lambda: self.all(role, name, inside=inside), f"{role} {name!r}")[0]

    def has(self, role: str, name: str | None = None, *, inside: str | None = None) -> bool:
        return bool(self.all(role, name, inside=inside))

    def text(self, inside: str | None = None) -> str:
        """What is read aloud, as one text."""
        return " ".join(
            thing.name for thing in self.read()
            if thing.role == "StaticText" and (inside is None or thing.stands_in(inside))
        )  # fmt: skip

    def wait_for(self, what: Callable[[], Found | None], told: str = "", patience: float = PATIENCE) -> Found:
        """Look again whenever the page has changed, and less and less often anyway, until there is something."""
        end, pause = time.monotonic() + patience, PAUSE
        while not (found := what()):
            assert time.monotonic() < end, f"{told} never came; there is: {self.summary()}"
            self.wait_for_change(pause)
            pause = min(LONGER * pause, MOST_PAUSE)
        return found

    def wait_for_change(self, pause: float = PAUSE) -> None:
        """Wait until the page has changed, and a little more; or for a moment, if it does not change."""
        try:
            self.page.evaluate(CHANGED, [pause, MOST_PAUSE])
        except PlaywrightError:  # the page navigated away meanwhile
            self.page.wait_for_timeout(pause)

    def summary(self) -> str:
        things = [thing for thing in self.read() if thing.role not in ("InlineTextBox", "none", "generic")]
        return "\n".join(f"{'  ' * len(thing.around)}{thing.role} {thing.name!r}" for thing in things)[:4000]

    # ---- doing

    def press(self, thing: Thing) -> None:
        """Press it as a screen reader does."""
        assert self.try_to_press(thing), thing

    def try_to_press(self, thing: Thing) -> bool:
        """Press what was read a moment ago; return whether it was still there and could be pressed."""
        try:
            return not thing.is_disabled and bool(self._call(thing, PRESS))
        except PlaywrightError:
            return False

    def focus(self, thing: Thing) -> None:
        self._session.send("DOM.focus", {"backendNodeId": thing.node})

    def write(self, thing: Thing, text: str) -> None:
        """Type into a field, replacing what is there."""
        self.focus(thing)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def _call(self, thing: Thing, function: str) -> Any:
        found = self._session.send("DOM.resolveNode", {"backendNodeId": thing.node})
        wanted = {"objectId": found["object"]["objectId"], "functionDeclaration": function, "returnByValue": True}
        return self._session.send("Runtime.callFunctionOn", wanted)["result"].get("value")


def _walk(node: Node, nodes: dict[str, Node], around: Around) -> Iterator[Thing]:
    inner = around
    if not node.get("ignored"):
        thing = _thing(node, around)
        yield thing
        inner = (*around, (thing.role, thing.name)) if thing.name or thing.role not in ("generic", "none") else around
    for child in node.get("childIds", ()):
        if child in nodes:
            yield from _walk(nodes[child], nodes, inner)


def _thing(node: Node, around: Around) -> Thing:
    words = {part: str(node.get(part, {}).get("value", "")) for part in ("role", "name", "value", "description")}
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    return Thing(**words, node=node.get("backendDOMNodeId", 0), states=states, around=around)


def _fits(name: str, wanted: str | None) -> bool:
    if wanted is None:
        return True
    return name.startswith(wanted[:-1]) if wanted.endswith("…") else name == wanted
