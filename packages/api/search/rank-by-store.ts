import type { FilterFlag } from 'market/search/search.rules';
import { minuteIn } from 'market/search/search-delivery.rules';
import { dayBefore } from 'market/stores/stores.rules';
import { nothing } from 'market/values/money';
import type { Slice } from '#api/http/list-pages.ts';
import type { ItemRow } from '#api/items/items.data.ts';
import { type CatalogContext, clocksAt } from '#api/stores/load-catalog-context.ts';
import { readDeliveries, type StoreDelivery } from '#api/stores/read-deliveries.ts';
import { type ListingQuery, type StoreSearch, storesOfItems } from './find-stores.ts';
import { filteredItems, type ItemFilters, neverFree, type Order, type StoreRanks } from './search-filtered.data.ts';

/** The stores that a listing may show items of; undefined where every store may be. */
export type StoresWanted = Pick<ItemFilters, 'storeIds' | 'windows'>;

/** Returns the stores whose items a listing may show: by its flags, and by when they can be at the door. */
export async function storesWanted(
  query: Pick<ListingQuery, 'deliver_by'>,
  flags: readonly FilterFlag[],
  context: StoreSearch,
): Promise<StoresWanted> {
  const deliverBy = query.deliver_by === undefined ? undefined : minuteIn(query.deliver_by);
  const flagged = await storesOfItems(flags, context);
  if (deliverBy === undefined) return { storeIds: flagged };
  const deliveries = await readDeliveries(context);
  const isFlagged = flagged && new Set(flagged);
  const clockIn = clocksAt(context.catalog, context.now);
  const deliverableInTime = deliveries.flatMap(({ store: { id, zone_id: zone }, windowBy }) => {
    const window = isFlagged?.has(id) === false ? undefined : windowBy(deliverBy);
    const clock = clockIn(zone);
    return window && clock ? [{ id, ...window, day: clock.day }] : [];
  });
  const ids = deliverableInTime.map(({ id }) => id);
  const windows = {
    ids,
    from: deliverableInTime.map(({ from }) => from),
    until: deliverableInTime.map(({ until }) => until),
    days: deliverableInTime.map(({ day }) => day),
    daysBefore: deliverableInTime.map(({ day }) => dayBefore(day)),
  };
  return { storeIds: ids, windows };
}

/** An estimate: filters leave one of this many items of a store. */
const assumedItemsPerMatch = 4;

/**
 * Returns a page of the items by the time or the total at the door. The soonest are looked for among the soonest
 * stores first: those that have enough items fill most pages.
 */
export async function rankedByStore(
  context: StoreSearch,
  filters: ItemFilters,
  order: Order,
  slice: Slice,
): Promise<ItemRow[]> {
  const { db, catalog } = context;
  const wanted = filters.storeIds && new Set(filters.storeIds);
  const all = (await readDeliveries(context)).filter(({ store }) => wanted?.has(store.id) ?? true);
  const find = (stores: StoreDelivery[], within: ItemFilters) =>
    filteredItems(db, within, { ...order, stores: ranksOf(stores, catalog) }, slice);
  if (order.rank === 'soonest') {
    const first = soonestOf(all, (slice.limit + slice.skip) * assumedItemsPerMatch);
    const storeIds = first.map(({ store }) => store.id);
    const rows = await find(first, { ...filters, storeIds });
    if (rows.length === slice.limit || first.length === all.length) return rows;
  }
  return find(all, filters);
}

/** Returns the soonest stores that have so many items together, with all that are as soon as the last of them. */
function soonestOf(all: readonly StoreDelivery[], itemCount: number): StoreDelivery[] {
  const sorted = all.toSorted((one, other) => one.minutes - other.minutes);
  let items = 0;
  const last = sorted.find(({ store }) => {
    items += store.item_count;
    return items >= itemCount;
  });
  return last ? sorted.filter(({ minutes }) => minutes <= last.minutes) : sorted;
}

function ranksOf(stores: readonly StoreDelivery[], { zones, roundTo }: CatalogContext): StoreRanks {
  const priced = stores.map(({ store, way, minutes }) => ({
    id: store.id,
    fee: way?.fee,
    minutes,
    zone: zones.get(store.zone_id),
  }));
  return {
    ids: priced.map(({ id }) => id),
    minutes: priced.map(({ minutes }) => minutes),
    fees: priced.map(({ fee }) => fee ?? nothing),
    freeFrom: priced.map(({ zone }) => zone?.free_delivery_over ?? neverFree),
    basisPoints: priced.map(({ zone }) => (zone && !zone.tax_inclusive ? zone.tax_basis_points : 0)),
    roundTo,
    serviceCharges: priced.map(({ zone }) => zone?.service_charge ?? nothing),
  };
}
