"""`witching leak-check`: games pass, every kind of planted leak is found, and what cannot be checked is reported."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from records.played import EVERYTHING, EXPERTS, FOUR, TABLES, TWO, page_record, parsed, played, unfinished
from witching.cli.games import find_game
from witching.cli.main import cli
from witching.core.record import read_record
from witching.core.viewers import Hindsight, Seated
from witching.games.glastonbury import view as glastonbury_view
from witching.games.glastonbury.game import Glastonbury
from witching.games.glastonbury.story import GlastonburyEventLog
from witching.games.incantibus.game import Incantibus
from witching.server import messages as m
from witching.server.bots.request import BotRequest
from witching.server.leakcheck import viewer_output
from witching.server.leakcheck.check import Leak, LeakCheck, Pair, place_of
from witching.server.leakcheck.worlds import watchers
from witching.server.table import events as e
from witching.server.table import visibility

Plant = Callable[[pytest.MonkeyPatch], None]


def kind_of(name: str) -> str:
    """A game with its edition, or with the number of its seats."""
    return " ".join(name.split()[:2])


KINDS = sorted({kind_of(name) for name in EVERYTHING})


def leak_of(record: bytes, worlds: int = 6) -> Leak | None:
    """The first leak of a game."""
    read = read_record(record)
    check = LeakCheck(find_game(read.game), read, worlds=worlds)
    steps = list(check.steps())
    assert steps == list(range(len(steps)))
    assert check.leak is not None or steps[-1] == len(read.actions)
    assert check.compared >= len(steps)
    return check.leak


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["leak-check", *map(str, arguments)])


# ---- correct games


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_a_game_leaks_nothing(name: str) -> None:
    game, options = TABLES[name]
    assert leak_of(played(options, 3, "greedy", game), worlds=2) is None


@pytest.mark.all
@pytest.mark.parametrize("time", ["once", "again"])
@pytest.mark.parametrize("kind", KINDS)
def test_some_game_of_each_kind_leaks_nothing(kind: str, time: str, chance: random.Random) -> None:
    game, options = EVERYTHING[chance.choice([name for name in EVERYTHING if kind_of(name) == kind])]
    assert leak_of(played(options, chance.randrange(1 << 32), "random", game), worlds=4) is None


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", EVERYTHING)
def test_every_kind_of_game_leaks_nothing(name: str) -> None:
    game, options = EVERYTHING[name]
    assert leak_of(played(options, 1, "random", game), worlds=4) is None


@pytest.mark.slow
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_the_records_of_the_pages_leak_nothing(game: str, tmp_path: Path) -> None:
    (tmp_path / "page.json").write_text(json.dumps(page_record(game)))
    (tmp_path / "notes.txt").write_text("no record")
    result = run("--worlds", 3, tmp_path)
    assert (result.exit_code, result.stdout.count("\n")) == (0, 1), result.output
    assert "no leak" in result.stdout


# ---- leaks


def seat_recipes(patch: pytest.MonkeyPatch) -> None:
    """A view shows what belongs to another seat."""
    patch.setattr(glastonbury_view, "sees_recipes", lambda position, seat, viewer: True)


def covered_names(patch: pytest.MonkeyPatch) -> None:
    """A story goes on naming cards that were covered."""
    patch.setattr(
        GlastonburyEventLog, "_open_cards", lambda self, seen: frozenset(range(min(self.position.pile_first, 84)))
    )


def sealed_lines(patch: pytest.MonkeyPatch) -> None:
    """A line holds a sealed choice."""
    said = visibility.SAID | {e.Chose: lambda entry: m.Happening("chose", entry.seat, text=entry.action)}
    patch.setattr(visibility, "SAID", said)


def views_of_sealed(patch: pytest.MonkeyPatch) -> None:
    """A view shows a sealed choice of another seat."""
    views = Incantibus.views

    def telling(self: Incantibus, position: Any) -> Any:
        seen = views(self, position)
        return lambda viewer: replace(seen(viewer), sealed=seen(Seated(0)).sealed)

    patch.setattr(Incantibus, "views", telling)


def everything(patch: pytest.MonkeyPatch) -> None:
    """The server treats everybody as a viewer in hindsight."""
    patch.setattr(visibility, "viewer_of", lambda table, eyes: Hindsight())


def next_cards(patch: pytest.MonkeyPatch) -> None:
    """The state of a table reveals what will be turned up."""
    state = visibility.table_state

    def telling(table: Any) -> m.TableState:
        begun = next(entry.event for entry in table.log if isinstance(entry.event, e.Begun))
        return replace(state(table), rematch=",".join(begun.setup.deal["pile"]))

    patch.setattr(visibility, "table_state", telling)


def knowing_refusals(patch: pytest.MonkeyPatch) -> None:
    """A refusal depends on what lies face down."""
    refusal = Glastonbury.refusal

    def telling(self: Glastonbury, position: Any, seat: int, action: int) -> Any:
        found = refusal(self, position, seat, action)
        return found and replace(found, rule=str(position.pile_card(position.pile_first)))

    patch.setattr(Glastonbury, "refusal", telling)


def hints_of_truth(patch: pytest.MonkeyPatch) -> None:
    """A hint depends on the truth."""

    def telling(match: Any, seat: int) -> BotRequest:
        return BotRequest(match.game.name, "greedy", match._event_log.position.to_bytes(), match.legal(seat), 0)

    patch.setattr(viewer_output, "hint_request", telling)


PLANTED: list[tuple[Plant, bytes, str, str, str]] = [
    (seat_recipes, played(TWO, 3), "imagined", "view", "view"),
    (knowing_refusals, played(TWO, 3), "imagined", "refusals", "refusals"),
    (covered_names, played((("seats", 2),), 3), "covered", "welcome", "story"),
    (sealed_lines, played(EXPERTS, 3, game="incantibus"), "sealed", "welcome", "story"),
    (views_of_sealed, played(EXPERTS, 3, game="incantibus"), "sealed", "welcome", "view"),
    (everything, played(FOUR, 3), "unseen", "welcome", "view"),
    (next_cards, played(TWO, 3), "unseen", "welcome", "table"),
    (hints_of_truth, played(TWO, 3), "unseen", "hint", "hint"),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("plant", "record", "how", "part", "what"), PLANTED, ids=[plant.__name__ for plant, *_ in PLANTED]
)
def test_a_planted_leak_is_found(
    plant: Plant, record: bytes, how: str, part: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    leak = leak_of(record, worlds=24)
    assert leak is not None
    assert (leak.pair.how, leak.pair.part, leak.what) == (how, part, what)


@pytest.mark.slow
def test_a_leak_is_told_with_its_place_and_without_the_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_recipes(monkeypatch)
    (tmp_path / "game.json").write_bytes(played(TWO, 3))
    (tmp_path / "none.json").write_text("?")
    result = run(tmp_path)
    assert result.exit_code == 1
    assert "LEAK. Choices made: 0; viewer: seat 0; in the view at $.seats[1].recipes[" in result.stdout
    assert not any(name in result.stdout for seat in parsed(TWO, 3)["seats"] for name in seat["recipes"])


@pytest.mark.slow
def test_a_story_that_tells_more_than_the_view_is_called_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    covered_names(monkeypatch)
    (tmp_path / "game.json").write_bytes(played((("seats", 2),), 3))
    told = run("--worlds", 24, tmp_path).stdout
    assert "the true one and another: what is covered is different." in told
    assert "What leaks: the story tells more than the view, which is the same in both.\n" in told
    assert re.search(r"at \$\.lines\[\d+\]\.events\[\d+\]\.message\(glastonbury-[\w-]+\)\.args\.\w+", told)


@pytest.mark.parametrize(
    ("part", "place", "what"),
    [
        ("view", "$.choices[2]", "choices"),
        ("view", "$", "view"),
        ("welcome", "$.view.question(asked).args.card", "question"),
        ("welcome", "$.view", "view"),
        ("news", "$.view.result.winners[0]", "result"),
        ("news", "$.again[0].events", "story"),
        ("news", "$.you.seat", "table"),
        ("answers", "$[3]", "answers"),
    ],
)
def test_what_leaks_is_named_by_its_place(part: str, place: str, what: str) -> None:
    assert Leak(1, Pair("unseen", watchers(2)[0], part, b"", b"?"), place).what == what


def test_the_place_of_a_difference_says_nothing_of_it() -> None:
    one, other = ({"a": [1, {"b": [word]}], "c": 2} for word in ("toad", "frog"))
    assert place_of(json.dumps(one).encode(), json.dumps(other).encode()) == "$.a[1].b[0]"
    assert place_of(b'{"a": 1}', b'{"b": 1}') == "$"
    assert place_of(b"[1]", b"[1, 2]") == "$"
    assert place_of(b'{"a": 1}\n{"b": 1}', b'{"a": 1}\n{"b": 2}') == "$[1]"


# ---- what cannot be checked


def test_what_is_no_finished_record_is_not_checked(tmp_path: Path) -> None:
    files = {"unfinished": json.dumps(unfinished(parsed(TWO), 12)), "wrong": json.dumps({**parsed(TWO), "actions": []})}
    files |= {"text": "Once upon a time", "empty": ""}
    for name, content in files.items():
        (tmp_path / f"{name}.json").write_text(content)
    result = run(tmp_path, tmp_path / "missing.json")
    assert (result.exit_code, result.stdout.count("not checked"), result.stdout.count("\n")) == (2, 5, 5)
    assert "This game is not finished" in result.stdout


@pytest.mark.parametrize("worlds", [0, -1, 1001])
def test_worlds_out_of_range_are_refused(worlds: int) -> None:
    result = run("--worlds", worlds, "game.json")
    assert result.exit_code == 2
    assert "worlds" in result.stderr


@pytest.mark.parametrize(
    ("language", "says"), [("ru", "не проверено"), ("it", "non controllata"), ("ko", "확인하지"), ("fr", "non vérifié")]
)
def test_the_command_speaks_the_readers_language(language: str, says: str, tmp_path: Path) -> None:
    result = run("--lang", language, tmp_path / "missing.json")
    run("--lang", "en", tmp_path / "missing.json")
    assert says in result.stdout
