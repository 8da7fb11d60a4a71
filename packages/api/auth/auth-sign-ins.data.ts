import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** A sign-in on its way: what has been proved so far, and what an account will be made of. */
export interface SignInRow {
  id: number;
  login_type: 'manual' | 'otp' | 'social' | 'reset' | 'profile' | 'order';
  customer_id: number | null;
  phone: string | null;
  email: string | null;
  is_phone_proved: boolean;
  is_email_proved: boolean;
  issuer: string | null;
  subject: string | null;
  name: string;
  password_hash: string | null;
  referred_by: number | null;
  /** Replies like a real sign-up to a visitor who entered a known contact, and accepts no code. */
  is_decoy: boolean;
  is_separate: boolean;
  is_claimed: boolean;
  is_code_proved: boolean;
  code_medium: 'phone' | 'email' | null;
}

const columns = sql`id, login_type, customer_id, phone, email, is_phone_proved, is_email_proved, issuer, subject, name,
  password_hash, referred_by, is_decoy, is_separate, is_claimed, is_code_proved, code_medium`;

/** The initial data of a sign-in; omitted fields are unknown. */
export type NewSignIn = Pick<SignInRow, 'login_type'> & Partial<Omit<SignInRow, 'id' | 'login_type' | 'code_medium'>>;

export async function insertSignIn(db: Connection, ticketHash: string, start: NewSignIn): Promise<SignInRow> {
  const { rows } = await sql<SignInRow>`
    insert into sign_ins (ticket_hash, login_type, customer_id, phone, email, is_phone_proved, is_email_proved, issuer,
      subject, name, password_hash, referred_by, is_decoy)
    values (${ticketHash}, ${start.login_type}, ${start.customer_id ?? null}, ${start.phone ?? null},
      ${start.email ?? null}, ${start.is_phone_proved ?? false}, ${start.is_email_proved ?? false},
      ${start.issuer ?? null}, ${start.subject ?? null}, ${start.name ?? ''}, ${start.password_hash ?? null},
      ${start.referred_by ?? null}, ${start.is_decoy ?? false})
    returning ${columns}`.execute(db);
  return rows[0] as SignInRow;
}

/** The sign-in of a ticket, for 15 minutes of the database's clock and until it has ended. */
export function signInByTicket(db: Connection, ticketHash: string): Promise<SignInRow | undefined> {
  return aliveSignIn(db, sql`ticket_hash = ${ticketHash}`);
}

/** The same, locked until this transaction ends. */
export function lockedSignIn(db: Connection, id: number): Promise<SignInRow | undefined> {
  return aliveSignIn(db, sql`id = ${id}`, sql`for update`);
}

/** Returns the latest change of a contact that a customer has started. */
export function startedContactChange(db: Connection, customerId: number): Promise<SignInRow | undefined> {
  return aliveSignIn(db, sql`customer_id = ${customerId} and login_type = 'profile'`);
}

async function aliveSignIn(
  db: Connection,
  isIt: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<SignInRow | undefined> {
  const { rows } = await sql<SignInRow>`
    select ${columns} from sign_ins
    where ${isIt} and created_at > now() - interval '15 minutes' and finished_at is null
    order by id desc limit 1 ${lock}`.execute(db);
  return rows[0];
}

/**
 * Writes what a later step has added; omitted fields do not change. A changed contact loses its proof and its code in
 * the same statement, whatever the caller read before.
 */
export async function amendSignIn(
  db: Connection,
  id: number,
  change: Partial<Omit<SignInRow, 'id' | 'code_medium' | 'login_type'>>,
): Promise<void> {
  const isChanged = (medium: 'phone' | 'email') =>
    change[medium] === undefined ? sql`false` : sql`${sql.ref(medium)} is distinct from ${change[medium]}::text`;
  const [phone, email] = [isChanged('phone'), isChanged('email')];
  await db
    .updateTable('sign_ins')
    .set({
      is_phone_proved: sql`is_phone_proved and not ${phone}`,
      is_email_proved: sql`is_email_proved and not ${email}`,
      is_code_proved: sql`is_code_proved and not (is_phone_proved and ${phone} or is_email_proved and ${email})`,
      code_hash: sql`case when code_medium = 'phone' and ${phone} or code_medium = 'email' and ${email} then null
        else code_hash end`,
      ...change,
    })
    .where('id', '=', id)
    .execute();
}

/** True if the sign-in is still one with this number. */
export async function markPhone(db: Connection, id: number, phone: string): Promise<boolean> {
  const { rows } = await sql`update sign_ins set is_phone_proved = true, is_code_proved = true
    where id = ${id} and phone = ${phone} and finished_at is null returning id`.execute(db);
  return rows.length === 1;
}

/** Invalidates the ticket and deletes the data collected for the account. */
export async function endSignIn(db: Connection, id: number): Promise<void> {
  await sql`update sign_ins set finished_at = now(), code_hash = null, password_hash = null where id = ${id}`.execute(
    db,
  );
}

/** Deletes sign-ins after a day, because limits count the codes of one day. */
export async function deleteOldSignIns(db: Connection): Promise<void> {
  await sql`delete from sign_ins where created_at < now() - interval '1 day'`.execute(db);
}
