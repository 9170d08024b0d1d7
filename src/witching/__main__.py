"""`python -m witching` is the command `witching`."""

import sys

from witching import interrupts


def main() -> None:
    """Load the command line and run it; Ctrl-C ends it with 130, or at once while it is loaded."""
    try:
        interrupts.hold()
        from witching.cli.main import main as run

        interrupts.release()
        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
