import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

export interface AccountRow {
  account: string;
  currency: string;
  balance: Money;
  entries: number;
}

/** Returns accounts whose names have some letters, those with the largest balances first. */
export async function ledgerAccounts(
  db: Connection,
  { search, limit, skip }: { search: string; limit: number; skip: number },
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select account, currency::text as currency, sum(amount)::bigint as balance, count(*)::int as entries
    from ledger_entries where position(lower(${search}) in account) > 0
    group by account, currency
    order by abs(sum(amount)) desc, account, currency limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countAccounts(db: Connection, search: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ledger_entries where position(lower(${search}) in account) > 0 group by account, currency limit ${most}
    ) a`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface EntryRow {
  journal_id: number;
  kind: string;
  at: Date;
  order_id: string | null;
  subject: string | null;
  amount: Money;
}

interface AccountFilter {
  account: string;
  currency: string;
}

/** Returns what was booked on an account, newest first. */
export async function entriesOfAccount(
  db: Connection,
  { account, currency, limit, skip }: AccountFilter & { limit: number; skip: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select j.id as journal_id, j.kind, j.made_at as at, j.order_id, j.subject, e.amount
    from ledger_entries e join journals j on j.id = e.journal_id
    where e.account = ${account} and e.currency = ${currency}
    order by e.journal_id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countEntries(
  db: Connection,
  { account, currency }: AccountFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ledger_entries where account = ${account} and currency = ${currency} limit ${most}
    ) e`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface JournalRow extends EntryRow {
  account: string;
  currency: string;
}

/** Returns the zone of an order; undefined for one that does not exist. */
export async function zoneOfBookedOrder(db: Connection, orderId: string): Promise<number | undefined> {
  const { rows } = await sql<{ zone_id: number }>`select zone_id from orders where id = ${orderId}`.execute(db);
  return rows[0]?.zone_id;
}

/** Returns every entry of an order, also of refunds of its parts and of later tips, the oldest journal first. */
export async function entriesOfOrder(db: Connection, orderId: string): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`
    select j.id as journal_id, j.kind, j.made_at as at, j.order_id, j.subject, e.amount, e.account,
      e.currency::text as currency
    from journals j join ledger_entries e on e.journal_id = j.id
    where j.order_id = ${orderId}
      or j.subject in (select 'refund:' || r.id from refunds r where r.order_id = ${orderId})
      or j.subject in (select 'tip:' || t.id from late_tips t where t.order_id = ${orderId})
    order by j.id, e.amount desc, e.account`.execute(db);
  return rows;
}
