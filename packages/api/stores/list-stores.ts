import { mostCounted } from 'market/calls/endpoint';
import type { Store } from 'market/stores/stores.contract';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import { clocksAt, type Ground, groundOf, type Reach, reachOf } from './load-catalog-context.ts';
import { isStoreOpen } from './read-hours.ts';
import { storeShower } from './show-store.ts';
import {
  countWished,
  hoursWished,
  type StoreFilter,
  type StoreOrder,
  type StoreRow,
  type StoreWish,
  storesByIds,
  storesWished,
} from './stores.data.ts';

export interface StoreList extends Page {
  total_size: number;
  stores: Store[];
}

interface Found {
  total: number;
  rows: StoreRow[];
}

export interface Wanted {
  filter?: StoreFilter | 'currently_open';
  order: StoreOrder;
  isFeatured?: boolean;
}

/** A page of the stores that a call may see. */
export async function listStores(needs: ApiNeeds, scope: Scope, page: Page, wanted: Wanted): Promise<StoreList> {
  const { filter = 'all', order, isFeatured = false } = wanted;
  return pageOfStores(needs, scope, page, ({ zoneIds, moduleIds }, ground) => {
    const wish = { zoneIds, moduleIds, order, isFeatured, from: scope.at };
    if (filter === 'currently_open') return openStores(needs, ground, { ...wish, filter: 'all' }, page);
    return storesOf(needs, { ...wish, filter }, page);
  });
}

/** The page that `find` makes of what a call may see. */
export async function pageOfStores(
  needs: ApiNeeds,
  scope: Scope,
  page: Page,
  find: (reach: Reach, ground: Ground) => Promise<Found>,
): Promise<StoreList> {
  const ground = await groundOf(needs);
  const reach = reachOf(scope, ground);
  const { total, rows } = reach ? await find(reach, ground) : { total: 0, rows: [] };
  const show = storeShower(ground, needs.now(), scope.at);
  return { limit: page.limit, offset: page.offset, total_size: Math.min(total, mostCounted), stores: rows.map(show) };
}

async function storesOf({ db }: ApiNeeds, wish: StoreWish, page: Page): Promise<Found> {
  const rows = await storesWished(db, wish, sliceOf(page));
  const [first] = rows;
  if (first) return { total: first.total, rows };
  return { total: page.offset === 1 ? 0 : await countWished(db, wish), rows };
}

/** The rule decides which stores are open, so it sees the hours of all of them. */
async function openStores({ db, now }: ApiNeeds, ground: Ground, wish: StoreWish, page: Page): Promise<Found> {
  const clockIn = clocksAt(ground, now());
  const open = (await hoursWished(db, wish))
    .filter(({ opening_hours, zone_id }) => isStoreOpen(true, opening_hours, clockIn(zone_id)))
    .map(({ id }) => id);
  return { total: open.length, rows: await storesOfPage({ db }, open, page) };
}

/** The stores of a page of a list of ids. */
export function storesOfPage({ db }: Pick<ApiNeeds, 'db'>, ids: number[], page: Page): Promise<StoreRow[]> {
  const { limit, skip } = sliceOf(page);
  return storesByIds(db, ids.slice(skip, skip + limit));
}
