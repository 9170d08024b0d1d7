"""Lineup: the bots of a table, built in and custom."""

from collections.abc import Iterable, Sequence
from contextlib import ExitStack

from witching.bots.bot import Brain
from witching.bots.external.custom_bot import LIMIT, CustomBot
from witching.bots.external.loader import installed_bots, is_file
from witching.bots.roster import BOTS, Roster, make_brain, names_by_seat
from witching.core.refusal import refused


def is_custom(name: str) -> bool:
    """Whether this is not a built-in bot."""
    return name not in BOTS


def check_bot_name(name: str) -> None:
    """Refuse a name that is neither a bot's nor a file's."""
    if is_custom(name) and not is_file(name) and name not in installed_bots():
        raise refused("bots-refusal-unknown-own", given=name[:40], allowed=", ".join([*BOTS, *installed_bots()]))


def find_brain(name: str, *, limit: float = LIMIT, iterations: int | None = None) -> Brain:
    """A built-in bot, or one from an installed package or a file, not loaded yet. Raises Refused."""
    check_bot_name(name)
    if is_custom(name):
        return CustomBot(name, limit=limit, iterations=iterations)
    return make_brain(name, iterations=iterations)


def lineup(
    names: Sequence[str], seats: int, *, limit: float = LIMIT, iterations: int | None = None, bots: Roster = BOTS
) -> list[Brain]:
    """A bot for each seat, from one name for all seats or one for each. Raises Refused.

    A custom bot has a process for each of its seats and is not loaded yet. Built-in ones come from `bots`.
    """
    for name in names:
        check_bot_name(name)
    by_seat = names_by_seat(names, seats)
    if len(by_seat) != seats:
        raise refused("bots-refusal-count", given=len(names), seats=seats)
    custom = {name: CustomBot(name, limit=limit, iterations=iterations) for name in by_seat if is_custom(name)}
    return [
        custom[name].another() if name in custom else make_brain(name, iterations=iterations, bots=bots)
        for name in by_seat
    ]


def load_bots(brains: Iterable[Brain]) -> None:
    """Load the custom bots now. Raises Refused, leaving no process of any of them."""
    custom = _custom(brains)
    with ExitStack() as refused_one:
        refused_one.callback(close_bots, custom)
        for bot in custom:
            bot.load()
        refused_one.pop_all()


def begin_game(brains: Iterable[Brain]) -> None:
    """Let the custom bots begin a game as if they had never played before."""
    for bot in _custom(brains):
        bot.begin_game()


def close_bots(brains: Iterable[Brain]) -> None:
    """End the processes of the custom bots."""
    custom = _custom(brains)
    begin_game(custom)  # a bot still thinking is ended by the process it was forked from
    for bot in custom:
        bot.close()


def _custom(brains: Iterable[Brain]) -> list[CustomBot]:
    return [brain for brain in brains if isinstance(brain, CustomBot)]
