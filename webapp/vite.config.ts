/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { TEXTS } from "./address.build";
import { rules } from "./rules.build";
import { shell } from "./shell.build";
import { words } from "./words.build";

const gameIn = (modules: string[]): string | undefined =>
  modules.map((id) => /\/games\/(\w+)\/index\.ts$/.exec(id)?.[1]).find((game) => game !== undefined);

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), words(), rules(), shell()],
  // Vitest would otherwise take Svelte's server build, in which nothing is reactive.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    target: "es2022",
    // A twentieth smaller on the wire than Vite's own choice.
    minify: "terser",
    terserOptions: { module: true, compress: { passes: 3 } },
    // The content policy forbids inline scripts and data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    // All that a screen imports is asked for at once.
    modulePreload: { polyfill: false },
    // What is loaded with what, for the measure of the wire.
    manifest: true,
    rollupOptions: {
      output: {
        // By its name the measure of the wire knows a game.
        chunkFileNames: ({ moduleIds }) => `assets/${gameIn(moduleIds) ?? "[name]"}-[hash].js`,
        assetFileNames: ({ names }) => `${names[0]?.endsWith(".json") ? TEXTS : "assets"}/[name]-[hash][extname]`,
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": "http://127.0.0.1:8000" },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
