import { sql } from 'kysely';
import type { AdminCoupon } from 'market/promotions/promotions-coupons.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import type { CouponRow } from './promotions-coupons.data.ts';

type ModuleType = AdminCoupon['module_types'][number];
type CouponState = AdminCoupon['state'];

/** Terms of a coupon as an operator sets them; amounts are minor units of its currency. */
export interface CouponTermsRow
  extends Pick<
    CouponRow,
    | 'title'
    | 'coupon_type'
    | 'discount'
    | 'discount_type'
    | 'max_discount'
    | 'min_purchase'
    | 'limit_per_customer'
    | 'limit_in_all'
    | 'module_ids'
    | 'store_id'
    | 'starts_at'
    | 'expires_at'
  > {
  /** Null for every zone with the currency. */
  zone_ids: number[] | null;
  active: boolean;
  listed: boolean;
}

/** A coupon as operators see it: several codes of the same terms are one. */
export interface CouponDeskRow extends CouponTermsRow {
  id: number;
  code: string;
  currency: string;
  codes: number;
  module_types: ModuleType[];
  store_name: string | null;
  store_zone_id: number | null;
  /** Of all codes, and of the one that was used most often. */
  used_count: number;
  most_used: number;
  cost: Money;
  version: number;
}

/** Zones of an operator; null for all. */
type ZoneIds = readonly number[] | null;

const inReach = (zoneIds: ZoneIds) => sql`(${zoneIds}::int[] is null or c.zone_ids <@ ${zoneIds}::int[]
  or s.zone_id = any (${zoneIds}::int[]))`;

const ofSeries = sql`(one.id = c.id or one.series_id = c.id)`;

const columns = sql`c.id, c.code, c.currency, c.title, c.coupon_type, c.discount, c.discount_type, c.max_discount,
  c.min_purchase, c.limit_per_customer, c.limit_in_all, c.module_ids, c.zone_ids, c.store_id, c.starts_at, c.expires_at,
  c.active, c.listed, c.version, s.name as store_name, s.zone_id as store_zone_id,
  array(select m.module_type from modules m where m.id = any (c.module_ids) order by m.position, m.id) as module_types,
  (select count(*)::int from coupons one where ${ofSeries}) as codes,
  (select sum(one.used_count)::int from coupons one where ${ofSeries}) as used_count,
  (select max(one.used_count) from coupons one where ${ofSeries}) as most_used,
  (select coalesce(sum(o.coupon_discount), 0)::bigint from coupons one join coupon_uses u on u.coupon_id = one.id
    join orders o on o.id = u.order_id where ${ofSeries}) as cost`;

const isIn = (state: CouponState, at: Date) => {
  if (state === 'over') return sql`(not c.active or c.expires_at <= ${at})`;
  return state === 'planned'
    ? sql`c.active and c.starts_at > ${at} and c.expires_at > ${at}`
    : sql`c.active and c.starts_at <= ${at} and c.expires_at > ${at}`;
};

interface CouponSearch {
  state: CouponState;
  search: string | undefined;
  zoneIds: ZoneIds;
  at: Date;
}

/**
 * Returns a page of coupons in a state, the latest first; other codes of a series are found by the first one. Coupons of
 * one customer are found by a search alone [OPS-039].
 */
export async function couponsOfDesk(
  db: Connection,
  { state, search, zoneIds, at }: CouponSearch,
  { limit, skip }: Slice,
): Promise<{ rows: CouponDeskRow[]; total: number }> {
  const words = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await sql<CouponDeskRow & { total: number }>`
    select ${columns}, c.total from (
      select c.*, count(*) over ()::int as total from coupons c left join stores s on s.id = c.store_id
      where (c.series_id is null or c.series_id = c.id) and ${isIn(state, at)} and ${inReach(zoneIds)}
        and (c.customer_id is null or ${words}::text is not null)
        and (${words}::text is null or c.title ilike ${words} or exists (
          select from coupons one where ${ofSeries} and one.code ilike ${words}))
      order by c.id desc limit ${limit}::int offset ${skip}::int
    ) c left join stores s on s.id = c.store_id order by c.id desc`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns a coupon that an operator of these zones sees. */
export async function couponOfDesk(db: Connection, id: number, zoneIds: ZoneIds): Promise<CouponDeskRow | undefined> {
  const { rows } = await sql<CouponDeskRow>`
    select ${columns} from coupons c left join stores s on s.id = c.store_id
    where c.id = ${id} and (c.series_id is null or c.series_id = c.id) and ${inReach(zoneIds)}`.execute(db);
  return rows[0];
}

/** Returns a page of the codes of a coupon, in the order in which they were made. */
export async function codesOfCoupon(
  db: Connection,
  id: number,
  { limit, skip }: Slice,
): Promise<{ code: string; used_count: number }[]> {
  const { rows } = await sql<{ code: string; used_count: number }>`
    select code, used_count from coupons where id = ${id} or series_id = ${id}
    order by id limit ${limit}::int offset ${skip}::int`.execute(db);
  return rows;
}

/** Locks a coupon with all its codes against other changes, and against being used meanwhile. */
export async function lockCoupon(transaction: Transaction, id: number): Promise<void> {
  await sql`select from coupons where id = ${id} or series_id = ${id} order by id for update`.execute(transaction);
}

/** Adds coupons with some codes, after the first one of their series if it has one; returns the ids of those whose codes were free. */
export async function insertCoupons(
  transaction: Transaction,
  {
    codes,
    seriesId,
    currency,
    terms,
  }: { codes: readonly string[]; seriesId: number | null; currency: string; terms: CouponTermsRow },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into coupons (code, currency, title, coupon_type, discount, discount_type, max_discount, min_purchase,
      limit_per_customer, limit_in_all, module_ids, zone_ids, store_id, starts_at, expires_at, active, listed,
      series_id)
    select code, ${currency}, ${terms.title}, ${terms.coupon_type}, ${terms.discount}::bigint, ${terms.discount_type},
      ${terms.max_discount}::bigint, ${terms.min_purchase}::bigint, ${terms.limit_per_customer}::int,
      ${terms.limit_in_all}::int, ${terms.module_ids}::int[], ${terms.zone_ids}::int[], ${terms.store_id}::int,
      ${terms.starts_at}::timestamptz, ${terms.expires_at}::timestamptz, ${terms.active}::boolean,
      ${terms.listed}::boolean, ${seriesId}::int
    from unnest(${codes}::text[]) as code
    on conflict (code, currency) do nothing returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Writes the terms of a coupon for all its codes. */
export async function writeCoupon(transaction: Transaction, id: number, terms: CouponTermsRow): Promise<void> {
  await sql`
    update coupons set title = ${terms.title}, coupon_type = ${terms.coupon_type}, discount = ${terms.discount},
      discount_type = ${terms.discount_type}, max_discount = ${terms.max_discount}, min_purchase = ${terms.min_purchase},
      limit_per_customer = ${terms.limit_per_customer}, limit_in_all = ${terms.limit_in_all},
      module_ids = ${terms.module_ids}::int[], zone_ids = ${terms.zone_ids}::int[], store_id = ${terms.store_id},
      starts_at = ${terms.starts_at}, expires_at = ${terms.expires_at}, active = ${terms.active},
      listed = ${terms.listed}, version = version + 1
    where id = ${id} or series_id = ${id}`.execute(transaction);
}

export interface CouponPlaces {
  /** Every module. */
  modules: { id: number; module_type: ModuleType }[];
  /** Zones with a currency. */
  zones: number[];
  /** The chosen store; undefined if it does not exist or sells in another currency. */
  store: { zone_id: number; module_id: number } | undefined;
}

/** Returns what the terms of a coupon may name. */
export async function placesForCoupon(
  db: Connection,
  { currency, storeId }: { currency: string; storeId: number | null },
): Promise<CouponPlaces> {
  const { rows } = await sql<CouponPlaces>`
    select (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'module_type', module_type)), '[]') from modules) as modules,
      array(select id from zones where currency = ${currency}) as zones,
      (select jsonb_build_object('zone_id', s.zone_id, 'module_id', s.module_id)
        from stores s join zones z on z.id = s.zone_id where s.id = ${storeId}::int and z.currency = ${currency}) as store`.execute(
    db,
  );
  const [row] = rows;
  return { modules: row?.modules ?? [], zones: row?.zones ?? [], store: row?.store ?? undefined };
}
