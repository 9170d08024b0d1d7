"""The page as a real server gives it to a browser: allowed to run, linked to the plain one, and nothing else."""

from pathlib import Path

import pytest

from server.serving import Server, serving
from witching.page.files import Build

BUILD = Build()

pytestmark = pytest.mark.slow


def policy_of(server: Server, address: str) -> dict[str, str]:
    header = server.guest().get(address).headers["content-security-policy"]
    return {name: value for name, _, value in (part.partition(" ") for part in header.split("; "))}


def test_the_built_page_is_served(served: Server) -> None:
    guest = served.guest()
    page = guest.get("/", headers={"accept": "text/html"})
    assert page.status_code == 200
    assert BUILD.id in page.text
    assert guest.get("/page.json").json() == {"build": BUILD.id}
    for name in BUILD.files:
        assert guest.get(f"/{name}").status_code == 200, name
        assert f"/{name}" in page.text or not name.startswith("assets/begin-"), name


def test_without_a_build_browsers_are_led_to_the_plain_page(tmp_path: Path) -> None:
    with serving(tmp_path, WITCHING_PAGE=str(tmp_path)) as server:
        assert server.guest(follow_redirects=True).get("/").url.path == "/plain"
        assert server.guest().get("/serve.log").status_code == 404
        assert "no-page-built" in server.errors()


@pytest.mark.parametrize("address", ["/", "/table/nowhere", "/plain"])
def test_the_page_may_run_its_own_files_and_no_others(served: Server, address: str) -> None:
    policy = policy_of(served, address)
    assert policy["default-src"] == "'self'"
    assert "unsafe" not in str(policy)
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"


def test_a_table_by_its_link_is_a_page_for_a_stranger(served: Server) -> None:
    table = served.open_table(served.guest("Anna"), "glastonbury", opened=1)
    for address in (f"/table/{table}", "/table/nowhere"):
        answer = served.guest(follow_redirects=True).get(address, headers={"accept": "text/html"})
        assert answer.headers["content-type"].startswith("text/html")


def test_the_plain_page_leads_to_the_page_and_the_page_to_the_plain_one(served: Server) -> None:
    guest = served.guest()
    for plain, drawn in (("/plain", "/"), ("/plain/rules/glastonbury/G-TAKE", "/rules/glastonbury/G-TAKE")):
        assert f'href="{drawn}"' in guest.get(plain, headers={"accept": "text/html"}).text
