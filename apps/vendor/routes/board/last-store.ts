const key = 'soko-store';

/** Remembers on this device which store its board is of: the app opens there the next time. */
export function saveLastStore(id: number): void {
  try {
    localStorage.setItem(key, String(id));
  } catch {
    // A browser that forbids storage asks again.
  }
}

/** Returns the store that was chosen last on this device. */
export function savedLastStore(): number | undefined {
  try {
    return Number(localStorage.getItem(key) ?? undefined);
  } catch {
    return undefined;
  }
}
