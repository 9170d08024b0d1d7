"""`witching bots memory`: the curves as a table and as a drawing; the page of the docs shows the same figures."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from witching.cli.curves import AGES, HEIGHT, draw_memories
from witching.cli.main import cli
from witching.core.memory import MEMORIES, PERFECT, Memory

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
        (line,) = (line for line in result.stdout.splitlines() if line.startswith(f"│ {name} "))
        assert f"{100 * memory.exact(10):.0f} / {100 * memory.coloured(10):.0f}" in line


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


def test_alone_it_tells_its_commands() -> None:
    result = CliRunner().invoke(cli, ["bots"])
    assert result.exit_code == 0
    assert "memory" in result.stdout


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    result = run("--out", str(tmp_path / "nowhere" / "memory.svg"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


@pytest.mark.parametrize("name", MEMORIES)
def test_the_page_shows_the_figures_of_the_curve(name: str) -> None:
    page = (ROOT / "docs" / "memory.md").read_text(encoding="utf-8")
    (line,) = (line for line in page.splitlines() if line.startswith(f"| `{name}` "))
    memory = MEMORIES[name]
    cells = [cell.strip() for cell in line.split("|")[6:10]]
    assert cells == [f"{100 * memory.exact(age):.0f} / {100 * memory.coloured(age):.0f}" for age in (5, 10, 20, 40)]
    assert memory == PERFECT or line.split("|")[2].strip() == str(memory.span)
