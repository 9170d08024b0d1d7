"""Custom bots as people write them, good and bad."""

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
    "deaf": "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + HEAD + "return choices[0]",
    "printing": HEAD + "print('{}')\n    return choices[-1]",
    "fails_at_times": HEAD + "if rng.below(40) == 0: raise RuntimeError('enough')\n    return choices[0]",
    "fails_fourth": "import hashlib\nasked = []\n"
    + HEAD
    + "asked.append(1)\n    seen = hashlib.sha256(knowledge.to_bytes()).hexdigest()\n"
    + "    if len(asked) == 4: raise RuntimeError(f'saw {seen}')\n    return choices[0]",
    "sleeps_once": "import os, pathlib, time\nasked = []\n"
    + HEAD
    + "asked.append(1)\n    slept = pathlib.Path(__file__).with_name(f'slept-{os.getppid()}')\n"
    + "    if len(asked) == 4 and not slept.exists():\n        slept.touch()\n        time.sleep(60)\n"
    + "    return choices[0]",
    "changing": "asked = []\n" + HEAD + "asked.append(1)\n    return choices[len(asked) % len(choices)]",
    "spying": "import os, pathlib\nlife = []\n"
    + HEAD
    + "life or life.append(os.urandom(8).hex())\n"
    + "    with open(pathlib.Path(__file__).with_name('lives'), 'a') as file: print(*life, knowledge.seat, file=file)\n"
    + "    return choices[0]",
    "locked": "import fcntl\nlock = open(__file__)\nfcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)\n"
    + HEAD
    + "return choices[0]",
    "once": "import pathlib\n"
    + "with open(pathlib.Path(__file__).with_name('loads'), 'a+') as file: file.write('+')\n"
    + "if pathlib.Path(__file__).with_name('loads').read_text() != '+': raise RuntimeError('gone')\n"
    + HEAD
    + "return choices[0]",
}
"""`fails_fourth`, `sleeps_once` and `changing` count their choices; `sleeps_once` sleeps once for all forks of one
process; `once` can be loaded only once."""


def write_bots(folder: Path) -> None:
    """Write all of them, each to a file of its own name."""
    for name, text in BOTS.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")


def lives_met(folder: Path) -> dict[str, list[int]]:
    """For each life of `spying`, the seats it saw, choice by choice."""
    found: dict[str, list[int]] = {}
    for line in (folder / "lives").read_text().splitlines():
        life, seat = line.split()
        found.setdefault(life, []).append(int(seat))
    return found
