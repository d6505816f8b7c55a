/**
 * Every moment of the table on a page of its own: gallery.html?moment=bisca-turn&theme=dark&pack=fr4&language=en
 * Another address, made by `history` and told by `popstate`, is shown without loading the page again.
 */
import { mount, tick, unmount } from "svelte";
import "../styles/index.css";
import type { Language } from "../languages";
import { speak } from "../words";
import Gallery from "./Gallery.svelte";
import { MOMENTS } from "./moments";

const root = document.documentElement;
const target = document.getElementById("app");
let shown: ReturnType<typeof mount> | null = null;

async function show(): Promise<void> {
  const query = new URLSearchParams(location.search);
  root.dataset["theme"] = query.get("theme") ?? "dark";
  root.dataset["pack"] = query.get("pack") ?? "fr2";
  await speak((query.get("language") ?? "pt-BR") as Language);
  const moment = MOMENTS.find(({ id }) => id === query.get("moment")) ?? null;
  if (shown) await unmount(shown);
  shown = target && mount(Gallery, { target, props: { moment } });
  await tick();
  root.dataset["moment"] = moment?.id ?? "";
}

addEventListener("popstate", () => void show());
await show();
