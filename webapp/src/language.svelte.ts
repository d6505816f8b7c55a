import type { Bundle } from "./bundle";

class Words {
  /** The sentences of the language in use. Whatever formats one depends on it. */
  bundle = $state.raw<Bundle | null>(null);
}

export const words = new Words();
