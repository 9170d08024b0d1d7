"""What a choice costs when there is more of everything: `python bench/growth.py [--json]`.

More tables, longer games, longer logs: the cost of a choice stays the same. What the rows mean, and the last figures:
bench/README.md.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Iterator
from statistics import median

import uvloop
from load import Figures, Table, each, play, settled
from programs import Engine
from rows import Row, report, say
from run_server import GAMES, Measured, Run, spread
from table_server import allow_many_files, cpu_seconds, serving

from server import describe

TABLES = (100, 300, 1000)
RATE = 100.0
"""Choices a second of all tables together, however many there are."""
SECONDS = 15.0
GROUP = 20
BLOCK, BLOCKS = 2, 8
"""Choices of each table between two looks at the clock, and how often; what counts is the median."""
LINES = 500
TAKE_BACKS = 25
MOST = 1.5


# ---------------------------------------------------------------- more tables


async def more_tables(run: Run) -> Measured:
    """The same number of choices a second, at ever more tables."""
    found = {}
    for count in TABLES:
        new = run.open(count - len(run.tables))
        await run.fill(new)
        await run.begin(new)
        run.tables += new
        say(f"{count} tables, {RATE:g} choices a second, {SECONDS:g} s")
        found[str(count)] = await by_the_clock(run, count / RATE)
    return found


async def by_the_clock(run: Run, every: float) -> Measured:
    figures = Figures()
    for table in run.tables:
        table.figures = figures
    start = cpu_seconds(run.server.process.pid)
    await play(run.tables, every=every, seconds=SECONDS, rng=run.rng)
    cpu = cpu_seconds(run.server.process.pid) - start
    return {"cpu_us": 1e6 * cpu / len(figures.told), "told": spread(figures.told), "broken": figures.broken}


# ---------------------------------------------------------------- longer games, longer logs


async def rounds(run: Run, tables: list[Table], count: int) -> Measured:
    """Every table chooses so often, all at once and again when all have heard of it."""
    figures = Figures()
    start = cpu_seconds(run.server.process.pid)
    for table in tables:
        table.figures = figures
    for _ in range(count):
        for table in tables:
            table.choose(0.0, run.rng)
        await settled(tables)
    cpu = cpu_seconds(run.server.process.pid) - start
    return {"cpu_us": 1e6 * cpu / max(1, len(figures.told)), "told": spread(figures.told), "choices": len(figures.told)}


async def whole_games(run: Run, game: str) -> list[Measured]:
    """Blocks of choices from the deal on, as long as all tables play."""
    say(f"whole games of {game} at {GROUP} tables")
    tables = await group(run, game)
    blocks = []
    while all(table.stage == "playing" for table in tables):
        blocks.append(await rounds(run, tables, BLOCK))
    leave(tables)
    return blocks[:-1]


async def after(run: Run, game: str, what: Callable[[Table], Awaitable[None]]) -> Measured:
    """The cost of choices at tables of their own before and after something was done there."""
    tables = await group(run, game)
    before = [await rounds(run, tables, BLOCK) for _ in range(BLOCKS)]
    await each(what, tables)
    found = {"before": before, "after": [await rounds(run, tables, BLOCK) for _ in range(BLOCKS)]}
    leave(tables)
    return found


async def group(run: Run, game: str) -> list[Table]:
    tables = run.open(GROUP, games=(game,))
    await run.fill(tables)
    await run.begin(tables)
    await rounds(run, tables, 2)
    return tables


def leave(tables: list[Table]) -> None:
    for table in tables:
        table.leave()


async def add_lines(table: Table) -> None:
    """Many lines that are no choices, as fast as the server lets everybody speak."""
    for number in range(LINES):
        seat = number % len(table.viewers)
        is_muted = number // len(table.viewers) % 2 == 0
        await table.do(seat, "mute", seat=seat, other=(seat + 1) % len(table.viewers), muted=is_muted)
        await asyncio.sleep(0.02)


async def take_back(table: Table) -> None:
    """Choose and take it back, with everybody's consent where it is asked for."""
    for _ in range(TAKE_BACKS):
        seat = table.due[0]
        action = table.viewers[seat].choices[0].action
        await table.do(seat, "choose", seat=seat, action=action, moment=table.moment)
        await table.do(seat, "undo", seat=seat)
        for voter in table.wish.waiting if table.wish else ():
            await table.do(voter, "vote_undo", seat=voter, agrees=True)


async def measure() -> Measured:
    engine = Engine("compiled")
    engine.build()
    with serving(engine) as server:
        run = Run(server)
        await run.warm_up()
        found: Measured = {"games": {game: await whole_games(run, game) for game in GAMES}}
        say(f"{LINES} lines that are no choices, {TAKE_BACKS} choices taken back")
        found["lines"] = await after(run, GAMES[1], add_lines)
        found["take_backs"] = await after(run, GAMES[0], take_back)
        found["tables"] = await more_tables(run)
        return found


# ---------------------------------------------------------------- the rows


def make_rows(found: Measured) -> Iterator[Row]:
    first, *_, last = (found["tables"][str(count)] for count in TABLES)
    for count in TABLES:
        cost = found["tables"][str(count)]
        yield Row(f"CPU us for a choice at {count} tables", cost["cpu_us"])
        yield Row("  to the last viewer, ms, p50", cost["told"]["p50"], digits=1)
    yield against(f"CPU us: {TABLES[-1]} tables against {TABLES[0]}", [last], [first])
    for game, blocks in found["games"].items():
        quarter = len(blocks) // 4
        yield against(f"CPU us: last quarter of {game} against its first", blocks[-quarter:], blocks[:quarter])
    for name, words in (("lines", f"{LINES} lines more"), ("take_backs", f"{TAKE_BACKS} choices taken back")):
        yield against(f"CPU us: after {words} against before", found[name]["after"], found[name]["before"])


def against(name: str, more: list[Measured], less: list[Measured]) -> Row:
    """The medians of both, whose ratio is to stay near one."""
    late, early = (median(block["cpu_us"] for block in blocks) for blocks in (more, less))
    return Row(name, late, early, late / early, at_most=MOST)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the rows and all figures as JSON")
    chosen = parser.parse_args()
    allow_many_files()
    machine = describe()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found = runner.run(measure())
    except KeyboardInterrupt:
        raise SystemExit("bench: stopped") from None
    rows = list(make_rows(found))
    report(machine, rows, found, as_json=chosen.json)


if __name__ == "__main__":
    main()
