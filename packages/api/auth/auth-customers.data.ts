import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';

/** An account as sign-in sees it. */
export interface AccountRow {
  id: number;
  f_name: string;
  l_name: string;
  image: string | null;
  phone: string | null;
  email: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  has_identity: boolean;
  password_hash: string | null;
  is_active: boolean;
}

export function accountById(db: Connection, id: number): Promise<AccountRow | undefined> {
  return accountWhere(db, sql`c.id = ${id}`);
}

export function accountByPhone(db: Connection, phone: string): Promise<AccountRow | undefined> {
  return accountWhere(db, sql`c.phone = ${phone}`);
}

/** The address must be lower case, as stored. */
export function accountByEmail(db: Connection, email: string): Promise<AccountRow | undefined> {
  return accountWhere(db, sql`c.email = ${email}`);
}

export function accountOfIdentity(db: Connection, issuer: string, subject: string): Promise<AccountRow | undefined> {
  return accountWhere(
    db,
    sql`c.id = (select customer_id from identities where issuer = ${issuer} and subject = ${subject})`,
  );
}

export async function accountIdOfRefCode(db: Connection, refCode: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from customers where upper(ref_code) = upper(${refCode}) and removed_at is null and is_active`.execute(
    db,
  );
  return rows[0]?.id;
}

async function accountWhere(db: Connection, isIt: RawBuilder<unknown>): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select c.id, c.f_name, c.l_name, c.image, c.phone, c.email, c.is_phone_verified, c.is_email_verified,
      exists (select from identities where customer_id = c.id) as has_identity, c.password_hash, c.is_active
    from customers c where ${isIt} and c.removed_at is null`.execute(db);
  return rows[0];
}

export interface NewAccount {
  f_name: string;
  l_name: string;
  phone: string | null;
  email: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  password_hash: string | null;
  referred_by: number | null;
  ref_code: string;
}

/** Also writes the outbox message for webhooks; if the customer is removed first, the message is too. */
export async function insertAccount(db: Connection, account: NewAccount): Promise<number> {
  const { id } = await db.insertInto('customers').values(account).returning('id').executeTakeFirstOrThrow();
  const payload = { shopper: customerKey(id), customer_id: id };
  await sql`insert into outbox (kind, payload, dedupe_key)
    values ('customer_registered', ${JSON.stringify(payload)}::jsonb, ${`${customerKey(id)}:registered`})`.execute(db);
  return id;
}

/** Writes what a sign-in has found out; omitted fields do not change. */
export async function amendAccount(db: Connection, id: number, change: Partial<NewAccount>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('customers').set(change).where('id', '=', id).execute();
}

/** Takes a contact from an account that has not proved it. */
export async function releaseContact(db: Connection, medium: 'phone' | 'email', contact: string): Promise<void> {
  const [column, verified] = [sql.ref(medium), sql.ref(`is_${medium}_verified`)];
  await sql`update customers set ${column} = null where ${column} = ${contact} and not ${verified}`.execute(db);
}

/** An identity stays with the customer who has it; returns false if that is another customer. */
export async function linkIdentity(
  db: Connection,
  { issuer, subject, customerId }: { issuer: string; subject: string; customerId: number },
): Promise<boolean> {
  await sql`insert into identities (issuer, subject, customer_id) values (${issuer}, ${subject}, ${customerId})
    on conflict do nothing`.execute(db);
  const { rows } = await sql`select from identities
    where issuer = ${issuer} and subject = ${subject} and customer_id = ${customerId}`.execute(db);
  return rows.length === 1;
}

/**
 * Locks an account until the transaction ends, so that it cannot be removed meanwhile; returns false if it is gone
 * already. `alone` also serializes the customer's own changes.
 */
export async function lockCustomer(db: Connection, customerId: number, how: 'shared' | 'alone'): Promise<boolean> {
  const strength = how === 'alone' ? sql`for no key update` : sql`for key share`;
  const { rows } = await sql`
    select id from customers where id = ${customerId} and removed_at is null ${strength}`.execute(db);
  return rows.length === 1;
}

/** Records that an account was signed in to with a browser, by the hash of the browser's guest id. */
export async function saveSignInDevice(db: Connection, customerId: number, deviceHash: string): Promise<void> {
  await sql`insert into customer_devices (customer_id, device_hash) values (${customerId}, ${deviceHash})
    on conflict do nothing`.execute(db);
}
