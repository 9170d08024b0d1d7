"""The processes of a running command, as the system sees them."""

from pathlib import Path


def players_of(pid: int) -> list[int]:
    """The processes that play for a command: its grandchildren, forked by its one child."""
    parents = {int(stat.parent.name): _parent(stat) for stat in Path("/proc").glob("[0-9]*/stat")}
    return sorted(one for one, parent in parents.items() if parents.get(parent) == pid)


def _parent(stat: Path) -> int:
    """0 for a process that is already gone."""
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0
