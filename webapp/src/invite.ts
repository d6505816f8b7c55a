import { telegram } from "./telegram";
import { hashOf, parse, startOf, type Route } from "./router.svelte";
import type { Room, View } from "./protocol";

/** What others can be brought to. */
export type Place = Extract<Route, { id: string }>;

/** The link that brings others to a place: into Telegram from there, or where only Telegram opens the door; else to this page. */
export function linkTo(place: Place, room: Room): string {
  const { bot, guests } = room;
  if (bot && (telegram.initData || !guests)) return `https://t.me/${bot.name}/${bot.app}?startapp=${parameterOf(place)}`;
  return new URL(hashOf(place), location.href.split("#")[0]).href;
}

/** The start parameter that leads there, as the router reads it. */
function parameterOf(place: Place): string {
  return place.screen === "table" ? place.id : `r${place.match}-${place.deal}-${place.step}-${place.id}`;
}

/** Where a link or code leads that somebody pasted; null when it is no invitation. */
export function placeIn(text: string): Place | null {
  const pasted = text.trim();
  // The bot signs what its links name: `t_`, the place, a code of 16 letters.
  const start = /[?&]startapp=(?:t_([\w-]{1,64})[\w-]{16}|([\w-]{1,64}))$/.exec(pasted);
  const parameter = start?.[1] ?? start?.[2] ?? /^[\w-]{6,64}$/.exec(pasted)?.[0];
  const route = parameter === undefined ? parse(/#.*$/.exec(pasted)?.[0] ?? "") : startOf(parameter);
  return "id" in route ? route : null;
}

/** Why somebody who comes to a table can only watch there; null when he plays, or may sit down. */
export function onlyWatched(view: View): "full" | "running" | null {
  if (view.you !== null || view.phase === "over") return null;
  if (view.phase !== "lobby") return "running";
  return view.seats.includes(null) ? null : "full";
}

/** Copies a text; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers the link to others, by Telegram or the device's own sheet; false when neither is there. */
export async function share(url: string, text: string): Promise<boolean> {
  if (telegram.share(url, text)) return true;
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({ url, text });
    return true;
  } catch (error) {
    // Closing the sheet is an answer too.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
