import type { Item } from 'market/items/items.contract';
import { keptAnswers } from '#api/http/answer-cache.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type Page, type Slice, sliceOf, totalOf } from '#api/http/list-pages.ts';
import { type Ground, groundOf, type Reach, reachOf } from '#api/stores/load-catalog-context.ts';
import {
  countOfStore,
  countOnShelf,
  type ItemRow,
  itemRowsByIds,
  itemsOfStore,
  itemsOnShelf,
  type Shelf,
  type StoreShelf,
} from './items.data.ts';
import { countNarrowed, itemsNarrowed, itemsSuggested, type Narrowed } from './items-narrowed.data.ts';
import { itemWriter } from './write-item.ts';

/** A page of a list of items, before it is written. */
export interface ItemPage {
  page: Page;
  total: number;
  rows: ItemRow[];
  ground: Ground;
}

/** Where the rows of a page come from, and how they are counted. */
interface Source {
  rows: (slice: Slice) => Promise<ItemRow[]>;
  count: () => Promise<number>;
}

/** Counting a long list costs more than reading a page of it. */
const kept = keptAnswers<number>(10);

/** A page of the items of a shelf, of what the call may see. */
export function listShelf(needs: ApiNeeds, scope: Scope, page: Page, shelfIn: (reach: Reach) => Shelf) {
  const { db } = needs;
  return listItems(needs, scope, page, (reach) => {
    const shelf = shelfIn(reach);
    return {
      rows: (slice) => itemsOnShelf(db, shelf, slice),
      count: () => kept(db, `${shelf.name} ${shelf.values.join(';')}`, () => countOnShelf(db, shelf)),
    };
  });
}

/** A page of the items of a store, of what the call may see. */
export function listStore(needs: ApiNeeds, scope: Scope, page: Page, wanted: Omit<StoreShelf, keyof Reach>) {
  const { db } = needs;
  return listItems(needs, scope, page, (reach) => {
    const shelf = { ...wanted, ...reach };
    return {
      rows: (slice) => itemsOfStore(db, shelf, slice),
      count: () => countOfStore(db, shelf),
    };
  });
}

/** A page of the items that are narrowed to one category or condition. */
export function listNarrowed(needs: ApiNeeds, scope: Scope, page: Page, narrowed: Narrowed, id: number) {
  const { db } = needs;
  return listItems(needs, scope, page, (reach) => ({
    rows: (slice) => itemsNarrowed(db, narrowed, reach, id, slice),
    count: () =>
      kept(db, `${narrowed.count.name} ${reach.zoneIds};${reach.moduleIds};${id}`, () =>
        countNarrowed(db, narrowed, reach, id),
      ),
  }));
}

/** What a customer may like, with no count: nobody turns its pages. */
export function listSuggested(needs: ApiNeeds, scope: Scope, page: Page, customer: { id: number; shopper: string }) {
  return listItems(needs, scope, page, (reach) => ({
    rows: (slice) => itemsSuggested(needs.db, reach, customer, slice),
    count: async () => 0,
  }));
}

/** Writes the items of a page as a plain list. */
export function writeItems({ rows, ground }: ItemPage, at: Date): string {
  const write = itemWriter(ground, at);
  return `[${rows.map((row) => `{${write(row)}}`).join()}]`;
}

async function listItems(
  needs: ApiNeeds,
  scope: Scope,
  page: Page,
  sourceIn: (reach: Reach) => Source,
): Promise<ItemPage> {
  const ground = await groundOf(needs, scope.language);
  const reach = reachOf(scope, ground);
  if (!reach) return { page, total: 0, rows: [], ground };
  const source = sourceIn(reach);
  const rows = await source.rows(sliceOf(page));
  return { page, total: await totalOf(page, rows.length, source.count), rows, ground };
}

/** Writes a page as JSON, its items under a name, and what the reply holds besides. */
export function writePage({ page, total, rows, ground }: ItemPage, name: string, at: Date, more: object = {}): string {
  const write = itemWriter(ground, at);
  const { limit, offset } = page;
  const head = JSON.stringify({ total_size: total, limit, offset, ...more }).slice(0, -1);
  let items = '';
  for (const row of rows) items += `${items && ','}{${write(row)}}`;
  return `${head},"${name}":[${items}]}`;
}

/** Items as every list carries them, in a language, withdrawn ones too; in no order. */
export async function itemsByIds(needs: ApiNeeds, ids: readonly number[], language: string): Promise<Item[]> {
  if (ids.length === 0) return [];
  const [ground, rows] = await Promise.all([groundOf(needs, language), itemRowsByIds(needs.db, ids)]);
  const write = itemWriter(ground, needs.now());
  return rows.map((row) => JSON.parse(`{${write(row)}}`) as Item);
}
