"""Who remembers how: the levels, and the sage beyond them, in each game."""

from witching.bots.bot import memory_of
from witching.bots.roster import BOTS
from witching.cli.games import ALL_GAMES, title_of
from witching.cli.output import figure, text
from witching.core.game import Game
from witching.core.level import NAMES
from witching.core.memory import Memory

REMEMBERING = (*NAMES, "sage")
MEANINGS = (
    "bots-memory-means-span", "bots-memory-means-decay", "bots-memory-means-longer", "bots-memory-means-attention",
)  # fmt: skip


def memory_in(game: Game, bot: str) -> Memory:
    """How a bot remembers in a game."""
    return memory_of(BOTS[bot](), game)


def say_holders(memory: Memory) -> str:
    """By game who remembers like this; empty where nobody does."""
    found = {name: [bot for bot in REMEMBERING if memory_in(game, bot) == memory] for name, game in ALL_GAMES.items()}
    return " · ".join(_say_bots(name, bots) for name, bots in found.items() if bots)


def _say_bots(game: str, bots: list[str]) -> str:
    return text("bots-memory-who", game=title_of(game), bots=", ".join(text(f"bots-name-{bot}") for bot in bots))


def say_parameters(memory: Memory) -> list[str]:
    """What sets this memory apart; one that forgets nothing has nothing to say."""
    if not memory.decay:
        return []
    return [
        text("bots-memory-span", span=memory.span),
        text("bots-memory-decay", decay=figure(memory.decay, 2)),
        text("bots-memory-longer", colour=figure(memory.colour)),
        text("bots-memory-attention", attention=figure(memory.attention, 2)),
    ]


def say_meanings() -> list[str]:
    """What each parameter means."""
    return [text(key) for key in MEANINGS]
