"""Draws the README's pictures of the terminal from real games: `python docs/pictures/make_terminal_pictures.py`."""

from pathlib import Path

import terminal_screens

HERE = Path(__file__).parent


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    return {
        "terminal-glastonbury.svg": terminal_screens.draw_turn("glastonbury", seed=8, choices=7),
        "terminal-incantibus.svg": terminal_screens.draw_turn("incantibus", seed=3, choices=9, expert=True),
    }


def main() -> None:
    for name, picture in pictures().items():
        (HERE / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
