import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ICONS } from "./icons";

test("every icon is drawn, and nothing else by such a name", () => {
  const sprite = readFileSync(join(import.meta.dirname, "cards/sprite.svg"), "utf8");
  const drawn = [...sprite.matchAll(/id="icon-([\w-]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...ICONS]);
});
