import { createHash } from "node:crypto";
import type { Rollup } from "vite";

/** The folder of the texts that the app fetches. */
export const TEXTS = "words";

/** The code of an address from which the app fetches a text; the development server has no files to emit. */
export function addressOf(context: Rollup.PluginContext, serving: boolean, name: string, json: string): string {
  if (serving) return JSON.stringify(inline(json));
  return `import.meta.ROLLUP_FILE_URL_${context.emitFile({ type: "asset", name, source: json })}`;
}

/** The address of a text as another text says it. Its name is made here, for nobody else could write it there in time. */
export function addressFromText(context: Rollup.PluginContext, serving: boolean, name: string, json: string): string {
  if (serving) return inline(json);
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
  const file = `${name}-${hash}.json`;
  context.emitFile({ type: "asset", fileName: `${TEXTS}/${file}`, source: json });
  return file;
}

const inline = (json: string): string => `data:application/json,${encodeURIComponent(json)}`;
