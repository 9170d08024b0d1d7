"""The page's files: cached for ever where their names change, revalidated where they do not, compressed."""

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from i18n.text_files import files_in
from witching.core.refusal import Refused
from witching.i18n import LANGUAGES
from witching.i18n.texts import cut_entries, word_of
from witching.page.files import Build
from witching.page.routes import BOTH, SCREENS, page_routes
from witching.page.text_parts import AFTERWARDS, AT_ONCE, LATER, read_catalogue
from witching.server.web.addresses import Site
from witching.server.web.middleware import Headers
from witching.server.web.routes import answer_refused

GAMES = ("glastonbury", "incantibus")
SOURCE = Path(__file__).parents[2] / "page" / "src"
KEYS = {key for file in files_in("en") for key in cut_entries(file.read_text())}
ELSEWHERE = re.compile("-(terminal|plain)$")
INDEX = """<!doctype html>
<html><head><noscript><meta http-equiv="refresh" content="0; url=/plain" /></noscript></head><body></body></html>
"""
FILES = {
    "assets/index-Ab1.js": ("text/javascript; charset=utf-8", "let a = 1;\n" * 100),
    "assets/index-Cd2.css": ("text/css; charset=utf-8", "a {}\n" * 100),
    "icon.svg": ("image/svg+xml", "<svg/>"),
    "icon-192.png": ("image/png", "PNG"),
    "manifest.webmanifest": ("application/manifest+json", "{}"),
    "sw.js": ("text/javascript; charset=utf-8", "self;"),
}
ENCODINGS = {"gzip, br": True, "br, GZIP ; q=0.5": True, "identity": False, "gzip;q=0": False, "gzip; q=0.0": False}
"""What a browser offers, and whether it then gets something compressed."""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    for name, text in {"index.html": INDEX, **{name: text for name, (_, text) in FILES.items()}}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


class Browser:
    """Asks for pages built into a folder."""

    def __init__(self, folder: Path) -> None:
        routes = page_routes(LANGUAGES, GAMES, Build(folder))
        refusals: Any = {Refused: lambda _request, error: answer_refused(error)}
        app = Starlette(routes=routes, exception_handlers=refusals)
        self._transport = httpx.ASGITransport(Headers(app, Site("127.0.0.1", 80)))

    def get(self, address: str, method: str = "GET", **headers: str) -> httpx.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return asyncio.run(self._ask(method, address, named))

    async def _ask(self, method: str, address: str, headers: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(transport=self._transport, base_url="http://page") as client:
            return await client.request(method, address, headers=headers)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_what_was_built(built: Path, name: str) -> None:
    media, text = FILES[name]
    for encoding, is_packed in ENCODINGS.items():
        answer = Browser(built).get(f"/{name}", accept_encoding=encoding)
        assert (answer.status_code, answer.headers["content-type"], answer.text) == (200, media, text)
        assert ("content-encoding" in answer.headers) == is_packed
        assert answer.headers["vary"] == "accept-encoding"
    head = Browser(built).get(f"/{name}", "HEAD")
    assert (head.status_code, head.headers["content-type"]) == (200, media)


def test_hashed_names_are_kept_for_ever_and_others_are_asked_for_again(built: Path) -> None:
    for name in FILES:
        cache = Browser(built).get(f"/{name}").headers["cache-control"]
        assert cache == ("max-age=31536000, immutable" if name.startswith("assets/") else "no-cache")
    assert Browser(built).get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", ["/", "/icon.svg", "/sw.js", "/words/en/page"])
def test_what_can_be_opened_by_itself_says_whom_it_trusts(built: Path, address: str) -> None:
    headers = Browser(built).get(address).headers
    assert {"content-security-policy", "referrer-policy", "x-content-type-options"} <= set(headers)


def test_what_is_only_a_part_of_a_page_says_no_more_than_it_must(built: Path) -> None:
    headers = Browser(built).get("/assets/index-Ab1.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


@pytest.mark.parametrize("address", ["/", "/sw.js", "/assets/index-Ab1.js", "/words/fr/later", "/words/ko/incantibus"])
def test_who_has_it_does_not_get_it_again(built: Path, address: str) -> None:
    guest = Browser(built)
    mark = guest.get(address).headers["etag"]
    for had in (mark, f'"another", {mark}', mark.removeprefix("W/"), "*"):
        again = guest.get(address, if_none_match=had)
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
    for had in ('"another"', mark[:-2] + '"', f'"{mark}"'):
        assert guest.get(address, if_none_match=had).status_code == 200


@pytest.mark.parametrize("screen", [*SCREENS, *BOTH])
def test_every_screen_is_the_same_page_and_names_its_build(built: Path, screen: str) -> None:
    guest = Browser(built)
    answer = guest.get(screen.format(game="glastonbury", table="abc", rule="G-TAKE"))
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<meta name="build" content="{guest.get("/page.json").json()["build"]}"></head>' in answer.text


@pytest.mark.parametrize(
    ("address", "plain"),
    [
        ("/", "/plain"),
        ("/open/glastonbury", "/plain"),
        ("/table/abc", "/plain/table/abc"),
        ("/rules/glastonbury/G-TAKE?edition=de", "/plain/rules/glastonbury/G-TAKE"),
        ("/table/%22%3E%3Cb", "/plain/table/%22%3E%3Cb"),
    ],
)
def test_browsers_without_scripts_are_led_to_the_same_place(built: Path, address: str, plain: str) -> None:
    assert f'content="0; url={plain}"' in Browser(built).get(address).text


def test_another_build_has_another_name(built: Path) -> None:
    before = Build(built).id
    assert Build(built).id == before
    (built / "sw.js").write_text("self; self;")
    assert Build(built).id != before


def test_where_nothing_was_built_there_are_only_words(tmp_path: Path) -> None:
    guest = Browser(tmp_path)
    assert guest.get("/").status_code == 404
    assert guest.get("/page.json").json() == {"build": ""}
    assert guest.get("/words/en/page").status_code == 200


def test_a_folder_that_holds_no_page_is_not_served(built: Path) -> None:
    """WITCHING_PAGE may name a wrong folder."""
    (built / "index.html").unlink()
    assert Build(built).files == {}
    assert Browser(built).get("/sw.js").status_code == 404


def test_a_file_of_an_unknown_kind_is_only_bytes(built: Path) -> None:
    (built / "licence").write_text("<b>")
    assert Browser(built).get("/licence").headers["content-type"] == "application/octet-stream"


def test_what_there_is_not(built: Path) -> None:
    guest = Browser(built)
    for address in ("/words/tlh/page", "/words/en/chess", "/words/en/cli", "/assets/../index.html", "/assets/no.js"):
        assert guest.get(address).status_code == 404, address


def sent(*parts: str) -> set[str]:
    """The messages that come with these parts."""
    return {key for part in parts for key in cut_entries(read_catalogue("en", part, GAMES))}


def said(file: Path) -> set[str]:
    """The messages that a file of the page names."""
    words = "|".join({word_of(each) for each in (*AT_ONCE, *AFTERWARDS, *GAMES)})
    return set(re.findall(rf'"((?:{words})-[a-z0-9-]*[a-z0-9])"', file.read_text())) & KEYS


def begun_with(file: Path, found: set[Path]) -> set[Path]:
    """A file of the page with all that it cannot start without."""
    if file not in found:
        found.add(file)
        for name in re.findall(r'^ *(?:import|export)\b[^;]*?"(\.[^"]+)";', file.read_text(), re.MULTILINE):
            place = (file.parent / name).resolve()
            following = (place.parent / (place.name + suffix) for suffix in ("", ".ts"))
            for each in (path for path in following if path.suffix in (".ts", ".svelte") and path.is_file()):
                begun_with(each, found)
    return found


def test_whatever_the_page_says_is_among_its_words() -> None:
    words = sent("page", LATER, *GAMES)
    for file in (path for suffix in ("ts", "svelte") for path in SOURCE.rglob(f"*.{suffix}")):
        assert said(file) <= words, file


@pytest.mark.parametrize("game", GAMES)
def test_until_the_first_choice_nothing_is_said_that_comes_later(game: str) -> None:
    files = begun_with(SOURCE / "games" / game / "page.ts", begun_with(SOURCE / "main.ts", set()))
    assert SOURCE / "table" / "TablePage.svelte" in files
    assert SOURCE / "settings" / "SettingsDialog.svelte" not in files
    words = sent("page", game)
    for file in files:
        assert said(file) <= words, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_comes_with_one_part(language: str) -> None:
    parts = {part: set(cut_entries(read_catalogue(language, part, GAMES))) for part in ("page", LATER, *GAMES)}
    invitations = {f"{game}-{name}" for game in GAMES for name in ("title", "about")}
    parts["page"] -= invitations
    assert sum(map(len, parts.values())) == len(set.union(*parts.values()))
    assert all(parts.values())


def test_what_is_said_elsewhere_is_not_sent() -> None:
    everything = sent("page", LATER, *GAMES)
    elsewhere = {key for file in files_in("en") if ELSEWHERE.search(file.stem) for key in cut_entries(file.read_text())}
    assert {"server-backup-help", "rulebook-help", "page-way-now"} <= elsewhere
    assert not elsewhere & everything


def test_every_file_that_may_wait_is_sent_later() -> None:
    waiting = {file.stem for file in files_in("en") if file.stem.endswith(f"-{LATER}")}
    assert {word_of(stem) for stem in waiting} <= {*AT_ONCE, *GAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_page_are_small(built: Path, language: str) -> None:
    """They are part of the 120 KB that a browser fetches before the first choice."""
    guest = Browser(built)
    for part in ("page", LATER, *GAMES):
        answer = guest.get(f"/words/{language}/{part}")
        assert not any(line.startswith("#") for line in answer.text.splitlines())
        assert len(gzip.compress(answer.content)) < 30_000
