"""`backup`, `export` and `doctor`: whole copies, records of finished games only, and every fault by its name."""

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.command import ENVIRONMENT
from processes import LIMIT
from server import crashing_journal
from server.postgres import Cluster
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli
from witching.core.record import read_record
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.server.storage.store import Append, Store, summary_of
from witching.server.table.events import AnyTableEvent, Begun, Chose, LogEntry, Opened, Sat
from witching.server.table.settings import Terms
from witching.server.table.state import Table


def play(store: Store, table_id: str, game: str, choices: int) -> Table:
    """A table of two people, played by chance, stored as one append."""
    table, rng = Table(table_id, ALL_GAMES), Rng(len(table_id))
    put(table, Opened(Terms(game, ["", ""]), "anna"), Sat(0, "anna", "Anna", ""), Sat(1, "ben", "Бен", ""))
    start = ALL_GAMES[game].blank({"seats": 2})
    start.redeal(rng)
    put(table, Begun(ALL_GAMES[game].write_setup(start), "0" * 32))
    while table.match and table.due and table.match.steps < choices:
        legal = table.match.legal(table.due[0])
        put(table, Chose(table.due[0], ALL_GAMES[game].write(legal[rng.below(len(legal))])))
    store.append([Append(table_id, table.log, summary_of(table))])
    return table


def put(table: Table, *entries: AnyTableEvent) -> None:
    for entry in entries:
        table.apply(LogEntry(table.number + 1, table.number, entry))


def fill(url: str) -> None:
    """Make a database with finished and running games."""
    with closing(Store(url)) as store:
        store.upgrade()
        play(store, "over-g", "glastonbury", 10_000)
        play(store, "over-i", "incantibus", 10_000)
        play(store, "running", "incantibus", 4)
        play(store, "begun", "glastonbury", 0)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("filled") / "tables.db"
    fill(url(path))
    return path


@pytest.fixture
def file(filled: Path, tmp_path: Path) -> Path:
    """An SQLite file with such games."""
    return Path(shutil.copy(filled, tmp_path))


@pytest.fixture
def tampered(file: Path) -> Iterator[sqlite3.Connection]:
    """The same database, open for tampering."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        yield connection


def witching(*words: object) -> Result:
    result = CliRunner().invoke(cli, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def doctor(file: Path) -> Result:
    return witching("doctor", "--db", url(file))


def break_pages(file: Path) -> None:
    """Overwrite the beginning of every page except the first."""
    data = bytearray(file.read_bytes())
    for place in range(4096, len(data), 4096):
        data[place : place + 64] = bytes(64)
    file.write_bytes(data)


# ---- doctor


def test_a_sound_database_has_no_faults(file: Path) -> None:
    result = doctor(file)
    assert (result.exit_code, result.stdout.count("\n")) == (0, 1)
    with closing(Store(url(file))) as store:
        entries = sum(len(store.entries(row.id)) for row in store.tables())
    assert result.stdout == f"Tables: 4, entries: {entries}, faults: 0.\n"


FAULTS = {
    "a hole": ("DELETE FROM entries WHERE table_id = 'over-g' AND number = 9", ["over-g", "9", "missing", "10"]),
    "no entries": ("DELETE FROM entries WHERE table_id = 'begun'", ["begun", "missing"]),
    "an unknown entry": (
        "UPDATE entries SET payload = '{\"what\":\"unheard\"}' WHERE table_id = 'running' AND number = 6",
        ["running", "6", "read"],
    ),
    "no JSON": ("UPDATE entries SET payload = '{' WHERE table_id = 'over-i' AND number = 2", ["over-i", "2", "read"]),
    "a choice against the rules": (
        "UPDATE entries SET payload = (SELECT payload FROM entries WHERE table_id = 'over-g' AND number = 5)"
        " WHERE table_id = 'over-g' AND number = 6",
        ["over-g", "6", "rules"],
    ),
    "a seat that nobody has": (
        'UPDATE entries SET payload = \'{"what":"stood","seat":3}\' WHERE table_id = \'begun\' AND number = 2',
        ["begun", "2", "IndexError"],
    ),
    "an end that is none": ("UPDATE tables SET stage = 'over' WHERE id = 'running'", ["running", "stage"]),
    "a sitter too few": ("DELETE FROM sitters WHERE guest = 'ben' AND table_id = 'over-i'", ["over-i", "sitters"]),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_with_its_place(name: str, file: Path, tampered: sqlite3.Connection) -> None:
    change, told = FAULTS[name]
    assert tampered.execute(change).rowcount > 0
    result = doctor(file)
    fault, total = result.stdout.splitlines()
    assert result.exit_code == 1
    assert all(word in fault for word in told), fault
    assert "faults: 1" in total


def test_a_deal_that_was_changed_is_a_fault(file: Path, tampered: sqlite3.Connection) -> None:
    query = "SELECT payload FROM entries WHERE table_id = 'over-g' AND number = 4"
    begun = json.loads(tampered.execute(query).fetchone()[0])
    deal = begun["setup"]["deal"]
    name = next(name for name, value in deal.items() if isinstance(value, list) and len(value) > 1)
    deal[name] = deal[name][:-1]
    change = "UPDATE entries SET payload = ? WHERE table_id = 'over-g' AND number = 4"
    tampered.execute(change, [json.dumps(begun, separators=(",", ":"))])
    result = doctor(file)
    assert result.exit_code == 1
    assert "over-g, entry 4" in result.stdout


def test_a_fault_of_a_running_game_tells_no_secret(file: Path, tampered: sqlite3.Connection) -> None:
    """A sealed choice that does not fit is not written out."""
    chosen = tampered.execute("SELECT payload FROM entries WHERE table_id = 'running' AND number = 5").fetchone()[0]
    tampered.execute("UPDATE entries SET payload = ? WHERE table_id = 'running' AND number = 7", [chosen])
    result = doctor(file)
    assert result.exit_code == 1
    assert json.loads(chosen)["action"] not in result.stdout


def test_a_file_with_broken_pages_is_told(file: Path) -> None:
    break_pages(file)
    result = doctor(file)
    assert result.exit_code in (1, 2)
    assert "malformed" in result.output


# ---- export


def test_records_of_finished_games_are_written_and_verify(file: Path, tmp_path: Path) -> None:
    result = witching("export", "--db", url(file), tmp_path / "records")
    assert result.exit_code == 0, result.output
    files = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in files] == ["glastonbury-over-g.json", "incantibus-over-i.json"]
    for path in files:
        record = read_record(path.read_bytes())
        assert record.result is not None
        assert verify(ALL_GAMES[record.game], record).right
        assert [seat["name"] for seat in record.seats] == ["Anna", "Бен"]


def test_what_is_there_already_is_left_as_it_is(file: Path, tmp_path: Path) -> None:
    (tmp_path / "incantibus-over-i.json").write_text("mine")
    for written in ("1 record ", "0 records "):
        result = witching("export", "--db", url(file), tmp_path)
        assert (result.exit_code, result.stdout.startswith(written)) == (0, True)
    assert (tmp_path / "incantibus-over-i.json").read_text() == "mine"


@pytest.mark.parametrize("table", ["running", "begun", "nothing"])
def test_a_game_that_is_not_over_has_no_record(table: str, file: Path, tmp_path: Path) -> None:
    result = witching("export", "--db", url(file), "--table", table, tmp_path / "records")
    assert (result.exit_code, result.stdout) == (2, "")
    assert table in result.stderr
    assert not (tmp_path / "records").exists()


def test_an_index_that_lies_gives_no_running_game_away(
    file: Path, tmp_path: Path, tampered: sqlite3.Connection
) -> None:
    tampered.execute("UPDATE tables SET stage = 'over' WHERE id = 'running'")
    result = witching("export", "--db", url(file), tmp_path / "records")
    assert result.exit_code == 1
    assert "running" in result.stderr
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_one_table_alone(file: Path, tmp_path: Path) -> None:
    assert witching("export", "--db", url(file), "--table", "over-i", tmp_path / "records").exit_code == 0
    assert [path.name for path in (tmp_path / "records").iterdir()] == ["incantibus-over-i.json"]


@pytest.mark.slow
def test_tables_in_postgresql_are_checked_and_exported(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    fill(database)
    assert witching("doctor", "--db", database).exit_code == 0
    assert witching("export", "--db", database, tmp_path / "records").exit_code == 0
    assert len(list((tmp_path / "records").iterdir())) == 2


# ---- backup


def contents(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def test_a_copy_is_whole_and_alone(file: Path, tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    copy = tmp_path / "copies" / "tables.db"
    assert witching("backup", "--db", url(file), copy).exit_code == 0
    assert contents(copy) == contents(file)
    assert list(copy.parent.iterdir()) == [copy]
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert copy.stat().st_mode & 0o077 == 0
    assert doctor(copy).exit_code == 0


@pytest.mark.slow
def test_a_copy_under_a_running_server_has_everything_acknowledged_before(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with closing(Store(url(file))) as store:
        store.upgrade()
    given = {"database": url(file), "acknowledged": dict.fromkeys("abc", 0), "before": 0, "after": 0}
    command = [sys.executable, crashing_journal.__file__, json.dumps(given)]
    process = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        heard = [process.stdout.readline().split() for _ in range(200)]
        assert witching("backup", "--db", url(file), copy).exit_code == 0
    finally:
        process.kill()
        process.stdout.read()
        process.wait(LIMIT)
    with closing(Store(url(copy))) as copied, closing(Store(url(file))) as original:
        for table in "abc":
            log = copied.entries(table)
            commands = [row.command for row in log if row.command]
            acknowledged = max(int(command) for where, command in heard if where == table)
            assert commands == [f"c{i}" for i in range(1, len(commands) + 1)]
            assert len(commands) >= acknowledged
            assert original.entries(table)[: len(log)] == log


def test_nothing_is_overwritten_by_a_copy(file: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("mine")
    result = witching("backup", "--db", url(file), tmp_path / "copy.db")
    assert (result.exit_code, result.stdout) == (2, "")
    assert (tmp_path / "copy.db").read_text() == "mine"


def test_a_database_that_is_damaged_is_not_copied(file: Path, tmp_path: Path) -> None:
    break_pages(file)
    result = witching("backup", "--db", url(file), tmp_path / "copy.db")
    assert (result.exit_code, result.stdout) == (2, "")
    assert not (tmp_path / "copy.db").exists()
    assert [path for path in tmp_path.iterdir() if path.name.startswith(".copy")] == []


# ---- what all of them refuse


@pytest.mark.parametrize("command", ["backup", "export", "doctor"])
def test_a_database_that_is_not_there_is_told_and_not_made(command: str, tmp_path: Path) -> None:
    words = [command, "--db", url(tmp_path / "none.db"), *([] if command == "doctor" else [tmp_path / "out"])]
    result = witching(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "none.db" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "export", "doctor"])
def test_a_file_that_is_no_database_is_told(command: str, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Once upon a midnight dreary. " * 99)
    words = [command, "--db", url(tmp_path / "text.db"), *([] if command == "doctor" else [tmp_path / "out"])]
    result = witching(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "not a database" in result.stderr
    assert not (tmp_path / "out").exists()


def test_a_start_on_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Once upon a midnight dreary. " * 99)
    with closing(Store(url(tmp_path / "text.db"))) as store, pytest.raises(Refused, match="not a database"):
        store.upgrade()


def test_postgresql_makes_its_copies_itself(tmp_path: Path) -> None:
    result = witching("backup", "--db", "postgresql://nobody@127.0.0.1:1/none", tmp_path / "copy.db")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "pg_dump" in result.stderr


def test_a_postgresql_that_does_not_answer_is_told() -> None:
    result = witching("doctor", "--db", "postgresql://nobody@127.0.0.1:1/none")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


def test_the_database_of_the_user_is_meant_unless_given(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WITCHING_DATA", str(tmp_path / "data"))
    assert witching("doctor").exit_code == 2
    file.rename(tmp_path / "data" / "witching.db")
    assert witching("doctor").exit_code == 0
