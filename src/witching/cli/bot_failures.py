"""Custom bots that failed: who, where, why, and how to see it again."""

import shlex
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import click

from witching.arena.forfeit import Forfeit
from witching.bots.bot import Brain
from witching.bots.bot_choice import InPlay, ask_or_draw
from witching.bots.external.custom_bot import LIMIT, BotFailed
from witching.bots.external.loader import label
from witching.cli.games import find_game
from witching.cli.output import one_line, program, text, translator
from witching.core.game import Game
from witching.core.options import SEATS, find_edition, find_file, usual_options
from witching.core.rng import Rng


class FailureReporter:
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


class Conditions(NamedTuple):
    """How the games of a series were played: with the bots and the seed of one of them all that it depends on."""

    game: str
    options: Mapping[str, object]
    limit: float
    iterations: int | None = None


class Told(NamedTuple):
    """How a bot failed, and the command that shows the first of its games again."""

    said: str
    command: str


def tell_forfeits(forfeits: Sequence[Forfeit], given: Conditions) -> list[Told]:
    """By bot the games that it lost by rule."""
    by_bot: dict[str, list[Forfeit]] = {}
    for forfeit in forfeits:
        by_bot.setdefault(forfeit.bot, []).append(forfeit)
    return [Told(_say_bot(lost), _watch(lost[0], given)) for lost in by_bot.values()]


def say_forfeits(forfeits: Sequence[Forfeit], given: Conditions) -> list[str]:
    """How many games were lost by rule, by whom and why, and how to see it; nothing where there are none."""
    told = [line for each in tell_forfeits(forfeits, given) for line in each]
    return [text("cli-forfeits", games=len(forfeits)), *told] if forfeits else []


def _say_bot(lost: Sequence[Forfeit]) -> str:
    first = lost[0]
    told = {"bot": one_line(label(first.bot)), "what": say_failure(first.why, first.detail)}
    return text("cli-forfeit", games=len(lost), game=str(first.game), seat=first.seat, **told)


def _watch(forfeit: Forfeit, given: Conditions) -> str:
    """The command that shows a game again, to copy."""
    bots = ["--seats", str(len(forfeit.bots)), "--bots", ",".join(forfeit.bots), "--seed", str(forfeit.seed)]
    return f"{program()} {shlex.join(['watch', given.game, *_rules(given), *_budgets(given), *bots])}"


def _rules(given: Conditions) -> list[str]:
    """The options, each by its name; of a file only that one is needed."""
    game = find_game(given.game)
    file = find_file(game.options)
    named = {name: value for name, value in {**_edition(game), **given.options}.items() if name != SEATS}
    needed = [f"--{file.name}", "FILE"] if file is not None and named.pop(file.name, None) is not None else []
    rules = [f"{name}={str(value).lower()}" for name, value in named.items()]
    return [word for rule in rules for word in ("--rule", rule)] + needed


def _edition(game: Game) -> dict[str, object]:
    """The default edition, where `watch` would take the one in the reader's language instead."""
    edition, usual = find_edition(game.options), usual_options(game.options, translator().catalogue.language)
    return (
        {edition.name: edition.default}
        if edition and usual.get(edition.name, edition.default) != edition.default
        else {}
    )


def _budgets(given: Conditions) -> list[str]:
    limit = ["--limit", f"{given.limit:g}"] if given.limit != LIMIT else []
    return limit + (["--iterations", str(given.iterations)] if given.iterations is not None else [])
