"""What the program stored one day is in `stored/`: every later one wakes it, plays on, exports and verifies it."""

import json
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from records import glastonbury_checker, incantibus_checker
from server.old_databases import STORED, read_dump, restore
from server.serving import COOKIE, serving
from server.sessions import SECOND, Clock, choose, run_scenario, settle
from server.table_logs import TAGS
from terminal.tables import go_on
from witching import __version__
from witching.arena.tournament.folder import GAMES, PLAN, Folder
from witching.arena.tournament.plan import sources_of
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli
from witching.core.converter import Converter
from witching.core.record import ENGINE, read_record, write_record
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.server.storage.integrity import examine
from witching.server.storage.store import Store
from witching.server.table.events import AnyTableEvent, Rematched
from witching.server.table.registry import TableRegistry
from witching.server.table.seats import SeatKeys
from witching.server.table.state import fold
from witching.terminal.local_game import restore_local_game
from witching.terminal.save_files import load

REVISION = "0002"
RUNNING = ("running-glastonbury", "running-glastonbury-look", "running-incantibus", "running-incantibus-sealed")
RECORDS = sorted((STORED / "records").iterdir())
SAVES = sorted((STORED / "games").iterdir())
CHECKERS = {"glastonbury": glastonbury_checker.check, "incantibus": incantibus_checker.check}
TOURNAMENT = STORED / "tournament"
ANNA = "anna.bR5V-s1-51ePOfFXJmGw-mYMUCw"
"""The cookie that a guest got that day."""
SEAT = "WyJydW5uaW5nLWdsYXN0b25idXJ5IiwyLDJd.JYgSZCanZVKW41YWpnPaipPR5lw"
"""The key of the third seat at the first of the running games."""
NEXT_DAY = 1_800_000_000 * SECOND

_decode = Converter[AnyTableEvent](AnyTableEvent).from_json


@pytest.fixture
def stored(database: str) -> Store:
    """The database of that day, as a later program finds and upgrades it."""
    store = Store(database)
    restore(store, REVISION)
    store.upgrade()
    return store


def witching(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(each) for each in arguments])


def again(read: object) -> Any:
    """What was read, as it would be written now."""
    return json.loads(msgspec.json.encode(read))


def keeps(read: Any, written: Any) -> bool:
    """Whether everything written is in what was read: there may be more, but nothing missing or different."""
    if isinstance(written, dict) and isinstance(read, dict):
        return all(name in read and keeps(read[name], value) for name, value in written.items())
    if isinstance(written, list) and isinstance(read, list):
        return len(read) >= len(written) and all(map(keeps, read, written))
    return bool(read == written)


# ---- the database


def payloads() -> list[str]:
    with closing(read_dump(REVISION)) as dumped:
        return [payload for [payload] in dumped.execute("SELECT payload FROM entries")]


def test_every_kind_of_entry_was_stored() -> None:
    assert {json.loads(payload)["what"] for payload in payloads()} == TAGS


def test_nothing_that_stands_in_an_entry_is_overlooked() -> None:
    for payload in payloads():
        assert keeps(again(_decode(payload)), json.loads(payload)), payload


def test_every_table_is_whole(stored: Store) -> None:
    stages = set()
    for row in stored.tables():
        finding = examine(row.id, stored, ALL_GAMES)
        assert finding.fault is None, finding.fault
        stages.add(finding.table.stage)
    assert stages == {"open", "playing", "over", "closed"}
    assert sorted(stored.tables_at("playing")) == list(RUNNING)
    stored.close()


def test_what_was_under_way_still_is(stored: Store) -> None:
    """A wish that waits for answers; a casting that waits for one of three seats."""
    asked, _, _, sealed = (fold(table_id, ALL_GAMES, stored.entries(table_id)) for table_id in RUNNING)
    assert asked.wish is not None
    assert (asked.wish.seat, asked.voters(asked.wish.seat)) == (0, [1, 2])
    assert (sealed.due, len(sealed.seats)) == ((1,), 3)
    stored.close()


def test_keys_open_what_they_opened(stored: Store) -> None:
    keys = SeatKeys(stored.secret("seats", lambda: "another one"))
    table = fold(RUNNING[0], ALL_GAMES, stored.entries(RUNNING[0]))
    assert keys.seat_of(table.id, table.seats, SEAT) == 2
    [met] = [row.event for row in stored.entries("over-incantibus-2") if isinstance(row.event, Rematched)]
    assert keys.next_table("over-incantibus-2") == met.table
    stored.close()


@pytest.mark.slow
def test_games_that_were_running_are_woken_and_played_to_their_end(stored: Store, tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        await registry.wake()
        for table_id in RUNNING:
            await play_on(registry, table_id, Rng(1))

    run_scenario(stored, scenario, clock=Clock(NEXT_DAY))
    for table_id in RUNNING:
        done = witching("export", "--db", address(stored), "--table", table_id, tmp_path)
        assert done.exit_code == 0, done.output
        [file] = tmp_path.glob(f"*-{table_id}.json")
        record = read_record(file.read_bytes())
        assert record.result is not None
        assert verify(ALL_GAMES[record.game], record).right
    stored.close()


async def play_on(registry: TableRegistry, table_id: str, rng: Rng) -> None:
    """Let the people of a table choose at random, and its bots as they like, until the game is over."""
    async with registry.use(table_id) as session:
        while True:
            await settle(registry)
            table, match = session.table, session.table.playing
            if match is None:
                return
            seat = table.due[0]
            legal = match.legal(seat)
            action = table.game.write(legal[rng.below(len(legal))])
            await session.ask(table.seats[seat].guest, choose(session, seat, action), lambda done: None)


def address(store: Store) -> str:
    return store.engine.url.render_as_string(hide_password=False)


def test_the_records_are_exported_as_they_were(stored: Store, tmp_path: Path) -> None:
    """To the byte, except for the name of the program that writes them."""
    done = witching("export", "--db", address(stored), tmp_path)
    assert done.exit_code == 0, done.output
    assert sorted(path.name for path in tmp_path.glob("*.json")) == [path.name for path in RECORDS]
    for path in RECORDS:
        expected = replace(read_record(path.read_bytes()), engine=ENGINE)
        assert (tmp_path / path.name).read_bytes() == write_record(expected), path.name
    stored.close()


@pytest.mark.slow
def test_a_server_knows_its_guests_again(stored: Store, tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    with serving(tmp_path / "house", "--db", address(stored)) as server:
        guest = server.guest(cookies={COOKIE: ANNA})
        assert guest.get("/api/me").json()["name"] == "Anna"
        mine = {table["id"] for table in guest.get("/api/tables/mine").json()["tables"]}
        assert {"open-glastonbury", "running-glastonbury", "running-incantibus-sealed"} <= mine
    stored.close()


# ---- files


def test_the_records_verify() -> None:
    done = witching("verify", STORED / "records", STORED / "games")
    assert done.exit_code == 0, done.output
    assert done.output.endswith(f"{len(RECORDS) + len(SAVES)} right, 0 wrong\n")


@pytest.mark.parametrize("path", [*RECORDS, *SAVES], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_is_written_as_it_was(path: Path) -> None:
    assert write_record(read_record(path.read_bytes())) == path.read_bytes()


@pytest.mark.parametrize("path", [*RECORDS, *SAVES], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_judge_who_read_nothing_but_the_pages_finds_a_record_right(path: Path) -> None:
    game = path.name.partition("-")[0].partition(".")[0]
    assert CHECKERS[game](path.read_bytes()) is None


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_game_at_a_terminal_goes_on(path: Path) -> None:
    record = load(path)
    table = restore_local_game(ALL_GAMES[record.game], record)
    assert table.record() == replace(record, engine=ENGINE)
    assert not table.is_over
    ended = go_on(table, 1000, Rng(1))
    assert verify(ended.game, ended.record()).right
    assert ended.is_over
    ended.close()


@pytest.fixture
def tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The tournament of that day, beside the bot that it names."""
    monkeypatch.chdir(shutil.copytree(TOURNAMENT, tmp_path / "tournament"))
    return tmp_path / "tournament"


def test_nothing_that_stands_in_a_tournament_is_overlooked(tournament: Path) -> None:
    folder = Folder(tournament)
    assert keeps(again(folder.terms()), json.loads((tournament / PLAN).read_bytes()))
    lines = (tournament / GAMES).read_bytes().splitlines()
    with folder.games() as games:
        played = games.read()
    assert keeps(again(played), [game for line in lines for game in json.loads(line)])
    assert {game.forfeit is None for game in played} == {True, False}


def test_a_tournament_goes_on_with_nothing_left_to_play(tournament: Path) -> None:
    """If its bots are claimed to be today's: with others it would be another tournament, and that is refused."""
    games, before = (tournament / GAMES).read_bytes(), figures(tournament)
    terms = Folder(tournament).terms()
    today = replace(terms, sources=sources_of(terms.bots), version=__version__)
    (tournament / PLAN).write_bytes(msgspec.json.encode(today))
    done = witching("tournament", "--resume", tournament)
    assert done.exit_code == 0, done.output
    assert (tournament / GAMES).read_bytes() == games
    assert figures(tournament) == before


def figures(folder: Path) -> list[tuple[Any, ...]]:
    """The results of each bot's games."""
    bots = json.loads((folder / "result.json").read_bytes())["bots"]
    return [tuple(bot[name] for name in ("bot", "games", "forfeits", "wins", "points")) for bot in bots]
