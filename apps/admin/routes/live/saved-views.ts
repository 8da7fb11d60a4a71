/** A view of the live page that a person has saved on this device: its address without what was chosen [OPS-004]. */
export interface SavedView {
  name: string;
  search: string;
}

const storageName = 'soko-live-views';
const maxViews = 20;
const maxName = 40;

/** Returns the saved views; none where the device keeps nothing or something else is there. */
export function savedViews(): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageName) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, maxViews) : [];
  } catch {
    return [];
  }
}

/** Saves a view under a name, in place of the one that has it; returns all, the latest first. */
export function saveView(name: string, params: URLSearchParams): SavedView[] {
  const search = new URLSearchParams(params);
  for (const passing of ['chosen', 'marks']) search.delete(passing);
  search.sort();
  const view = { name: name.trim().slice(0, maxName), search: search.toString() };
  return store([view, ...savedViews().filter((other) => other.name !== view.name)].slice(0, maxViews));
}

/** Forgets a view; returns the others. */
export function forgetView(name: string): SavedView[] {
  return store(savedViews().filter((view) => view.name !== name));
}

function store(views: SavedView[]): SavedView[] {
  try {
    localStorage.setItem(storageName, JSON.stringify(views));
  } catch {
    // A device that stores nothing has views until the page is left.
  }
  return views;
}

function isView(value: unknown): value is SavedView {
  const { name, search } = Object(value) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && name !== '' && typeof search === 'string';
}
