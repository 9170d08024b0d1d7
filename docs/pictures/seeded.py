"""The command `witching` with deals that follow a seed, which no real server has: `python seeded.py SEED serve …`."""

import sys

from witching.cli.main import main
from witching.core.rng import Rng
from witching.server.table import commands

if __name__ == "__main__":
    seed = int(sys.argv.pop(1))
    commands.SecureRng = lambda: Rng(seed)  # type: ignore[assignment, misc]
    main()
