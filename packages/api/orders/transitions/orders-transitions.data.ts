import { sql } from 'kysely';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { BothPromises } from 'market/orders/promises/orders-promises.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

type Actor = 'shopper' | 'store' | 'delivery_man' | 'market';
type OrderStatus = TrackedOrder['order_status'];

interface Entry {
  account: string;
  amount: Money;
}

/** Returns the courier of the order's city with the fewest running orders: one on shift, or one without an account. */
export async function courierWithFewestOrders(db: Connection, orderId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.id from delivery_men d
    join zones z on z.city = d.city
    join orders o on o.zone_id = z.id and o.id = ${orderId}
    left join orders busy on busy.delivery_man_id = d.id and busy.order_status in ('handover', 'picked_up')
    where d.suspended_reason is null and d.left_at is null
      and (d.customer_id is null or d.on_shift_since is not null)
    group by d.id order by count(busy.id), d.id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Returns whether a courier works in the city of an order. */
export async function worksWhereOrderIs(db: Connection, courierId: number, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from delivery_men d
    join zones z on z.city = d.city
    join orders o on o.zone_id = z.id
    where d.id = ${courierId} and o.id = ${orderId}`.execute(db);
  return rows.length > 0;
}

export interface PlacedCourier {
  city: string;
  /** The orders that the courier carries. */
  orderIds: string[];
  /** Couriers at the other side of open hand-overs, who see where this one is. */
  meets: number[];
}

/**
 * Updates the position of a courier; undefined for one who is not there, or has neither a shift nor an alarm where one is
 * needed.
 */
export async function placeCourier(
  db: Connection,
  { id, needsShift }: { id: number; needsShift: boolean },
  at: { lat: number; lng: number },
): Promise<PlacedCourier | undefined> {
  const { rows } = await sql<PlacedCourier>`
    with placed as (
      update delivery_men set lat = ${at.lat}, lng = ${at.lng}, located_at = now()
      where id = ${id} and (not ${needsShift}::boolean or on_shift_since is not null
        or exists (select from courier_alarms a where a.courier_id = delivery_men.id and a.ended_at is null))
      returning id, city
    )
    select p.city, array(select o.id from orders o
      where o.delivery_man_id = p.id and o.order_status = 'picked_up') as "orderIds",
      array(select case when h.from_courier_id = p.id then h.to_courier_id else h.from_courier_id end
        from delivery_handovers h
        where h.ended_at is null and h.to_courier_id is not null and p.id in (h.from_courier_id, h.to_courier_id)) as meets
    from placed p`.execute(db);
  return rows[0];
}

/** Puts the courier at the counter of the order's store: the previous position is another customer's door. */
export async function placeAtCounter(db: Connection, id: number, orderId: string): Promise<void> {
  await sql`
    update delivery_men d set lat = s.lat, lng = s.lng, located_at = now()
    from orders o join stores s on s.id = o.store_id where o.id = ${orderId} and d.id = ${id}`.execute(db);
}

/** Why people cancel, as the operator lists it. */
export async function cancellationReasons(db: Connection): Promise<string[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'cancellation_reasons')
    .executeTakeFirst();
  return Array.isArray(row?.value) ? row.value.map(String) : [];
}

/** A step of an order with all that follows from it. Declared again, as its parts are: data files import no rules. */
export interface Move {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  by: Actor;
  at: Date;
  /** When the step was reported, if that was later. */
  reportedAt: Date | null;
  /** When the order is expected to be through; null leaves it as it was. */
  expectedAt: Date | null;
  isOver: boolean;
  cancelReason?: string | undefined;
  courierId?: number | undefined;
  /** The promise of the store; null leaves it as it was. */
  readyAt: Date | null;
  /** When it is ready and when it arrives; null leaves both as they were. */
  promises: BothPromises | null;
  /** The account of the staff that makes the step. */
  accountId: number | null;
  /** What the ledger has of it. */
  journals: readonly { kind: string; entries: Entry[] }[];
  /** What a courier earns by it. */
  earning: Earning | undefined;
  isPaid: boolean;
  /** No customer has fetched it in time [STO-044]. */
  isUnfetched: boolean;
}

/** What a courier earns with an order, in its parts. */
export interface Earning {
  courierId: number;
  payRuleId: number | null;
  base: Money;
  distance: Money;
  waiting: Money;
  waitingMinutes: number;
  storeWaiting: Money;
  storeWaitingMinutes: number;
  tip: Money;
}

/** Takes an order to its next state with all that follows from it; false when it is no longer where it was. */
export async function writeMove(db: Connection, move: Move): Promise<boolean> {
  // A refused refund leads back to delivered: `delivered_at` keeps its first value.
  const stamped = move.from === 'refund_requested' ? null : move.to;
  const { earning, promises } = move;
  const journals = move.journals.filter(({ entries }) => entries.length > 0);
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update orders set order_status = ${move.to},
        expected_at = case when ${move.isOver} then null else coalesce(${move.expectedAt}, expected_at) end,
        payment_status = case when ${move.isPaid} then 'paid' else payment_status end,
        ready_at = coalesce(${move.readyAt}, ready_at),
        first_ready_at = coalesce(first_ready_at, ${move.readyAt}),
        ready_promise = coalesce(${promises?.ready ? JSON.stringify(promises.ready) : null}::jsonb, ready_promise),
        arrival_promise = coalesce(${promises?.arrival ? JSON.stringify(promises.arrival) : null}::jsonb, arrival_promise),
        cancel_reason = coalesce(${move.cancelReason ?? null}, cancel_reason),
        canceled_by = case when ${move.to} = 'canceled'
          then case ${move.by}::text when 'shopper' then 'shopper' when 'store' then 'store' else 'market' end
          else canceled_by end,
        delivery_man_id = coalesce(${move.courierId ?? null}, delivery_man_id),
        -- Each status has a time stamp of its own, but for both ends of a refund.
        confirmed_at = case when ${stamped} = 'confirmed' then ${move.at} else confirmed_at end,
        processing_at = case when ${stamped} = 'processing' then ${move.at} else processing_at end,
        handover_at = case when ${stamped} = 'handover' then ${move.at} else handover_at end,
        picked_up_at = case when ${stamped} = 'picked_up' then ${move.at} else picked_up_at end,
        delivered_at = case when ${stamped} = 'delivered' then ${move.at} else delivered_at end,
        canceled_at = case when ${stamped} = 'canceled' then ${move.at} else canceled_at end,
        failed_at = case when ${stamped} = 'failed' then ${move.at} else failed_at end,
        unfetched_at = case when ${move.isUnfetched} then ${move.at} else unfetched_at end
      where id = ${move.orderId} and order_status = ${move.from}
      returning id, currency
    ), step as (
      insert into order_steps (order_id, step_number, from_status, to_status, made_by, made_at, account_id, reported_at)
      select moved.id, (select max(step_number) + 1 from order_steps s where s.order_id = moved.id),
        ${move.from}, ${move.to}, ${move.by}, ${move.at}, ${move.accountId}::int,
        ${move.reportedAt}::timestamptz from moved
      returning order_id, step_number
    ), message as (
      insert into outbox (kind, order_id, payload, dedupe_key)
      select 'order_status', order_id, jsonb_build_object('order_status', ${move.to}::text) || ${move.isUnfetched ? '{"unfetched": true}' : '{}'}::jsonb,
        order_id || ':' || step_number from step
      union all select 'order_paid', order_id, '{}'::jsonb, order_id || ':paid' from step where ${move.isPaid}
    ), booked as (
      select j.kind, j.entries
      from jsonb_to_recordset(${JSON.stringify(journals)}::jsonb) as j(kind text, entries jsonb)
    ), journal as (
      insert into journals (kind, order_id, made_at)
      select booked.kind, moved.id, ${move.at} from moved, booked returning id, kind
    ), entries as (
      insert into ledger_entries (journal_id, account, currency, amount)
      select journal.id, e.account, moved.currency, e.amount
      from moved, journal join booked using (kind),
        jsonb_to_recordset(booked.entries) as e(account text, amount bigint)
    ), earned as (
      insert into courier_earnings (order_id, courier_id, currency, pay_rule_id, base, distance, waiting,
        waiting_minutes, store_waiting, store_waiting_minutes, tip, earned_at)
      select moved.id, ${earning?.courierId ?? 0}::int, moved.currency, ${earning?.payRuleId ?? null}::int,
        ${earning?.base ?? 0}::bigint, ${earning?.distance ?? 0}::bigint, ${earning?.waiting ?? 0}::bigint,
        ${earning?.waitingMinutes ?? 0}::int, ${earning?.storeWaiting ?? 0}::bigint,
        ${earning?.storeWaitingMinutes ?? 0}::int, ${earning?.tip ?? 0}::bigint, ${move.at}::timestamptz
      from moved where ${earning !== undefined}::boolean
    )
    select id from moved`.execute(db);
  return rows.length === 1;
}
