/** What the offline page shows: the menu that was seen last, with its prices as they were written. Nothing personal. */
export interface LastMenu {
  store: string;
  path: string;
  /** When the prices held, milliseconds. */
  seenAt: number;
  timeZone: string;
  items: { name: string; price: string }[];
}

const key = 'last-menu';

export function saveMenu(menu: LastMenu): void {
  try {
    localStorage.setItem(key, JSON.stringify(menu));
  } catch {
    // Without room there is only less to see without a connection.
  }
}

export function savedMenu(): LastMenu | undefined {
  try {
    const kept: LastMenu | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept && Array.isArray(kept.items) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Where somebody has been is theirs alone: it leaves with the session. */
export function forgetMenu(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}
