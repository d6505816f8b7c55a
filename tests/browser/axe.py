"""axe, which knows what a page must not do to those who do not see it, or see it poorly."""

from playwright.sync_api import Page

from local.template import ROOT

SCRIPT = (ROOT / "webapp/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
FOUND = """options => axe.run(options).then(({ violations }) =>
  violations.flatMap(it => it.nodes.map(at => `${it.id}: ${at.target}`)))"""
CONTRAST = "color-contrast"


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds by these rules, or by all: the rule and the place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)  # a script tag would be against the content policy
    options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    return list(page.evaluate(FOUND, options))
