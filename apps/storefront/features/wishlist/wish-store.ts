import { useSyncExternalStore } from 'react';

export type WishKind = 'item' | 'store';

/** The ids of the customer's wishes. */
export type Wishes = Readonly<Record<WishKind, ReadonlySet<number>>>;

export const noWishes: Wishes = { item: new Set(), store: new Set() };
let known = noWishes;
const listeners = new Set<() => void>();

/** The current wishes in the browser; only browsers change them, so the first HTML has none. */
export function wishes(): Wishes {
  return known;
}

export function changeWishes(next: Wishes): void {
  known = next;
  for (const listener of listeners) listener();
}

export function isWished(kind: WishKind, id: number): boolean {
  return known[kind].has(id);
}

export function setWish(kind: WishKind, id: number, wanted: boolean): void {
  const ids = new Set(known[kind]);
  if (wanted) ids.add(id);
  else ids.delete(id);
  changeWishes({ ...known, [kind]: ids });
}

export function useIsWished(kind: WishKind, id: number): boolean {
  return useSyncExternalStore(
    listen,
    () => isWished(kind, id),
    () => false,
  );
}

export function useWishes(): Wishes {
  return useSyncExternalStore(listen, wishes, () => noWishes);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
