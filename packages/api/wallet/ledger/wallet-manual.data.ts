import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { ManualJournal } from 'market/wallet/wallet-manual.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface ManualJournalRow {
  id: number;
  kind: ManualJournal['kind'];
  debit: string;
  credit: string;
  currency: string;
  amount: Money;
  reason: string;
  state: ManualJournal['state'];
  maker_id: number;
  made_by: string | null;
  made_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decline_reason: string | null;
}

const columns = sql`j.id, j.kind, j.debit, j.credit, j.currency::text as currency, j.amount, j.reason, j.state,
  j.made_by as maker_id, nullif(trim(m.f_name || ' ' || m.l_name), '') as made_by, j.made_at,
  nullif(trim(d.f_name || ' ' || d.l_name), '') as decided_by, j.decided_at, j.decline_reason
  from manual_journals j
  left join customers m on m.id = j.made_by
  left join customers d on d.id = j.decided_by`;

/** Returns manual journals: those that wait first, then the newest. */
export async function manualJournals(
  db: Connection,
  { limit, skip }: { limit: number; skip: number },
): Promise<ManualJournalRow[]> {
  const { rows } = await sql<ManualJournalRow>`
    select ${columns} order by j.state <> 'proposed', j.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countManualJournals(db: Connection, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from manual_journals limit ${most}) j`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns a manual journal, held until the transaction ends. */
export async function lockManualJournal(db: Transaction, id: number): Promise<ManualJournalRow | undefined> {
  await sql`select from manual_journals where id = ${id} for update`.execute(db);
  const { rows } = await sql<ManualJournalRow>`select ${columns} where j.id = ${id}`.execute(db);
  return rows[0];
}

export interface NewManualJournal {
  kind: ManualJournal['kind'];
  debit: string;
  credit: string;
  currency: string;
  amount: Money;
  reason: string;
  by: number;
  at: Date;
}

export async function insertManualJournal(db: Transaction, journal: NewManualJournal): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into manual_journals (kind, debit, credit, currency, amount, reason, made_by, made_at)
    values (${journal.kind}, ${journal.debit}, ${journal.credit}, ${journal.currency}, ${journal.amount},
      ${journal.reason}, ${journal.by}, ${journal.at})
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

export async function decideManualJournal(
  db: Transaction,
  id: number,
  { state, by, at, reason }: { state: 'booked' | 'declined'; by: number; at: Date; reason?: string },
): Promise<void> {
  await sql`
    update manual_journals set state = ${state}, decided_by = ${by}, decided_at = ${at},
      decline_reason = ${reason ?? null}
    where id = ${id}`.execute(db);
}

/** Returns which of some accounts have been booked on in a currency before. */
export async function knownAccounts(db: Connection, accounts: readonly string[], currency: string): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select a.account from unnest(${accounts}::text[]) as a(account)
    where exists (select from ledger_entries e where e.account = a.account and e.currency = ${currency})`.execute(db);
  return rows.map(({ account }) => account);
}
