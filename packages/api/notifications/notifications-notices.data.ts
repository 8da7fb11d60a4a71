import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** A message to a person who works for the market. */
export interface Notice {
  subject: string;
  body: string;
}

/** Writes a notice to some people, in the transaction of what it is about. */
export async function insertNotices(
  db: Connection,
  customerIds: readonly number[],
  { subject, body }: Notice,
  at: Date,
): Promise<void> {
  await sql`
    insert into staff_notices (customer_id, subject, body, made_at)
    select unnest(${customerIds}::int[]), ${subject}, ${body}, ${at}::timestamptz`.execute(db);
}

export interface WaitingNotice extends Notice {
  /** Null where the account has none that was proved. */
  email: string | null;
  phone: string | null;
}

export async function waitingNotices(db: Connection, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from staff_notices order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function noticeById(db: Connection, id: number): Promise<WaitingNotice | undefined> {
  const { rows } = await sql<WaitingNotice>`
    select n.subject, n.body, case when c.is_email_verified then c.email end as email,
      case when c.is_phone_verified then c.phone end as phone
    from staff_notices n join customers c on c.id = n.customer_id
    where n.id = ${id}`.execute(db);
  return rows[0];
}

export async function deleteNotice(db: Connection, id: number): Promise<void> {
  await sql`delete from staff_notices where id = ${id}`.execute(db);
}
