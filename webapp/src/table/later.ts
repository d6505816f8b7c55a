/** What a table can be drawn without: fetched right after, before anybody has thought of his first card. */
export { Performance } from "../motion/performance";
export { default as Aloud } from "./Aloud.svelte";
export { default as Panels } from "./Panels.svelte";
export { default as Sheets } from "./Sheets.svelte";
export { whyNot } from "./why";
