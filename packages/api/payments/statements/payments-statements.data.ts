import { sql } from 'kysely';
import type { PaymentDifference } from 'market/payments/statements/payments-statements.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** Lets one statement be compared at a time, so that each sees the differences of the one before. */
export async function lockStatements(transaction: Transaction): Promise<void> {
  await sql`lock table payment_statements in share row exclusive mode`.execute(transaction);
}

/** Returns the providers and currencies of all payments. */
export async function paidProviders(db: Connection): Promise<{ provider: string; currency: string }[]> {
  const { rows } = await sql<{ provider: string; currency: string }>`
    select distinct provider, currency::text as currency from payments order by provider, currency`.execute(db);
  return rows;
}

export async function isStatementKnown(db: Connection, provider: string, checksum: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_statements where provider = ${provider} and checksum = ${checksum}`.execute(db);
  return rows.length > 0;
}

export interface NotedPaymentRow {
  id: string;
  reference: string | null;
  currency: string;
  amount: Money;
  /** When its money came, where the market is; null where none did. */
  day: string | null;
}

const hasMoney = sql`p.status in ('paid', 'return_due', 'returning', 'return_refused', 'returned')`;
const noted = (timeZone: string) => sql`
  p.id, p.reference, p.currency::text as currency, p.amount,
  case when ${hasMoney} then to_char(coalesce(e.at, p.ended_at, p.started_at) at time zone ${timeZone}, 'YYYY-MM-DD') end as day`;
/** Later states of a payment have other times: its event says when its money came. */
const payments = sql`payments p left join lateral (
  select min(received_at) as at from payment_events where payment_id = p.id and effect in ('settle', 'give_back')) e on true`;

/** Returns the payments of a provider that references name: its own, or ours. */
export async function paymentsOfReferences(
  db: Connection,
  { provider, references, timeZone }: { provider: string; references: readonly string[]; timeZone: string },
): Promise<NotedPaymentRow[]> {
  const { rows } = await sql<NotedPaymentRow>`
    select ${noted(timeZone)} from ${payments}
    where p.provider = ${provider} and (p.reference = any (${references}::text[]) or p.id = any (${references}::text[]))`.execute(
    db,
  );
  return rows;
}

export interface StatementDays {
  provider: string;
  currency: string;
  first: string;
  last: string;
  timeZone: string;
}

/** Returns payments whose money came in a span, and that no statement lists and no difference names. */
export async function unlistedPayments(
  db: Connection,
  { provider, currency, first, last, timeZone }: StatementDays,
): Promise<NotedPaymentRow[]> {
  const { rows } = await sql<NotedPaymentRow>`
    select * from (
      select ${noted(timeZone)} from ${payments}
      where p.provider = ${provider} and p.currency = ${currency} and ${hasMoney}
        and p.started_at < (${last}::text::date + 1)::timestamp at time zone ${timeZone}
        and p.ended_at >= ${first}::text::date::timestamp at time zone ${timeZone}
        and not exists (select from payment_statement_lines l where l.payment_id = p.id)
        and not exists (select from payment_differences d where d.payment_id = p.id and d.kind = 'missing_there')) n
    where day between ${first} and ${last} order by day, id`.execute(db);
  return rows;
}

export interface NewStatement {
  provider: string;
  currency: string;
  first: string;
  last: string;
  fileName: string;
  checksum: string;
  lineCount: number;
  sameCount: number;
  by: number;
  at: Date;
}

export async function insertStatement(transaction: Transaction, statement: NewStatement): Promise<number> {
  const { provider, currency, first, last, fileName, checksum, lineCount, sameCount, by, at } = statement;
  const { rows } = await sql<{ id: number }>`
    insert into payment_statements (provider, currency, first_day, last_day, file_name, checksum, line_count, same_count,
      made_by, made_at)
    values (${provider}, ${currency}, ${first}::text::date, ${last}::text::date, ${fileName}, ${checksum}, ${lineCount}, ${sameCount}, ${by}, ${at})
    returning id`.execute(transaction);
  return (rows[0] as { id: number }).id;
}

export interface StatementLineRow {
  line: number;
  reference: string;
  thousandths: number;
  day: string;
  payment_id: string | null;
}

export async function insertStatementLines(
  transaction: Transaction,
  statementId: number,
  lines: readonly StatementLineRow[],
): Promise<void> {
  await sql`
    insert into payment_statement_lines (statement_id, line, reference, thousandths, day, payment_id)
    select ${statementId}, line, reference, thousandths, day, payment_id
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l (line integer, reference text, thousandths bigint, day date, payment_id text)`.execute(transaction);
}

export interface NewDifference {
  kind: PaymentDifference['kind'];
  reference: string;
  line: number | null;
  there_thousandths: number | null;
  there_day: string | null;
  payment_id: string | null;
  here_day: string | null;
}

const givenDifferences = (found: readonly NewDifference[]) => sql`
  jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as g (kind text, reference text, line integer,
    there_thousandths bigint, there_day date, payment_id text, here_day date)`;
/** A statement of days that another one had before has the same lines. */
const isNew = (provider: string) => sql`
  not exists (select from payment_differences d join payment_statements s on s.id = d.statement_id
    where s.provider = ${provider} and d.kind = g.kind and d.reference = g.reference
      and d.there_thousandths is not distinct from g.there_thousandths
      and d.there_day is not distinct from g.there_day)`;

/** Returns how many of some differences were not on the list before. */
export async function countNewDifferences(
  db: Connection,
  provider: string,
  found: readonly NewDifference[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${givenDifferences(found)} where ${isNew(provider)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertDifferences(
  transaction: Transaction,
  { statementId, provider }: { statementId: number; provider: string },
  found: readonly NewDifference[],
): Promise<void> {
  await sql`
    insert into payment_differences (statement_id, kind, reference, line, there_thousandths, there_day, payment_id, here_day)
    select ${statementId}, kind, reference, line, there_thousandths, there_day, payment_id, here_day
    from ${givenDifferences(found)} where ${isNew(provider)}
    order by line nulls last, reference`.execute(transaction);
}

/** Ends differences of payments that were missing in a statement, and that this one lists. */
export async function endFoundDifferences(transaction: Transaction, statementId: number, at: Date): Promise<void> {
  await sql`
    update payment_differences d set found_in = ${statementId}, answered_at = ${at}
    from payment_statement_lines l
    where l.statement_id = ${statementId} and l.payment_id = d.payment_id and d.kind = 'missing_there'
      and d.answered_at is null`.execute(transaction);
}

export interface StatementRow {
  id: number;
  provider: string;
  currency: string;
  first_day: string;
  last_day: string;
  file_name: string;
  line_count: number;
  same_count: number;
  difference_count: number;
  open_count: number;
  made_by: string | null;
  made_at: Date;
  /** A difference of it has an answer in words, or another statement has found its payment. */
  is_answered: boolean;
}

const statementColumns = sql`
  s.id, s.provider, s.currency::text as currency, to_char(s.first_day, 'YYYY-MM-DD') as first_day,
  to_char(s.last_day, 'YYYY-MM-DD') as last_day, s.file_name, s.line_count, s.same_count, s.made_at,
  nullif(trim(c.f_name || ' ' || c.l_name), '') as made_by, d.difference_count, d.open_count, d.is_answered
  from payment_statements s left join customers c on c.id = s.made_by
  cross join lateral (
    select count(*)::int as difference_count, count(*) filter (where answered_at is null)::int as open_count,
      count(*) filter (where answered_at is not null) > 0 as is_answered
    from payment_differences where statement_id = s.id) d`;

export async function paymentStatements(
  db: Connection,
  { limit, skip }: Slice,
): Promise<{ rows: StatementRow[]; total: number }> {
  const { rows } = await sql<StatementRow>`
    select ${statementColumns} order by s.id desc limit ${limit} offset ${skip}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from payment_statements`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function statementById(db: Connection, id: number): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`select ${statementColumns} where s.id = ${id}`.execute(db);
  return rows[0];
}

/** Deletes a statement; differences that it has ended are open again. */
export async function deleteStatement(transaction: Transaction, id: number): Promise<void> {
  await sql`update payment_differences set found_in = null, answered_at = null where found_in = ${id}`.execute(
    transaction,
  );
  await sql`delete from payment_statements where id = ${id}`.execute(transaction);
}
