"""Who sits at the table, as typed by a user."""

import pytest

from witching.bots.roster import BOTS
from witching.cli.players import read_bots, read_kinds, read_players
from witching.core.refusal import Refused
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.translator import Translator

KINDS = list(BOTS)


@pytest.mark.parametrize(
    ("typed", "kinds"),
    [
        ("2", [KINDS[1]] * 2),
        ("1,5", [KINDS[0], KINDS[4]]),
        ("student, Archmage", ["student", "archmage"]),
        ("3 , student", [KINDS[2], "student"]),
        ("random", ["random", "random"]),
    ],
)
def test_bots_are_chosen_by_number_or_name_for_all_or_one_by_one(typed: str, kinds: list[str]) -> None:
    assert read_bots(typed, 2, Translator(Catalogue("en", strict=True))) == kinds


@pytest.mark.parametrize("typed", ["", "0", "9", "1,2,3", "1,", "nobody", "student archmage"])
def test_what_names_no_bots_is_not_taken(typed: str) -> None:
    assert read_bots(typed, 2, Translator(Catalogue("en", strict=True))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_names_of_the_language_too(language: str) -> None:
    translator = Translator(Catalogue(language, strict=True))
    assert read_bots(", ".join(translator.text(f"bots-name-{kind}") for kind in KINDS), len(KINDS), translator) == KINDS


def test_nobody_is_named_by_nothing() -> None:
    translator = Translator(Catalogue("en", strict=True))
    assert read_players(None, "", None, translator, allowed=(2, 3)) == read_players(
        None, None, None, translator, allowed=(2, 3)
    )
    assert len(read_players(None, None, None, translator, allowed=(3, 4))) == 3
    assert read_kinds("") == read_kinds(None) == []


@pytest.mark.parametrize(("players", "seats"), [(None, 3), ("human,student,student", None), ("human", None), (None, 5)])
def test_only_as_many_sit_as_the_game_allows(players: str | None, seats: int | None) -> None:
    """Numbers in between are refused too."""
    with pytest.raises(Refused) as error:
        read_players(players, None, seats, Translator(Catalogue("en", strict=True)), allowed=(2, 4))
    assert error.value.refusal.message.args["allowed"] == "2, 4"


@pytest.mark.parametrize("seats", [2, 4])
def test_so_many_sit_as_are_asked_for(seats: int) -> None:
    assert len(read_players(None, None, seats, Translator(Catalogue("en", strict=True)), allowed=(2, 4))) == seats
