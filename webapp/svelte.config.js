import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Elements are made one by one, never from text: the content policy lets nobody make markup of text.
    fragments: "tree",
    discloseVersion: false,
    // Short, and alike from build to build; two folders may hold components of one name.
    cssHash: ({ filename }) => `in-${filename.split(/[\\/]/).slice(-2).join("-").replace(".svelte", "")}`,
  },
};
