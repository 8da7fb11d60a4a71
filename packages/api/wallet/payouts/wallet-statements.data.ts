import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { PayeeKind } from './wallet-payouts.data.ts';

export interface StatementSums {
  account: string;
  currency: string;
  opening: Money;
  closing: Money;
}

interface Span {
  accounts: readonly string[];
  from: Date;
  until: Date;
}

/** Returns the sums of accounts before a span and at its end, by currency. */
export async function statementSums(db: Connection, { accounts, from, until }: Span): Promise<StatementSums[]> {
  const { rows } = await sql<StatementSums>`
    select e.account, e.currency::text as currency,
      coalesce(sum(e.amount) filter (where j.made_at < ${from}), 0)::bigint as opening, sum(e.amount)::bigint as closing
    from ledger_entries e join journals j on j.id = e.journal_id
    where e.account = any(${accounts}::text[]) and j.made_at < ${until}
    group by e.account, e.currency order by e.currency, e.account`.execute(db);
  return rows;
}

export interface StatementRow {
  made_at: Date;
  kind: string;
  order_id: string | null;
  subject: string | null;
  account: string;
  currency: string;
  amount: Money;
}

/** Returns what was booked on accounts in a span, the oldest first. */
export async function statementRows(
  db: Connection,
  { accounts, from, until, limit }: Span & { limit: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select j.made_at, j.kind, coalesce(j.order_id, t.order_id) as order_id, j.subject, e.account,
      e.currency::text as currency, e.amount
    from ledger_entries e join journals j on j.id = e.journal_id
    left join late_tips t on j.kind = 'tip_given' and t.id = substring(j.subject from '^tip:([0-9]+)$')::bigint
    where e.account = any(${accounts}::text[]) and j.made_at >= ${from} and j.made_at < ${until}
    order by j.made_at, j.id, e.account limit ${limit}`.execute(db);
  return rows;
}

/** Returns the name of a payee in some zones; undefined for one that is not there. */
export async function nameOfPayee(
  db: Connection,
  { payee, id, zoneIds }: { payee: PayeeKind; id: number; zoneIds: readonly number[] | null },
): Promise<string | undefined> {
  const { rows } =
    payee === 'store'
      ? await sql<{ name: string }>`
          select name from stores
          where id = ${id} and (${zoneIds}::int[] is null or zone_id = any(${zoneIds}::int[]))`.execute(db)
      : await sql<{ name: string }>`
          select f_name || ' ' || l_name as name from delivery_men d
          where id = ${id} and (${zoneIds}::int[] is null
            or exists (select from zones z where z.city = d.city and z.id = any(${zoneIds}::int[])))`.execute(db);
  return rows[0]?.name;
}
