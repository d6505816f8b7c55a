import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hand, portuguese as t } from "../table/fakes";
import { decision, HAND, stepNow, stepsOf, TRICK, TURN, type Step } from "./steps";

const GAMES = readdirSync(join(import.meta.dirname, "../games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

describe.each(GAMES)("the first hand of %s", (game) => {
  test("says something at each of its steps", async () => {
    const steps = await stepsOf(game);
    expect(steps.length).toBeGreaterThan(4);
    const silent = steps.filter(({ id }) => [`tour-${game}-${id}`, `tour-${id}`].every((name) => t(name, { suit: "Copas", reason: "" }) === name));
    expect(silent).toEqual([]);
  });

  test("names each step once", async () => {
    const ids = (await stepsOf(game)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const steps: Step[] = [decision("swap", ".acts"), HAND, TURN, TRICK];
const mine = hand({ legal: ["play 4c", "play 7d"] });

test("steps come in their order, those whose moment has not come are passed over", () => {
  expect(stepNow(steps, new Set(), null, mine)?.id).toBe("hand");
  expect(stepNow(steps, new Set(["hand"]), null, mine)?.id).toBe("turn");
  expect(stepNow(steps, new Set(["hand", "turn"]), null, mine)).toBeNull();
});

test("a step stays while its moment lasts, though an earlier one's comes", () => {
  const swap = hand({ legal: ["play 4c", "swap"] });
  expect(stepNow(steps, new Set(["hand"]), TURN, swap)?.id).toBe("turn");
  expect(stepNow(steps, new Set(["hand", "turn"]), TURN, swap)?.id).toBe("swap");
});

test("a step that the play has left behind gives way", () => {
  expect(stepNow(steps, new Set(["hand"]), TURN, hand({ last: { cards: [], winner: 1 } }))?.id).toBe("trick");
});
