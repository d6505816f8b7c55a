/** What lies over the whole table: fetched once the table is drawn, since it is wanted only later. */
export { default as ClosedSheet } from "./ClosedSheet.svelte";
export { default as MenuSheet } from "./MenuSheet.svelte";
export { default as ResultSheet } from "./ResultSheet.svelte";
