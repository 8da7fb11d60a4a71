/** Used if the storage is full or denied: lasts as long as the page, which is enough to reach the checkout. */
const memory = new Map<string, string>();

/** Saves a value for the next page of this tab, also across a reload if the browser allows it. */
export function saveInTab(slot: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(slot, text);
    memory.delete(slot);
  } catch {
    memory.set(slot, text);
  }
}

/** Returns the saved value; undefined if there is none, or none that can be read. */
export function savedInTab(slot: string): unknown {
  try {
    const text = memory.get(slot) ?? sessionStorage.getItem(slot);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function deleteInTab(slot: string): void {
  memory.delete(slot);
  try {
    sessionStorage.removeItem(slot);
  } catch {
    // What could not be stored need not be removed.
  }
}
