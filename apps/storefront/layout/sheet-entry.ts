import type { Location } from 'react-router';
import type { Overlay } from '#browser/overlay-store.ts';
import { hasSheets, pageOf, sheetsIn, withSheets } from '#browser/sheet-address.ts';

/** What an entry of the history stores about the sheets over its page. */
export interface SheetEntry {
  /** The open sheets, the lowest first; as many entries below belong to them. */
  kinds: Overlay['kind'][];
  /** The page of the entry below. */
  below: string;
}

/** The entry that the history needs next; a number goes back as many entries. */
export type SheetStep = number | { search: string; sheets: SheetEntry; isReplaced: boolean };

function entryOf({ state }: Location): SheetEntry {
  const { kinds, below } = (state?.sheets ?? {}) as Partial<SheetEntry>;
  return { kinds: Array.isArray(kinds) ? kinds : [], below: String(below ?? '') };
}

/** Returns the sheets of an entry: of those with an address, what it names; of the others, those that are still open. */
export function sheetsOf(location: Location, open: readonly Overlay[]): Overlay[] {
  const named = sheetsIn(location.search);
  const { kinds } = entryOf(location);
  if (kinds.length === 0) return named;
  const sheets: Overlay[] = [];
  for (const kind of kinds) {
    const isOf = (overlay: Overlay) => overlay.kind === kind;
    const sheet = (kind !== 'item' && open.find(isOf)) || named.find(isOf);
    if (!sheet) break;
    sheets.push(sheet);
  }
  return sheets;
}

/** Whether the page was changed in its sheet, such as a list by its filters: then the entry below shows another one. */
export function isChanged(location: Location): boolean {
  const { kinds, below } = entryOf(location);
  return kinds.length > 0 && below !== pageOf(location);
}

/** Whether an entry is the one below the top sheet of another. */
export function isBelow(location: Location, top: Location): boolean {
  const { kinds, below } = entryOf(top);
  return entryOf(location).kinds.length === kinds.length - 1 && below === pageOf(location);
}

/** The page changes below its sheet, such as a list below its filters. */
export function staysOpen(here: Location, next: Location): boolean {
  return here.pathname === next.pathname && entryOf(next).kinds.length > 0;
}

/** Returns a page with its sheets but the top one. */
export function withoutTop(location: Location): Pick<Location, 'pathname' | 'search' | 'hash' | 'state'> {
  const { pathname, search, hash, state } = location;
  const { kinds, below } = entryOf(location);
  const sheets = sheetsIn(search).filter(({ kind }) => kind !== kinds.at(-1));
  return {
    pathname,
    search: withSheets(search, sheets),
    hash,
    state: { ...state, sheets: { kinds: kinds.slice(0, -1), below } },
  };
}

/** Whether an address names sheets that have no entries yet: of a shared link, or in a new tab. */
export function isFromOutside(location: Location): boolean {
  return hasSheets(location) && entryOf(location).kinds.length === 0;
}

/** Returns what leads from the current entry to these overlays, one entry at a time; undefined if they are its own. */
export function nextStep(location: Location, open: readonly Overlay[]): SheetStep | undefined {
  const here = shownAddress(location);
  const { kinds, below } = entryOf(location);
  const depth = kinds.length;
  const entry = (size: number, below: string, isReplaced: boolean) => {
    const shown = open.slice(0, size);
    const sheets = { kinds: shown.map(({ kind }) => kind), below };
    return { search: withSheets(here.search, shown), sheets, isReplaced };
  };
  // A tab that was opened at the address of a sheet has no page below it yet.
  if (depth === 0 && hasSheets(here)) return entry(0, '', true);
  if (open.length > depth) return entry(depth + 1, pageOf(here), false);
  if (open.length < depth && below === pageOf(here)) return open.length - depth;
  const own = entry(open.length, below, true);
  const isCurrent = own.sheets.kinds.join() === kinds.join() && own.search === queryOf(here);
  return isCurrent ? undefined : own;
}

/** A list that grows writes its page into the address without the router. */
function shownAddress({ pathname, search }: Location): { pathname: string; search: string } {
  return pathname === window.location.pathname ? window.location : { pathname, search };
}

function queryOf({ search }: { search: string }): string {
  const query = new URLSearchParams(search);
  return query.size > 0 ? `?${query}` : '';
}
