import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface ProvedContacts {
  phone: string | null;
  email: string | null;
}

const proved = sql`case when is_phone_verified then phone end as phone, case when is_email_verified then email end as email`;

/** The contacts that a customer has proved; undefined when the account is gone. */
export async function provedContacts(db: Connection, customerId: number): Promise<ProvedContacts | undefined> {
  const { rows } = await sql<ProvedContacts>`
    select ${proved} from customers where id = ${customerId} and removed_at is null`.execute(db);
  return rows[0];
}

/** The same, and the account cannot be removed until the transaction ends. */
export async function lockProvedContacts(db: Connection, customerId: number): Promise<ProvedContacts | undefined> {
  const { rows } = await sql<ProvedContacts>`
    select ${proved} from customers where id = ${customerId} and removed_at is null for key share`.execute(db);
  return rows[0];
}
