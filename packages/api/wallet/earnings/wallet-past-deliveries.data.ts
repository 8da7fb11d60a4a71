import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

export interface PastDeliveryRow {
  order_id: string;
  store_name: string | null;
  is_returned: boolean;
  metres: number;
  at_store_at: Date | null;
  picked_up_at: Date | null;
  at_door_at: Date | null;
  ended_at: Date;
  currency: string;
  pay: Money;
  tip: Money;
  code_proved_at: Date | null;
  cash_received_at: Date | null;
  picture: string | null;
}

/** Returns a page of what a courier has delivered since a moment, the latest first. */
export async function pastDeliveries(
  db: Connection,
  { courierId, since }: { courierId: number; since: Date },
  { limit, skip }: Slice,
): Promise<{ rows: PastDeliveryRow[]; total: number }> {
  const arrival = (place: 'store' | 'door') => sql`(select r.arrived_at from delivery_arrivals r
    where r.order_id = e.order_id and r.place = ${place} and r.courier_id = e.courier_id)`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<PastDeliveryRow>`
      select e.order_id, s.name as store_name, o.order_status = 'canceled' as is_returned,
        coalesce(o.distance_metres, 0) as metres, ${arrival('store')} as at_store_at, o.picked_up_at,
        ${arrival('door')} as at_door_at, e.earned_at as ended_at, e.currency,
        e.base + e.distance + e.waiting as pay,
        e.tip + coalesce((select sum(t.amount) from late_tips t
          where t.order_id = e.order_id and t.courier_id = e.courier_id), 0)::bigint as tip,
        a.code_proved_at, a.cash_received_at, p.picture
      from courier_earnings e join orders o on o.id = e.order_id left join stores s on s.id = o.store_id
      left join delivery_attempts a on a.order_id = e.order_id left join door_photos p on p.order_id = e.order_id
      where e.courier_id = ${courierId} and e.earned_at >= ${since}
      order by e.earned_at desc, e.order_id limit ${limit}::int offset ${skip}::int`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from courier_earnings
      where courier_id = ${courierId} and earned_at >= ${since}`.execute(db),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}
