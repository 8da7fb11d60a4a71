import type { Overlay, PageSheet } from './overlay-store.ts';

/** Where something is: the part of a location that names it. */
interface Address {
  pathname: string;
  search: string;
}

type Kind = Overlay['kind'];

/** The parameters of an address that name the sheets over a page, the lowest first. */
const itemParam = 'item';
const lineParam = 'line';
const sheetParam = 'sheet';
const params = [itemParam, lineParam, sheetParam];

const pageSheets: readonly PageSheet[] = ['filter', 'place', 'order_place', 'sections', 'about_store'];
/** Sheets with an address. The others hold something that is gone after a reload, such as a question with its callback. */
const addressed: readonly Kind[] = ['cart', 'menu', 'wish_list', ...pageSheets];

/** Whether the page itself renders a sheet. */
export function isPageSheet({ kind }: Overlay): boolean {
  return pageSheets.some((other) => other === kind);
}

/** Returns the address of the page below its sheets. */
export function pageOf({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of params) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Returns the query of a page with these sheets over it. */
export function withSheets(search: string, overlays: readonly Overlay[]): string {
  const query = new URLSearchParams(search);
  for (const name of params) query.delete(name);
  for (const overlay of overlays) {
    if (addressed.includes(overlay.kind)) query.append(sheetParam, overlay.kind);
    if (overlay.kind === 'item') query.append(itemParam, overlay.slug);
    if (overlay.kind === 'item' && overlay.lineId !== undefined) query.append(lineParam, String(overlay.lineId));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the sheets that an address names, up to the first that it cannot open. */
export function sheetsIn(search: string): Overlay[] {
  const query = new URLSearchParams(search);
  const sheets: Overlay[] = [];
  for (const [name, value] of query) {
    if (name !== itemParam && name !== sheetParam) continue;
    const sheet = name === itemParam ? itemSheet(value, query.get(lineParam)) : sheetOf(value);
    if (!sheet || sheets.some(({ kind }) => kind === sheet.kind)) break;
    sheets.push(sheet);
  }
  return sheets;
}

/** Whether an address names sheets. */
export function hasSheets({ search }: Pick<Address, 'search'>): boolean {
  const query = new URLSearchParams(search);
  return query.has(itemParam) || query.has(sheetParam);
}

function itemSheet(slug: string, line: string | null): Overlay | undefined {
  if (slug === '') return undefined;
  return line !== null && /^\d{1,15}$/.test(line)
    ? { kind: 'item', slug, lineId: Number(line) }
    : { kind: 'item', slug };
}

function sheetOf(name: string): Overlay | undefined {
  const kind = addressed.find((other) => other === name);
  return kind && ({ kind } as Overlay);
}
