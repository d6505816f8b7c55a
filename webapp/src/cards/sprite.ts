import { mount } from "svelte";
import Sprite from "./Sprite.svelte";

let drawn = false;

/** Puts the drawings into the page; whatever shows a card calls it, the first call counts. */
export function ensureSprite(): void {
  if (drawn) return;
  drawn = true;
  mount(Sprite, { target: document.body });
}
