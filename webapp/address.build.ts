import type { Rollup } from "vite";

/** The code of an address from which the app fetches a text; the development server has no files to emit. */
export function addressOf(context: Rollup.PluginContext, serving: boolean, name: string, json: string): string {
  if (serving) return JSON.stringify(`data:application/json,${encodeURIComponent(json)}`);
  return `import.meta.ROLLUP_FILE_URL_${context.emitFile({ type: "asset", name, source: json })}`;
}
