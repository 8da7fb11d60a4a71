import { maxCounted } from 'market/calls/endpoint';
import type { Store } from 'market/stores/stores.contract';
import { dayBefore } from 'market/stores/stores.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import {
  type CatalogContext,
  clocksAt,
  loadCatalogContext,
  type VisibleScope,
  visibleScopeOf,
} from './load-catalog-context.ts';
import { storeReplyBuilder } from './show-store.ts';
import {
  countMatching,
  type StoreFilter,
  type StoreQuery,
  type StoreRow,
  type StoreSorting,
  storesByIds,
  storesMatching,
} from './stores.data.ts';
import type { ZoneClock } from './stores-open.data.ts';

export interface StoreList extends Page {
  total_size: number;
  stores: Store[];
}

interface Found {
  total: number;
  rows: StoreRow[];
}

export interface Wanted {
  filter?: StoreFilter;
  order: StoreSorting;
  isFeatured?: boolean;
}

/** A page of the stores that a call may see. */
export async function listStores(context: ApiContext, scope: Scope, page: Page, wanted: Wanted): Promise<StoreList> {
  const { filter = 'all', order, isFeatured = false } = wanted;
  return pageOfStores(context, scope, page, ({ zoneIds, moduleIds }, catalog) => {
    const at = context.now();
    const clocks = clocksOf(zoneIds, catalog, at);
    return storesOf(context, { zoneIds, moduleIds, filter, order, isFeatured, clocks, at, from: scope.at }, page);
  });
}

/** The page that `find` makes of what a call may see. */
export async function pageOfStores(
  context: ApiContext,
  scope: Scope,
  page: Page,
  find: (visible: VisibleScope, catalog: CatalogContext) => Promise<Found>,
): Promise<StoreList> {
  const catalog = await loadCatalogContext(context);
  const visible = visibleScopeOf(scope, catalog);
  const { total, rows } = visible ? await find(visible, catalog) : { total: 0, rows: [] };
  const show = storeReplyBuilder(catalog, context.now(), scope.at);
  return { limit: page.limit, offset: page.offset, total_size: Math.min(total, maxCounted), stores: rows.map(show) };
}

async function storesOf({ db }: ApiContext, query: StoreQuery, page: Page): Promise<Found> {
  const rows = await storesMatching(db, query, sliceOf(page));
  const [first] = rows;
  if (first) return { total: first.total, rows };
  return { total: page.offset === 1 ? 0 : await countMatching(db, query), rows };
}

/** What the clocks of these zones show. */
function clocksOf(zoneIds: readonly number[], catalog: CatalogContext, at: Date): ZoneClock[] {
  const clockIn = clocksAt(catalog, at);
  return zoneIds.flatMap((zoneId) => {
    const clock = clockIn(zoneId);
    return clock ? [{ zoneId, ...clock, dayBefore: dayBefore(clock.day) }] : [];
  });
}

/** The stores of a page of a list of ids. */
export function storesOfPage({ db }: Pick<ApiContext, 'db'>, ids: number[], page: Page): Promise<StoreRow[]> {
  const { limit, skip } = sliceOf(page);
  return storesByIds(db, ids.slice(skip, skip + limit));
}
