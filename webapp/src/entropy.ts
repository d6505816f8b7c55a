function random(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...raw))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The player's part of the shuffle: 16 random bytes, 22 letters of base64url. */
export const entropy = (): string => random(16);

/** An op's id, kept while the op is repeated: 16 letters of base64url. */
export const opId = (): string => random(12);
