"""`witching rules`: contents, a rule, search, editions side by side."""

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

from cli.command import witching
from witching.cli.main import cli
from witching.rulebook import read_rules

pytestmark = pytest.mark.slow


def run(*arguments: str) -> Result:
    """The command in this process, in English: it never crashes."""
    result = CliRunner(env={"COLUMNS": "100"}).invoke(cli, ["rules", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def shown(*arguments: str) -> str:
    """The output: at most 80 columns, no trailing blanks, nothing that only a terminal understands."""
    result = run(*arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    for line in result.stdout.splitlines():
        assert cell_len(line) <= 80 or "--plain" in arguments
        assert line == line.rstrip()
    assert "\x1b" not in result.stdout
    return result.stdout


def refused(*arguments: str) -> str:
    """The one line of a refusal."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr


# ---- contents and rules


@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_the_contents_list_every_rule_and_say_how_to_go_on(game: str) -> None:
    contents = shown(game).splitlines()
    for rule in read_rules(game, "en").values():
        assert [rule.id, *rule.title.replace("`", "").split()] in [line.replace("`", "").split() for line in contents]
        assert rule.chapter in contents
    ending = " ".join(" ".join(contents[-6:]).split())
    assert f"rules {game} --search WORDS" in ending
    assert ("--differences" in ending) is (game == "glastonbury")


def test_the_real_command_shows_a_rule() -> None:
    done = witching("rules", "glastonbury", "walk")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("G-WALK  The walk ")
    assert done.stdout.splitlines()[0].endswith("  The turn")
    assert "  16, 17, 18, 19  rows 5, 4, 3, 2\n" in done.stdout


@pytest.mark.slow
def test_the_real_command_in_colour_and_without() -> None:
    coloured = witching("rules", "glastonbury", "G-TURN", FORCE_COLOR="1", TERM="xterm-256color").stdout
    assert "\x1b[32mtake c3\x1b[0m" in coloured
    uncoloured = witching("rules", "glastonbury", "G-TURN", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1").stdout
    assert "\x1b[32m" not in uncoloured
    assert "(after `walk`" not in coloured
    assert "`walk`" in uncoloured


def test_a_rule_with_all_that_belongs_to_it() -> None:
    page = shown("glastonbury", "g-special2")
    assert "In the edition `ru`\n  D-SPECIAL2    Must you leave the corner?\n" in page
    assert "  ru            you have the right to walk\n" in page
    assert "Our rulings\n  R-SPECIAL2-1  `walk` is said even when you must\n" in page
    assert shown("glastonbury", "G-TIE").endswith("Our rulings\n  R-TIE-1  A tie is shared\n")
    assert shown("glastonbury", "R-TIE-1").endswith("See also\n  G-TIE  Who wins\n")


def test_words_need_no_quotes() -> None:
    assert shown("glastonbury", "recipe", "a") == shown("glastonbury", "G-RECIPE-A")


def test_several_rules_are_listed() -> None:
    assert shown("glastonbury", "special2") == (
        "“special2” fits 2 rules:\n\n"
        "  G-SPECIAL2  An Immuto on top at a corner\n"
        "  D-SPECIAL2  Must you leave the corner?\n"
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [("wlak", "G-WALK (The walk)"), ("xyzzy", "rules glastonbury` lists them all"), ("\x1b[31m", r"\x1b[31m")],
)
def test_an_unknown_rule_is_refused_with_what_is_near(words: str, told: str) -> None:
    line = refused("glastonbury", words)
    assert told in line
    assert "\x1b" not in line


def test_an_unknown_game_is_refused() -> None:
    assert "glastonbury, incantibus" in refused("chess")


def test_plain_lines() -> None:
    page = shown("glastonbury", "D-SPELLS", "--edition", "it", "--plain")
    assert page.startswith("D-SPELLS: Which spells count for recipe B3?\nWhere the editions differ\n")
    assert "edition: it; says: spell cards used; value: used\n" in page
    assert "\nIn the edition `it`\nD-SPELLS: Which spells count for recipe B3?\nit: spell cards used\n" in page
    assert "─" not in page


def test_the_language_of_the_book() -> None:
    done = witching("rules", "glastonbury", "G-TIE", WITCHING_LANG="ru")
    assert read_rules("glastonbury", "ru")["G-TIE"].title in done.stdout


# ---- editions


@pytest.mark.parametrize("rule", ["G-RECIPE-B3", "D-SPELLS"])
@pytest.mark.parametrize(("edition", "says"), [("it", "spell cards used"), ("ko", "spell cards collected")])
def test_what_an_edition_says_is_told_at_the_rule_and_at_the_difference(rule: str, edition: str, says: str) -> None:
    """D-SPELLS, G-RECIPE-B3"""
    ending = shown("glastonbury", rule, "--edition", edition).partition(f"In the edition `{edition}`\n")[2]
    assert [says in line for line in ending.splitlines() if line.startswith(f"  {edition} ")] == [True]
    assert "ru-alchemist" not in ending


def test_names_of_an_edition() -> None:
    """D-NAMES"""
    assert "Immuto: 임무토" in shown("glastonbury", "D-NAMES", "--edition", "ko")


def test_an_unknown_edition_is_refused() -> None:
    assert "allowed: ru, ru-alchemist, it, ko." in refused("glastonbury", "--edition", "fr")


def test_a_game_of_one_edition_has_no_other() -> None:
    assert "This game has only one edition, “ru”" in refused("incantibus", "--edition", "fr")


def test_the_editions_side_by_side() -> None:
    table = shown("glastonbury", "--differences").splitlines()
    assert table[3].split() == ["ru", "ru-alchemist", "it", "ko"]
    for rule in read_rules("glastonbury", "en"):
        assert any(line.startswith(f"  {rule}") for line in table) is rule.startswith("D-")
    assert shown("incantibus", "--differences").count("\n") == 1


def test_one_edition_of_the_differences() -> None:
    page = shown("glastonbury", "--differences", "--edition", "it")
    assert "any corner" not in page
    assert "the corner nearest to you" in page


def test_the_editions_in_plain_lines() -> None:
    page = shown("glastonbury", "--differences", "--plain")
    assert "D-SPECIAL2: Must you leave the corner?\nru, ru-alchemist: you have the right to walk\n" in page


# ---- search


def test_search_shows_the_words_in_their_line() -> None:
    page = shown("glastonbury", "--search", "CORNER immuto")
    assert page.startswith("“CORNER immuto” occurs in ")
    assert "  G-SPECIAL2  An [Immuto] on top at a [corner]\n" in page
    assert "G-BOX " in page
    assert "G-WALK" not in page


def test_search_without_a_hit_ends_with_1() -> None:
    result = run("glastonbury", "--search", "xyzzy")
    assert (result.exit_code, result.stderr) == (1, "")
    assert "xyzzy" in result.stdout


def test_search_for_nothing_is_refused() -> None:
    assert "nothing to search" in refused("glastonbury", "--search", "  ")


def test_one_thing_at_a_time() -> None:
    for arguments in (("walk", "--search", "x"), ("walk", "--differences"), ("--differences", "--search", "x")):
        assert "one thing at a time" in refused("glastonbury", *arguments)


def test_a_game_is_found_in_capitals_too() -> None:
    assert witching("rules", "Glastonbury", "G-WALK").returncode == 0
