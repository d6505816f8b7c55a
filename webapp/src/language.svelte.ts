import type { FluentBundle } from "@fluent/bundle";

class Words {
  /** The sentences of the language in use. Whatever formats one depends on it. */
  bundle = $state.raw<FluentBundle | null>(null);
}

export const words = new Words();
