import { minutesUntilDelivered, type StartWindow, windowToBegin } from 'market/search/search-delivery.rules';
import type { WallClock, WeekHours, ZoneTime } from 'market/stores/stores.rules';
import { secondMilliseconds } from 'market/values/durations';
import type { Database } from '#api/db/connection.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type CatalogContext, clocksAt, type VisibleScope } from './load-catalog-context.ts';
import { type Way, wayFrom } from './price-way.ts';
import { deliveryTime, hoursIn, isStoreOpen, openingAgain, promiseOf } from './read-hours.ts';
import { type DeliveringRow, deliveringRows } from './stores-delivering.data.ts';

export type DeliveringStore = Omit<DeliveringRow, 'opening_hours'> & { opening_hours: WeekHours };

/** How long a store takes and the way from it to the place of a call. */
export interface StoreWay {
  store: DeliveringStore;
  /** Such as '25-35 min', as on its card. */
  time: string;
  /** Undefined where the call names no place, or the zone does not deliver. */
  way: Way | undefined;
}

/** When a store delivers to the place of a call. */
export interface StoreDelivery extends StoreWay {
  /** Until an order is at the door that is placed now, or when the store opens. */
  minutes: number;
  /** When an order must start that is to be at the door by a minute of today; undefined if none can be. */
  windowBy: (deliverBy: number) => StartWindow | undefined;
}

export interface DeliveriesWanted {
  db: Database;
  visible: VisibleScope;
  catalog: CatalogContext;
  scope: Pick<Scope, 'at'>;
  now: Date;
}

const cached = answerCache<ReadonlyMap<number, DeliveringStore>>(cachePolicies.deliveringStores);

/** Returns the stores of a scope, as fresh as the catalog is. */
function storesIn(db: Database, { zoneIds, moduleIds }: VisibleScope): Promise<ReadonlyMap<number, DeliveringStore>> {
  return cached(db, `${zoneIds};${moduleIds}`, async () => {
    const rows = await deliveringRows(db, zoneIds, moduleIds);
    return new Map(rows.map((row) => [row.id, { ...row, opening_hours: hoursIn(row.opening_hours) }]));
  });
}

/** Returns when each store of a scope delivers. */
export async function readDeliveries(wanted: DeliveriesWanted): Promise<StoreDelivery[]> {
  const { db, visible, catalog, now } = wanted;
  const stores = await storesIn(db, visible);
  const clockIn = clocksAt(catalog, now);
  return [...stores.values()].flatMap((store) => {
    const [zone, clock] = [catalog.zones.get(store.zone_id), clockIn(store.zone_id)];
    return zone && clock ? [deliveryAt(wayOf(store, wanted), { zone, clock, now })] : [];
  });
}

/** Of stores that were read at once: lists ask many times in a second, and the answer is the same. */
const closedInSecond = new WeakMap<ReadonlyMap<number, DeliveringStore>, { second: number; ids: number[] }>();

/** Returns the ids of the stores of a scope that take no orders at a moment, in no order. */
export async function closedStores({ db, visible, catalog, now }: Omit<DeliveriesWanted, 'scope'>): Promise<number[]> {
  const stores = await storesIn(db, visible);
  const second = Math.floor(now.getTime() / secondMilliseconds);
  const known = closedInSecond.get(stores);
  if (known?.second === second) return known.ids;
  const clockIn = clocksAt(catalog, now);
  const closed = [...stores.values()].filter((store) => !isStoreOpen(store, clockIn(store.zone_id), now));
  const ids = closed.map(({ id }) => id);
  closedInSecond.set(stores, { second, ids });
  return ids;
}

/** Returns a function for the way from one store of a scope, by its id; a store that has just come has none yet. */
export async function readWays(wanted: DeliveriesWanted): Promise<(storeId: number) => StoreWay | undefined> {
  const stores = await storesIn(wanted.db, wanted.visible);
  const known = new Map<number, StoreWay>();
  return (storeId) => {
    const way = known.get(storeId);
    const store = stores.get(storeId);
    if (way || !store) return way;
    const found = wayOf(store, wanted);
    known.set(storeId, found);
    return found;
  };
}

function wayOf(store: DeliveringStore, { catalog, scope, now }: DeliveriesWanted): StoreWay {
  const way = scope.at && wayFrom(store, catalog, scope.at);
  return { store, time: deliveryTime(store, now, way?.metres), way };
}

interface StoreMoment {
  zone: ZoneTime;
  clock: WallClock;
  now: Date;
}

function deliveryAt({ store, time, way }: StoreWay, { zone, clock, now }: StoreMoment): StoreDelivery {
  const start = {
    isOpen: isStoreOpen(store, clock, now),
    opening: openingAgain(store, zone, clock, now),
  };
  const { max: toDoor } = promiseOf(store, now, way?.metres);
  const { minute } = clock;
  const takesScheduled = store.schedule_order;
  return {
    store,
    time,
    way,
    minutes: minutesUntilDelivered(start, minute, toDoor),
    windowBy: (deliverBy) => windowToBegin(start, { minute, deliverBy, toDoor, takesScheduled }),
  };
}
