import address from "./sprite.svg?url";

let drawing: Promise<void> | null = null;

/** Puts the drawings into the page, where `<use>` finds them; whatever shows a card calls it, the first call counts. */
export function ensureSprite(): void {
  drawing ??= draw().catch(() => {
    drawing = null; // the next card tries again
  });
}

/** A file of its own: it is no code, and stays in the browser's store when the code changes. */
async function draw(): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no drawings at ${address}`);
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  document.body.append(document.importNode(documentElement, true));
}
