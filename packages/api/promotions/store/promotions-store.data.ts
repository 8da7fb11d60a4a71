import { sql } from 'kysely';
import type { StorePromotion } from 'market/promotions/promotions.vendor.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** A promotion of a store with what it did; amounts are minor units of the currency of the store. */
export interface StorePromotionRow {
  kind: StorePromotion['kind'];
  id: number;
  title: string;
  code: string | null;
  codes: number;
  items_count: number;
  starts_at: Date;
  ends_at: Date;
  active: boolean;
  currency: string;
  /** Percent, or minor units; null of sales. */
  discount: number | null;
  discount_type: 'percent' | 'fixed' | null;
  version: number;
  uses: number;
  orders: number;
  turnover: Money;
  cost: Money;
  new_customers: number;
}

/** Its coupons, each series once, and the sales that have items of it. */
const named = (storeId: number) => sql`(
  select 'coupon' as kind, c.id, c.title, c.code, c.starts_at, c.expires_at as ends_at, c.active,
    c.discount, c.discount_type, c.version,
    (select count(*)::int from coupons one where one.id = c.id or one.series_id = c.id) as codes, 0 as items_count
  from coupons c where c.store_id = ${storeId} and (c.series_id is null or c.series_id = c.id)
  union all
  select 'flash_sale', f.id, f.title, null, f.starts_at, f.ends_at, true, null, null, f.version, 0, own.items
  from flash_sales f cross join lateral (select count(*)::int as items from flash_sale_items n
    join items i on i.id = n.item_id where n.flash_sale_id = f.id and i.store_id = ${storeId}) own where own.items > 0
  union all
  select 'campaign', p.id, p.title, null, p.starts_at, p.ends_at, true, null, null, p.version, 0, own.items
  from campaigns p cross join lateral (select count(*)::int as items from campaign_items n
    join items i on i.id = n.item_id where n.campaign_id = p.id and i.store_id = ${storeId}) own where own.items > 0
)`;

/** Of orders `o`: they count once they are placed for good. */
const counts = sql`o.order_status not in ('canceled', 'failed')
  and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')`;

/** Of a line `l`: nothing else in the same days set its price, of campaigns the one that ends first. */
const isOfCampaign = sql`l.discount_reason = 'campaign' and p.id = (
  select first.id from campaign_items m join campaigns first on first.id = m.campaign_id
  where m.item_id = l.item_id and first.starts_at <= o.placed_at and first.ends_at > o.placed_at
  order by first.ends_at, first.id limit 1)`;

/** The orders of the promotion `p` in a store, with its uses in each and what it took off. */
const ordersOf = (storeId: number) => sql`(
  select u.order_id, count(*)::int as uses, null::bigint as off from coupon_uses u
  join coupons c on c.id = u.coupon_id
  where p.kind = 'coupon' and (c.id = p.id or c.series_id = p.id) group by u.order_id
  union all
  select l.order_id, sum(l.quantity)::int, sum(l.unit_discount * l.quantity)::bigint
  from order_lines l join items i on i.id = l.item_id
  where p.kind = 'flash_sale' and l.flash_sale_id = p.id and i.store_id = ${storeId} group by l.order_id
  union all
  select l.order_id, sum(l.quantity)::int, sum(l.unit_discount * l.quantity)::bigint
  from orders o join order_lines l on l.order_id = o.id
  where p.kind = 'campaign' and o.store_id = ${storeId} and o.placed_at >= p.starts_at and o.placed_at < p.ends_at
    and ${isOfCampaign} group by l.order_id
)`;

const figures = (storeId: number) => sql`(
  select coalesce(sum(d.uses), 0)::int as uses, count(*)::int as orders,
    coalesce(sum(o.item_total + o.add_on_total - o.discount_total), 0)::bigint as turnover,
    coalesce(sum(coalesce(d.off, o.coupon_discount)), 0)::bigint as cost,
    (count(*) filter (where not exists (select from orders earlier where earlier.shopper = o.shopper
      and earlier.store_id = o.store_id and (earlier.placed_at, earlier.id) < (o.placed_at, o.id)
      and earlier.order_status not in ('canceled', 'failed'))))::int as new_customers
  from ${ordersOf(storeId)} d join orders o on o.id = d.order_id where o.store_id = ${storeId} and ${counts}
)`;

const isIn = (state: StorePromotion['state'], at: Date) => {
  if (state === 'over') return sql`(not n.active or n.ends_at <= ${at})`;
  const isStarted = state === 'planned' ? sql`n.starts_at > ${at}` : sql`n.starts_at <= ${at}`;
  return sql`n.active and n.ends_at > ${at} and ${isStarted}`;
};

const currencyOf = (storeId: number) =>
  sql`(select z.currency::text from stores s join zones z on z.id = s.zone_id where s.id = ${storeId})`;

/** Returns a page of the promotions of a store in a state, the one that starts last first. */
export async function promotionsOfStore(
  db: Connection,
  { storeId, state, at }: { storeId: number; state: StorePromotion['state']; at: Date },
  { limit, skip }: Slice,
): Promise<{ rows: StorePromotionRow[]; total: number }> {
  const { rows } = await sql<StorePromotionRow & { total: number }>`
    select p.*, ${currencyOf(storeId)} as currency, f.* from (
      select n.*, count(*) over ()::int as total from ${named(storeId)} n where ${isIn(state, at)}
      order by n.starts_at desc, n.kind, n.id desc limit ${limit}::int offset ${skip}::int
    ) p cross join lateral ${figures(storeId)} f order by p.starts_at desc, p.kind, p.id desc`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns a coupon that a store pays for. */
export async function couponOfStore(
  db: Connection,
  storeId: number,
  couponId: number,
): Promise<StorePromotionRow | undefined> {
  const { rows } = await sql<StorePromotionRow>`
    select p.*, ${currencyOf(storeId)} as currency, f.*
    from ${named(storeId)} p cross join lateral ${figures(storeId)} f
    where p.kind = 'coupon' and p.id = ${couponId}`.execute(db);
  return rows[0];
}

/** Stops a coupon with all its codes. */
export async function stopCoupon(transaction: Transaction, couponId: number): Promise<void> {
  await sql`update coupons set active = false, version = version + 1
    where id = ${couponId} or series_id = ${couponId}`.execute(transaction);
}
