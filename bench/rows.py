"""Rows: the figures of a bench as a table, with their bars."""

import json
import platform
import sys
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Row:
    """A figure, the other program's, and a bar: for the ratio at least or at most so much, for ours below so much."""

    name: str
    ours: float
    theirs: float | None = None
    ratio: float | None = None
    at_least: float | None = None
    at_most: float | None = None
    below: float | None = None
    aim: float | None = None
    digits: int = 0

    def verdict(self) -> str:
        if self.at_least is None and self.at_most is None and self.below is None:
            return ""
        if not self.holds():
            return "MISSED"
        return f"ok, aim {self.aim:g} not reached" if self.aim and self.ratio and self.ratio < self.aim else "ok"

    def holds(self) -> bool:
        if self.ratio is not None and self.at_least is not None:
            return self.ratio >= self.at_least
        if self.ratio is not None and self.at_most is not None:
            return self.ratio <= self.at_most
        return self.below is not None and self.ours < self.below

    def bar(self) -> str:
        bars = ((">=", self.at_least), ("<=", self.at_most), ("<", self.below))
        return next((f"{sign} {value:g}" for sign, value in bars if value is not None), "")

    def cells(self) -> list[str]:
        theirs = f"{self.theirs:,.{self.digits}f}" if self.theirs else ""
        ratio = f"{self.ratio:.3g}" if self.ratio else ""
        return [self.name, f"{self.ours:,.{self.digits}f}", theirs, ratio, self.bar(), self.verdict()]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def processor() -> str:
    information = Path("/proc/cpuinfo")
    lines = information.read_text().splitlines() if information.exists() else []
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def print_table(rows: list[Row]) -> None:
    lines = [["", "ours", "theirs", "ratio", "bar", ""], *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for name, *numbers, verdict in lines:
        right = (text.rjust(width) for text, width in zip(numbers, widths[1:-1], strict=True))
        print(name.ljust(widths[0]), *right, verdict, sep="  ")


def report(machine: str, rows: list[Row], figures: object, *, as_json: bool) -> None:
    """Print everything that was measured: as a table for people, or all of it for programs."""
    if as_json:
        table = [{**asdict(row), "verdict": row.verdict()} for row in rows]
        print(json.dumps({"machine": machine, "rows": table, "figures": figures}, indent=1))
    else:
        print(machine)
        print_table(rows)
