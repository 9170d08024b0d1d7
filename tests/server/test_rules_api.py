"""The rule books over HTTP: whole, in every language, with nothing lost on the way."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from server.serving import Server, refusal_of
from witching.cli.games import ALL_GAMES
from witching.i18n import LANGUAGES
from witching.rulebook import cited_ids, read_rules
from witching.rulebook.blocks import passages, plain
from witching.rulebook.editions import differences
from witching.server.web.rules import make_book

Json = dict[str, Any]
GAMES = sorted(ALL_GAMES)


def book(game: str, language: str) -> Json:
    """A book as it is sent."""
    found: Json = json.loads(msgspec.json.encode(make_book(game, language)))
    return found


def rules_of(found: Json) -> dict[str, Json]:
    return {rule["id"]: rule for chapter in found["chapters"] for rule in chapter["rules"]}


def said(line: list[Json]) -> str:
    return "".join(span["text"] for span in line)


def passages_of(block: Json) -> Iterator[str]:
    """The text of a block, in pieces of one thought, as the book itself is split."""
    match block["kind"]:
        case "paragraph":
            yield said(block["line"])
        case "list":
            yield from map(said, block["items"])
        case "table":
            yield from (" · ".join(filter(None, map(said, row))) for row in [block["head"], *block["rows"]])
        case "figure":
            yield said(block["caption"])
        case "drawing":
            yield from (" ".join(line.split()) for line in block["lines"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_book_says_all_that_stands_in_it(game: str, language: str) -> None:
    sent, rules = rules_of(book(game, language)), read_rules(game, language)
    assert list(sent) == list(rules)
    for rule_id, rule in rules.items():
        assert said(sent[rule_id]["title"]) == plain(rule.title)
        blocks = sent[rule_id]["blocks"]
        assert [passage for block in blocks for passage in passages_of(block)] == passages(rule.text)


@pytest.mark.parametrize("game", GAMES)
def test_every_id_leads_to_a_rule_of_the_book(game: str) -> None:
    found = book(game, "en")
    rules = rules_of(found)
    for rule in rules.values():
        assert {*rule["rulings"], *rule["differences"], *rule["see_also"]} <= set(rules)
        marked = [span["text"] for span in spans_in(rule["blocks"]) if "id" in span.get("kinds", ())]
        assert set(marked) >= set(cited_ids(" ".join(marked)))
    assert {each["id"] for each in found["differences"]} <= set(rules)


def spans_in(value: Any) -> Iterator[Json]:
    """Every span of some blocks."""
    if isinstance(value, dict) and "text" in value:
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from spans_in(inner)


@pytest.mark.parametrize("game", GAMES)
def test_the_editions_and_what_they_say_are_told(game: str) -> None:
    found = book(game, "en")
    known = differences(read_rules(game, "en"))
    assert [each["id"] for each in found["differences"]] == [each.rule.id for each in known]
    for sent, difference in zip(found["differences"], known, strict=True):
        assert list(sent["editions"]) == list(difference.editions)
        assert set(sent["editions"]) <= set(found["editions"])


def test_a_ruling_and_the_rule_it_is_on_know_each_other() -> None:
    rules = rules_of(book("glastonbury", "en"))
    for rule in rules.values():
        assert all(rule["id"] in rules[ruling]["see_also"][:1] for ruling in rule["rulings"] if rule["id"][0] == "G")


@pytest.mark.slow
def test_the_books_are_served_packed_and_plain(served: Server) -> None:
    guest = served.guest()
    answer = guest.get("/api/rules/glastonbury/ru")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json() == book("glastonbury", "ru")
    plain_answer = guest.get("/api/rules/glastonbury/ru", headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in plain_answer.headers
    assert plain_answer.content == answer.content


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "key"), [("chess/en", "server-refusal-game"), ("glastonbury/tlh", "server-refusal-language")]
)
def test_a_book_that_there_is_not_is_refused(served: Server, path: str, key: str) -> None:
    answer = served.guest().get(f"/api/rules/{path}")
    assert (answer.status_code, refusal_of(answer)) == (422, key)
