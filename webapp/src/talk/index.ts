/** Table talk: fetched once the table is drawn, with its own words. */
import { openChapter } from "../words";
import Talk from "./Talk.svelte";

export async function enter(): Promise<typeof Talk> {
  await openChapter("talk");
  return Talk;
}
