/** What the offline page shows of a visited store: its menu with formatted prices. Nothing personal. */
export interface VisitedMenu {
  store: string;
  path: string;
  /** When the prices were loaded, milliseconds. */
  seenAt: number;
  timeZone: string;
  items: { name: string; price: string }[];
}

const key = 'visited-menus';
/** As many as fit in the storage of a small phone: of the largest stores some 200 kB. */
const maxMenus = 8;

/** Returns the menus with one more, the last visited first; a store is there once. */
export function withMenu(menus: readonly VisitedMenu[], menu: VisitedMenu): VisitedMenu[] {
  return [menu, ...menus.filter(({ path }) => path !== menu.path)].slice(0, maxMenus);
}

/** Returns the menus, that of an address of the site first, else the last visited. */
export function menusFor(menus: readonly VisitedMenu[], address: string): VisitedMenu[] {
  const wanted = address.split(/[?#]/)[0];
  return menus.toSorted((one, other) => Number(other.path === wanted) - Number(one.path === wanted));
}

export function saveMenu(menu: VisitedMenu): void {
  // Where there is no room for all, the last one is what is needed.
  for (const menus of [withMenu(savedMenus(), menu), [menu]]) {
    try {
      localStorage.setItem(key, JSON.stringify(menus));
      return;
    } catch {
      // Without room there is only less to see without a connection.
    }
  }
}

/** The last visited first. */
export function savedMenus(): VisitedMenu[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isMenu) : [];
  } catch {
    return [];
  }
}

function isMenu(value: Partial<VisitedMenu> | null): value is VisitedMenu {
  return typeof value?.path === 'string' && typeof value.store === 'string' && Array.isArray(value.items);
}

/** Visited stores are private, so they are deleted when the session ends. */
export function clearMenus(): void {
  try {
    localStorage.removeItem(key);
    // Earlier versions kept one menu under this name.
    localStorage.removeItem('last-menu');
  } catch {
    // What could not be stored need not be removed.
  }
}
