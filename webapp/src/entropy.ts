function random(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...raw))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The player's part of the shuffle: 16 random bytes, 22 letters of base64url. */
export const entropy = (): string => random(16);

/** Names this device, as long as the page is open: the server remembers the last ops of each device. */
const device = random(3);

/** An op's id, kept while the op is repeated: 16 letters of base64url, the first four the device's. */
export const opId = (): string => device + random(9);
