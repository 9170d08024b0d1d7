"""axe-core over what is shown now."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
RUN = """async () => {
    const { violations } = await axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        rules: { "label-content-name-mismatch": { enabled: true } },
    });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${
        nodes.slice(0, 4).map((each) => each.target.join(" ") + " " + each.failureSummary).join(" | ")}`);
}"""


def violations(page: Page) -> list[str]:
    """What is wrong on the page for those who cannot see, hear or point well: one line for each rule that is broken."""
    if not page.evaluate("'axe' in window"):
        # Past the page's own rules about scripts: it is the test that brings this one.
        session = page.context.new_cdp_session(page)
        session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    found: list[str] = page.evaluate(RUN)
    return found
