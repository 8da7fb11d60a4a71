import { type SqlBool, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** The spans of each day, as minutes after midnight. */
type StoredHours = Record<'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su', [from: number, until: number][]>;

const ranks = {
  popular: sql`order_count desc`,
  newest: sql`created_at desc`,
  topRated: sql`rating_sum::float8 / nullif(rating_count, 0) desc nulls last, rating_count desc`,
};

/** Not the promised minutes: they depend on the way, which a rule decides. */
export type StoreRank = keyof typeof ranks | 'nearest';

/** Filters of the list of stores. Undefined or false has no effect. */
export interface StoreFilters {
  zoneIds: readonly number[];
  moduleIds: readonly number[];
  ids?: readonly number[] | undefined;
  /** Stores that sell something of them. */
  categoryIds?: readonly number[] | undefined;
  brandIds?: readonly number[] | undefined;
  isDiscounted?: boolean;
  hasFreeDelivery?: boolean;
  hasCoupon?: boolean;
  sellsVegetarian?: boolean;
  sellsHalal?: boolean;
  takesAway?: boolean;
  rating?: number | undefined;
  rank: StoreRank;
  /** Where 'nearest' is computed from. */
  from?: { lat: number; lng: number } | undefined;
  at: Date;
}

export interface FoundStore {
  id: number;
  zone_id: number;
  module_id: number;
  lat: number;
  lng: number;
  free_delivery: boolean;
  active: boolean;
  opening_hours: StoredHours;
  paused_until: Date | null;
  delivery_minutes_min: number;
  delivery_minutes_max: number;
  busy_minutes: number;
  busy_until: Date | null;
  full_until: Date | null;
}

/** Stores of a zone and module are some hundreds, so all are read; the rule decides which of them are open. */
export function filteredStores(db: Connection, filters: StoreFilters): Promise<FoundStore[]> {
  const { zoneIds, moduleIds, ids, rating, takesAway } = filters;
  let stores = db
    .selectFrom('stores')
    .where(sql<SqlBool>`zone_id = any(${zoneIds})`)
    .where(sql<SqlBool>`module_id = any(${moduleIds})`);
  if (ids) stores = stores.where(sql<SqlBool>`id = any(${ids})`);
  if (takesAway) stores = stores.where('take_away', '=', true);
  if (filters.isDiscounted) stores = stores.where('discount_percent', '>', 0);
  if (filters.hasFreeDelivery) stores = stores.where('free_delivery', '=', true);
  if (rating) stores = stores.where(sql<SqlBool>`rating_count > 0 and rating_sum >= ${rating}::float8 * rating_count`);
  if (filters.sellsVegetarian) stores = stores.where(sells(sql`i.veg`));
  if (filters.sellsHalal) stores = stores.where(sells(sql`i.is_halal`));
  if (filters.hasCoupon) stores = stores.where(couponAt(filters.at));
  const { categoryIds, brandIds } = filters;
  if (categoryIds) stores = stores.where(sells(sql`i.category_id = any(${categoryIds})`));
  if (brandIds) stores = stores.where(sells(sql`i.brand_id = any(${brandIds})`));
  return (
    stores
      .select(['id', 'zone_id', 'module_id', 'lat', 'lng', 'free_delivery', 'active', 'all_hours as opening_hours'])
      .select(['no_orders_until as paused_until', 'delivery_minutes_min', 'delivery_minutes_max'])
      .select(['busy_minutes', 'busy_until', 'full_until'])
      .$narrowType<{ opening_hours: StoredHours }>()
      // A store that its owner has closed stays in sight, but behind the others.
      .orderBy('active', 'desc')
      .orderBy(orderOf(filters))
      .orderBy('id', 'desc')
      .execute()
  );
}

function sells(what: ReturnType<typeof sql>) {
  return sql<SqlBool>`exists (select from items i where i.store_id = stores.id and i.active and ${what})`;
}

/** A coupon of the store itself that is valid at this moment; general ones say nothing about the store. */
function couponAt(at: Date) {
  return sql<SqlBool>`exists (select from coupons c where c.store_id = stores.id and c.active and c.listed and c.starts_at <= ${at}
    and c.expires_at > ${at} and (c.limit_in_all is null or c.used_count < c.limit_in_all))`;
}

function orderOf({ rank, from }: StoreFilters) {
  if (rank !== 'nearest') return ranks[rank];
  if (!from) return ranks.popular;
  // Within a city the earth is flat, but a degree of longitude is shorter than one of latitude.
  const shortening = Math.cos((from.lat * Math.PI) / 180);
  return sql`(lat - ${from.lat}::float8) ^ 2 + ((lng - ${from.lng}::float8) * ${shortening}::float8) ^ 2`;
}
