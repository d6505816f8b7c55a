// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../preferences.svelte";
import { SOUNDS, type Sound } from "./sounds";
import { Speaker } from "./speaker";

/** Notes when each source begins and ends, and what it is. */
class FakeContext {
  readonly struck: { kind: string; begins: number; ends: number }[] = [];
  readonly currentTime = 10;
  readonly sampleRate = 8_000;
  readonly destination = {};
  state = "running";

  resume(): void {
    this.state = "running";
  }

  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => ({ gain: param(), connect: vi.fn() });
  createBiquadFilter = () => ({ type: "", frequency: param(), connect: vi.fn() });
  createOscillator = () => this.source("tone");
  createBufferSource = () => this.source("rustle");

  private source(kind: string) {
    const struck = { kind, begins: NaN, ends: NaN };
    this.struck.push(struck);
    return {
      frequency: param(),
      connect: vi.fn(),
      start: (at: number) => (struck.begins = at),
      stop: (at: number) => (struck.ends = at),
    };
  }
}

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

let context: FakeContext;
let speaker: Speaker;

beforeEach(() => {
  context = new FakeContext();
  speaker = new Speaker(context as unknown as AudioContext);
});
afterEach(() => {
  preferences.set("sound", undefined);
  vi.restoreAllMocks();
});

test.each(Object.keys(SOUNDS) as Sound[])("%s is played as it is written", (sound) => {
  speaker.play(sound);
  expect(context.struck).toEqual(SOUNDS[sound].map(({ kind, at, lasts }) => ({ kind, begins: 10 + at, ends: 10 + at + lasts })));
});

test.each(Object.entries(SOUNDS))("%s is short and soft", (_, parts) => {
  for (const { at, lasts, loud } of parts) {
    expect(at + lasts).toBeLessThanOrEqual(1);
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(0.7);
  }
});

test("nothing sounds when the player does not want it, when nobody looks, or before a gesture", () => {
  preferences.set("sound", "off");
  speaker.play("play");
  preferences.set("sound", undefined);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  speaker.play("play");
  hidden.mockRestore();
  context.state = "suspended";
  speaker.play("play");
  expect(context.struck).toEqual([]);
  speaker.wake();
  speaker.play("play");
  expect(context.struck).not.toEqual([]);
});
