"""Bots of one's own as people write them, good and bad."""

from pathlib import Path

HEAD = "def choose(game, knowledge, choices, rng):\n    "
BOTS = {
    "first": HEAD + "return choices[0]",
    "drawing": HEAD + "return choices[rng.below(len(choices))]",
    "raising": HEAD + "raise ValueError('no\\nidea')",
    "leaving": HEAD + "raise SystemExit(0)",
    "sleeping": "import time\n" + HEAD + "time.sleep(1000)",
    "swallowing": HEAD + "while True:\n        try:\n            while True: pass\n        except BaseException: pass",
    "in_c": HEAD + "return max(iter(int, 1))",
    "illegal": HEAD + "return 99999",
    "wordy": HEAD + "return 'the best'",
    "dying": "import os\n" + HEAD + "os._exit(0)",
    "printing": HEAD + "print('{}')\n    return choices[-1]",
    "fails_later": "asked = []\n"
    + HEAD
    + "asked.append(1)\n    if len(asked) > 5: raise RuntimeError('enough')\n    return choices[0]",
}


def write_bots(folder: Path) -> None:
    """All of them, each in a file of its name."""
    for name, text in BOTS.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
