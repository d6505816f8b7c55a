import address from "./sprite.svg?url";

let drawing: Promise<void> | null = null;

/** Puts the drawings into the page, where `<use>` finds them; whatever shows one calls it, the first call counts. */
export function ensureSprite(): void {
  drawing ??= draw().catch(() => {
    drawing = null; // the next drawing tries again
  });
}

/** A file of its own: it is no code, and stays in the browser's store when the code changes. */
async function draw(): Promise<void> {
  document.body.append(document.importNode(await fetched(), true));
}

/** By this old door the browser reads a file as a document, so that no text has to be trusted as markup. */
function fetched(): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.onload = () => (request.responseXML && request.status < 400 ? resolve(request.responseXML.documentElement) : reject(new Error(`no drawings at ${address}`)));
    request.onerror = () => reject(new Error(`no drawings at ${address}`));
    request.send();
  });
}
