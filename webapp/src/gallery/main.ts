/**
 * Every moment of the table on a page of its own: gallery.html?moment=bisca-turn&theme=dark&pack=fr4&language=en
 * Another address, made by `history` and told by `popstate`, is shown without loading the page again.
 */
import { mount, tick, unmount } from "svelte";
import "../styles/index.css";
import { ensureSprite } from "../cards/sprite";
import type { Language } from "../languages";
import { preferences, type Preferences } from "../preferences.svelte";
import { speak } from "../words";
import Gallery from "./Gallery.svelte";
import { MOMENTS } from "./moments";

const root = document.documentElement;
const target = document.getElementById("app");
let shown: ReturnType<typeof mount> | null = null;

async function show(): Promise<void> {
  const query = new URLSearchParams(location.search);
  root.dataset["theme"] = query.get("theme") ?? "dark";
  const pack = query.get("pack") as Preferences["pack"];
  root.dataset["pack"] = pack ?? "fr2";
  preferences.set("pack", pack ?? undefined);
  if (pack === "es") ensureSprite("spanish");
  await speak((query.get("language") ?? "pt-BR") as Language);
  const moment = MOMENTS.find(({ id }) => id === query.get("moment")) ?? null;
  if (shown) await unmount(shown);
  shown = target && mount(Gallery, { target, props: { moment } });
  await tick();
  root.dataset["moment"] = moment?.id ?? "";
}

addEventListener("popstate", () => void show());
await show();
