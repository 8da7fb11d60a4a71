/** What the offline page shows of a visited store: its menu with formatted prices. Nothing personal. */
export interface VisitedMenu {
  store: string;
  path: string;
  /** When the prices were loaded, milliseconds. */
  seenAt: number;
  timeZone: string;
  items: { name: string; price: string }[];
}

/** A saved menu with the moment of the visit, milliseconds. */
interface SavedMenu extends VisitedMenu {
  visitedAt: number;
}

/**
 * Each store has an entry of its own: with one for all of them, two pages that save at once would each write what the
 * other had not read yet.
 */
const prefix = 'visited-menu ';
/** As many as fit in the storage of a small phone: of the largest stores some 200 kB. */
const maxMenus = 8;
/** Earlier versions kept all menus, or only the last one, under these names. */
const formerKeys = ['visited-menus', 'last-menu'];

/** Returns the menus, that of an address of the site first, else the last visited. */
export function menusFor(menus: readonly VisitedMenu[], address: string): VisitedMenu[] {
  const wanted = address.split(/[?#]/)[0];
  return menus.toSorted((one, other) => Number(other.path === wanted) - Number(one.path === wanted));
}

/** Saves the menu of a store, and drops those of the stores that were visited longest ago. */
export function saveMenu(menu: VisitedMenu, visitedAt = Date.now()): void {
  const entry = JSON.stringify({ ...menu, visitedAt } satisfies SavedMenu);
  try {
    for (const key of formerKeys) localStorage.removeItem(key);
    write(menu.path, entry);
    for (const { path } of allMenus().slice(maxMenus)) localStorage.removeItem(prefix + path);
  } catch {
    // Without room there is only less to see without a connection.
  }
}

function write(path: string, entry: string): void {
  try {
    localStorage.setItem(prefix + path, entry);
  } catch {
    // Where there is no room for all, the last one is what is needed.
    clearMenus();
    localStorage.setItem(prefix + path, entry);
  }
}

/** The last visited first. */
export function savedMenus(): VisitedMenu[] {
  try {
    return allMenus().slice(0, maxMenus);
  } catch {
    return [];
  }
}

function allMenus(): SavedMenu[] {
  const menus = menuKeys().map((key) => menuIn(localStorage.getItem(key)));
  return menus.filter((menu) => menu !== undefined).toSorted((one, other) => other.visitedAt - one.visitedAt);
}

function menuKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

function menuIn(entry: string | null): SavedMenu | undefined {
  try {
    const value: Partial<SavedMenu> | null = JSON.parse(entry ?? '');
    return isMenu(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isMenu(value: Partial<SavedMenu> | null): value is SavedMenu {
  return typeof value?.path === 'string' && typeof value.store === 'string' && Array.isArray(value.items);
}

/** Visited stores are private, so they are deleted when the session ends. */
export function clearMenus(): void {
  try {
    for (const key of [...menuKeys(), ...formerKeys]) localStorage.removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}
