import { sql } from 'kysely';
import type { AdminRefund } from 'market/orders/orders.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** A refund of a part of an order, as it was booked. */
export interface RefundRow {
  id: number;
  amount: Money;
  tax: Money;
  to_wallet: Money;
  to_provider: Money;
  to_cash: Money;
  by_market: Money;
  by_store: Money;
  by_courier: Money;
  lines: { line: number; quantity: number; amount: Money }[];
  fees: AdminRefund['fees'];
  reason: string;
  /** Null where a store of the demo gave it. */
  account_id: number | null;
  made_at: Date;
}

export interface NewRefund extends Omit<RefundRow, 'id'> {
  orderId: string;
  currency: string;
}

/** Returns the refunds of an order, the oldest first. */
export async function refundsOfOrder(db: Connection, orderId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select id, amount, tax, to_wallet, to_provider, to_cash, by_market, by_store, by_courier, lines, fees, reason,
      account_id, made_at
    from refunds where order_id = ${orderId} order by id`.execute(db);
  return rows;
}

/** Writes a refund with the message about it; returns its id. */
export async function insertRefund(db: Connection, refund: NewRefund): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with refund as (
      insert into refunds (order_id, currency, amount, tax, to_wallet, to_provider, to_cash, by_market, by_store,
        by_courier, lines, fees, reason, account_id, made_at)
      values (${refund.orderId}, ${refund.currency}, ${refund.amount}, ${refund.tax}, ${refund.to_wallet},
        ${refund.to_provider}, ${refund.to_cash}, ${refund.by_market}, ${refund.by_store}, ${refund.by_courier},
        ${JSON.stringify(refund.lines)}::jsonb, ${refund.fees}::text[], ${refund.reason}, ${refund.account_id},
        ${refund.made_at})
      returning id
    ), message as (
      insert into outbox (kind, order_id, payload, dedupe_key)
      select 'refund', ${refund.orderId}, jsonb_build_object('refund_id', id), ${refund.orderId} || ':refund:' || id
      from refund
    )
    select id from refund`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A refund was not written');
  return row.id;
}

/** What the refunds of parts of an order have come to. */
export interface PartsRefunded {
  amount: Money;
  toWallet: Money;
  toProvider: Money;
  toCash: Money;
}

/** Returns what the refunds of parts of an order have come to. */
export async function partsRefunded(db: Connection, orderId: string): Promise<PartsRefunded> {
  const { rows } = await sql<PartsRefunded>`
    select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(to_wallet), 0)::bigint as "toWallet",
      coalesce(sum(to_provider), 0)::bigint as "toProvider", coalesce(sum(to_cash), 0)::bigint as "toCash"
    from refunds where order_id = ${orderId}`.execute(db);
  return rows[0] as PartsRefunded;
}

/** Returns what others bear of the refunds of parts of an order, by account. */
export async function bornePartsOf(db: Connection, orderId: string): Promise<{ account: string; amount: Money }[]> {
  const { rows } = await sql<{ account: string; amount: Money }>`
    select e.account, sum(e.amount)::bigint as amount
    from refunds r join journals j on j.kind = 'order_refunded' and j.subject = 'refund:' || r.id
    join ledger_entries e on e.journal_id = j.id and e.amount > 0
    where r.order_id = ${orderId} group by e.account`.execute(db);
  return rows;
}

/** Notes that a part of a payment is to go back through its provider. */
export async function insertPaymentReturn(
  db: Connection,
  { paymentId, refundId, amount, at }: { paymentId: string; refundId: number | null; amount: Money; at: Date },
): Promise<void> {
  await sql`
    insert into payment_returns (payment_id, refund_id, amount, changed_at)
    values (${paymentId}, ${refundId}, ${amount}, ${at})`.execute(db);
}

/** Returns the lines of an order, as refunds count them. */
export async function linesToRefund(
  db: Connection,
  orderId: string,
): Promise<{ line: number; quantity: number; total: Money }[]> {
  const { rows } = await sql<{ line: number; quantity: number; total: Money }>`
    select line_number as line, quantity, line_total as total from order_lines
    where order_id = ${orderId} order by line_number`.execute(db);
  return rows;
}
