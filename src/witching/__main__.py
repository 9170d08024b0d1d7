"""`python -m witching` is the command `witching`."""

from witching.cli.main import main

if __name__ == "__main__":
    main()
