"""Bots of one's own that failed: who, where, why, and how to see it again."""

from collections.abc import Sequence

import click

from witching.arena.forfeit import Forfeit
from witching.bots.apart import BotFailed
from witching.bots.asking import InPlay, ask_or_draw
from witching.bots.bot import Brain
from witching.bots.own import label
from witching.cli.speech import figure, one_line, text
from witching.core.rng import Rng

MOST_TOLD = 10


class Teller:
    """Asks bots, draws for those that fail, and tells of the first failure of each."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._failures: dict[str, BotFailed] = {}

    def ask(self, brain: Brain, played: InPlay, seat: int, *, chance: Rng, own: Rng) -> int:
        """What the bot of a seat chooses, or what is drawn for it."""
        action, failure = ask_or_draw(brain, played, seat, chance=chance, own=own)
        if failure is not None:
            self._failures.setdefault(self._names[seat], failure)
        return action

    def tell(self) -> None:
        """A sentence for each bot that failed, where errors go."""
        for name, failure in self._failures.items():
            what = say_failure(failure.why, failure.detail)
            click.echo(text("cli-watch-failed", bot=one_line(label(name)), what=what), err=True)


def say_failure(why: str, detail: str) -> str:
    """Why a bot failed, with what is known besides."""
    said = text(f"bots-failed-{why}")
    return f"{said} ({one_line(detail)})" if detail else said


def say_forfeit(forfeit: Forfeit) -> str:
    """One game that was lost by rule."""
    told = {"bot": one_line(label(forfeit.bot)), "what": say_failure(forfeit.why, forfeit.detail)}
    return text("cli-forfeit", game=str(forfeit.game), seat=forfeit.seat, seed=str(forfeit.seed), **told)


def say_forfeits(forfeits: Sequence[Forfeit], most: int = MOST_TOLD) -> list[str]:
    """How many games were lost by rule, and the first of them; nothing where there are none."""
    if not forfeits:
        return []
    told = [say_forfeit(forfeit) for forfeit in forfeits[:most]]
    left_out = [f"… + {figure(len(forfeits) - most)}"] if len(forfeits) > most else []
    return [text("cli-forfeits", games=len(forfeits)), *told, *left_out]
