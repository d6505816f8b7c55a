import { expect, test } from "vitest";
import { contrast } from "./legible";

// What becomes of a theme is seen in a browser: tests/browser/test_settings.py.
test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});
