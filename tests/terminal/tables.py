"""Tables that play themselves, for the tests of the terminal."""

from witching.cli.games import ALL_GAMES
from witching.core.record import Player
from witching.core.rng import Rng
from witching.terminal.local_game import LocalGame, deal_local_game

PEOPLE = [Player("Anna", "person"), Player("Ben", "greedy"), Player("Cleo", "person"), Player("Dan", "random")]


def begin(game: str, seats: int = 2, seed: int = 1, **options: object) -> LocalGame:
    """A table that has just been dealt."""
    return deal_local_game(ALL_GAMES[game], options, PEOPLE[:seats], seed)


def go_on(table: LocalGame, steps: int, rng: Rng) -> LocalGame:
    """Let people choose at random and bots as they do, for `steps` choices or to the end."""
    for _ in range(steps):
        if table.is_over:
            break
        seat = table.due[0]
        table.choose(seat, random_choice(table, rng) if table.is_person(seat) else table.choice_of_bot(seat)[0])
    return table


def random_choice(table: LocalGame, rng: Rng) -> int:
    """One of the choices in the view of the seat that is to choose."""
    seat = table.due[0]
    choices = table.game.wording.choices(table.view(table.viewer(seat)), seat)
    return table.game.parse(choices[rng.below(len(choices))].action)
