/** What a table can be drawn without: fetched right after, before anybody has thought of his first card. */
export { Performance } from "../motion/performance";
export { default as ClosedSheet } from "./ClosedSheet.svelte";
export { default as LastTrick } from "./LastTrick.svelte";
export { default as MenuSheet } from "./MenuSheet.svelte";
export { default as ResultSheet } from "./ResultSheet.svelte";
export { default as VotePanel } from "./VotePanel.svelte";
