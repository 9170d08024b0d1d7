"""Who sits at the table, as it is given on the command line."""

from collections.abc import Sequence

from witching.bots.roster import USUAL
from witching.cli.given import check_range
from witching.core.position import MOST_SEATS
from witching.core.record import Player
from witching.core.refusal import quote, refused
from witching.terminal.table import PERSON
from witching.terminal.voice import Voice

HUMAN = "human"
MOST_NAME = 20
FEWEST_SEATS = 2


def read_players(players: str | None, names: str | None, seats: object, voice: Voice) -> list[Player]:
    """The players from `human,student,human` and `Anna,Ben`: names are given to people first. Raises Refused."""
    if isinstance(seats, int):
        check_range("seats", seats, FEWEST_SEATS, MOST_SEATS)
    if players is None:
        kinds = [HUMAN] + [USUAL] * (seats - 1 if isinstance(seats, int) else 1)
    else:
        kinds = [kind.strip() for kind in players.split(",")]
    check_range("players", len(kinds), FEWEST_SEATS, MOST_SEATS)
    if isinstance(seats, int) and seats != len(kinds):
        raise refused("terminal-refusal-seats", players=len(kinds), seats=seats)
    given = [name.strip() for name in names.split(",")] if names else []
    return name_players(kinds, given, voice)


def read_kinds(players: str | None) -> list[str]:
    """Who is named as `human,student`, as a record calls them."""
    kinds = [kind.strip() for kind in players.split(",")] if players else []
    return [PERSON if kind == HUMAN else kind for kind in kinds]


def name_players(kinds: Sequence[str], given: Sequence[str], voice: Voice) -> list[Player]:
    """Players of these kinds; whoever is not named gets a name of the language. Raises Refused."""
    people = [seat for seat, kind in enumerate(kinds) if kind in (HUMAN, PERSON)]
    bots = [seat for seat in range(len(kinds)) if seat not in people]
    if len(given) > len(kinds):
        raise refused("terminal-refusal-names", names=len(given), players=len(kinds))
    names = dict(zip([*people, *bots], given, strict=False))
    for number, seat in enumerate(people, start=1):
        names.setdefault(seat, voice.text("terminal-player-name", number=number))
    usual = (name for name in _bot_names(voice) if name.casefold() not in map(str.casefold, names.values()))
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


def _bot_names(voice: Voice) -> list[str]:
    """As many as there can be players, so one is left for every bot whatever the others are called."""
    return [name.strip() for name in voice.text("terminal-bot-names").split(",")]
