"""Who sits at the table, as it is given on the command line, and the bots that people play against."""

from collections.abc import Sequence

from witching.bots.roster import BOTS, HURRIED, USUAL, Roster
from witching.cli.bot_names import named_bots
from witching.cli.options import read_names
from witching.compilation.loader import COMPILED, status
from witching.core.options import SEATS, usual_seats
from witching.core.record import PERSON, Player
from witching.core.refusal import quote, refused
from witching.terminal.translator import Translator

HUMAN = "human"
MOST_NAME = 20


def read_players(
    players: str | None, names: str | None, seats: object, translator: Translator, *, allowed: Sequence[int]
) -> list[Player]:
    """The players from `human,student,human` and `Anna,Ben`: names are given to people first, "" names nobody.
    `allowed` are the numbers of seats of the game. Raises Refused."""
    if isinstance(seats, int):
        check_count(SEATS, seats, allowed)
    usual = [HUMAN] + [USUAL] * ((seats if isinstance(seats, int) else usual_seats(allowed)) - 1)
    kinds = usual if players is None else named_bots(players, HUMAN)
    check_count("players", len(kinds), allowed)
    if isinstance(seats, int) and seats != len(kinds):
        raise refused("terminal-refusal-seats", players=len(kinds), seats=seats)
    return name_players(kinds, read_names(names or None), translator)


def check_count(name: str, given: int, allowed: Sequence[int]) -> None:
    """Refuse a number that cannot play, saying which numbers can."""
    if given not in allowed:
        raise refused("core-options-value", name=name, given=str(given), allowed=", ".join(map(str, allowed)))


def read_kinds(players: str | None) -> list[str]:
    """Who is named as `human,student`, as a record calls them; nobody by ""."""
    return [PERSON if kind == HUMAN else kind for kind in named_bots(players or None, HUMAN)]


def read_bots(typed: str, bots: int, translator: Translator) -> list[str]:
    """This many bots by number or name, `1,5` or `student, archmage`; a single one means all. Empty if unclear."""
    words = {str(number): kind for number, kind in enumerate(BOTS, start=1)}
    words |= {word: kind for kind in BOTS for word in (kind, translator.text(f"bots-name-{kind}").casefold())}
    kinds = [words.get(word.casefold(), "") for word in read_names(typed)]
    if "" in kinds or len(kinds) not in (1, bots):
        return []
    return kinds * (bots if len(kinds) == 1 else 1)


def name_players(kinds: Sequence[str], given: Sequence[str], translator: Translator) -> list[Player]:
    """Players of these kinds; whoever is not named gets a name of the language. Raises Refused."""
    people = [seat for seat, kind in enumerate(kinds) if kind in (HUMAN, PERSON)]
    bots = [seat for seat in range(len(kinds)) if seat not in people]
    if len(given) > len(kinds):
        raise refused("terminal-refusal-names", names=len(given), players=len(kinds))
    names = dict(zip([*people, *bots], given, strict=False))
    for number, seat in enumerate(people, start=1):
        names.setdefault(seat, translator.text("terminal-player-name", number=number))
    usual = (name for name in _bot_names(translator) if name.casefold() not in map(str.casefold, names.values()))
    for seat in bots:
        if seat not in names:
            names[seat] = next(usual)
    for name in names.values():
        check_name(name, list(names.values()))
    return [Player(names[seat], PERSON if seat in people else kind) for seat, kind in enumerate(kinds)]


def check_name(name: str, all_names: Sequence[str]) -> None:
    """Refuse a name that is empty, too long, does not print, or that two players have."""
    if not name or len(name) > MOST_NAME or not name.isprintable():
        raise refused("terminal-refusal-name", given=quote(name), most=MOST_NAME)
    if [each.casefold() for each in all_names].count(name.casefold()) > 1:
        raise refused("terminal-refusal-name-twice", given=name)


def _bot_names(translator: Translator) -> list[str]:
    """As many as there can be players, so one is left for every bot whatever the others are called."""
    return read_names(translator.text("terminal-bot-names"))


def is_hurried() -> bool:
    """Whether levels play by the clock: nobody is to wait for minutes where the engine is not compiled."""
    return status() != COMPILED


def opponents() -> Roster:
    """The bots as they play where people wait for them."""
    return HURRIED if is_hurried() else BOTS
