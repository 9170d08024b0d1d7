"""Every language has a text for everything that can happen, and its boards fit the screen."""

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from terminal.tables import begin, random_choice
from witching.cli.games import ALL_GAMES, renderer_of
from witching.core.refusal import Refusal, Refused
from witching.core.rng import Rng
from witching.core.viewers import OpenBook, Seated, Spectator, Viewer
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.local_game import LocalGame
from witching.terminal.translator import Translator

pytestmark = pytest.mark.slow

NAMES = ["Anna", "Борис", "지민", "Élodie"]
TABLES = [
    ("glastonbury", {"edition": "ru", "recipes": True}),
    ("glastonbury", {"edition": "ru-alchemist", "memory": "open"}),
    ("incantibus", {"expert": True}),
    ("incantibus", {}),
]
ROOM = 19
"""The most lines a board may have in any language: question, two lines of choices and prompt fit below on 24."""

every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda value: str(value))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def when(language: int, table: int, seats: int) -> list[pytest.MarkDecorator]:
    """Every language describes every table, with two and with four seats in turn; before a release with both."""
    if seats != (2, 4)[(language + table) % 2]:
        return [pytest.mark.exhaustive]
    return [pytest.mark.all] if table % 2 else []


TELLINGS = [
    pytest.param(language, *TABLES[table], seats, marks=when(place, table, seats))
    for place, language in enumerate(LANGUAGES)
    for table in range(len(TABLES))
    for seats in (2, 4)
]


def translator_of(language: str, table: LocalGame) -> Translator:
    return Translator(Catalogue(language, strict=True)).at_table(
        str(table.options["edition"]), NAMES[: len(table.players)]
    )


def viewers(table: LocalGame) -> list[Viewer]:
    seats = range(len(table.players))
    return [*map(Seated, seats), Spectator(), *([OpenBook()] if table.is_over else [])]


def drawn(thing: object) -> list[str]:
    """The text on a screen of 80 columns."""
    console = Console(width=80, record=True, file=StringIO(), force_terminal=True)
    console.print(thing)
    return console.export_text().rstrip("\n").split("\n")


@pytest.mark.parametrize(("language", "game", "options", "seats"), TELLINGS, ids=str)
def test_whole_games_can_be_told_and_asked(language: str, game: str, options: dict[str, object], seats: int) -> None:
    """Events for everybody, questions, choices, hints, tables and sheets in sentences; strict: nothing is missing."""
    renderer, table, rng = renderer_of(game), begin(game, seats, seats, **options), Rng(seats)
    translator, told = translator_of(language, table), 0
    while True:
        for viewer in viewers(table):
            view = table.view(viewer)
            seat = viewer.seat if isinstance(viewer, Seated) else -1
            assert all(translator.say(event.message) for event in table.told_to(viewer, told) if event.message.key)
            assert all(renderer.lines(view, seat, translator))
            if seat in table.due:
                assert translator.say(renderer.wording.question(view, seat))
                for option in renderer.wording.choices(view, seat):
                    assert all(translator.say(said) for said in (option.said, *option.notes))
                assert all(translator.say(hint) for hint in renderer.wording.hint(view, seat))
        told = table.events
        if table.is_over:
            break
        table.choose(table.due[0], random_choice(table, rng))
    assert all(renderer.sheet_lines(table.view(OpenBook()), translator))


@pytest.mark.slow
@every_language
@every_table
def test_boards_fit(language: str, game: str, options: dict[str, object]) -> None:
    renderer, table, rng = renderer_of(game), begin(game, 4, 3, **options), Rng(3)
    translator, moments = translator_of(language, table), 0
    while not table.is_over:
        seat = table.due[0]
        if moments % 7 == 0:
            lines = drawn(renderer.board(table.view(Seated(seat)), seat, translator))
            assert max(map(cell_len, lines)) <= 80
            assert len(lines) <= ROOM, "\n".join(lines)
        moments += 1
        table.choose(seat, random_choice(table, rng))
    for thing in (renderer.sheet(table.view(Spectator()), translator), renderer.legend(translator)):
        assert max(map(cell_len, drawn(thing))) <= 80


def refusals(table: LocalGame, seat: int) -> Iterator[Refusal]:
    """The refusals of every third action that a seat may not choose now."""
    for action in range(0, table.game.actions, 3):
        try:
            table.check(seat, action)
        except Refused as error:
            yield error.refusal


@every_language
@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_refusal_can_be_said(language: str, game: str) -> None:
    """Every action, legal or not, at some moments of a game."""
    table, rng = begin(game, 3, 5), Rng(5)
    translator = translator_of(language, table)
    while not table.is_over:
        if table.steps % 9 == 0:
            for seat in range(3):
                assert all(map(translator.say_refusal, refusals(table, seat)))
        table.choose(table.due[0], random_choice(table, rng))


def test_the_edition_decides_what_a_card_is_called() -> None:
    """D-NAMES: where a language has two editions."""
    russian = Catalogue("ru", strict=True)
    assert russian.at_table(edition="ru").say("glastonbury-card-immuto") == "Джокер"
    assert russian.at_table(edition="ru-alchemist").say("glastonbury-card-immuto") == "Магический порошок"
    assert russian.at_table(edition="ru-alchemist").say("glastonbury-title") == "Алхимик из Гластонбери"
    assert Catalogue("ko", strict=True).say("glastonbury-title") == "마법사의 레시피"
