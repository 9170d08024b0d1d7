"""The commands of the C yardstick, carried out by the engine: `python engine_games.py FORM play|trace|bench …`.

FORM is what must run, `compiled` or `pure`: anything else ends the program, so that no figure is of the wrong form.
`play` and `trace` print what the C program prints; `bench` prints a JSON object of the same shape and adds `series`
(playouts in the compiled loop), `moves` (single moves driven from Python) and the bytes of a position.
"""

import json
import sys
from collections.abc import Callable
from itertools import repeat
from time import process_time

from witching.compilation import loader
from witching.core.position import Position
from witching.core.rng import Rng, derive
from witching.core.series import Series
from witching.games.glastonbury.knowledge import know
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.incantibus.game import Incantibus

SEATS = 4
Figures = dict[str, float | int]


def make_position() -> GlastonburyPosition:
    """A table set up as in the C program: seat p has colour p and the corner 5 * p, seat 0 begins."""
    position = GlastonburyPosition()
    position.first_wish = 0
    position.seat_down((0, 1, 2, 3), (0, 5, 10, 15))
    return position


def play(seed: int, games: int) -> None:
    position, rng = make_position(), Rng(0)
    for game_seed in range(seed, seed + games):
        rng.reseed(game_seed)
        position.redeal(rng)
        decisions = position.playout(rng)
        print(*map(position.points, range(SEATS)), decisions)


def trace(seed: int) -> None:
    position, rng = make_position(), Rng(seed)
    position.redeal(rng)
    while not position.is_over():
        (seat,) = position.to_act()
        choices = position.legal(seat)
        action = choices[rng.below(len(choices))]
        print(seat, action, len(choices))
        position.apply_unchecked(seat, action)
    print(*map(position.points, range(SEATS)))


def reach_mid_game() -> GlastonburyPosition:
    """The position after 40 random decisions of seed 7."""
    position, rng = make_position(), Rng(7)
    position.redeal(rng)
    for _ in range(40):
        (seat,) = position.to_act()
        position.apply_unchecked(seat, position.action_at(rng.below(position.find_actions(seat))))
    return position


# ---------------------------------------------------------------- bench


def bench_playouts(games: int) -> Figures:
    """Each game started from Python: the same games as in C, with the same check sum."""
    position, rng = make_position(), Rng(0)
    moves = check = 0
    start = process_time()
    for seed in range(1, games + 1):
        rng.reseed(seed)
        position.redeal(rng)
        moves += position.playout(rng)
        check += position.points(0) + 2 * position.points(1) + 3 * position.points(2) + 4 * position.points(3)
    return {"games": games, "moves": moves, "cpu_seconds": process_time() - start, "check": check}


def bench_series(games: int) -> Figures:
    """The loop that simulations use; it also gathers sums, squares, lengths and wins."""
    position, series = make_position(), Series()
    start = process_time()
    series.play(position, 1, 0, games)
    return {"games": games, "moves": series.decisions, "cpu_seconds": process_time() - start}


def bench_copy(count: int) -> Figures:
    position = reach_mid_game()
    start = process_time()
    for _ in repeat(None, count):
        position.copy()
    return {"count": count, "cpu_seconds": process_time() - start, "bytes": sys.getsizeof(position)}


def bench_imagine(count: int) -> Figures:
    """From what the seat to act knows: a world, played to its end, both through the base classes' methods."""
    truth, rng = reach_mid_game(), Rng(12345)
    knowledge = know(truth, truth.to_act()[0])
    moves = 0
    start = process_time()
    for _ in repeat(None, count):
        moves += knowledge.imagine(rng).playout(rng)
    return {"count": count, "moves": moves, "cpu_seconds": process_time() - start}


def bench_moves(games: int) -> Figures:
    """Every move driven from Python: count the choices, draw one, carry it out."""
    position, rng = make_position(), Rng(0)
    moves = 0
    start = process_time()
    for seed in range(1, games + 1):
        rng.reseed(seed)
        position.redeal(rng)
        while count := position.find_actions(position.mover):
            position.apply_unchecked(position.mover, position.action_at(rng.below(count)))
            moves += 1
    return {"games": games, "moves": moves, "cpu_seconds": process_time() - start}


def bench_incantibus(games: int, expert: bool) -> Figures:
    """The second game, four seats: real decisions (two choices or more), their share counted over some of the games."""
    position, series = Incantibus().blank({"seats": SEATS, "expert": expert}), Series()
    start = process_time()
    series.play(position, 1, 0, games)
    seconds = process_time() - start
    real, made = 0, 0
    for index in range(min(games, 100)):
        choices = choices_of_a_game(position, Rng(derive(1, index)))
        real += sum(count > 1 for count in choices)
        made += len(choices)
    return {"games": games, "real": series.decisions * real / made, "moves": series.decisions, "cpu_seconds": seconds}


def choices_of_a_game(position: Position, rng: Rng) -> list[int]:
    """How many choices there were at each decision of a random game."""
    position.redeal(rng)
    found = []
    while not position.is_over():
        for seat in position.to_act():
            found.append(position.find_actions(seat))
            position.apply_unchecked(seat, position.action_at(rng.below(found[-1])))
    return found


def bench_incantibus_copy(count: int) -> Figures:
    position = Incantibus().blank({"seats": SEATS})
    start = process_time()
    for _ in repeat(None, count):
        position.copy()
    return {"count": count, "cpu_seconds": process_time() - start, "bytes": sys.getsizeof(position)}


def bench(games: int, copies: int, imagined: int) -> None:
    found = {
        "incantibus": bench_incantibus(max(1, games // 4), expert=False),
        "incantibus_expert": bench_incantibus(max(1, games // 4), expert=True),
        "incantibus_copy": bench_incantibus_copy(copies),
        "playouts": bench_playouts(games),
        "series": bench_series(games),
        "copy": bench_copy(copies),
        "imagine": bench_imagine(imagined),
        "moves": bench_moves(max(1, games // 20)),
    }
    print(json.dumps(found))


COMMANDS: dict[str, Callable[..., None]] = {"play": play, "trace": trace, "bench": bench}


def main(form: str, command: str, *numbers: str) -> int:
    if loader.status() != form:
        print(f"engine_games: wanted the {form} engine, this one is {loader.status()}", file=sys.stderr)
        return 1
    COMMANDS[command](*map(int, numbers))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
