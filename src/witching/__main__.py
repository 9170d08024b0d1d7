"""`python -m witching` is the command `witching`."""

import sys

if __name__ == "__main__":
    try:
        from witching.cli.main import main

        main()
    except KeyboardInterrupt:
        sys.exit(130)
