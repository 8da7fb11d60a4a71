import type { Item } from 'market/items/items.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type Page, type Slice, sliceOf, totalOf } from '#api/http/list-pages.ts';
import {
  type CatalogContext,
  loadCatalogContext,
  type VisibleScope,
  visibleScopeOf,
} from '#api/stores/load-catalog-context.ts';
import { closedStores } from '#api/stores/read-deliveries.ts';
import {
  countOfList,
  countOfStore,
  type ItemRow,
  itemRowsByIds,
  itemsOfList,
  itemsOfStore,
  type RankedList,
  type StoreList,
} from './items.data.ts';
import type { OpenFirstSlice } from './items-open-first.data.ts';
import { countSelection, type ItemSelection, itemsOfSelection, itemsSuggested } from './items-selections.data.ts';
import { itemReplyBuilder } from './make-item.ts';

/** A page of a list of items, before it is written. */
export interface ItemPage {
  page: Page;
  total: number;
  rows: ItemRow[];
  catalog: CatalogContext;
}

/** Where the rows of a page come from, and how they are counted. */
interface Source {
  rows: (slice: Slice) => Promise<ItemRow[]>;
  count: () => Promise<number>;
}

/** Puts the items of closed stores last in a part of a list of many stores. */
type OpenFirst = (slice: Slice) => Promise<OpenFirstSlice>;

const cachedCounts = answerCache<number>(cachePolicies.listCounts);

/** Returns a page of a ranked list, limited to what the caller may see. */
export function listRanked(
  context: ApiContext,
  scope: Scope,
  page: Page,
  listFor: (visible: VisibleScope) => RankedList,
) {
  const { db } = context;
  return listItems(context, scope, page, (visible, openFirst) => {
    const list = listFor(visible);
    return {
      rows: async (slice) => itemsOfList(db, list, await openFirst(slice)),
      count: () => cachedCounts(db, `${list.name} ${list.values.join(';')}`, () => countOfList(db, list)),
    };
  });
}

/** A page of the items of a store, of what the call may see. */
export function listStore(context: ApiContext, scope: Scope, page: Page, wanted: Omit<StoreList, keyof VisibleScope>) {
  const { db } = context;
  return listItems(context, scope, page, (visible) => {
    const list = { ...wanted, ...visible };
    return {
      rows: (slice) => itemsOfStore(db, list, slice),
      count: () => countOfStore(db, list),
    };
  });
}

/** A page of the items of one category or condition. */
export function listSelection(context: ApiContext, scope: Scope, page: Page, selection: ItemSelection, id: number) {
  const { db } = context;
  return listItems(context, scope, page, (visible, openFirst) => ({
    rows: async (slice) => itemsOfSelection(db, selection, visible, id, await openFirst(slice)),
    count: () =>
      cachedCounts(db, `${selection.count.name} ${visible.zoneIds};${visible.moduleIds};${id}`, () =>
        countSelection(db, selection, visible, id),
      ),
  }));
}

/** Returns items that a customer may like, without a count, because the list has one page only. */
export function listSuggested(
  context: ApiContext,
  scope: Scope,
  page: Page,
  customer: { id: number; shopper: string },
) {
  return listItems(context, scope, page, (visible, openFirst) => ({
    rows: async (slice) => itemsSuggested(context.db, visible, customer, await openFirst(slice)),
    count: async () => 0,
  }));
}

/** Returns the items of a page. */
export function itemsIn({ rows, catalog }: ItemPage, at: Date): Item[] {
  return rows.map(itemReplyBuilder(catalog, at));
}

async function listItems(
  context: ApiContext,
  scope: Scope,
  page: Page,
  sourceIn: (visible: VisibleScope, openFirst: OpenFirst) => Source,
): Promise<ItemPage> {
  const catalog = await loadCatalogContext(context, scope.language);
  const visible = visibleScopeOf(scope, catalog);
  if (!visible) return { page, total: 0, rows: [], catalog };
  const { db } = context;
  const source = sourceIn(visible, async (slice) => {
    return { ...slice, closed: await closedStores({ db, visible, catalog, now: context.now() }) };
  });
  const rows = await source.rows(sliceOf(page));
  return { page, total: await totalOf(page, rows.length, source.count), rows, catalog };
}

/** Returns what a page says of its list. */
export function partOfList({ page: { limit, offset }, total }: ItemPage) {
  return { total_size: total, limit, offset };
}

/** Returns a page under the name `products`. */
export function productPage(page: ItemPage, at: Date) {
  return { ...partOfList(page), products: itemsIn(page, at) };
}

/** Items as every list carries them, in a language, withdrawn ones too; in no order. */
export async function itemsByIds(context: ApiContext, ids: readonly number[], language: string): Promise<Item[]> {
  if (ids.length === 0) return [];
  const [catalog, rows] = await Promise.all([loadCatalogContext(context, language), itemRowsByIds(context.db, ids)]);
  return rows.map(itemReplyBuilder(catalog, context.now()));
}
