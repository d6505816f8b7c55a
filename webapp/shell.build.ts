import { transformWithEsbuild, type Plugin } from "vite";

const STYLE = /(?<=<style>)[^<]*/;
const SHEET = /\s*<link rel="stylesheet"[^>]*>/;

/**
 * Lets the page be seen as it comes: what the app needs of styles beyond those in the page stands behind what the page
 * shows, and keeps nothing waiting but the app.
 */
export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const [style = ""] = STYLE.exec(html) ?? [];
        const [sheet = ""] = SHEET.exec(html) ?? [];
        const { code } = await transformWithEsbuild(style, "first.css", { loader: "css", minify: true });
        return html.replace(sheet, "").replace(STYLE, () => code.trim()).replace("\n  </body>", `${sheet}\n  </body>`);
      },
    },
  };
}
