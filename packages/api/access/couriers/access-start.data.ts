import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface ApplicationOfAccountRow {
  sent_at: Date;
  status: 'pending' | 'accepted' | 'declined';
  decided_at: Date | null;
  words: string;
}

/** Returns the latest application with a confirmed contact of an account, or the one that has made its rider. */
export async function applicationOfAccount(
  db: Connection,
  customerId: number,
): Promise<ApplicationOfAccountRow | undefined> {
  const { rows } = await sql<ApplicationOfAccountRow>`
    select a.created_at as sent_at, a.status, a.decided_at, a.decision as words
    from customers c join delivery_man_applications a on (c.is_email_verified and a.email = c.email)
      or (c.is_phone_verified and a.phone = c.phone)
      or exists (select from delivery_men d where d.id = a.delivery_man_id and d.customer_id = c.id)
    where c.id = ${customerId} order by a.id desc limit 1`.execute(db);
  return rows[0];
}

export interface StartingRiderRow {
  isPhoneProved: boolean;
  hasPhoto: boolean;
  vehicle: string;
  hasAccount: boolean;
  papersSeenAt: Date | null;
  hasWorked: boolean;
}

/** Returns what is known of the rider of an account; undefined for an account that is none. */
export async function startingRiderOf(db: Connection, customerId: number): Promise<StartingRiderRow | undefined> {
  const { rows } = await sql<StartingRiderRow>`
    select c.is_phone_verified as "isPhoneProved",
      coalesce(d.image, c.image, (select a.image from delivery_man_applications a where a.delivery_man_id = d.id limit 1)) is not null as "hasPhoto",
      d.vehicle, exists (select from payee_accounts p where p.courier_id = d.id and p.ended_at is null) as "hasAccount",
      d.papers_seen_at as "papersSeenAt",
      d.on_shift_since is not null or exists (select from orders o where o.delivery_man_id = d.id) as "hasWorked"
    from delivery_men d join customers c on c.id = d.customer_id
    where d.customer_id = ${customerId} and d.left_at is null`.execute(db);
  return rows[0];
}

/** Notes that an operator has seen the papers of a rider. */
export async function notePapersSeen(db: Connection, courierId: number, by: number, at: Date): Promise<void> {
  await sql`
    update delivery_men set papers_seen_at = ${at}, papers_seen_by = ${by} where id = ${courierId}`.execute(db);
}
