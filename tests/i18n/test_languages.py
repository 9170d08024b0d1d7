"""The six languages count and write numbers as CLDR does (babel), and the right one is chosen."""

from decimal import Decimal

import pytest
from babel import Locale
from babel.numbers import format_decimal

from witching.i18n import LANGUAGES, choose_language
from witching.i18n.josa import attach_josa
from witching.i18n.numbers import Number

COUNTS = [*range(1500), 9_999, 10_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 1_500_000, 10**9]
SHARES = ["0.1", "0.5", "1.0", "1.5", "2.0", "11.5", "21.0", "1000000.0", "1234567.25"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_plural_categories_of_whole_numbers(code: str) -> None:
    theirs = Locale(code).plural_form
    assert [Number(count).category(LANGUAGES[code]) for count in COUNTS] == [theirs(count) for count in COUNTS]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("share", SHARES)
def test_plural_categories_follow_the_digits_shown(code: str, share: str) -> None:
    number = Number(float(share), minimumFractionDigits=len(share.partition(".")[2]))
    assert number.category(LANGUAGES[code]) == Locale(code).plural_form(Decimal(share))


@pytest.mark.parametrize("code", LANGUAGES)
def test_categories_are_all_there_are(code: str) -> None:
    assert set(LANGUAGES[code].categories) == Locale(code).plural_form.tags | {"other"}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("number", [0, 7, -7, 999, 1000, -12345, 1234567, 0.25, -0.5, 1234.5, 2.0, 1e-9, -1e-9])
def test_numbers_are_written_as_babel_writes_them(code: str, number: float) -> None:
    theirs = format_decimal(number, locale=code) if abs(number) > 1e-6 or not number else "0"
    assert Number(number).write(LANGUAGES[code]) == theirs


@pytest.mark.parametrize("number", [float("nan"), float("inf"), 10**400])
def test_no_number_is_a_traceback(number: float) -> None:
    assert Number(number).write(LANGUAGES["en"])
    assert Number(number).category(LANGUAGES["en"]) == "other"


@pytest.mark.parametrize(
    ("explicit", "environ", "code"),
    [
        (None, {}, "en"),
        ("fr", {"WITCHING_LANG": "ru", "LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"WITCHING_LANG": "ru", "LANG": "de_DE.UTF-8"}, "ru"),
        (None, {"LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "ko"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "it_IT@euro", "LANG": "de_DE"}, "it"),
        (None, {"LANG": "de-AT"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {"LANG": "pt_BR.UTF-8"}, "en"),
        ("tlh", {"LANG": "DE"}, "de"),
        (None, {"WITCHING_LANG": "tlh", "LANG": "fr_FR"}, "fr"),
    ],
)
def test_choice_of_language(explicit: str | None, environ: dict[str, str], code: str) -> None:
    assert choose_language(explicit, environ) == code


@pytest.mark.parametrize(
    ("word", "pair", "said"),
    [
        ("두꺼비", "을/를", "두꺼비를"),
        ("호박", "을/를", "호박을"),
        ("호박", "이/가", "호박이"),
        ("두꺼비", "은/는", "두꺼비는"),
        ("호박", "과/와", "호박과"),
        ("길", "으로/로", "길로"),
        ("길", "을/를", "길을"),
        ("호박", "으로/로", "호박으로"),
        ("두꺼비", "으로/로", "두꺼비로"),
        ("두꺼비 3", "을/를", "두꺼비 3을"),
        ("두꺼비 2", "을/를", "두꺼비 2를"),
        ("두꺼비 10", "이/가", "두꺼비 10이"),
        ("방 1", "으로/로", "방 1로"),
        ("방 3", "으로/로", "방 3으로"),
        ("두꺼비 (3)", "을/를", "두꺼비 (3)을"),
        ("Anna", "을/를", "Anna을(를)"),
        ("Anna", "으로/로", "Anna(으)로"),
        ("", "을/를", "을(를)"),
    ],
)
def test_korean_particles(word: str, pair: str, said: str) -> None:
    assert attach_josa(word, pair) == said
