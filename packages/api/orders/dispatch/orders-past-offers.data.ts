import { sql } from 'kysely';
import type { PastOffer } from 'market/dispatch/dispatch.courier.contract';
import type { Connection } from '#api/db/connection.ts';

export interface PastOfferOfCourier extends Omit<PastOffer, 'at'> {
  at: Date;
}

interface Filter {
  courierId: number;
  since: Date;
  limit: number;
}

/** Returns the offers of a courier that have ended, the newest first. */
export async function ownOffers(db: Connection, { courierId, since, limit }: Filter): Promise<PastOfferOfCourier[]> {
  const { rows } = await sql<PastOfferOfCourier>`
    select f.order_id, f.made_at as at, s.name as store_name, f.outcome, f.terms -> 'reason' as why
    from delivery_offers f join orders o on o.id = f.order_id join stores s on s.id = o.store_id
    where f.delivery_man_id = ${courierId} and f.made_at >= ${since} and f.outcome is not null
    order by f.made_at desc, f.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, why: row.why && { code: row.why.code, minutes: row.why.minutes } }));
}

/**
 * Returns the orders for which another courier was asked last while this one was on shift, the newest first; none that
 * was offered to this one as well.
 */
export async function ordersOfOthers(
  db: Connection,
  { courierId, since, limit }: Filter,
): Promise<PastOfferOfCourier[]> {
  const own = JSON.stringify([{ courier_id: courierId }]);
  const { rows } = await sql<PastOfferOfCourier>`
    select order_id, at, store_name, 'other_courier' as outcome,
      jsonb_build_object('code', coalesce(why ->> 'code', why ->> 'why'), 'minutes', coalesce((why -> 'minutes')::int, 0)) as why
    from (
      select distinct on (r.order_id) r.order_id, r.made_at as at, s.name as store_name,
        jsonb_path_query_first(r.passed_over || r.excluded, '$[*] ? (@.courier_id == $courier)',
          jsonb_build_object('courier', ${courierId}::int)) as why
      from dispatch_rounds r join orders o on o.id = r.order_id join stores s on s.id = o.store_id
      where r.made_at >= ${since} and r.delivery_man_id <> ${courierId}
        and (r.passed_over @> ${own}::jsonb or r.passed_over is not null and r.excluded @> ${own}::jsonb)
        and not exists (select from delivery_offers f where f.order_id = r.order_id and f.delivery_man_id = ${courierId})
      order by r.order_id, r.made_at desc, r.id desc
    ) latest order by at desc, order_id limit ${limit}`.execute(db);
  return rows;
}
