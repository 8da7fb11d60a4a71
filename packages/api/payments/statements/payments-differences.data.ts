import { sql } from 'kysely';
import type { PaymentDifference } from 'market/payments/statements/payments-statements.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

export interface DifferenceRow {
  id: number;
  statement_id: number;
  provider: string;
  statement_currency: string;
  kind: PaymentDifference['kind'];
  reference: string;
  line: number | null;
  there_thousandths: number | null;
  there_day: string | null;
  here_day: string | null;
  payment_id: string | null;
  status: string | null;
  order_id: string | null;
  amount: Money | null;
  currency: string | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
  found_in: number | null;
}

export interface DifferenceFilter {
  isOpen: boolean;
  kind: PaymentDifference['kind'] | undefined;
  statementId: number | undefined;
}

/** Returns differences: open ones the oldest first, answered ones the newest. */
export async function paymentDifferences(
  db: Connection,
  filter: DifferenceFilter,
  { limit, skip }: Slice,
): Promise<DifferenceRow[]> {
  const order = filter.isOpen ? sql`d.id` : sql`d.answered_at desc, d.id desc`;
  const { rows } = await sql<DifferenceRow>`
    select d.id, d.statement_id, s.provider, s.currency::text as statement_currency, d.kind, d.reference, d.line,
      d.there_thousandths, to_char(d.there_day, 'YYYY-MM-DD') as there_day,
      to_char(d.here_day, 'YYYY-MM-DD') as here_day, d.payment_id, p.status, p.order_id, p.amount,
      p.currency::text as currency, d.answer, nullif(trim(c.f_name || ' ' || c.l_name), '') as answered_by,
      d.answered_at, d.found_in
    from payment_differences d join payment_statements s on s.id = d.statement_id
    left join payments p on p.id = d.payment_id left join customers c on c.id = d.answered_by
    where ${matches(filter)} order by ${order} limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function countDifferences(db: Connection, filter: DifferenceFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from payment_differences d where ${matches(filter)} limit ${most}) d`.execute(db);
  return rows[0]?.count ?? 0;
}

function matches({ isOpen, kind, statementId }: DifferenceFilter) {
  return sql`(d.answered_at is null) = ${isOpen}::boolean and d.kind = coalesce(${kind ?? null}::text, d.kind)
    and d.statement_id = coalesce(${statementId ?? null}::int, d.statement_id)`;
}

/** Locks differences by their ids in one sequence, and returns which of them have an answer. */
export async function lockDifferences(
  transaction: Transaction,
  ids: readonly number[],
): Promise<{ id: number; is_answered: boolean }[]> {
  const { rows } = await sql<{ id: number; is_answered: boolean }>`
    select id, answered_at is not null as is_answered from payment_differences
    where id = any (${ids}::int[]) order by id for update`.execute(transaction);
  return rows;
}

export async function writeDifferenceAnswers(
  transaction: Transaction,
  ids: readonly number[],
  { words, by, at }: { words: string; by: number; at: Date },
): Promise<void> {
  await sql`
    update payment_differences set answer = ${words}, answered_by = ${by}, answered_at = ${at}
    where id = any (${ids}::int[])`.execute(transaction);
}
