/** The content of the offline page: the last menu with its formatted prices. Nothing personal. */
export interface LastMenu {
  store: string;
  path: string;
  /** When the prices were loaded, milliseconds. */
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
    const saved: LastMenu | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return saved && Array.isArray(saved.items) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Visited stores are private, so they are deleted when the session ends. */
export function forgetMenu(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}
