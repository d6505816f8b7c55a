/**
 * Every moment of the table on a page of its own: gallery.html?moment=bisca-turn&theme=dark&pack=fr4&language=en
 * Another address, made by `history` and told by `popstate`, is shown without loading the page again.
 */
import { mount, tick, unmount } from "svelte";
import "../styles/first.css";
import "../styles/index.css";
import { ensureSprite } from "../cards/sprite";
import type { Language } from "../languages";
import { preferences, type Preferences } from "../preferences.svelte";
import { openChapter, speak } from "../words";
import Gallery from "./Gallery.svelte";
import { MOMENTS } from "./moments";

// What a table fetches after its first picture is here already: a moment is not shown before it is whole.
import.meta.glob(["../games/*/{index,later}.ts", "../{fairness,score,table}/*.svelte", "../{table/later,talk/index}.ts"], { eager: true });

const root = document.documentElement;
const target = document.getElementById("app");
let shown: ReturnType<typeof mount> | null = null;
/** The language that is spoken, and the pack that it names the cards of. */
let spoken = "";

async function show(): Promise<void> {
  const query = new URLSearchParams(location.search);
  root.dataset["theme"] = query.get("theme") ?? "dark";
  const pack = query.get("pack") as Preferences["pack"];
  root.dataset["pack"] = pack ?? "fr2";
  preferences.set("pack", pack ?? undefined);
  if (pack === "es") ensureSprite("spanish");
  await say((query.get("language") ?? "pt-BR") as Language, pack);
  const moment = MOMENTS.find(({ id }) => id === query.get("moment")) ?? null;
  if (shown) await unmount(shown);
  shown = target && mount(Gallery, { target, props: { moment } });
  await tick();
  root.dataset["moment"] = moment?.id ?? "";
}

async function say(language: Language, pack: Preferences["pack"] | null): Promise<void> {
  if (spoken === `${language} ${pack}`) return;
  await speak(language);
  await Promise.all([openChapter("score"), openChapter("talk")]);
  spoken = `${language} ${pack}`;
}

addEventListener("popstate", () => void show());
await show();
