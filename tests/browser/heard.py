"""What a screen reader is given to say, by the rules of live regions: what has changed and is not empty."""

from tests.browser.phone import Phone

LISTEN = """(() => {
  window.heard = [];
  const last = new WeakMap();
  const listen = () => {
    for (const region of document.querySelectorAll("[aria-live], [role=alert], [role=status]")) {
      const said = region.textContent.trim();
      if (said && said !== last.get(region)) window.heard.push([region.role ?? "status", said]);
      last.set(region, said);
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


def listen(person: Phone) -> None:
    """From now on, and on every page that is loaded afterwards."""
    person.page.add_init_script(LISTEN)
    person.page.evaluate(LISTEN)


def heard(person: Phone, role: str) -> list[str]:
    """All that regions of this role have said so far: ``status``, ``alert`` or ``log``."""
    return [said for of, said in person.page.evaluate("window.heard") if of == role]


def hears(person: Phone, line: str) -> None:
    """It has been said, or soon is."""
    person.page.wait_for_function("line => window.heard.some(([, said]) => said.includes(line))", arg=line)
