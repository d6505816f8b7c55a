/** The first picture, which the page itself brings; the gallery has none. */
const cover = document.getElementById("cover");

/** It stays where the door is, and goes when there is something else to see. */
export function showCover(shown: boolean): void {
  if (cover) cover.hidden = !shown;
}
