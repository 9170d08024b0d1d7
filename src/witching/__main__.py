"""`python -m witching` is the command `witching`."""

import sys


def main() -> None:
    """Load the command line and run it; Ctrl-C ends it with 130, or at once while it is loaded."""
    try:
        from witching.cli.interrupts import ending_at_once

        with ending_at_once():
            from witching.cli.main import main as run
        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
