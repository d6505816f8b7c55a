import { Api } from "./net/api";
import { SessionStore } from "./net/session.svelte";
import { preferences } from "./preferences.svelte";
import type { GameDeclaration, Room } from "./protocol";
import { HOME, router, startOf } from "./router.svelte";
import { telegram } from "./telegram";
import { followTheme } from "./theme";
import { choose, speak } from "./words";

export const session = new SessionStore();
export const api = new Api(session);

class CardRoom {
  /** What the server offers; null until it has said so. */
  offer = $state.raw<Room | null>(null);

  get games(): GameDeclaration[] {
    return this.offer?.games ?? [];
  }

  game(id: string): GameDeclaration | null {
    return this.games.find((game) => game.id === id) ?? null;
  }
}

export const room = new CardRoom();

/** Shows the words in the player's language: the one that he has chosen, else his Telegram's, else his device's. */
export function speakToPlayer(): Promise<void> {
  const theirs = preferences.get("language") ?? telegram.language;
  return speak(choose(theirs ? [theirs] : navigator.languages));
}

/** Words, session and offer of the room; the code of what went wrong, or null. Throws when there are no words to say it. */
export async function enter(): Promise<string | null> {
  await telegram.start();
  telegram.settings(() => router.go({ screen: "settings" }));
  followTheme();
  // Each is a way to the room and back, so they go together.
  const [opened, offer] = await Promise.all([session.start(telegram), api.room(), speakToPlayer()]);
  if (opened && !opened.ok) return opened.error.code;
  // The server knows the parameters it has signed; an invitation from the lobby names its table plainly.
  const start = opened?.value.start ?? telegram.startParam;
  if (start && router.route === HOME) router.replace(startOf(start));
  if (!offer.ok) return offer.error.code;
  room.offer = offer.value;
  return null;
}
