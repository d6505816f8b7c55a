/** Every moment of the table on a page of its own: gallery.html?moment=bisca-turn&theme=dark&pack=fr4&language=en */
import { mount } from "svelte";
import "../styles/index.css";
import type { Language } from "../languages";
import { speak } from "../words";
import Gallery from "./Gallery.svelte";
import { MOMENTS } from "./moments";

const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset["theme"] = query.get("theme") ?? "dark";
root.dataset["pack"] = query.get("pack") ?? "fr2";
await speak((query.get("language") ?? "pt-BR") as Language);

const target = document.getElementById("app");
const moment = MOMENTS.find(({ id }) => id === query.get("moment"));
if (target) mount(Gallery, { target, props: { moment: moment ?? null } });
