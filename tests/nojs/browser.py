"""A browser without scripts: it reads pages, fills in forms and presses buttons by their text."""

import json
from itertools import islice
from typing import Any
from urllib.parse import urljoin

import httpx

from nojs.markup import Node, check_page, read_page


class Browser:
    """One guest at the page. Every page that is opened is checked."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        client.follow_redirects = True
        self.page = Node("", {})
        self.html = ""
        self.address = ""
        self.status = 0
        self.history: list[str] = []

    # ---- pages

    def open(self, address: str) -> None:
        self._take(self._client.get(address, headers={"accept": "text/html"}))

    def fetch(self, address: str) -> bytes:
        """Something other than a page."""
        return self._client.get(address).raise_for_status().content

    def told(self, address: str) -> Any:
        """The first message of a stream, as the page with scripts would get it."""
        with self._client.stream("GET", address) as answer:
            [data] = islice((line for line in answer.iter_lines() if line.startswith("data: ")), 1)
        return json.loads(data.removeprefix("data: "))

    def post_from(self, origin: str | None, address: str, fields: dict[str, str]) -> int:
        """Send a form from a page of this site; the status of the answer."""
        headers = {"origin": origin} if origin else {}
        return self._client.post(address, data=fields, headers=headers, follow_redirects=False).status_code

    def reload(self) -> None:
        self.open(self.address)

    def _take(self, answer: httpx.Response) -> None:
        assert answer.headers["content-type"].startswith("text/html"), answer.text
        self.html, self.status = answer.text, answer.status_code
        self.address = str(answer.url).partition("#")[0].removeprefix(str(self._client.base_url).rstrip("/"))
        self.history.append(self.address)
        self.page = read_page(answer.text)
        check_page(self.page)

    @property
    def text(self) -> str:
        """The text of the page."""
        [main] = self.page.find_all("main")
        return main.text

    @property
    def table(self) -> str:
        """The table on show."""
        return self.page.find_all("main")[0].get("data-table")

    def part(self, id_: str) -> Node | None:
        return self.page.by_id(id_)

    # ---- pressing

    def buttons(self, part: str = "main") -> list[Node]:
        """The buttons of a part of the page."""
        found = self.part(part)
        return found.find_all("button") if found else []

    def choices(self) -> list[Node]:
        return [button for button in self.buttons() if button.get("name") == "action"]

    def press(self, what: str | Node, **fields: str) -> None:
        """Press a button by its text or the start of it; fields are filled in first."""
        button = what if isinstance(what, Node) else self._button(what)
        form = button.around("form")
        assert form is not None
        assert form.get("method") == "post"
        sent = values_of(form) | fields
        if button.get("name"):
            sent[button.get("name")] = button.get("value")
        self.send(form.get("action"), sent)

    def enter(self, field: str, text: str) -> None:
        """Type into a field and press Enter: that presses the first button of its form."""
        line = self.part(field)
        form = line.around("form") if line else None
        assert line is not None
        assert form is not None
        self.press(form.find_all("button")[0], **{line.get("name"): text})

    def send(self, address: str, fields: dict[str, str]) -> None:
        """Send a form."""
        self._take(self._client.post(urljoin(self.address, address), data=fields))

    def _button(self, text: str) -> Node:
        found = [button for button in self.buttons() if button.text.startswith(text)]
        assert found, f"no button {text!r} among {[button.text for button in self.buttons()]}"
        return next((button for button in found if button.text == text), found[0])

    def follow(self, text: str) -> None:
        """Follow a link by its text."""
        links = [link for link in self.page.find_all("a") if link.text.startswith(text)]
        assert links, f"no link {text!r} among {[link.text for link in self.page.find_all('a')]}"
        self.open(urljoin(self.address, links[0].get("href")).partition("#")[0])


def values_of(form: Node) -> dict[str, str]:
    """What an untouched form sends."""
    sent: dict[str, str] = {}
    for node in form.find_all("input", "select"):
        if node.name == "select":
            options = node.find_all("option")
            chosen = [option for option in options if "selected" in option.attributes] or options
            sent[node.get("name")] = chosen[0].get("value")
        elif node.get("type") != "checkbox" or "checked" in node.attributes:
            sent[node.get("name")] = node.get("value")
    return sent
