/** Web storage that may be forbidden, full or absent: then nothing is remembered, and nothing breaks. */
export class SafeStorage {
  constructor(private readonly storage: () => Storage) {}

  read<T>(key: string): T | null {
    try {
      const text = this.storage().getItem(key);
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  }

  write(key: string, value: unknown): void {
    try {
      this.storage().setItem(key, JSON.stringify(value));
    } catch {
      // The visit works without it.
    }
  }
}

// Asking for `localStorage` itself may throw, so it is asked for inside the guard.
export const lasting = new SafeStorage(() => localStorage);
export const forThisTab = new SafeStorage(() => sessionStorage);
