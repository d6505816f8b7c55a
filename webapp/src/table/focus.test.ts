// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { keepFocus } from "./focus";

const settle = (): Promise<void> => Promise.resolve();

function table(): HTMLElement {
  document.body.innerHTML = "<main><button>7h</button><button>Kd</button></main>";
  return document.querySelector("main") as HTMLElement;
}

afterEach(() => document.body.replaceChildren());

test("when the card that had the focus is played, the hand takes it", async () => {
  const main = table();
  const back = vi.fn();
  const leave = keepFocus(back)(main);
  main.querySelector("button")?.focus();
  main.querySelector("button")?.remove();
  await settle();
  expect(back).toHaveBeenCalledOnce();
  leave?.();
});

test("nothing is taken from who never used the keys here, or has the focus elsewhere at the table", async () => {
  const main = table();
  const back = vi.fn();
  const leave = keepFocus(back)(main);
  main.querySelector("button")?.remove();
  await settle();
  main.append(document.createElement("button"));
  main.querySelector("button")?.focus();
  main.lastElementChild?.remove();
  await settle();
  expect(back).not.toHaveBeenCalled();
  leave?.();
});
