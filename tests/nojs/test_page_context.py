"""What appears without asking on a shared screen."""

from laws.cases import BOOKS
from server.tables import HOST, begun
from witching.cli.games import renderer_of
from witching.core.rng import Rng
from witching.nojs.page_context import see
from witching.server.table.visibility import Eyes, lines

SEEDS = range(6)


def test_nobody_else_reads_what_one_was_told_alone() -> None:
    """A look that is no longer on the board stays in the looker's story."""
    book = next(book for book in BOOKS if book.game.name == "incantibus")
    renderer, told_alone = renderer_of(book.game.name), 0
    for seed in SEEDS:
        played, rng = begun(book, seats=3, people=dict.fromkeys(range(3), HOST), seed=seed), Rng(seed)
        while played.table.due:
            seen = see(played.table, HOST, None, renderer, lambda *_: "", 0)
            assert seen.lines == lines(played.table, Eyes(HOST, None), 0)
            told_alone += any(lines(played.table, Eyes(HOST, seat), 0) != seen.lines for seat in played.table.due)
            played.play_on(rng, 1)
    assert told_alone
