"""A broken game is named, with the reason, and the others go on: never a traceback, never a 500."""

import json
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest

from packages.installing import EXAMPLE, Home, make_home
from witching.i18n import LANGUAGES, Catalogue

pytestmark = pytest.mark.slow
SOURCE = EXAMPLE / "src" / "goofspiel"
WHOLE = {f"goofspiel/{path.relative_to(SOURCE)}": path.read_text() for path in SOURCE.rglob("*.*") if path.is_file()}
TEXTS, BOOK = "goofspiel/locale/en/goofspiel.ftl", "goofspiel/rulebook/en.md"
LATER = "goofspiel/locale/en/goofspiel-later.ftl"
PLACE = "goofspiel.game:Goofspiel"


def without(*names: str) -> dict[str, str]:
    return {name: text for name, text in WHOLE.items() if name not in names}


def with_line(name: str, line: str) -> dict[str, str]:
    return WHOLE | {name: WHOLE[name] + line}


BROKEN: dict[str, tuple[Mapping[str, str | bytes], str, str]] = {
    "import error": (with_line("goofspiel/game.py", "\nimport no_such_thing\n"), PLACE, "no_such_thing"),
    "syntax error": (with_line("goofspiel/rules.py", "\ndef\n"), PLACE, "rules.py:"),
    "raises": (with_line("goofspiel/__init__.py", "\n1 / 0\n"), PLACE, "ZeroDivisionError"),
    "no such class": (WHOLE, "goofspiel.game:Chess", "Chess"),
    "no such module": (WHOLE, "chess.game:Chess", "chess"),
    "no game": (WHOLE, "goofspiel.rules:GoofspielPosition", "is not a game"),
    "no texts": (without(TEXTS), PLACE, "English texts are missing"),
    "no title": (WHOLE | {TEXTS: "goofspiel-about = x\n"}, PLACE, "goofspiel-title"),
    "no rules": (without(BOOK), PLACE, "rule book"),
    "bad rules": (WHOLE | {BOOK: "# Goofspiel\n\n## Bidding\n"}, PLACE, "Bidding"),
    "stops": (
        with_line("goofspiel/game.py", "\nimport sys\n\nsys.exit('not today')\n"),
        PLACE,
        "SystemExit: not today",
    ),
    "no name": (with_line("goofspiel/game.py", "\ndel Goofspiel.name\n"), PLACE, "has no “name”"),
    "no title message": (with_line("goofspiel/game.py", "\ndel Goofspiel.title\n"), PLACE, "has no “title”"),
    "no wording": (with_line("goofspiel/game.py", "\ndel Goofspiel.wording\n"), PLACE, "has no “wording”"),
    "no levels": (with_line("goofspiel/game.py", "\ndel Goofspiel.levels\n"), PLACE, "has no “levels”"),
    "title of text": (with_line("goofspiel/game.py", "\nGoofspiel.title = 'x'\n"), PLACE, "'key'"),
    "wording of text": (with_line("goofspiel/game.py", "\nGoofspiel.wording = 'x'\n"), PLACE, "kind str"),
    "one seat": (with_line("goofspiel/game.py", "\nGoofspiel.seats = (1, 2)\n"), PLACE, "for (1, 2) seats; 2 to 4"),
    "five seats": (with_line("goofspiel/game.py", "\nGoofspiel.seats = (2, 5)\n"), PLACE, "for (2, 5) seats; 2 to 4"),
    "no seats": (with_line("goofspiel/game.py", "\nGoofspiel.seats = ()\n"), PLACE, "for () seats; 2 to 4"),
    "seats downwards": (with_line("goofspiel/game.py", "\nGoofspiel.seats = (4, 2)\n"), PLACE, "the smallest first"),
    "texts in another code": (WHOLE | {TEXTS: b"goofspiel-title = G\xf6\xf6fspiel\n"}, PLACE, "cannot be read"),
    "another name": (with_line("goofspiel/game.py", "\nGoofspiel.name = 'whist'\n"), PLACE, "calls itself “whist”"),
}


NAMES = {
    "core": "the name “core” is reserved",
    "table": "the name “table” is reserved",
    "reasons": "the name “reasons” is reserved",
    "card-game": "must consist of lower-case letters",
    "Whist": "must consist of lower-case letters",
    "whist2": "must consist of lower-case letters",
    "w" * 41: "must consist of lower-case letters",
}
"""Names that no game can have, and why."""


def renamed(case: str) -> str:
    return case.replace(" ", "")


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The errors with every broken game installed at once, each under its own name."""
    home = make_home(tmp_path_factory.mktemp("broken"))
    for case, (files, place, _) in BROKEN.items():
        home.add_game(renamed(case), rename(files, renamed(case)), place.replace("goofspiel", renamed(case)))
    for name in NAMES:
        home.add_game(name, {}, PLACE)
    return home.witching("play").stderr


def rename(files: Mapping[str, str | bytes], name: str) -> dict[str, str | bytes]:
    """The files of another game, identical except for its name."""
    return {
        path.replace("goofspiel", name): text.replace(b"goofspiel", name.encode())
        if isinstance(text, bytes)
        else text.replace("goofspiel", name)
        for path, text in files.items()
    }


@pytest.mark.parametrize(
    ("name", "reason"),
    [(renamed(case), reason.replace("goofspiel", renamed(case))) for case, (_, _, reason) in BROKEN.items()]
    + list(NAMES.items()),
)
def test_it_is_named_with_the_reason(listed: str, name: str, reason: str) -> None:
    [told] = [line for line in listed.splitlines() if f"“{name}” cannot be played here" in line]
    assert reason in told


def test_among_many_that_are_broken_the_others_go_on(listed: str) -> None:
    assert listed.count("cannot be played here") == len(BROKEN) + len(NAMES)
    assert listed.endswith(": glastonbury, incantibus.\n")


ALONE = ("import error", "stops", "no texts", "no wording")
"""Broken while it is imported, when its files are read, or when its parts are."""


@pytest.mark.parametrize("case", [pytest.param(c, marks=() if c in ALONE else pytest.mark.all) for c in BROKEN])
def test_it_is_refused_with_the_reason_and_the_others_go_on(tmp_path: Path, case: str) -> None:
    files, place, reason = BROKEN[case]
    home = make_home(tmp_path)
    home.add_game("goofspiel", files, place)
    asked = home.witching("play", "goofspiel")
    assert asked.returncode == 2
    assert "“goofspiel” cannot be played here" in asked.stderr
    assert reason in asked.stderr
    assert home.witching("simulate", "glastonbury", "--games", "2").returncode == 0


@pytest.mark.parametrize("name", ["core", pytest.param("Whist", marks=pytest.mark.all)])
def test_a_name_that_no_game_can_have_is_refused(tmp_path: Path, name: str) -> None:
    home = make_home(tmp_path)
    home.add_game(name, {}, PLACE)
    asked = home.witching("play", name)
    assert asked.returncode == 2
    assert NAMES[name] in asked.stderr


@pytest.fixture(scope="module")
def unloadable(tmp_path_factory: pytest.TempPathFactory) -> Home:
    home = make_home(tmp_path_factory.mktemp("unloadable"))
    home.add_game("goofspiel", BROKEN["import error"][0], PLACE)
    return home


COMMANDS = {
    "rules glastonbury G-WALK": 0,
    "rules": 2,
    "simulate glastonbury --games 1": 0,
    "watch glastonbury --seed 1": 0,
    "tournament": 2,
    "bots": 0,
    "bots memory": 0,
    "play": 2,
    "play glastonbury --players human,random": 0,
    "play --resume": 0,
    "play goofspiel": 2,
}
"""Those that list or take games, each with its exit code."""


@pytest.mark.parametrize("line", COMMANDS)
def test_it_is_named_once_by_every_command_that_lists_or_takes_games(unloadable: Home, line: str) -> None:
    done = unloadable.witching(*line.split())
    assert done.returncode == COMMANDS[line]
    assert done.stderr.count("“goofspiel” cannot be played here") == 1
    assert done.stderr.count("no_such_thing") == 1
    assert "no_such_thing" not in done.stdout


def test_a_record_of_it_is_not_checked(unloadable: Home, tmp_path: Path) -> None:
    unloadable.witching("simulate", "glastonbury", "--games", "1", "--records", str(tmp_path))
    [file] = tmp_path.glob("*.json")
    file.write_text(file.read_text().replace('"glastonbury"', '"goofspiel"', 1))
    done = unloadable.witching("verify", str(file))
    assert (done.returncode, done.stderr) == (2, "")
    assert f"{file}: NOT CHECKED: The game “goofspiel” cannot be played here" in done.stdout


@pytest.mark.parametrize(
    "language", [pytest.param(code, marks=() if code == "ko" else pytest.mark.all) for code in LANGUAGES]
)
def test_it_is_said_in_every_language(unloadable: Home, language: str) -> None:
    said = home_says(language, "core-broken-game", game="goofspiel", why="|").partition("|")[0]
    assert said in unloadable.witching("play", "goofspiel", "--lang", language).stderr


def home_says(language: str, key: str, /, **args: str | int) -> str:
    return Catalogue(language, strict=True).say(key, **args)


def test_the_server_names_it_and_serves_the_others(unloadable: Home, tmp_path: Path) -> None:
    server = unloadable.server(tmp_path)
    server.start()
    try:
        guest = server.guest("Anna", headers={"accept": "text/html", "accept-language": "en"})
        home = guest.get("/plain")
        assert home.status_code == 200
        assert home_says("en", "page-broken", game="goofspiel") in home.text
        assert "no_such_thing" not in home.text
        assert guest.get("/plain/rules/goofspiel").status_code == 422
        assert guest.get("/plain/rules/glastonbury").status_code == 200
        offer = guest.get("/api/games").json()
        assert (offer["broken"], [game["name"] for game in offer["games"]]) == (
            ["goofspiel"],
            ["glastonbury", "incantibus"],
        )
        server.open_table(guest, "glastonbury", bots=["random"])
    finally:
        server.stop()
    assert '"event": "game-broken"' in server.errors()
    assert "no_such_thing" in server.errors()


RENDERER = """
class Renderer:
    is_drawn, variant = True, ""

    def __getattr__(self, name):
        raise ValueError("no ink")

RENDERER = Renderer()
"""


@pytest.mark.parametrize(
    ("renderer", "reason"),
    [
        (RENDERER, "no ink"),
        pytest.param("raise KeyError('no pen')", "no pen", marks=pytest.mark.all),
        pytest.param("", "no attribute 'RENDERER'", marks=pytest.mark.all),
    ],
)
def test_a_game_whose_renderer_fails_is_told_in_sentences(tmp_path: Path, renderer: str, reason: str) -> None:
    home, line = make_home(tmp_path), "\nGoofspiel.renderer = 'goofspiel.renderer:RENDERER'\n"
    home.add_game("goofspiel", with_line("goofspiel/game.py", line) | {"goofspiel/renderer.py": renderer}, PLACE)
    played = home.witching("play", "goofspiel", "--players", "human,greedy", "--seed", "4", typed="\n1\n1\n1\n\n\n")
    assert played.returncode == 0
    assert "Morgana wins." in played.stdout
    assert played.stderr.count(reason) == 1
    server = home.server(tmp_path)
    server.start()
    try:
        check_served(server.guest("Anna", headers={"accept-language": "en"}))
    finally:
        server.stop()
    assert server.errors().count('"function": "face"') == 1
    assert reason not in server.errors()


def check_served(guest: httpx.Client) -> None:
    """Its table is described on the no-script page."""
    terms = {"game": "goofspiel", "seats": ["", "random"]}
    opened = guest.post("/api/tables", json={"terms": terms, "sit": [{"seat": 0, "name": "Anna"}], "begin": True})
    page = guest.get(f"/plain/table/{opened.json()['id']}", headers={"accept": "text/html"})
    assert page.status_code == 200
    assert "Your hand: 1, 2, 3." in page.text


SPEECHLESS = """

def fail(*given):
    raise ValueError("no tongue")

for part in ("question", "choices", "hint", "table", "look", "has_secret", "sheet"):
    setattr(type(Goofspiel.wording), part, fail)
"""


def test_a_game_whose_wording_fails_is_played_by_what_its_views_say(tmp_path: Path) -> None:
    home = make_home(tmp_path)
    home.add_game("goofspiel", with_line("goofspiel/game.py", SPEECHLESS), PLACE)
    file = tmp_path / "game.json"
    who = ("--players", "human,greedy", "--seed", "4", "--save", str(file))
    played = home.witching("play", "goofspiel", *who, typed="\n1\n1\n1\n\n\n")
    assert played.returncode == 0, played.stderr
    assert " 1 bid 1" in played.stdout
    assert home_says("en", "core-unsaid-table") in played.stdout
    points = json.loads(file.read_text())["result"]["seats"][1]["points"]
    assert home_says("en", "core-unsaid-points", seat="Morgana", points=points) in played.stdout
    for part in ("question", "choices", "table", "sheet"):
        assert played.stderr.count(f"“goofspiel” cannot say something ({part}: game.py:") == 1
    assert "ValueError" in played.stderr
    assert "no tongue" not in played.stderr
    assert home.witching("simulate", "goofspiel", "--games", "4", "--jobs", "2").returncode == 0
    server = home.server(tmp_path)
    server.start()
    try:
        guest = server.guest("Anna", headers={"accept-language": "en"})
        terms = {"game": "goofspiel", "seats": ["", "random"]}
        sit = [{"seat": 0, "name": "Anna"}]
        table = guest.post("/api/tables", json={"terms": terms, "sit": sit, "begin": True}).json()["id"]
        page = guest.get(f"/plain/table/{table}", headers={"accept": "text/html"})
        assert (page.status_code, "bid 1" in page.text) == (200, True)
        headers = {"content-type": "application/json"}
        told = guest.post("/api/replays/sentences?moment=0", content=file.read_bytes(), headers=headers)
        assert told.json()["sentences"] == [{"key": "core-unsaid-table"}]
    finally:
        server.stop()
    lines = [line for line in server.errors().splitlines() if '"event": "game-failed"' in line]
    assert sum('"function": "table"' in line and '"game": "goofspiel"' in line for line in lines) == 1
    assert "no tongue" not in server.errors()


BLIND = """

def fail(*given):
    raise ValueError("no eyes")

Goofspiel.views = fail
"""


def test_a_game_whose_views_fail_is_played_by_the_notation(tmp_path: Path) -> None:
    home = make_home(tmp_path)
    home.add_game("goofspiel", with_line("goofspiel/game.py", BLIND), PLACE)
    file = tmp_path / "game.json"
    who = ("--players", "human,greedy", "--seed", "4", "--save", str(file))
    played = home.witching("play", "goofspiel", *who, typed="\n1\n1\n1\n\n\n")
    assert played.returncode == 0, played.stderr
    assert home_says("en", "core-unsaid-question") + "\n 1 bid 1" in played.stdout
    assert played.stderr.count("“goofspiel” cannot say something (views: game.py:") == 1
    assert "no eyes" not in played.stderr
    assert "right: goofspiel" in home.witching("verify", str(file)).stdout
    assert home.witching("simulate", "goofspiel", "--games", "4", "--jobs", "2").returncode == 0
    server = home.server(tmp_path)
    server.start()
    try:
        guest = server.guest("Anna", headers={"accept-language": "en"})
        table = server.open_table(guest, "goofspiel", bots=["random"])
        page = guest.get(f"/plain/table/{table}", headers={"accept": "text/html"})
        assert (page.status_code, "bid 1" in page.text) == (200, True)
    finally:
        server.stop()
    assert server.errors().count('"function": "views"') == 1


GERMAN = "goofspiel/locale/de/goofspiel.ftl"
GAPS: dict[str, tuple[Mapping[str, str | bytes], str, str]] = {
    "an ending": (WHOLE | {TEXTS: WHOLE[TEXTS].replace("goofspiel-ending-", "goofspiel-finish-")}, "en", "-ending-"),
    "an option": (WHOLE | {LATER: WHOLE[LATER].replace("goofspiel-option-", "goofspiel-set-")}, "en", "-option-"),
    "an event": (WHOLE | {TEXTS: WHOLE[TEXTS].replace("goofspiel-event-tie", "goofspiel-tied")}, "en", "-event-tie"),
    "a translation": (WHOLE | {GERMAN: WHOLE[GERMAN].replace("goofspiel-about", "goofspiel-ueber")}, "de", "-about"),
}


@pytest.mark.parametrize("case", GAPS)
def test_a_game_that_lacks_texts_is_played_and_they_are_named_once(tmp_path: Path, case: str) -> None:
    files, language, key = GAPS[case]
    home = make_home(tmp_path)
    home.add_game("goofspiel", files, PLACE)
    done = home.witching("watch", "goofspiel", "--seed", "1", "--lang", language)
    assert done.returncode == 0
    own = "core-broken-gaps-english" if language == "en" else "core-broken-gaps"
    told = home_says(language, own, game="goofspiel", language=language, keys="|").partition("|")[0]
    assert done.stderr.count(told) == 1
    assert len(done.stderr.splitlines()) == 1
    assert f"goofspiel{key}" in done.stderr
    if language != "en":
        assert home.witching("watch", "goofspiel", "--seed", "1").stderr == ""


@pytest.mark.all
def test_the_server_writes_down_which_texts_are_missing(tmp_path: Path) -> None:
    home = make_home(tmp_path)
    home.add_game("goofspiel", GAPS["a translation"][0], PLACE)
    server = home.server(tmp_path)
    server.start()
    server.stop()
    [line] = [line for line in server.errors().splitlines() if '"event": "texts-missing"' in line]
    assert '"language": "de"' in line
    assert '"keys": ["goofspiel-about"]' in line


@pytest.fixture
def doubled(tmp_path: Path) -> Home:
    """An environment with two games named like one of ours, and two named alike of which one is broken."""
    home = make_home(tmp_path)
    home.add_game("glastonbury", {}, "glastonbury_of_others.game:Glastonbury")
    home.add_game("goofspiel", BROKEN["import error"][0], PLACE)
    (home.site / "whist_game-1.0.dist-info").mkdir()
    points = "[witching.games]\ngoofspiel = whist.game:Whist\nglastonbury = whist.game:Glastonbury\n"
    (home.site / "whist_game-1.0.dist-info" / "entry_points.txt").write_text(points)
    return home


def test_a_game_that_is_left_out_is_told_of_at_the_terminal(doubled: Home) -> None:
    listed = doubled.witching("play")
    for place in ("glastonbury_of_others.game:Glastonbury", "whist.game:Glastonbury"):
        assert home_says("en", "core-broken-double", game="glastonbury", detail=place) in listed.stderr
    assert home_says("en", "core-broken-double", game="goofspiel", detail="whist.game:Whist") in listed.stderr
    assert "“glastonbury” cannot be played here" not in listed.stderr
    assert listed.stderr.count("“goofspiel” cannot be played here") == 1
    assert "glastonbury, incantibus.\n" in listed.stderr


def test_a_game_that_can_be_played_is_never_called_broken(doubled: Home, tmp_path: Path) -> None:
    server = doubled.server(tmp_path)
    server.start()
    try:
        guest = server.guest("Anna", headers={"accept": "text/html", "accept-language": "en"})
        assert guest.get("/api/games").json()["broken"] == ["goofspiel"]
        assert home_says("en", "page-broken", game="glastonbury") not in guest.get("/plain").text
        server.open_table(guest, "glastonbury", bots=["random"])
    finally:
        server.stop()
    assert server.errors().count('"event": "game-broken"') == 1
    assert server.errors().count('"event": "game-left-out"') == 3
    assert "whist.game:Whist" in server.errors()
