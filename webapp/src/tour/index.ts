/** The guide of a first hand, fetched with its words and the game's steps when such a table is shown. */
import { openChapter } from "../words";
import Guide from "./Guide.svelte";
import { stepsOf, type Step } from "./steps";

export async function guideOf(game: string): Promise<{ Guide: typeof Guide; steps: Step[] }> {
  const [steps] = await Promise.all([stepsOf(game), openChapter("tour")]);
  return { Guide, steps };
}
