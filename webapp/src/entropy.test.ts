import { expect, test } from "vitest";
import { opId } from "./entropy";

test("all op ids of a device begin with its four letters, and no two are alike", () => {
  const ids = Array.from({ length: 100 }, opId);
  expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[\w-]{16}$/.test(id))).toBe(true);
});
