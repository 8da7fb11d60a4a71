/** What a browser with full or forbidden storage keeps as long as its page lives: enough to go on to the checkout. */
const memory = new Map<string, string>();

/** Leaves a value for the next page of this tab, beyond a reload where the browser lets it. */
export function saveInTab(slot: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(slot, text);
    memory.delete(slot);
  } catch {
    memory.set(slot, text);
  }
}

/** What was kept; undefined where there is nothing, or nothing that can be read. */
export function savedInTab(slot: string): unknown {
  try {
    const text = memory.get(slot) ?? sessionStorage.getItem(slot);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetInTab(slot: string): void {
  memory.delete(slot);
  try {
    sessionStorage.removeItem(slot);
  } catch {
    // What could not be stored need not be removed.
  }
}

/** Forgets every slot whose name begins with `prefix`. */
export function forgetAllInTab(prefix: string): void {
  for (const slot of memory.keys()) if (slot.startsWith(prefix)) memory.delete(slot);
  try {
    for (const slot of Object.keys(sessionStorage)) if (slot.startsWith(prefix)) sessionStorage.removeItem(slot);
  } catch {
    // What could not be stored need not be removed.
  }
}
