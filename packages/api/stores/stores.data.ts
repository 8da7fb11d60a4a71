import { type SqlBool, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import { openStoreSql, type ZoneClock } from './stores-open.data.ts';

/** The spans of each day, as minutes after midnight. */
type StoredHours = Record<'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su', [from: number, until: number][]>;

interface Point {
  lat: number;
  lng: number;
}

const columns = [
  'id',
  'slug',
  'module_id',
  'zone_id',
  'name',
  'tagline',
  'address',
  'phone',
  'lat',
  'lng',
  'monogram',
  'colours',
  'logo',
  'cover_images',
  'all_hours as opening_hours',
  'delivery_minutes_min',
  'delivery_minutes_max',
  'no_orders_until as paused_until',
  'no_orders_reason as pause_reason',
  'busy_minutes',
  'busy_until',
  'full_until',
  'discount_percent',
  'free_delivery',
  'minimum_order',
  'take_away',
  'schedule_order',
  'takes_prescriptions',
  'featured',
  'active',
  'reviews_enabled',
  'rating_sum',
  'rating_count',
  'item_count',
  'created_at',
] as const;

export type StoreRow = Awaited<ReturnType<typeof storesByIds>>[number];

export type StoreSorting = 'all' | 'popular' | 'newly_joined' | 'top_rated' | 'nearest' | 'discount';
export type StoreFilter = 'all' | 'delivery' | 'take_away' | 'discounted' | 'free_delivery' | 'currently_open';

export interface StoreQuery {
  zoneIds: number[];
  moduleIds: number[];
  filter: StoreFilter;
  order: StoreSorting;
  isFeatured: boolean;
  /** What the clocks show in the zones: open stores come first. */
  clocks: readonly ZoneClock[];
  at: Date;
  /** Where 'nearest' is computed from. */
  from: Point | undefined;
}

/** A zone and module have some hundreds of stores, so they are sorted per request. */
function matching(db: Connection, { zoneIds, moduleIds, filter, order, isFeatured, clocks, at, from }: StoreQuery) {
  const isOpen = openStoreSql(clocks, at);
  let stores = db
    .selectFrom('stores')
    .where(sql<SqlBool>`zone_id = any(${zoneIds})`)
    .where(sql<SqlBool>`module_id = any(${moduleIds})`)
    .where(filter === 'currently_open' ? isOpen : filters[filter]);
  if (isFeatured) stores = stores.where('featured', '=', true);
  // Closed stores stay in sight behind the open ones, and those that their owners have closed come last.
  return stores.orderBy('active', 'desc').orderBy(isOpen, 'desc').orderBy(orderedBy(order, from)).orderBy('id', 'desc');
}

const everyStore = sql<SqlBool>`true`;

const filters = {
  all: everyStore,
  // Every store delivers.
  delivery: everyStore,
  take_away: sql<SqlBool>`take_away`,
  discounted: sql<SqlBool>`discount_percent > 0`,
  free_delivery: sql<SqlBool>`free_delivery`,
};

function orderedBy(order: StoreSorting, from: Point | undefined) {
  if (order === 'nearest' && from) return nearestTo(from);
  if (order === 'top_rated')
    return sql`rating_sum::float8 / nullif(rating_count, 0) desc nulls last, rating_count desc`;
  if (order === 'newly_joined') return sql`created_at desc`;
  if (order === 'popular') return sql`order_count desc`;
  if (order === 'all') return sql`featured desc, order_count desc`;
  return sql`discount_percent desc, order_count desc`;
}

/** Within a city the earth is flat, but a degree of longitude is shorter than one of latitude. */
function nearestTo({ lat, lng }: Point) {
  const shortening = Math.cos((lat * Math.PI) / 180);
  return sql`(lat - ${lat}::float8) ^ 2 + ((lng - ${lng}::float8) * ${shortening}::float8) ^ 2`;
}

/** Returns a page of the requested stores, each with the total. */
export function storesMatching(db: Connection, query: StoreQuery, { limit, skip }: Slice) {
  return matching(db, query)
    .select([...columns, sql<number>`count(*) over ()`.as('total')])
    .$narrowType<{ opening_hours: StoredHours }>()
    .limit(limit)
    .offset(skip)
    .execute();
}

export async function countMatching(db: Connection, query: StoreQuery): Promise<number> {
  const { count } = await matching(db, query)
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order of the ids. */
export function storesByIds(db: Connection, ids: readonly number[]) {
  return db
    .selectFrom('stores')
    .where(sql<SqlBool>`id = any(${ids})`)
    .select(columns)
    .$narrowType<{ opening_hours: StoredHours }>()
    .orderBy(sql`array_position(${ids}::int[], id)`)
    .execute();
}

export function storeBy(db: Connection, key: 'slug' | 'id', value: string | number) {
  return db
    .selectFrom('stores')
    .where(key, '=', value)
    .select(columns)
    .$narrowType<{ opening_hours: StoredHours }>()
    .executeTakeFirst();
}

/** How many items a store has on its menu in each category, and where the store has put the category [STO-052]. */
export function categoryCountsOf(db: Connection, storeId: number) {
  return db
    .selectFrom('items')
    .leftJoin('arranged_categories', (join) =>
      join
        .onRef('arranged_categories.store_id', '=', 'items.store_id')
        .onRef('arranged_categories.category_id', '=', 'items.category_id'),
    )
    .where('items.store_id', '=', storeId)
    .where('items.active', '=', true)
    .groupBy(['items.category_id', 'arranged_categories.position'])
    .select(({ fn }) => ['items.category_id', 'arranged_categories.position', fn.countAll<number>().as('count')])
    .execute();
}

/** The stores that a shopper has ordered from, the last one first. */
export function storesVisited(db: Connection, shopper: string, zoneIds: number[], moduleIds: number[]) {
  return db
    .selectFrom('orders')
    .where('shopper', '=', shopper)
    .where('order_status', 'not in', ['canceled', 'failed'])
    .where(sql<SqlBool>`zone_id = any(${zoneIds})`)
    .where(sql<SqlBool>`module_id = any(${moduleIds})`)
    .where('store_id', 'is not', null)
    .groupBy('store_id')
    .orderBy(({ fn }) => fn.max('placed_at'), 'desc')
    .select('store_id')
    .$narrowType<{ store_id: number }>()
    .execute();
}
