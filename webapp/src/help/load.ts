import addresses from "virtual:rules";
import { LANGUAGES, type Language } from "../languages";
import { words } from "../language.svelte";
import type { Page } from "./page";

/** The rules of a game in the language in use; null where there are none. Rejects when they cannot be had. */
export async function pageOf(game: string): Promise<Page | null> {
  const address = addresses[language()][game];
  if (address === undefined) return null;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no rules at ${address}`);
  return (await response.json()) as Page;
}

function language(): Language {
  return LANGUAGES.find((ours) => ours === words.bundle?.language) ?? LANGUAGES[0];
}
