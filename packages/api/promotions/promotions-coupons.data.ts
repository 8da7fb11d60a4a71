import { type SqlBool, sql } from 'kysely';
import type { Coupon } from 'market/promotions/promotions.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { guestKeySql, keyOfCustomer } from '#api/db/shopper-keys.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** A coupon as stored; amounts are minor units of its currency. */
export interface CouponRow {
  id: number;
  code: string;
  currency: string;
  title: string;
  coupon_type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery';
  discount: number;
  discount_type: 'percent' | 'fixed';
  max_discount: Money | null;
  min_purchase: Money;
  limit_per_customer: number | null;
  limit_in_all: number | null;
  used_count: number;
  module_ids: number[];
  /** The types of these modules. */
  module_types: Coupon['module_types'];
  /** Names of the zones that a coupon of zones is good in. */
  zones: string[];
  /** The cities of these zones, each once. */
  cities: string[];
  /** Null for every zone with the currency. */
  zone_ids: number[] | null;
  store_id: number | null;
  active: boolean;
  /** The only one who may use it; null for everybody. */
  customer_id: number | null;
  starts_at: Date;
  expires_at: Date;
  /** How often this shopper has used it. */
  times_used: number;
}

/** Of coupons `c` and zones `z`: those that the coupon is made for. */
const isNamedZone = `(c.coupon_type = 'zone_wise' or c.zone_ids is not null) and z.active and z.currency = c.currency
    and (c.zone_ids is null or z.id = any (c.zone_ids))`;

/** Of coupons `c`. */
export const couponColumns =
  sql.raw(`c.id, c.code, c.currency, c.title, c.coupon_type, c.discount, c.discount_type, c.max_discount,
  c.min_purchase, c.limit_per_customer, c.limit_in_all, c.used_count, c.module_ids, c.zone_ids, c.store_id, c.active, c.customer_id,
  c.starts_at, c.expires_at, array(select m.module_type from modules m where m.id = any (c.module_ids) order by m.position, m.id)
    as module_types, array(select z.name from zones z where ${isNamedZone} order by z.id) as zones,
  array(select z.city from zones z where ${isNamedZone} group by z.city order by min(z.id)) as cities`);

/** A person who may use a coupon: by name, and by keyed hashes of proved contacts, whichever account had them. */
export interface CouponHolder {
  shopper: string;
  contactHashes: readonly string[];
}

function usesOf({ shopper, contactHashes }: CouponHolder) {
  return sql`(select count(*) from coupon_uses u where u.coupon_id = c.id
    and (u.shopper = ${shopper} or u.order_id = any (${ordersOfContacts(contactHashes)})))::int`;
}

/** Of coupons `c`: those that lists show a shopper, of everybody or of this customer alone [OPS-039]. */
export function isShownTo(shopper: string) {
  return sql<SqlBool>`(c.listed and c.customer_id is null or ${keyOfCustomer('c.customer_id')} = ${shopper})`;
}

/** Orders that were placed with one of some contacts. */
export function ordersOfContacts(contactHashes: readonly string[]) {
  return sql`array(select order_id from order_contacts where contact_hash = any (${contactHashes}::text[]))`;
}

/** Returns whether a person has a valid order; a guest's order with a contact counts once it has been delivered. */
export function hasOrdered({ shopper, contactHashes }: CouponHolder, except = '') {
  return sql<boolean>`exists (
    select from orders o where (o.shopper = ${shopper} or o.id = any (${ordersOfContacts(contactHashes)}))
      and o.order_status not in ('canceled', 'failed') and o.id <> ${except}
      and (o.shopper = ${shopper} or not ${guestKeySql('o.shopper')} or o.delivered_at is not null))`;
}

export interface FoundCoupon extends CouponRow {
  /** Whether this shopper has a valid order. */
  has_ordered: boolean;
  store_name: string | null;
}

/** The coupon of a code in a currency, with what its limits ask of this shopper. */
export async function couponByCode(
  db: Connection,
  { code, currency, ...holder }: CouponHolder & { code: string; currency: string },
): Promise<FoundCoupon | undefined> {
  const { rows } = await sql<FoundCoupon>`
    select ${couponColumns}, ${usesOf(holder)} as times_used,
      c.coupon_type = 'first_order' and ${hasOrdered(holder)} as has_ordered,
      (select s.name from stores s where s.id = c.store_id) as store_name
    from coupons c where c.code = ${code} and c.currency = ${currency}`.execute(db);
  return rows[0];
}

export interface CouponWish extends CouponHolder {
  zoneIds: number[];
  moduleIds: number[];
  storeId: number | undefined;
  at: Date;
}

export interface ListedCoupon extends CouponRow {
  store: { id: number; slug: string; name: string; zone_id: number; module_id: number } | null;
  total: number;
}

/**
 * Returns coupons that are valid at a moment in the zones and modules and that the shopper has not used up; the
 * greatest first.
 */
export async function validCoupons(db: Connection, wish: CouponWish, { limit, skip }: Slice) {
  const { zoneIds, moduleIds, storeId, at } = wish;
  const ofStore =
    storeId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(c.store_id is null or c.store_id = ${storeId})`;
  const { rows } = await sql<ListedCoupon>`
    select *, count(*) over ()::int as total from (
      select ${couponColumns}, ${usesOf(wish)} as times_used,
        case when s.id is not null then jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name,
          'zone_id', s.zone_id, 'module_id', s.module_id) end as store
      from coupons c left join stores s on s.id = c.store_id
      where c.currency in (select currency from zones where id = any (${zoneIds}))
        and c.active and ${isShownTo(wish.shopper)} and (c.zone_ids is null or c.zone_ids && ${zoneIds}::int[])
        and c.module_ids && ${moduleIds}::int[] and (s.id is null or s.zone_id = any (${zoneIds})) and ${ofStore}
        and c.starts_at <= ${at} and c.expires_at > ${at}
        and (c.limit_in_all is null or c.used_count < c.limit_in_all)
    ) held
    where limit_per_customer is null or times_used < limit_per_customer
    order by store_id nulls last, expires_at, id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

/**
 * Uses a coupon for an order, if it is still valid and its limits allow it. The counter of the coupon is updated first,
 * so that a concurrent use waits there and then sees this one. Returns false if nothing was left, or if the coupon is
 * for a first order and this is not one. Lock the person first: two coupons may both be for a first order.
 */
export async function redeemCoupon(
  db: Connection,
  { couponId, orderId, at, ...holder }: CouponHolder & { couponId: number; orderId: string; at: Date },
): Promise<boolean> {
  const counted = await sql`
    update coupons set used_count = used_count + 1
    where id = ${couponId} and (limit_in_all is null or used_count < limit_in_all)
      and active and starts_at <= ${at} and expires_at > ${at}
    returning id`.execute(db);
  if (counted.rows.length === 0) return false;
  const { shopper } = holder;
  const { rows } = await sql`
    insert into coupon_uses (coupon_id, shopper, use_number, order_id)
    select c.id, ${shopper}, free.n, ${orderId} from coupons c, lateral (
      select n from generate_series(1, coalesce(c.limit_per_customer,
        1 + (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.shopper = ${shopper}))) n
      where not exists (
        select from coupon_uses u where u.coupon_id = c.id and u.shopper = ${shopper} and u.use_number = n)
      order by n limit 1) free
    where c.id = ${couponId}
      and (c.limit_per_customer is null or ${usesOf(holder)} < c.limit_per_customer)
      and (c.coupon_type <> 'first_order' or not ${hasOrdered(holder, orderId)})
    returning use_number`.execute(db);
  return rows.length === 1;
}
