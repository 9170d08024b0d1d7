"""The plan of a tournament: everything that its results depend on."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct, field

import witching
from witching import __version__
from witching.arena.tournament.schedule import Schedule
from witching.bots.external.loader import fingerprint
from witching.bots.lineup import check_bot_name, close_bots, find_brain, is_custom, load_bots
from witching.core.converter import Converter
from witching.core.game import Document, Game
from witching.core.level import NAMES, Level
from witching.core.refusal import refused
from witching.core.rng import Rng, derive

FORMAT = "witching-tournament-1"
ROOT = Path(witching.__file__).parent
FOLDERS = ("arena", "bots", "core", "games")
"""Where everything is that decides what a built-in bot chooses."""
SUFFIXES = (".json", ".pxd", ".py", ".toml")
SHOWN = 16  # digits of the fingerprint of the built-in bots
_LEVELS = Converter(dict[str, Level])


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The plan as it is kept: two tournaments of the same terms have the same results.

    `games` is the number of all games; `options` are those of the game that were given; `iterations` is the budget of
    bots that take one; `limit` the seconds that a custom bot may take for a choice; `sources` what tells a bot
    from others of its name; `levels` the rows of those that are levels of the game.
    """

    game: str
    options: Document
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    iterations: int | None
    limit: int
    sources: dict[str, str]
    levels: dict[str, Level] = {}
    format: str = FORMAT
    version: str = field(default_factory=lambda: __version__)  # no part of the schema of what is stored

    @property
    def schedule(self) -> Schedule:
        """Who sits where."""
        return Schedule(len(self.bots), self.seats)


class Plan(Struct, frozen=True):
    """What to play: enough for another process to play a part of it."""

    game: Game
    terms: Terms

    def seed_of(self, deal: int) -> int:
        """The seed that deals and plays: `witching watch` with it and the same bots shows the game once more."""
        return derive(self.terms.seed, deal)


def check(plan: Plan) -> None:
    """Raises Refused if the bots, the seats or the options do not fit."""
    bots = plan.terms.bots
    for bot in bots:
        if bots.count(bot) > 1:
            raise refused("arena-refusal-bot-twice", given=bot)
        check_bot_name(bot)
    position = plan.game.blank(plan.terms.options)
    if len(bots) < position.seats:
        raise refused("arena-refusal-few-bots", bots=len(bots), seats=position.seats)
    position.redeal(Rng(plan.seed_of(0)))
    brains = [find_brain(bot) for bot in bots]
    load_bots(brains)
    close_bots(brains)


# ---------------------------------------------------------------- what the bots are made of


def sources_of(bots: Sequence[str]) -> dict[str, str]:
    """The fingerprint of each: of its own file or package, or of the built-in bots. Raises Refused."""
    for bot in bots:
        check_bot_name(bot)
    built_in = built_in_fingerprint()
    return {bot: fingerprint(bot) if is_custom(bot) else built_in for bot in bots}


def levels_of(game: Game, bots: Sequence[str]) -> dict[str, Level]:
    """The rows of the game's table for those that are levels, as they are read again from a plan."""
    rows = {bot: game.level(bot) for bot in bots if bot in NAMES}
    return _LEVELS.convert(msgspec.to_builtins(rows))


def built_in_fingerprint() -> str:
    """What the built-in bots are made of, tables of levels, strategies and search included, in short."""
    digest = hashlib.sha256()
    for path in sorted(_files()):
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return f"witching sha256:{digest.hexdigest()[:SHOWN]}"


def _files() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from (path for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES)
