import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { painted } from "./painted";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("waiting for the paint", () => {
  it("goes on after the frame, not in it", async () => {
    const order: string[] = [];
    let frame = (): void => undefined;
    vi.stubGlobal("requestAnimationFrame", (callback: () => void) => (frame = callback));
    const waiting = painted().then(() => order.push("after"));
    frame();
    await Promise.resolve();
    order.push("frame");
    vi.advanceTimersByTime(0);
    await waiting;
    expect(order).toEqual(["frame", "after"]);
  });

  it("does not wait for ever where no frame comes", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const waiting = painted();
    vi.runAllTimers();
    await expect(waiting).resolves.toBeUndefined();
  });
});
