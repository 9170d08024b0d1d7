"""The chapter on HTTP in docs/protocol.md matches the rows."""

from pathlib import Path

from witching.server.ratelimit import RATES
from witching.server.web.app import ROWS
from witching.server.web.openapi import FOR_ALL, FOR_BODIES
from witching.server.web.routes import JSON, Row

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def name_of(kind: object) -> str:
    return f"`{getattr(kind, '__name__', '')}`" if hasattr(kind, "__name__") else "a message"


def line_of(row: Row) -> str:
    sends = name_of(row.body) if row.body is not None else ""
    gets = name_of(row.answer) if row.media == JSON else f"`{row.media}`"
    refusals = ", ".join(map(str, row.refusals))
    told = (row.handler.__doc__ or "").partition("\n")[0].partition(" Raises ")[0].removesuffix(".")
    return f"| `{row.method} {row.path.replace('{table}', 'ID')}` | {told} | {sends} | {gets} | {refusals} |"


def test_every_row_stands_on_the_page_as_it_is() -> None:
    lines = "\n".join(["| request | | sends | gets | refused |", "|---|---|---|---|---|", *map(line_of, ROWS)])
    assert lines in PAGE, f"docs/protocol.md is to say:\n{lines}"


def test_the_limits_stand_on_the_page_as_they_are() -> None:
    head = ["| for an address | a second | at once |", "|---|---|---|"]
    lines = "\n".join([*head, *(f"| {kind} | {rate:g} | {burst} |" for kind, (rate, burst) in RATES.items())])
    assert lines in PAGE, f"docs/protocol.md is to say:\n{lines}"


def test_the_statuses_of_all_stand_on_the_page() -> None:
    for status in (*FOR_ALL, *FOR_BODIES):
        assert f"| {status} |" in PAGE
