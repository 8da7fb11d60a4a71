import { sql } from 'kysely';
import type { BothPromises, OrderDelay } from 'market/orders/promises/orders-promises.contract';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

/** How an operator has delayed an order `o` last; null where none has [OPS-024]. */
export const delayOfOrder = sql<OrderDelay | null>`
  (select jsonb_build_object('kind', y.kind, 'until', to_char(y.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'reason', y.reason) from order_delays y
    where y.order_id = o.id)`;

/** When an order can be fetched: once no customer holds it. */
export const isNotHeldAfter = (at: Date) => sql`(o.held_until is null or o.held_until <= ${at}::timestamptz)`;

export interface WrittenDelay {
  orderId: string;
  /** Null for a hold that is over: its reason goes. */
  delay: { kind: OrderDelay['kind']; until: Date; reason: string } | null;
  at: Date;
  times: {
    scheduleAt: Date | null;
    readyAt: Date | null;
    expectedAt: Date | null;
    heldUntil: Date | null;
    promises: BothPromises;
  };
}

/** Writes the times of a delayed order, with the messages to its customer, store and courier. */
export async function writeDelay(db: Connection, { orderId, delay, at, times }: WrittenDelay): Promise<void> {
  const { ready, arrival } = times.promises;
  await sql`
    with delayed as (
      update orders set schedule_at = ${times.scheduleAt}, ready_at = ${times.readyAt}, expected_at = ${times.expectedAt},
        held_until = ${times.heldUntil}, version = version + 1, ready_promise = ${ready && JSON.stringify(ready)}::jsonb,
        arrival_promise = ${arrival && JSON.stringify(arrival)}::jsonb
      where id = ${orderId} returning id, version, zone_id, delivery_man_id, held_until, expected_at
    ), noted as (
      insert into order_delays (order_id, kind, until, reason, made_at)
      select id, ${delay?.kind ?? ''}, ${delay?.until ?? null}::timestamptz, ${delay?.reason ?? ''}, ${at}::timestamptz
      from delayed where ${delay !== null}::boolean
      on conflict (order_id) do update set kind = excluded.kind, until = excluded.until, reason = excluded.reason,
        made_at = excluded.made_at
    ), ended as (
      delete from order_delays d using delayed where d.order_id = delayed.id and ${delay === null}::boolean
    ), words as (
      select d.id, d.version, d.delivery_man_id, jsonb_build_object('kind', ${delay?.kind ?? 'released'}::text,
        'reason', ${delay?.reason ?? ''}::text, 'until', to_char(d.held_until at time zone z.time_zone, 'HH24:MI'),
        'arrives', to_char(d.expected_at at time zone z.time_zone, 'HH24:MI')) as payload
      from delayed d join zones z on z.id = d.zone_id
    )
    insert into outbox (kind, order_id, payload, dedupe_key)
    select 'order_delay', id, payload, id || ':delay:' || version from words
    union all
    select 'courier_delay', words.id,
      payload || jsonb_build_object('shopper', ${keyOfCustomer('m.customer_id')}),
      words.id || ':courier_delay:' || words.version
    from words join delivery_men m on m.id = words.delivery_man_id where m.customer_id is not null
    on conflict do nothing`.execute(db);
}
