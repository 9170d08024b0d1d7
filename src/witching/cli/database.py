"""Where the tables of a server are stored, unless somebody says otherwise."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click

from witching.cli.output import text
from witching.core.refusal import refused
from witching.server.storage.database import read_url, refusing
from witching.server.storage.store import Store
from witching.terminal.save_files import data_folder

FILE = "witching.db"

db_option = click.option("--db", metavar="URL", help=text("server-db-help"))


def default_url() -> str:
    """The database of this user. Raises Refused."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused("cli-refusal-folder", path=str(folder), why=error.strerror or "") from None
    return f"sqlite:///{folder.resolve() / FILE}"


def file_of(url: str) -> Path | None:
    """The file of an SQLite database that is there already; None for one of another kind. Raises Refused."""
    address = read_url(url)
    if address.get_backend_name() != "sqlite":
        return None
    file = Path(address.database or "")
    if not file.is_file():
        raise refused("server-refusal-database-none", path=str(file))
    return file


@contextmanager
def opened(db: str | None) -> Iterator[Store]:
    """The tables that a server stored, to read in them; the server may be running. Raises Refused."""
    url = db or default_url()
    file_of(url)
    with closing(Store(url)) as store, refusing():
        store.require_current()
        yield store
