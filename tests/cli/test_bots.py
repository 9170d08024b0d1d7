"""`witching bots`: the list of bots; their memories as a table and a drawing, with the figures of docs/memory.md."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from witching.bots.roster import BOTS
from witching.cli import memory_report
from witching.cli.bots import LISTED
from witching.cli.charts.memory import AGES, HEIGHT, draw_memories
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli
from witching.cli.memory_report import say_meanings, say_parameters
from witching.cli.output import speak, text
from witching.core.level import NAMES
from witching.core.memory import MEMORIES, PERFECT, Memory
from witching.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def run(*options: str) -> Result:
    return CliRunner().invoke(cli, ["bots", "memory", *options], env={"COLUMNS": "80"})


def areas(drawn: str, style: str) -> list[str]:
    return [
        path.get("d", "") for path in ElementTree.fromstring(drawn).iter(f"{SVG}path") if path.get("class") == style
    ]


def test_the_table_fits_and_names_every_memory() -> None:
    result = run()
    assert result.exit_code == 0
    assert "…" not in result.stdout
    for name, memory in MEMORIES.items():
        line = next(line for line in result.stdout.splitlines() if line.startswith(f"│ {name} "))
        assert f"{100 * memory.exact(10):.0f} / {100 * memory.coloured(10):.0f}" in line


def test_the_memory_of_every_level_and_of_the_sage_is_named_for_each_game() -> None:
    shown = run().stdout.partition("How the levels and the Sage remember")[2]
    for name in (*NAMES, "sage"):
        line = next(line for line in shown.splitlines() if line.startswith(f"│ {name} "))
        memories = [game.level(name).memory if name in NAMES else PERFECT for game in ALL_GAMES.values()]
        named = [next(each for each, memory in MEMORIES.items() if memory == one) for one in memories]
        assert [cell.strip() for cell in line.split("│")[2:-1]] == [name.capitalize(), *named]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_is_told_and_explained_beside_the_table_and_in_the_drawing(
    language: str, tmp_path: Path
) -> None:
    file = tmp_path / "memory.svg"
    shown = " ".join(run("--lang", language, "--out", str(file)).stdout.split())
    drawn = "".join(ElementTree.parse(file).getroot().itertext())
    assert "…" not in shown
    for meaning in say_meanings():
        assert meaning in shown
        assert meaning in drawn
    for said in say_parameters(MEMORIES["fleeting"]):
        word = said.partition(" ")[0].rstrip(":")
        assert word in shown
        assert any(meaning.startswith(word) for meaning in say_meanings())


def test_the_drawing_tells_who_has_which_memory_in_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = draw_memories(MEMORIES, AGES)
    assert ">Glastonbury: Apprentice · Incantibus: Apprentice<" in drawn
    assert ">Glastonbury: Archmage, Sage · Incantibus: Archmage, Sage<" in drawn
    monkeypatch.setattr(memory_report, "memory_in", lambda _game, _bot: MEMORIES["good"])
    monkeypatch.setattr(memory_report, "REMEMBERING", ("adept",))
    assert memory_report.say_holders(MEMORIES["good"]) == "Glastonbury: Adept · Incantibus: Adept"
    assert memory_report.say_holders(MEMORIES["fair"]) == ""


def test_the_drawing_has_both_curves_of_every_memory_for_own_and_others(tmp_path: Path) -> None:
    file = tmp_path / "memory.svg"
    assert str(file.name) in run("--out", str(file)).stdout.replace("\n", "")
    drawn = file.read_text(encoding="utf-8")
    assert len(areas(drawn, "exact")) == len(areas(drawn, "colour")) == 2 * len(MEMORIES)
    assert len(set(areas(drawn, "exact"))) == len(areas(drawn, "exact"))
    assert "prefers-color-scheme: dark" in drawn


def test_a_curve_is_as_high_as_its_chance() -> None:
    (own, others) = areas(draw_memories({"fair": Memory(1, 0.5, attention=0.5)}, AGES), "exact")
    heights = [[float(point.split()[1]) for point in path.split("L")[1:-1]] for path in (own, others)]
    bottom = float(own.split()[1])
    assert bottom - heights[0][0] == HEIGHT
    assert bottom - heights[0][3] == pytest.approx(HEIGHT / 2, abs=0.1)
    assert bottom - heights[1][4] == pytest.approx(HEIGHT / 3, abs=0.1)


def test_the_drawing_tells_every_memory_by_its_own_parameters() -> None:
    forgetful = [memory for memory in MEMORIES.values() if memory != PERFECT]
    drawn = draw_memories(MEMORIES, AGES)
    for memory in forgetful:
        assert f">{text('bots-memory-decay', decay=f'{memory.decay:.2f}')}<" in drawn
        assert f">{text('bots-memory-attention', attention=f'{memory.attention:.2f}')}<" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_tells_which_bots_there_are_and_what_each_is_like(language: str) -> None:
    result = CliRunner().invoke(cli, ["bots", "--lang", language], env={"COLUMNS": "200"})
    assert result.exit_code == 0
    for name in BOTS:
        (line,) = (line for line in result.stdout.splitlines() if line.startswith(f"│ {name} "))
        assert line.split("│")[2].strip() == text(f"bots-name-{name}")
        assert text(f"bots-about-{name}") in line


def test_its_help_tells_its_commands() -> None:
    assert "memory" in CliRunner().invoke(cli, ["bots", "--help"]).stdout


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """In this process, a language that was asked for would stay set."""
    yield
    speak("en")


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    result = run("--out", str(tmp_path / "nowhere" / "memory.svg"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_the_page_and_the_table_have_the_same_ages() -> None:
    page = (ROOT / "docs" / "memory.md").read_text(encoding="utf-8")
    (head,) = (line for line in page.splitlines() if line.startswith("| name | span "))
    assert [int(cell.split()[-1]) for cell in head.split("|")[6:10]] == list(LISTED)
    (titles,) = (line for line in run().stdout.splitlines() if line.startswith("┃ Things"))
    assert [int(cell) for cell in titles.split("┃")[2:-1]] == list(LISTED)


@pytest.mark.parametrize("name", MEMORIES)
def test_the_page_shows_the_figures_of_the_curve(name: str) -> None:
    page = (ROOT / "docs" / "memory.md").read_text(encoding="utf-8")
    (line,) = (line for line in page.splitlines() if line.startswith(f"| `{name}` "))
    memory = MEMORIES[name]
    cells = [cell.strip() for cell in line.split("|")[6:10]]
    assert cells == [f"{100 * memory.exact(age):.0f} / {100 * memory.coloured(age):.0f}" for age in LISTED]
    parameters = [cell.strip() for cell in line.split("|")[2:6]]
    assert memory == PERFECT or parameters == [
        f"{each:g}" for each in (memory.span, memory.decay, memory.colour, memory.attention)
    ]
