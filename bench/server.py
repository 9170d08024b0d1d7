"""The server under load, beside its own generator: `python bench/server.py [--tables N] [--seconds N] [--json]`.

What the rows mean, and the last figures: bench/README.md. The server is a real `witching serve` over an SQLite file
below bench/out.
"""

import argparse
import asyncio
import os
import platform
import subprocess
from collections.abc import Iterator
from importlib.metadata import version
from itertools import pairwise

import boardgameio
from programs import Engine
from rows import Row, processor, report, say
from run_server import EVERY, Measured, Run, spread
from table_server import allow_many_files, serving

COMPARED = 200
"""Tables of the comparison with boardgame.io."""
BOT_TABLES = 20
"""Tables with three bots each, beside the others: some ten choices of people a second, and thirty of bots."""
KILOBYTE = 1024


# ---------------------------------------------------------------- measuring


async def measure(engine: Engine, tables: int, seconds: float) -> Measured:
    """Everything about one server, from the first table to the load with bots beside."""
    with serving(engine) as server:
        run = Run(server)
        await run.warm_up()
        say("the event loop, idle and while bots think")
        found: Measured = {"lag_idle": await run.lag(seconds / 4)}
        bots = run.open(BOT_TABLES, bots=3)
        await run.fill(bots)
        found["lag_bots"] = (await run.load(bots, seconds / 4))["lag"]
        say(f"{tables} tables, one thing after the other: opened, {4 * tables} sockets, dealt")
        found |= await fill(run, tables)
        say(f"a choice every {EVERY:g} s at each of {tables} tables, {seconds:g} s")
        found["load"] = await run.load(run.tables, seconds)
        say("the same, and bots at other tables")
        found["load_bots"] = await run.load([*run.tables, *bots], seconds / 2)
        return found


async def fill(run: Run, count: int) -> Measured:
    """Bring in the tables step by step; the memory of each step."""
    memory = [run.server.memory]
    run.tables = run.open(count)
    memory.append(run.server.memory)
    await run.fill(run.tables)
    memory.append(run.server.memory)
    await run.begin(run.tables)
    memory.append(run.server.memory)
    opened, filled, dealt = ((after - before) / KILOBYTE / count for before, after in pairwise(memory))
    return {"table_kb": opened, "socket_kb": filled / 4, "dealt_kb": dealt, "base_mb": memory[0] / KILOBYTE**2}


async def measure_load(engine: Engine, tables: int, seconds: float, *, fast: bool = True) -> Measured:
    """The load alone."""
    with serving(engine, fast=fast) as server:
        run = Run(server)
        await run.warm_up()
        await fill(run, tables)
        return await run.load(run.tables, seconds)


async def measure_boardgameio(seconds: float) -> Measured | None:
    """boardgame.io under the same load; None where there is no npm."""
    missing = await asyncio.to_thread(boardgameio.install)
    if missing:
        say(f"SKIPPED: the rows against boardgame.io, for {missing}")
        return None
    say(f"boardgame.io's server: {COMPARED} tables")
    figures, cpu = await boardgameio.measure(COMPARED, every=EVERY, seconds=seconds)
    return {"told": spread(figures.told), "cpu_per_1000": 1000 * cpu / len(figures.told), "broken": figures.broken}


async def measure_all(tables: int, seconds: float) -> Measured:
    engine = Engine("compiled")
    engine.build()
    found = await measure(engine, tables, seconds)
    say("the same load without uvloop and httptools")
    found["plain"] = await measure_load(engine, tables, seconds / 2, fast=False)
    say(f"{COMPARED} tables")
    found["few"] = await measure_load(engine, COMPARED, seconds / 2)
    found["boardgameio"] = await measure_boardgameio(seconds / 2)
    return found


# ---------------------------------------------------------------- the rows


def make_rows(found: Measured, tables: int) -> Iterator[Row]:
    load = found["load"]
    yield Row(f"choices/s at {tables} tables", load["choices_per_second"], digits=1)
    yield from told_rows(load, tables)
    yield Row("messages lost, doubled, out of order", sum(load["broken"].values()), below=1)
    yield Row("commits/s", load["commits_per_second"], digits=1)
    yield Row("  choices in one", load["appends_per_commit"], digits=1)
    yield Row("  ms for one", load["commit_ms"], digits=1)
    yield Row("CPU s of the server per 1,000 choices", load["cpu_per_1000"], digits=2)
    yield Row("  cores in use: server", load["cpu_share"], digits=2)
    yield Row("  cores in use: generator", load["generator_cpu_share"], digits=2)
    yield from memory_rows(found)
    yield from lag_rows(found)
    yield from other_rows(found)


def told_rows(load: Measured, tables: int) -> Iterator[Row]:
    for name in ("p50", "p95", "p99", "max"):
        bar = {"below": 100.0} if name == "p99" else {}
        yield Row(f"choice to the last viewer, ms, {name}", load["told"][name], digits=1, **bar)
    for name in ("p50", "p99"):
        yield Row(f"choice to its acknowledgement, ms, {name}", load["acknowledged"][name], digits=1)
    yield Row("  sent later than planned, ms, p99", load["late"]["p99"], digits=1)
    yield Row("  KB to the viewers for a choice", load["kilobytes_per_choice"], digits=1)


def memory_rows(found: Measured) -> Iterator[Row]:
    yield Row("memory: the server before, MB", found["base_mb"], digits=1)
    yield Row("  a table opened, nobody there, KB", found["table_kb"], digits=1)
    yield Row("  a socket and who sits at it, KB", found["socket_kb"], digits=1)
    yield Row("  a game dealt, KB", found["dealt_kb"], digits=1)
    yield Row("  an entry, KB", found["load"]["kilobytes_grown"], digits=2)


def lag_rows(found: Measured) -> Iterator[Row]:
    """The same question with bots against without."""
    idle, bots = found["lag_idle"]["p99"], found["lag_bots"]["p99"]
    yield Row("ping, idle, ms, p99: bots against none", bots, idle, bots / idle, digits=2)
    alone, beside = found["load"]["lag"]["p99"], found["load_bots"]["lag"]["p99"]
    yield Row("ping, under load, ms, p99: bots against none", beside, alone, beside / alone, digits=2)
    told = found["load_bots"]["told"]["p99"]
    yield Row("choice to the last viewer, ms, p99: bots against none", told, found["load"]["told"]["p99"], digits=1)


def other_rows(found: Measured) -> Iterator[Row]:
    """With uvloop and httptools against without; ours against boardgame.io."""
    for name in ("p50", "p99"):
        ours, plain = found["load"]["told"][name], found["plain"]["told"][name]
        yield Row(f"uvloop against none: ms, {name}", ours, plain, ours / plain, digits=1)
    ours, plain = found["load"]["cpu_per_1000"], found["plain"]["cpu_per_1000"]
    yield Row("uvloop against none: CPU s per 1,000 choices", ours, plain, ours / plain, digits=2)
    other = found["boardgameio"]
    for name in ("p50", "p99") if other else ():
        ours, theirs = found["few"]["told"][name], other["told"][name]
        yield Row(f"against boardgame.io at {COMPARED} tables: ms, {name}", ours, theirs, ours / theirs, digits=1)
    if other:
        ours, theirs = found["few"]["cpu_per_1000"], other["cpu_per_1000"]
        yield Row("against boardgame.io: CPU s per 1,000 choices", ours, theirs, ours / theirs, digits=2)


def describe() -> str:
    """The machine and the versions; no name of a machine or folder."""
    names = ("uvicorn", "websockets", "uvloop", "sqlalchemy", "msgspec")
    parts = [processor(), f"{os.cpu_count()} cores", f"CPython {platform.python_version()}"]
    parts += [f"{name} {version(name)}" for name in names]
    node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    return ", ".join([*parts, f"Node {node}", f"load of the machine before {os.getloadavg()[0]:.1f}"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="tables with four sockets each (default 1000)")
    parser.add_argument("--seconds", type=float, default=40, help="how long the load lasts (default 40)")
    parser.add_argument("--json", action="store_true", help="print the rows and all figures as JSON")
    chosen = parser.parse_args()
    allow_many_files()
    machine = describe()
    try:
        found = run_fast(chosen.tables, chosen.seconds)
    except KeyboardInterrupt:
        raise SystemExit("bench: stopped") from None
    rows = list(make_rows(found, chosen.tables))
    report(machine, rows, found, as_json=chosen.json)


def run_fast(tables: int, seconds: float) -> Measured:
    """The generator runs in the fastest loop that is installed."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure_all(tables, seconds))


if __name__ == "__main__":
    main()
