import { telegram } from "./telegram";
import { hashOf, type Route } from "./router.svelte";
import type { Room } from "./protocol";

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
