"""axe-core on the current screen."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
ALL = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
RUN = """async (wanted) => {
    const { violations, passes } = await axe.run(document, wanted);
    if (passes.length === 0) return ["nothing was looked at"];
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${
        nodes.slice(0, 4).map((each) => each.target.join(" ") + " " + each.failureSummary).join(" | ")}`);
}"""


def violations(page: Page) -> list[str]:
    """Accessibility faults of the page, one line per broken rule."""
    return _run(page, ALL)


def poor_contrasts(page: Page) -> list[str]:
    """The colour faults among them."""
    return _run(page, COLOURS)


def _run(page: Page, wanted: dict[str, Any]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        # Bypass the page's own rules about scripts: this one comes from the test.
        session = page.context.new_cdp_session(page)
        session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        session.detach()
    found: list[str] = page.evaluate(RUN, wanted)
    return found
