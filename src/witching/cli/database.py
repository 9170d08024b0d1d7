"""Where the tables of a server lie, unless somebody says otherwise."""

import os
from pathlib import Path

from platformdirs import user_data_path

from witching.core.refusal import refused
from witching.terminal.saves import FOLDER

FILE = "witching.db"


def default_url() -> str:
    """The database of this user: in WITCHING_DATA, or where the system has its place for such data. Raises Refused."""
    given = os.environ.get(FOLDER)
    folder = Path(given) if given else user_data_path("witching", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused("cli-refusal-folder", path=str(folder), why=error.strerror or "") from None
    return f"sqlite:///{folder.resolve() / FILE}"
