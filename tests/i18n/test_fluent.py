"""The evaluator gives what Fluent means, for the texts in tests/i18n/locale."""

from pathlib import Path

import pytest

from witching.i18n import Catalogue, Key, TextError, Value

LOCALE = Path(__file__).parent / "locale"


def say(language: str, key: str | Key, /, **args: Value) -> str:
    return Catalogue(language, strict=True, folders=[LOCALE]).say(key, **args)


def show(key: str, /, **args: Value) -> str:
    return Catalogue("en", folders=[LOCALE]).say(key, **args)


def test_messages_terms_attributes_and_references() -> None:
    assert say("en", "core-plain") == "Good evening."
    assert say("en", "core-brand") == "Welcome to Witching Hour!"
    assert say("en", "core-title.short", name="Anna") == "Pot of Anna"
    assert say("en", "core-refers", name="Anna") == "Good evening, Anna. Pot of Anna"
    assert say("en", "core-nested", name="Anna") == "{Anna}"
    assert say("en", "core-multiline", name="x") == "First line\n  indented line\n\nlast line of x"


def test_no_direction_marks_around_arguments() -> None:
    assert "\u2068" not in say("en", "core-greeting", name="Anna")


@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "Nobody draws."), (1, "1 card is drawn."), (2, "2 cards are drawn."), (1500, "1,500 cards are drawn.")],
)
def test_select_takes_exact_numbers_and_plural_categories(count: int, text: str) -> None:
    assert say("en", "core-drawn", count=count) == text


def test_select_takes_words_and_falls_to_the_star() -> None:
    assert say("en", "core-weather", sky="clear") == "The moon shines."
    assert say("en", "core-weather", sky="fog") == "No moon tonight."


def test_select_takes_a_key_by_its_name() -> None:
    assert say("en", "core-who", card=Key("core-toad")) == "It is the toad!"
    assert say("en", "core-who", card="a bat") == "It is a bat."


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 карта"), (3, "3 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (22, "22 карты")],
)
def test_russian_plurals(count: int, text: str) -> None:
    assert say("ru", "core-drawn", count=count) == text


def test_russian_cases_of_terms() -> None:
    assert say("ru", "core-in-cauldron") == "Карта в котле."
    assert say("ru", "core-from-cauldron") == "Карта из котла."
    assert say("ru", "core-cauldron") == "котёл пуст"


def test_russian_cases_of_arguments() -> None:
    toad = Key("core-toad")
    assert say("ru", "core-without", card=toad) == "Без жабы скучно."
    assert say("ru", "core-without", card=Key("core-card", kind=toad, value=3)) == "Без жабы 3 скучно."
    assert say("ru", "core-without", card="Anna") == "Без Anna скучно."


def test_korean_particles_follow_the_word_of_a_key() -> None:
    assert say("ko", "core-takes", name="수진", card=Key("core-toad")) == "수진이 두꺼비를 가져갑니다."
    assert say("ko", "core-takes", name="민수", card=Key("core-scarab")) == "민수가 쇠똥구리풀을 가져갑니다."


def test_keys_and_lists_are_said_in_the_language_of_the_sentence() -> None:
    cards: list[Value] = [Key("core-card", kind=Key("core-toad"), value=3), Key("core-toad"), 7, "x"]
    assert say("en", "core-cards", cards=cards) == "On the table: Toad 3, Toad, 7, x."
    assert say("en", "core-cards", cards=[]) == "On the table: ."
    assert say("de", "core-cards", cards=["a", "b"]) == "On the table: a und b."
    assert say("en", Key("core-card", kind=Key("core-toad"), value=3)) == "Toad 3"


def test_keys_are_values() -> None:
    assert Key("core-card", kind="a", value=1) == Key("core-card", value=1, kind="a")
    assert len({Key("core-toad"), Key("core-toad"), Key("core-toad", value=1)}) == 2


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert say("en", "core-share", share=12.0) == "12.0 %"
    assert say("de", "core-share", share=1234.56) == "1.234,6 %"
    assert say("en", "core-seed", seed=20260731) == "20260731"
    assert say("en", "core-clock", hour=9) == "09"


def test_english_stands_in_for_a_message_another_language_lacks() -> None:
    assert say("ru", "core-only-english", count=1000) == "Only in English: 1,000"


@pytest.mark.parametrize(
    ("key", "args", "shown"),
    [
        ("core-nowhere", {}, "core-nowhere"),
        ("nofile-nowhere", {}, "nofile-nowhere"),
        ("", {}, ""),
        ("core-title.nowhere", {}, "core-title.nowhere"),
        ("core-greeting", {}, "Good evening, {$name}."),
        ("core-greeting", {"name": None}, "Good evening, None."),
        ("core-drawn", {}, "{$count} cards are drawn."),
        ("core-card", {"kind": Key("core-nowhere"), "value": 3}, "core-nowhere 3"),
        ("core-bad-option", {"hour": 3}, "3"),
        ("core-bad-call", {"hour": 3}, "FLY()"),
        ("core-seed", {"seed": "x"}, "NUMBER()"),
        ("core-itself", {}, "core-itself"),
        ("core-loop", {}, "core-loop"),
        ("core-no-term", {}, "-core-nowhere"),
        ("core-broken", {}, "core-broken"),
    ],
)
def test_what_cannot_be_said_is_shown_and_raises_only_in_strict_mode(
    key: str, args: dict[str, Value], shown: str
) -> None:
    assert show(key, **args) == shown
    with pytest.raises(TextError):
        say("en", key, **args)


def test_a_broken_message_does_not_hurt_its_neighbours() -> None:
    assert say("en", "core-after-broken") == "Still here."


def test_a_form_that_a_word_lacks_is_the_word_itself() -> None:
    assert Catalogue("ru", folders=[LOCALE]).say("core-without", card=Key("core-plain")) == "Без Good evening. скучно."
    with pytest.raises(TextError, match="no form genitive"):
        say("ru", "core-without", card=Key("core-plain"))


def test_the_messages_of_a_word_may_stand_in_several_files(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for name, text in {
        "core": "### The first.\ncore-toad = Toad\n",
        "core-later": "core-toads = { core-toad }s\n",
        "core-plain": "# Nothing yet.\n",
        "corer": "core-toad = Apple\n",
    }.items():
        (tmp_path / "en" / f"{name}.ftl").write_text(text)
    assert Catalogue("en", strict=True, folders=[tmp_path]).say("core-toads") == "Toads"
