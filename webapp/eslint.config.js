import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      // TypeScript knows undefined names better.
      "no-undef": "off",
      // Names come from strangers: they are text nodes, never markup.
      "svelte/no-at-html-tags": "error",
      "svelte/no-inline-styles": ["error", { allowTransitions: true }],
      eqeqeq: ["error", "always"],
    },
  },
);
