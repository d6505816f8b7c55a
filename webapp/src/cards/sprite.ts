import common from "./sprite.svg?url";
import spanish from "./spanish.svg?url";

/** `common`: the French pack, and what all packs share. */
const ADDRESSES = { common, spanish };
type Sprite = keyof typeof ADDRESSES;

const drawn = new Set<Sprite>();

/** Puts drawings into the page, where `<use>` finds them; whatever shows one calls it, the first call counts. */
export function ensureSprite(sprite: Sprite = "common"): void {
  if (drawn.has(sprite)) return;
  drawn.add(sprite);
  draw(ADDRESSES[sprite]).catch(() => drawn.delete(sprite)); // the next drawing tries again
}

/** A file of its own: it is no code, and stays in the browser's store when the code changes. */
async function draw(address: string): Promise<void> {
  document.body.append(document.importNode(await fetched(address), true));
}

/** By this old door the browser reads a file as a document, so that no text has to be trusted as markup. */
function fetched(address: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.onload = () => (request.responseXML && request.status < 400 ? resolve(request.responseXML.documentElement) : reject(new Error(`no drawings at ${address}`)));
    request.onerror = () => reject(new Error(`no drawings at ${address}`));
    request.send();
  });
}
