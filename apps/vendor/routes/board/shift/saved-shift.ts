/** What this device knows of the shift at a store. */
export interface Shift {
  isOn: boolean;
  /** When it began or ended; null before the first on this device. */
  at: string | null;
  /** Of a shift that has ended with running orders: who stays with them. */
  handedTo: string;
}

const keyOf = (storeId: number) => `soko-shift-${storeId}`;
const none: Shift = { isOn: false, at: null, handedTo: '' };

/** Returns the shift at a store, also after the page was loaded again [STO-008]. */
export function savedShift(storeId: number): Shift {
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(keyOf(storeId)) ?? '{}') };
  } catch {
    return none;
  }
}

export function saveShift(storeId: number, shift: Shift): void {
  try {
    localStorage.setItem(keyOf(storeId), JSON.stringify(shift));
  } catch {
    // A browser that forbids storage asks again after the page is loaded.
  }
}
