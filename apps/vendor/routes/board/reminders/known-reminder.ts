const keyOf = (storeId: number) => `soko-known-day-${storeId}`;

/** Returns the last date with other hours of which a member has read on this device; empty if none. */
export function knownReminder(storeId: number): string {
  try {
    return localStorage.getItem(keyOf(storeId)) ?? '';
  } catch {
    return '';
  }
}

/** Remembers on this device that a date with other hours was read. */
export function saveKnownReminder(storeId: number, date: string): void {
  try {
    localStorage.setItem(keyOf(storeId), date);
  } catch {
    // A browser that forbids storage shows it again.
  }
}
