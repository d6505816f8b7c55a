/** Milliseconds to wait before attempt number `attempt` (0 is the first repeat): doubling, capped, with jitter. */
export function backoff(attempt: number, cap: number, random: () => number = Math.random): number {
  const full = Math.min(cap, 250 * 2 ** attempt);
  return full * (0.5 + random() / 2);
}

/** Waits; ends early when the network comes back or when `signal` is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", end);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.("online", end);
    signal?.addEventListener("abort", end);
  });
}
