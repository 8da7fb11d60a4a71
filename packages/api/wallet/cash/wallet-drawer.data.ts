import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

interface CashOrderRow {
  order_id: string;
  made_at: Date;
  amount: Money;
}

/** Returns the orders whose cash came to a counter since a moment, the newest first. */
export async function cashOrders(
  db: Connection,
  { account, since, currency }: { account: string; since: Date; currency: string },
): Promise<CashOrderRow[]> {
  const { rows } = await sql<CashOrderRow>`
    select j.order_id, j.made_at, sum(e.amount)::bigint as amount
    from ledger_entries e join journals j on j.id = e.journal_id
    where e.account = ${account} and e.currency = ${currency} and j.kind = 'cash_collected' and j.made_at >= ${since}
      and j.order_id is not null
    group by j.id order by j.made_at desc, j.id desc limit 500`.execute(db);
  return rows;
}

export interface CountRow {
  date: string;
  currency: string;
  expected: Money;
  float: Money;
  counted: Money;
  reason: string;
  name: string;
  counted_at: Date;
}

/** Returns the last counts of a store, the newest first. */
export async function countsOf(db: Connection, storeId: number, limit: number): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select to_char(k.day, 'YYYY-MM-DD') as date, k.currency::text as currency, k.expected, k.float, k.counted, k.reason,
      coalesce(c.f_name, '') as name, k.counted_at
    from store_cash_counts k left join customers c on c.id = k.counted_by
    where k.store_id = ${storeId} order by k.day desc limit ${limit}`.execute(db);
  return rows;
}

export interface NewCount extends Omit<CountRow, 'name'> {
  storeId: number;
  countedBy: number;
}

/** Books a count; another one of the same day is replaced. */
export async function writeCount(db: Transaction, count: NewCount): Promise<void> {
  await sql`
    insert into store_cash_counts (store_id, day, currency, expected, float, counted, reason, counted_by, counted_at)
    values (${count.storeId}, ${count.date}::text::date, ${count.currency}, ${count.expected}, ${count.float}, ${count.counted},
      ${count.reason}, ${count.countedBy}, ${count.counted_at})
    on conflict (store_id, day) do update set currency = excluded.currency, expected = excluded.expected,
      float = excluded.float, counted = excluded.counted, reason = excluded.reason, counted_by = excluded.counted_by,
      counted_at = excluded.counted_at`.execute(db);
}
