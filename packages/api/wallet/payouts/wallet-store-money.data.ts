import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

export interface StoreDay {
  currency: string;
  time_zone: string;
  /** When the day of the zone began. */
  since: Date;
  date: string;
}

/** Returns the day of a store at a moment, by the clock of its zone. */
export async function dayOfStore(db: Connection, storeId: number, at: Date): Promise<StoreDay | undefined> {
  const { rows } = await sql<StoreDay>`
    select z.currency::text as currency, z.time_zone,
      date_trunc('day', ${at}::timestamptz, z.time_zone) as since,
      to_char(${at}::timestamptz at time zone z.time_zone, 'YYYY-MM-DD') as date
    from stores s join zones z on z.id = s.zone_id where s.id = ${storeId}`.execute(db);
  return rows[0];
}

export interface DayOfOrders {
  orders: number;
  canceled: number;
  turnover: Money;
}

/** Returns how many orders a store got since a moment and what their goods cost after discounts. */
export async function ordersOfDay(
  db: Connection,
  storeId: number,
  since: Date,
  currency: string,
): Promise<DayOfOrders> {
  const { rows } = await sql<DayOfOrders>`
    select
      count(*) filter (where order_status not in ('canceled', 'failed'))::int as orders,
      count(*) filter (where order_status = 'canceled')::int as canceled,
      coalesce(sum(item_total + add_on_total - discount_total)
        filter (where order_status not in ('canceled', 'failed')), 0)::bigint as turnover
    from orders
    where store_id = ${storeId} and placed_at >= ${since} and currency = ${currency}
      and not (payment_method = 'digital_payment' and payment_status = 'unpaid')`.execute(db);
  return rows[0] as DayOfOrders;
}

export interface DayOfBooks {
  own_share: Money;
  cash: Money;
  owed: Money;
  cash_held: Money;
}

/** Returns what the ledger has for a store: since a moment without payouts, and in all. Credits are above zero. */
export async function booksOfDay(
  db: Connection,
  { account, cash, since, currency }: { account: string; cash: string; since: Date; currency: string },
): Promise<DayOfBooks> {
  const { rows } = await sql<DayOfBooks>`
    select
      coalesce(-sum(e.amount) filter (where e.account = ${account} and j.made_at >= ${since}
        and j.kind not in ('payout_released', 'payout_failed')), 0)::bigint as own_share,
      coalesce(sum(e.amount) filter (where e.account = ${cash} and j.made_at >= ${since}
        and j.kind = 'cash_collected'), 0)::bigint as cash,
      coalesce(-sum(e.amount) filter (where e.account = ${account}), 0)::bigint as owed,
      coalesce(sum(e.amount) filter (where e.account = ${cash}), 0)::bigint as cash_held
    from ledger_entries e join journals j on j.id = e.journal_id
    where e.account in (${account}, ${cash}) and e.currency = ${currency}`.execute(db);
  return rows[0] as DayOfBooks;
}

/** Returns what customers of a store were given back since a moment: refunds of whole orders and of parts. */
export async function refundsOfDay(db: Connection, storeId: number, since: Date, currency: string): Promise<Money> {
  const { rows } = await sql<{ sum: Money }>`
    select coalesce(-sum(e.amount), 0)::bigint as sum
    from journals j join orders o on o.id = j.order_id join ledger_entries e on e.journal_id = j.id
    where o.store_id = ${storeId} and j.kind = 'order_refunded' and j.made_at >= ${since} and e.currency = ${currency}
      and e.account ~ '^(wallet|provider|receivable|cash:)' and e.amount < 0`.execute(db);
  return rows[0]?.sum as Money;
}

export interface NextPayout {
  amount: Money;
  state: 'planned' | 'sent';
  changed_at: Date;
}

/** Returns the payout of a store that is not at its bank yet, the latest one; undefined while there is none. */
export async function nextPayoutOf(db: Connection, storeId: number, currency: string): Promise<NextPayout | undefined> {
  const { rows } = await sql<NextPayout>`
    select amount, state, changed_at from payouts
    where store_id = ${storeId} and currency = ${currency} and state in ('planned', 'sent')
    order by id desc limit 1`.execute(db);
  return rows[0];
}

export interface OrderMoneyRow {
  id: string;
  placed_at: Date;
  currency: string;
  item_total: Money;
  add_on_total: Money;
  discount_total: Money;
  coupon_discount: Money;
  coupon_paid_by: 'store' | 'market' | null;
  first_order_discount: Money;
  tax: Money;
  tax_inclusive: boolean;
  delivery_fee: Money;
  service_charge: Money;
  tip: Money;
  total: Money;
  commission: Money;
  basis_points: number | null;
  fixed: Money | null;
}

/** Returns the amounts of an order of a store with the rule of its commission. */
export async function orderMoneyOf(db: Connection, storeId: number, id: string): Promise<OrderMoneyRow | undefined> {
  const { rows } = await sql<OrderMoneyRow>`
    select o.id, o.placed_at, o.currency::text as currency, o.item_total, o.add_on_total, o.discount_total,
      o.coupon_discount, o.coupon_paid_by, o.first_order_discount, o.tax, o.tax_inclusive, o.delivery_fee,
      o.service_charge, o.tip, o.total, o.commission, r.basis_points, r.fixed
    from orders o left join commission_rules r on r.id = o.commission_rule_id
    where o.id = ${id} and o.store_id = ${storeId}`.execute(db);
  return rows[0];
}

export interface StoreJournalRow {
  id: number;
  made_at: Date;
  kind: string;
  amount: Money;
}

/** Returns what the journals of an order have on an account, the oldest first. Credits are below zero. */
export async function journalsOfOrder(db: Connection, orderId: string, account: string): Promise<StoreJournalRow[]> {
  const { rows } = await sql<StoreJournalRow>`
    select j.id::int as id, j.made_at, j.kind, sum(e.amount)::bigint as amount
    from journals j join ledger_entries e on e.journal_id = j.id
    where j.order_id = ${orderId} and e.account = ${account}
    group by j.id order by j.made_at, j.id`.execute(db);
  return rows;
}
