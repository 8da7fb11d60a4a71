import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import {
  type CouponHolder,
  couponColumns,
  hasOrdered,
  isShownTo,
  type ListedCoupon,
  ordersOfContacts,
} from './promotions-coupons.data.ts';

export interface CustomerCouponRow extends ListedCoupon {
  state: 'ready' | 'used' | 'expired';
  used_at: Date | null;
}

interface Whose extends CouponHolder {
  zoneIds: number[];
  at: Date;
}

/** Returns coupons of the zones that a shopper may use, has used up, or has missed within the last 60 days. */
export async function couponsOfCustomer(db: Connection, whose: Whose): Promise<CustomerCouponRow[]> {
  const { shopper, contactHashes, zoneIds, at } = whose;
  const { rows } = await sql<CustomerCouponRow>`
    select *, count(*) over ()::int as total from (
      select ${couponColumns}, used.times as times_used, used.last_at as used_at,
        case when s.id is not null then jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name,
          'zone_id', s.zone_id, 'module_id', s.module_id) end as store,
        case when used.times >= c.limit_per_customer or (used.times > 0 and c.expires_at <= ${at}) then 'used'
          when c.expires_at <= ${at} or not c.active or c.used_count >= c.limit_in_all then 'expired' else 'ready' end as state
      from coupons c left join stores s on s.id = c.store_id
      cross join lateral (
        select count(*)::int as times, max(o.placed_at) as last_at
        from coupon_uses u join orders o on o.id = u.order_id where u.coupon_id = c.id
          and (u.shopper = ${shopper} or u.order_id = any (${ordersOfContacts(contactHashes)}))) used
      where c.currency in (select currency from zones where id = any (${zoneIds}))
        and (s.id is null or s.zone_id = any (${zoneIds}))
        and (used.times > 0 or c.active and ${isShownTo(shopper)} and (c.zone_ids is null or c.zone_ids && ${zoneIds}::int[]))
        and (c.coupon_type <> 'first_order' or used.times > 0 or not ${hasOrdered(whose)})
        and c.starts_at <= ${at} and c.expires_at > ${at}::timestamptz - interval '60 days'
    ) mine order by array_position(array['ready', 'used', 'expired'], state), expires_at, id limit 100`.execute(db);
  return rows;
}
