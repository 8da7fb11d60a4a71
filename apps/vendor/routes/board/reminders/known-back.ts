const keyOf = (storeId: number) => `soko-known-back-${storeId}`;

/** Returns up to which moment a member has read on this device what is on sale again; empty if never. */
export function knownBack(storeId: number): string {
  try {
    return localStorage.getItem(keyOf(storeId)) ?? '';
  } catch {
    return '';
  }
}

/** Remembers on this device what was read; `since` is the moment of the latest item. */
export function saveKnownBack(storeId: number, since: string): void {
  try {
    localStorage.setItem(keyOf(storeId), since);
  } catch {
    // A browser that forbids storage shows it again.
  }
}
