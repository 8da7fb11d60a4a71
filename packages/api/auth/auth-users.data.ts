import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** An account as the operator's list shows it. */
export interface ListedUser {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  is_admin: boolean;
  is_active: boolean;
  sessions: number;
  created_at: Date;
}

export interface UserSearch {
  /** Part of a name, an e-mail address or a phone number; empty for everybody. */
  part: string;
  onlyAdmins: boolean;
  limit: number;
}

/** Accounts that were not removed, the newest first. */
export async function usersLike(db: Connection, { part, onlyAdmins, limit }: UserSearch): Promise<ListedUser[]> {
  const like = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListedUser>`
    select c.id, trim(c.f_name || ' ' || c.l_name) as name, c.email, c.phone, o.customer_id is not null as is_admin,
      c.is_active, (select count(*)::int from sessions where customer_id = c.id) as sessions, c.created_at
    from customers c left join operators o on o.customer_id = c.id
    where c.removed_at is null and (not ${onlyAdmins} or o.customer_id is not null)
      and (c.f_name || ' ' || c.l_name ilike ${like} or c.email ilike ${like} or c.phone like ${like})
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Opens an account, or closes it with the reason and the time; the command line gives no reason. */
export async function setActive(
  db: Connection,
  customerId: number,
  isActive: boolean,
  { reason, at }: { reason: string | null; at: Date },
): Promise<void> {
  await sql`
    update customers set is_active = ${isActive}, suspended_reason = ${isActive ? null : reason},
      suspended_at = ${isActive ? null : at}
    where id = ${customerId}`.execute(db);
}

/** Ends the sessions of a customer, or all sessions if none is given; returns how many. */
export async function endSessions(db: Connection, customerId: number | undefined): Promise<number> {
  const { rows } = await sql`
    delete from sessions where ${customerId ?? null}::int is null or customer_id = ${customerId ?? null}
    returning id`.execute(db);
  return rows.length;
}
