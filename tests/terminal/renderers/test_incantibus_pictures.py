"""The renderer of Incantibus: the reveal, the score sheet, and how the board looks."""

from pathlib import Path
from typing import Any

from games.incantibus.stacked import deal
from terminal.renderers.incantibus_drawing import RENDERER, TRANSLATOR, board, drawn, moments
from witching.core.viewers import Spectator

PICTURES = Path(__file__).parent / "pictures"


def picture(name: str) -> str:
    """The expected look; rewritten by hand, after looking at it."""
    return (PICTURES / f"incantibus-{name}.txt").read_text(encoding="utf-8").rstrip("\n")


# ---- the reveal


def test_I_CAST_the_call_and_where_every_wand_points() -> None:
    table = deal(seats=2, visible=["toad", "goblin"])
    table.choose(0, "point visible 1")
    assert RENDERER.reveal(table.view(Spectator()), [], TRANSLATOR) == ([], [])
    before, told = table.view(Spectator()), len(table.told(Spectator()))
    table.choose(1, "point visible 2")
    news = [event.message for event in table.told(Spectator())[told:]]
    lines, rest = RENDERER.reveal(before, news, TRANSLATOR)
    assert [event.key for event in rest] == ["incantibus-event-escape", "incantibus-event-take"]
    assert lines == [
        "Bela calls:",
        "In …",
        "can …",
        "to!",
        "Wand 1: Anna points at: toad (visible 1).",
        "Wand 4: Bela points at: goblin (visible 2).",
    ]


# ---- the score sheet


def test_I_SCORE_the_lines_of_the_sheet_add_up_and_cite_rules() -> None:
    for view in [view for view, _ in moments(1) + moments(2) if view.result]:
        assert view.result is not None
        told, shown = RENDERER.sheet_lines(view, TRANSLATOR), drawn(RENDERER.sheet(view, TRANSLATOR))
        for seat, scored in enumerate(view.result.seats):
            lines = [line for line in told if line.startswith(f"{TRANSLATOR.name(seat)}, ")]
            assert sum(int(line.rsplit(" point", 1)[0].rsplit(" ", 1)[1]) for line in lines) == scored.points
            assert all(line.endswith(("(I-SCORE).", "(I-EXPERT).")) for line in lines)
            assert f"{TRANSLATOR.name(seat)} has {scored.points} point" in " ".join(told)
        assert shown.count("I-SCORE") + shown.count("I-EXPERT") == sum(len(s.lines) for s in view.result.seats)
        assert "I-END" in told[0]
        assert TRANSLATOR.name(view.result.winners[0]) in told[1]


def test_I_TIE_the_stronger_wand_wins_and_the_sheet_says_so() -> None:
    table = deal(seats=2, wands=(4, 1), sorcerers=SORCERERS).to_final().give(0, "goblin").give(1, "goblin")
    while not table.position.is_over():
        seat = table.position.to_act()[0]
        table.choose(seat, table.choices_of(seat)[-1])
    view = table.view(Spectator())
    assert view.result is not None
    assert drawn(RENDERER.sheet(view, TRANSLATOR)) == picture("tie")


SORCERERS = ["witch-indigo", "rima-wolf", "white-lady", "count-dracula", "serpentin-venomus", "baroness-fuchsia"]


# ---- how it looks


def test_the_board_of_an_expert_in_a_room() -> None:
    roof = ["goblin", "vampire", "toad", "net", "two-coins", "spell", "feather"]
    stacks: dict[str, Any] = {"potions": ["green-3", "red-1", "blue-2"], "books": ["curiosities", "duels", "riches"]}
    stacks |= {"visible": roof, "spells": ["oculus", "fortuna", "iskanto"], "sorcerers": ["dark-knight"]}
    table = deal(expert=True, **stacks)
    table.give(0, "net", "mistletoe", "toad", "toad", "three-gold").give(1, "ghost", "stone", "spell", "green-1")
    table.choose(2, "point visible 5")
    assert board(table.view(0), 0) == picture("expert")


def test_the_board_of_the_final() -> None:
    table = deal(seats=2, sorcerers=["lady-goblina", "prince-greed", "master-ramus", "ghastly-grabber"]).to_final()
    table.give(0, "goblin", "two-coins").give(1, "mistletoe", "spell", "spell")
    table.cast("sorcerer 1", "sorcerer 5")
    assert board(table.view(0), 0) == picture("final")
