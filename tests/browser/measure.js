/**
 * What is wrong with the page as it stands, in words, for people with fingers, eyes and small windows.
 * Run in the page: `faults()` gives a list of sentences, empty when all is well. In a window smaller than any phone
 * the table is scrolled: there only what can be brought into sight counts.
 */
"use strict";

window.faults = () => {
  const FINGER = 44;
  const SMALLEST_TEXT = 12;
  /** Half a pixel of rounding, and the curve of a corner. */
  const SLACK = 1;
  /** Where in a box a finger is tried: its middle first. */
  const SHARES = [0.5, 0.2, 0.35, 0.65, 0.8, 0.1, 0.9];
  const GRID = SHARES.flatMap((i) => SHARES.map((j) => [i, j]));
  const CONTROLS = "button, a[href], input, select, summary, [role=slider]";

  /** Of sheets that lie over each other the last one is on top. */
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const modal = root !== document.body;
  const scrolled = innerWidth < 320 || innerHeight < 240;

  const called = (element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()}.${element.className.baseVal ?? element.className} “${name.trim().slice(0, 40)}”`;
  };
  /** What is there for ears alone is one pixel wide. */
  const isSeen = (element) => element.getBoundingClientRect().width > 1;
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && isSeen(element) && !element.closest("svg, .air");

  /** A label is part of its field; a slider is moved by what it lies on. */
  const targetOf = (control) => (control.type === "range" ? control.parentElement : (control.closest("label") ?? control));

  const hits = (target, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (target.contains(found) || found.closest("label")?.control === target);
  };

  /** How much of a control can be hit through a point, along one axis; a finger's width at the most, either way. */
  function reach(target, { x, y }, [dx, dy]) {
    const along = (sign) => {
      let step = 0;
      while (step < FINGER && hits(target, x + sign * dx * (step + 0.5), y + sign * dy * (step + 0.5))) step += 1;
      return step;
    };
    return along(1) + along(-1);
  }

  /** The place where a finger hits best, by its reach across and down; what lies over a control may have taken its middle. */
  function bestReach(target) {
    const { left, top, width, height } = target.getBoundingClientRect();
    let best = null;
    for (const [i, j] of GRID) {
      const point = { x: left + width * i, y: top + height * j };
      if (!hits(target, point.x, point.y)) continue;
      const reached = [reach(target, point, [1, 0]), reach(target, point, [0, 1])];
      if (Math.min(...reached) > Math.min(...(best ?? [0]))) best = reached;
      if (Math.min(...reached) >= FINGER - SLACK) break;
    }
    return best;
  }

  function* smallTargets() {
    for (const control of root.querySelectorAll(CONTROLS)) {
      const target = targetOf(control);
      if (!isShown(target) || isInRunningText(control)) continue;
      target.scrollIntoView({ block: "center", inline: "center" });
      const best = bestReach(target);
      if (!best) yield `cannot be hit: ${called(control)}`;
      else if (Math.min(...best) < FINGER - SLACK) yield `${best.join(" × ")} px to hit: ${called(control)}`;
    }
  }

  /** A link inside a sentence is as high as its line. */
  function isInRunningText(control) {
    return control.matches("p a, li a, dd a, td a") && control.parentElement.textContent.trim() !== control.textContent.trim();
  }

  function* texts() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node.textContent.trim() && !element.closest("script, style, option") && isShown(element)) yield [node, element];
    }
  }

  /** The names of people may be shortened; what the room says may not. */
  const isName = (element) => element.closest("bdi") !== null || element.querySelector("bdi") !== null;

  function* badTexts() {
    const cutters = new Set();
    for (const [node, element] of texts()) {
      if (parseFloat(getComputedStyle(element).fontSize) < SMALLEST_TEXT) yield `text below 12 px: ${called(element)}`;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let outer = element; outer && outer !== root; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const frame = outer.getBoundingClientRect();
        const [cutX, cutY] = [overflowX !== "auto" && overflowX !== "scroll", overflowY !== "auto" && overflowY !== "scroll"];
        const wide = cutX && (box.right > frame.right + SLACK || box.left < frame.left - SLACK);
        const high = cutY && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3);
        if ((wide || high) && !isName(element) && !cutters.has(element)) {
          cutters.add(element);
          yield `text is cut: ${called(element)}`;
        }
        if (!cutX || !cutY) break;
      }
      const table = element.closest(".table");
      if (table && !modal && !scrolled && !element.closest(".ledger, .panel")) {
        const inside = box.left >= -SLACK && box.top >= -SLACK && box.right <= innerWidth + SLACK && box.bottom <= innerHeight + SLACK;
        if (!inside && !isName(element)) yield `text outside of the window: ${called(element)}`;
      }
    }
  }

  function* badHand() {
    for (const card of document.querySelectorAll(".hand .card")) {
      if (scrolled) card.scrollIntoView({ block: "center", inline: "center" });
      const box = card.getBoundingClientRect();
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) {
        yield `a card of the hand is not wholly in the window: ${called(card)}`;
      }
      if (modal) continue;
      for (let i = 1; i < 8; i += 1) {
        const found = document.elementFromPoint(box.left + (box.width * i) / 8, box.top + box.height / 4);
        if (found && !found.closest(".hand, .bottom > .me > .why") && !found.matches(".bottom, .table")) {
          yield `lies over the hand: ${called(found)}`;
          break;
        }
      }
    }
  }

  const width = document.documentElement.scrollWidth;
  return [
    ...(width > innerWidth && !scrolled ? [`the page is ${width} px wide`] : []),
    ...badHand(),
    ...badTexts(),
    ...smallTargets(),
  ];
};
