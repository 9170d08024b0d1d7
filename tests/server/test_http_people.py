"""People over HTTP: cookies, names, and the available choices."""

from pathlib import Path

import msgspec
import pytest

from server.serving import COOKIE, Server, refusal_of, serving
from witching.cli.games import ALL_GAMES
from witching.compilation.loader import COMPILED, status
from witching.core.level import NAMES
from witching.i18n import LANGUAGES

pytestmark = pytest.mark.slow

ANNA = {"name": "Anna", "symbol": "owl", "language": "ko"}


def test_somebody_new_is_nobody_and_gets_no_cookie(served: Server) -> None:
    answer = served.guest().get("/api/me")
    assert answer.json() == {"name": "", "symbol": "", "language": ""}
    assert "set-cookie" not in answer.headers


def test_whoever_says_who_they_are_is_known_by_a_cookie_that_scripts_cannot_read(served: Server) -> None:
    guest = served.guest()
    answer = guest.put("/api/me", json=ANNA)
    assert answer.json() == ANNA
    parts = answer.headers["set-cookie"].split("; ")
    assert parts[0].startswith(f"{COOKIE}=")
    assert {"Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=34560000"} == set(parts[1:])
    assert guest.get("/api/me").json() == ANNA


def test_the_cookie_is_given_anew_when_the_guest_comes_back(served: Server) -> None:
    guest = served.guest("Anna")
    assert guest.get("/api/me").headers["set-cookie"].startswith(f"{COOKIE}={guest.cookies[COOKIE]};")


def test_two_guests_are_two(served: Server) -> None:
    anna, ben = served.guest("Anna"), served.guest("Ben")
    assert (anna.get("/api/me").json()["name"], ben.get("/api/me").json()["name"]) == ("Anna", "Ben")


@pytest.mark.parametrize("change", ["another guest", "no signature", "another signature", "rubbish"])
def test_a_cookie_that_we_did_not_sign_is_nobody(served: Server, change: str) -> None:
    cookie = served.guest("Anna")
    guest, _, signature = cookie.get("/api/me").headers["set-cookie"].partition(";")[0].partition("=")[2].partition(".")
    forged = {
        "another guest": f"{guest[:-1]}{'A' if guest[-1] != 'A' else 'B'}.{signature}",
        "no signature": guest,
        "another signature": f"{guest}.{signature[:-3]}xyz",
        "rubbish": "\\x00;,=" * 60,
    }[change]
    answer = served.guest().get("/api/me", headers={"cookie": f"{COOKIE}={forged}"})
    assert answer.status_code == 200
    assert answer.json()["name"] == ""


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"name": " "}, 422, "server-refusal-name"),
        ({"name": "a\nb"}, 422, "server-refusal-name"),
        ({"name": ""}, 422, "server-refusal-name"),
        ({"symbol": "rabbit"}, 422, "server-refusal-symbol"),
        ({"language": "xx"}, 422, "server-refusal-language"),
        ({"name": "a" * 25}, 400, "server-refusal-message"),
        ({"name": 7}, 400, "server-refusal-message"),
        ({"age": 7}, 400, "server-refusal-message"),
    ],
)
def test_what_nobody_can_be_is_refused_and_changes_nothing(
    served: Server, change: dict[str, object], status: int, key: str
) -> None:
    guest = served.guest("Anna")
    answer = guest.put("/api/me", json=ANNA | change)
    assert (answer.status_code, refusal_of(answer)) == (status, key)
    assert guest.get("/api/me").json()["language"] == "en"


def test_the_server_tells_what_a_table_may_be(served: Server) -> None:
    offer = served.guest().get("/api/games").json()
    assert [game["name"] for game in offer["games"]] == ["glastonbury", "incantibus"]
    assert offer["bots"] == [*NAMES, "sage", "greedy", "random"]
    assert offer["usual_bot"] == "student"
    assert offer["hurried"] is (status() != COMPILED)
    assert offer["languages"] == list(LANGUAGES)
    guest = served.guest("Anna")
    for game in offer["games"]:
        for seats in game["seats"]:
            for edition in game["editions"]:
                bots = ["random"] * (seats - 1)
                served.open_table(guest, game["name"], bots=bots, options={"edition": edition}, begin=False)


def test_the_server_tells_what_can_be_agreed(served: Server) -> None:
    guest = served.guest("Anna")
    for game in ALL_GAMES.values():
        told = guest.get(f"/api/games/{game.name}/options").json()["options"]
        assert told == msgspec.json.decode(msgspec.json.encode(game.options))
    answer = guest.get("/api/games/chess/options")
    assert (answer.status_code, refusal_of(answer)) == (422, "server-refusal-game")


def test_people_and_their_cookies_outlive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest("Anna")
        server.kill()
        server.start()
        assert guest.get("/api/me").json()["name"] == "Anna"


def test_over_tls_the_cookie_is_for_tls_alone(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://games.example.org") as server:
        answer = server.guest().put("/api/me", json=ANNA)
        assert answer.headers["set-cookie"].endswith("; Secure")
