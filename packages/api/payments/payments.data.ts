import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

type PaymentStatus =
  | 'open'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'return_due'
  | 'returning'
  | 'return_refused'
  | 'returned';

export interface NewPayment {
  id: string;
  about: { orderId: string } | { customerId: number };
  provider: string;
  currency: string;
  amount: Money;
  callback: string;
  startedAt: Date;
}

export interface PaymentRow {
  id: string;
  orderId: string | null;
  customerId: number | null;
  provider: string;
  currency: string;
  amount: Money;
  status: PaymentStatus;
  reference: string | null;
  callback: string;
  startedAt: Date;
}

const columns = sql.raw(`id, order_id as "orderId", customer_id as "customerId", provider, currency, amount, status,
  reference, callback, started_at as "startedAt"`);

export async function insertPayment(db: Connection, payment: NewPayment): Promise<void> {
  const { about } = payment;
  await db
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: 'orderId' in about ? about.orderId : null,
      customer_id: 'customerId' in about ? about.customerId : null,
      provider: payment.provider,
      currency: payment.currency,
      amount: payment.amount,
      callback: payment.callback,
      started_at: payment.startedAt,
    })
    .execute();
}

export async function saveReference(db: Connection, id: string, reference: string): Promise<void> {
  await db.updateTable('payments').set({ reference }).where('id', '=', id).execute();
}

/** Ends open attempts; money that still arrives for them is handled when it arrives. */
export async function endOpenPayments(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`update payments set status = 'canceled', ended_at = ${at}
    where order_id = ${orderId} and status = 'open'`.execute(db);
}

/** Marks an attempt as failed to start; returns false if news of it arrived first, which takes precedence. */
export async function failOpenPayment(db: Connection, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update payments set status = 'failed', ended_at = ${at}
    where id = ${id} and status = 'open'`.execute(db);
  return numAffectedRows === 1n;
}

export async function paymentById(db: Connection, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${columns} from payments where id = ${id}`.execute(db);
  return rows[0];
}

export async function paymentByReference(
  db: Connection,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payments where provider = ${provider} and reference = ${reference}`.execute(db);
  return rows[0];
}

/** Locked until the transaction ends; its order, if it has one, is locked before it. */
export async function lockPayment(db: Connection, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${columns} from payments where id = ${id} for update`.execute(db);
  return rows[0];
}

/** Returns the payment that has paid an order, locked until the transaction ends. */
export async function lockPaidPayment(db: Connection, orderId: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payments where order_id = ${orderId} and status = 'paid' for update`.execute(db);
  return rows[0];
}

export interface ReceivedEvent {
  provider: string;
  eventId: string;
  paymentId: string;
  news: string;
  effect: string;
  at: Date;
}

/** Returns false if the provider has reported it before. */
export async function saveEvent(db: Connection, event: ReceivedEvent): Promise<boolean> {
  const { rows } = await sql<{ event_id: string }>`
    insert into payment_events (provider, event_id, payment_id, news, effect, received_at)
    values (${event.provider}, ${event.eventId}, ${event.paymentId}, ${event.news}, ${event.effect}, ${event.at})
    on conflict do nothing returning event_id`.execute(db);
  return rows.length > 0;
}

export async function writePaymentStatus(
  db: Connection,
  { id, status, at }: { id: string; status: PaymentStatus; at: Date },
): Promise<void> {
  await db.updateTable('payments').set({ status, ended_at: at }).where('id', '=', id).execute();
}

/** Notifies subscribers once that an order is paid. */
export async function writeOrderPayment(
  db: Connection,
  orderId: string,
  change: { payment_status?: 'paid' | 'refunded'; payment_method?: 'cash_on_delivery' },
): Promise<void> {
  await db.updateTable('orders').set(change).where('id', '=', orderId).execute();
  if (change.payment_status !== 'paid') return;
  await sql`insert into outbox (kind, order_id, payload, dedupe_key)
    values ('order_paid', ${orderId}, '{}', ${`${orderId}:paid`}) on conflict do nothing`.execute(db);
}

/** Returns orders whose time to be paid is over, the oldest first. Time counts from the order, or from an agreed price. */
export async function unpaidOrders(
  db: Connection,
  { at, usualMinutes, limit }: { at: Date; usualMinutes: number; limit: number },
): Promise<{ id: string; since: Date }[]> {
  const { rows } = await sql<{ id: string; since: Date }>`
    select id, coalesce(agreed_at, placed_at) as since from orders
    where order_status = 'pending' and payment_method = 'digital_payment' and payment_status = 'unpaid'
      and coalesce(agreed_at, placed_at) < ${at}::timestamptz - make_interval(mins =>
        coalesce((select hold_minutes from order_origins where order_id = orders.id), ${usualMinutes}::int))
    order by placed_at limit ${limit}`.execute(db);
  return rows;
}

/** Returns payments whose money is still to go back, the longest waiting first. */
export async function paymentsToReturn(db: Connection, limit: number): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select id, status, ended_at as "endedAt" from payments where status = 'return_due'
    order by ended_at limit ${limit}`.execute(db);
  return rows;
}

/** Returns payments whose provider has refused the refund, or has not confirmed it since `before`. */
export async function returnsInDoubt(db: Connection, before: Date, limit: number): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select id, status, ended_at as "endedAt" from payments
    where status = 'return_refused' or (status = 'returning' and ended_at < ${before})
    order by ended_at limit ${limit}`.execute(db);
  return rows;
}

export interface ReturnRow {
  id: string;
  status: PaymentStatus;
  /** When it came into this state. */
  endedAt: Date;
}

/** Records that a refund was requested, unless the provider has already reported its result. */
export async function markReturning(
  db: Connection,
  { id, from, at }: { id: string; from: PaymentStatus; at: Date },
): Promise<void> {
  await sql`update payments set status = 'returning', ended_at = ${at}
    where id = ${id} and status = ${from}`.execute(db);
}

/** Notes that the money of a payment went back by hand; false where it was not to go back. */
export async function markReturnedByHand(db: Connection, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update payments set status = 'returned', ended_at = now()
    where id = ${id} and status in ('return_due', 'returning', 'return_refused')`.execute(db);
  const parts = await sql`update payment_returns set status = 'returned', changed_at = now()
    where payment_id = ${id} and status <> 'returned'`.execute(db);
  return numAffectedRows === 1n || (parts.numAffectedRows ?? 0n) > 0n;
}

export interface PartReturn {
  id: number;
  paymentId: string;
  amount: Money;
  status: 'due' | 'returning';
}

/** Returns parts of payments that are still to go back, or whose provider has not confirmed it since `before`. */
export async function partsToReturn(db: Connection, before: Date, limit: number): Promise<PartReturn[]> {
  const { rows } = await sql<PartReturn>`
    select id, payment_id as "paymentId", amount, status from payment_returns
    where status = 'due' or (status = 'returning' and changed_at < ${before})
    order by changed_at limit ${limit}`.execute(db);
  return rows;
}

/** Returns a part of a payment that is to go back; undefined where it is back. */
export async function partToReturn(db: Connection, id: number): Promise<PartReturn | undefined> {
  const { rows } = await sql<PartReturn>`
    select id, payment_id as "paymentId", amount, status from payment_returns
    where id = ${id} and status <> 'returned'`.execute(db);
  return rows[0];
}

/** Notes what a provider has said about the return of a part. */
export async function markPartReturn(
  db: Connection,
  id: number,
  { status, at }: { status: 'returning' | 'returned'; at: Date },
): Promise<void> {
  await sql`update payment_returns set status = ${status}, changed_at = ${at}
    where id = ${id} and status <> 'returned'`.execute(db);
}

export async function openPaymentsStartedAfter(db: Connection, moment: Date): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payments where status = 'open' and started_at > ${moment} order by started_at`.execute(db);
  return rows;
}

/** Returns payments without money, started within a period: the oldest first, those after `last` (the end of a page). */
export async function paymentsWithoutMoney(
  db: Connection,
  period: { since: Date; until: Date },
  { last, limit }: { last: Pick<PaymentRow, 'id' | 'startedAt'> | undefined; limit: number },
): Promise<PaymentRow[]> {
  const from = last ?? { id: '', startedAt: period.since };
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payments
    where (started_at, id) > (${from.startedAt}, ${from.id}) and started_at <= ${period.until}
      and status in ('open', 'failed', 'canceled')
    order by started_at, id limit ${limit}`.execute(db);
  return rows;
}

/** The provider's ids of the events about the money of a payment. */
export async function eventsOfMoney(db: Connection, paymentId: string): Promise<string[]> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from payment_events where payment_id = ${paymentId} and news = 'paid'
    order by received_at`.execute(db);
  return rows.map(({ event_id }) => event_id);
}
