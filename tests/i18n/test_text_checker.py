"""The checker finds what it promises to find, and nothing in texts that are in order."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tools.texts.check import Problem, find_problems
from tools.texts.english import looks_english

MORE = "witching/templates/more.html"
ORDERLY = {
    "locale/en/cli.ftl": """\
-cli-brand = Witching Hour
cli-hello = { -cli-brand } greets { $name }
    .title = Title
cli-cards = { $count ->
    [one] one card
   *[other] { NUMBER($count) } cards
 }
cli-kind-toad = Toad
""",
    "locale/ru/cli.ftl": """\
cli-hello = Привет, { $name }
    .title = Заголовок
cli-cards = { $count ->
    [one] карта
    [few] карты
   *[many] { $count } карт
 }
cli-kind-toad = Жаба
    .genitive = жабы
""",
    "hello.py": """\
import click

def greet(catalogue, kind):
    '''Says good evening to the reader.'''
    click.echo(catalogue.say("cli-hello.title"))
    print(f"{catalogue.say('cli-hello', name='x')} | {catalogue.say('cli-cards', count=3)}")
    return f"cli-kind-{kind}"
""",
    "templates/hello.html": """\
{# Says good evening. #}
<!doctype html>
<h1 class="cli-none {{ "a" }}" title="{{ say("cli-hello", name=name) }}"{% if kind == "x" %} hidden{% endif %}>
{{- name }} &middot; 3</h1>
""",
    "compilation/notes.py": "print('This is for builders only')\n",
    "../page/src/Hello.svelte": """\
<!-- Says good evening. -->
<script lang="ts">
  // It's a comment
  const name = $derived(translator.text("cli-hello", { name: `${first} ${last}` }));
  const quote = /["'`]/g;
</script>

{#if name > ""}
  <h1 class="cli-none {shown ? 'a b' : ''}" data-place="cli-there">{name}&nbsp;\u00b7 3</h1>
{:else if kinds["cli-cards"]}
  <Part label="cli-cards" onclick={() => (a > b ? go() : stay())} {...rest}>{translator.text(`cli-kind-toad`)}</Part>
{/if}

<style>
  .cli-none { content: "a b"; }
</style>
""",
    "../page/src/words.ts": """\
/** Doesn't speak. */
export const MARK = "x", EACH = `${game}-lesson-${name}`;
throw new Error(`no words: ${MARK} of them`);
""",
    "../page/src/words.test.ts": "expect(say('cli-nowhere'));",
}


def problems(folder: Path, changes: Mapping[str, str]) -> list[Problem]:
    sources = folder / "witching"
    for name, text in (ORDERLY | dict(changes)).items():
        path = sources / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return find_problems(sources / "locale", sources, folder / "page" / "src", dynamic=["cli-kind-*"])


def extra_english(text: str) -> dict[str, str]:
    return {"locale/en/cli.ftl": ORDERLY["locale/en/cli.ftl"] + text}


def extra_source(text: str) -> dict[str, str]:
    return {"more.py": text}


def extra_template(text: str) -> dict[str, str]:
    return {"templates/more.html": text}


def extra_markup(text: str) -> dict[str, str]:
    return {"../page/src/More.svelte": text}


def in_russian(old: str, new: str) -> dict[str, str]:
    assert old in ORDERLY["locale/ru/cli.ftl"]
    return {"locale/ru/cli.ftl": ORDERLY["locale/ru/cli.ftl"].replace(old, new)}


def test_an_orderly_house_has_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, {}) == []


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (extra_english("cli-broken = { $x\n"), ("junk", "en/cli.ftl:9")),
        (extra_english("core-there = x\n"), ("wrong-file", "en/cli.ftl:9")),
        (extra_english("-core-there = x\n"), ("wrong-file", "en/cli.ftl:9")),
        (extra_english("cli-hello = again { $name }\n    .title = x\n"), ("duplicate", "en/cli.ftl:2")),
        (extra_english("cli-new = { FLY($x) }\n"), ("unknown-function", "en/cli.ftl:9")),
        (extra_english("cli-new = { -cli-nowhere }\n"), ("unknown-reference", "en/cli.ftl:9")),
        (extra_english("cli-new = { cli-hello.nowhere }\n"), ("unknown-reference", "en/cli.ftl:9")),
        (extra_english("cli-new = New\n"), ("untranslated", "ru/cli.ftl")),
        (extra_english("cli-new = New\n"), ("unused-key", "en/cli.ftl:9")),
        (extra_english("-cli-new = New\n"), ("unused-key", "en/cli.ftl:9")),
        ({"locale/en/cauldron.ftl": "cauldron-x = x\n"}, ("unknown-file", "en/cauldron.ftl")),
        ({"locale/en/cli-latter.ftl": "cli-x = x\n"}, ("unknown-file", "en/cli-latter.ftl")),
        ({"locale/en/cli-later.ftl": "cli-new = New\n"}, ("untranslated", "ru/cli-later.ftl")),
        (
            {"locale/ru/cli-later.ftl": "cli-kind-toad = Жаба\n", **in_russian("cli-kind-toad", "-cli-kind-toad")},
            ("wrong-file", "ru/cli-later.ftl:1"),
        ),
        ({"locale/tlh/cli.ftl": "cli-hello = x\n"}, ("unknown-file", "tlh/cli.ftl")),
        (in_russian("cli-kind-toad", "cli-kind-frog"), ("unknown-key", "ru/cli.ftl:8")),
        (in_russian(", { $name }", ""), ("variables", "ru/cli.ftl:1")),
        (in_russian("    .title = Заголовок\n", ""), ("untranslated", "ru/cli.ftl:1")),
        (in_russian("    [few] карты\n", ""), ("plural", "ru/cli.ftl:3")),
        (in_russian("[one]", "[1]"), ("plural", "ru/cli.ftl:3")),
        (in_russian("[few] карты", "[few] карты\n    [two] карты"), ("plural", "ru/cli.ftl:3")),
        (extra_source("KEY = 'cli-nowhere'"), ("missing-key", "witching/more.py:1")),
        (extra_source("KEY = 'cli-hello.nowhere'"), ("missing-key", "witching/more.py:1")),
        (extra_source("key = f'cli-{x}-thing'"), ("undeclared-pattern", "witching/more.py:1")),
        (extra_source("key = 'cli-help-' + x"), ("undeclared-pattern", "witching/more.py:1")),
        ({"hello.py": ORDERLY["hello.py"].replace("{kind}", "toad")}, ("stale-pattern", "DYNAMIC_KEYS")),
        (extra_source("click.echo('Good evening')"), ("sentence-in-source", "witching/more.py:1")),
        (extra_source("print(f'{x} cards are left')"), ("sentence-in-source", "witching/more.py:1")),
        (extra_source("console.print('[b]' + 'Hello, you')"), ("sentence-in-source", "witching/more.py:1")),
        (extra_source("raise click.ClickException('No such game')"), ("sentence-in-source", "witching/more.py:1")),
        (
            extra_source("@click.option('-n', help='How many')\ndef f(): ..."),
            ("sentence-in-source", "witching/more.py:1"),
        ),
        (extra_source("@x.command()\ndef f():\n    '''Play a game.'''"), ("sentence-in-source", "witching/more.py:3")),
        (extra_template("<p>\n{{ say('cli-nowhere') }}</p>"), ("missing-key", f"{MORE}:2")),
        (extra_template("{{ say('cli-help-' ~ x) }}"), ("undeclared-pattern", f"{MORE}:1")),
        (extra_template("{% if x %}\n{{ x }} cards{% endif %}"), ("sentence-in-source", f"{MORE}:2")),
        (extra_template("<a\n aria-label='Close'>+</a>"), ("sentence-in-source", f"{MORE}:1")),
        (extra_template("{{ 'Your turn' if x }}"), ("sentence-in-source", f"{MORE}:1")),
        (extra_markup("<p>\n  {x}\n  cards</p>"), ("sentence-in-source", "src/More.svelte:3")),
        (extra_markup("<p>{x ? 'Your turn' : ''}</p>"), ("sentence-in-source", "src/More.svelte:1")),
        (extra_markup("<a\n  aria-label='Close'>+</a>"), ("sentence-in-source", "src/More.svelte:2")),
        (extra_markup("<img alt=Toad />"), ("sentence-in-source", "src/More.svelte:1")),
        (extra_markup('<input placeholder="{x} cards">'), ("sentence-in-source", "src/More.svelte:1")),
        (extra_markup("<p>{translator.text('cli-nowhere')}</p>"), ("missing-key", "src/More.svelte:1")),
        (extra_markup("<p>{@render part('table-nowhere')}</p>"), ("missing-key", "src/More.svelte:1")),
        (extra_markup("<Part label='home-nowhere' />"), ("missing-key", "src/More.svelte:1")),
        (extra_markup("{#if x === `}`}{text(`cli-${y}-x`)}{/if}"), ("undeclared-pattern", "src/More.svelte:1")),
        (extra_markup("{#if x}{x}{/if}{text('cli-nowhere')}</b>"), ("missing-key", "src/More.svelte:1")),
        ({"../page/src/more.ts": "const key = 'replay-nowhere';"}, ("missing-key", "src/more.ts:1")),
        ({"../page/src/more.ts": "const key = 'cli-help-' + x;"}, ("undeclared-pattern", "src/more.ts:1")),
    ],
)
def test_each_fault_is_found_where_it_stands(tmp_path: Path, changes: dict[str, str], problem: tuple[str, str]) -> None:
    assert problem in [(rule, place) for rule, place, _ in problems(tmp_path, changes)]


@pytest.mark.parametrize(
    "source",
    [
        "log = {'a b': 1}",
        "print(catalogue.say('cli-hello', name='x'), end=' ')",
        "@x.command(help=say('cli-hello'))\ndef f():\n    '''Promises something to the programmer.'''",
        "path = f'cli-{x}.json'",
        "click.echo(f'{a}: {b}')",
    ],
)
def test_what_is_no_fault_is_left_alone(tmp_path: Path, source: str) -> None:
    assert problems(tmp_path, extra_source(source)) == []


@pytest.mark.parametrize(
    ("text", "english", "language", "left"),
    [
        ("Der Turm ist leer.", "The tower is empty.", "de", False),
        ("Der Turm of the Magier", "The tower of the mage", "de", True),
        ("`take the card` nehmen", "take", "de", False),
        ("Башня пуста.", "The tower is now empty.", "ru", False),
        ("tower empty now", "the tower is empty now", "ru", True),
        ("Accio", "Accio", "ko", False),
        ("탑이 비었습니다", "the tower is empty", "ko", False),
        ("You win", "You win", "ko", True),
    ],
)
def test_english_that_was_left_is_found(text: str, english: str, language: str, left: bool) -> None:
    assert looks_english(text, english, language) is left
