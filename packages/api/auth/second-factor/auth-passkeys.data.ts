import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** A passkey of an account. */
export interface PasskeyRow {
  id: number;
  name: string;
  /** In base64url. */
  credential_id: string;
  public_key: Uint8Array<ArrayBuffer>;
  sign_count: number;
  transports: string[];
  created_at: Date;
  used_at: Date | null;
}

/** Returns the passkeys of an account, the oldest first. */
export async function passkeysOf(db: Connection, customerId: number): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id, name, credential_id, public_key, sign_count, transports, created_at, used_at from passkeys
    where customer_id = ${customerId} order by id`.execute(db);
  return rows;
}

export interface NewPasskey {
  customerId: number;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  signCount: number;
  transports: readonly string[];
  at: Date;
}

/** Saves a passkey; false where an account has it already. */
export async function insertPasskey(db: Transaction, passkey: NewPasskey): Promise<boolean> {
  const { rows } = await sql`
    insert into passkeys (customer_id, name, credential_id, public_key, sign_count, transports, created_at)
    values (${passkey.customerId}, ${passkey.name}, ${passkey.credentialId}, ${Buffer.from(passkey.publicKey)},
      ${passkey.signCount}, ${passkey.transports}, ${passkey.at})
    on conflict (credential_id) do nothing returning id`.execute(db);
  return rows.length === 1;
}

/** Notes a use; false where the count of the authenticator is not above the stored one, as of a copied key. */
export async function acceptSignCount(
  db: Transaction,
  id: number,
  { signCount, at }: { signCount: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set sign_count = ${signCount}, used_at = ${at}
    where id = ${id} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount}::bigint = 0))
    returning id`.execute(db);
  return rows.length === 1;
}

/** Removes a passkey; false where the account has none of that number. */
export async function deletePasskey(db: Transaction, customerId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from passkeys where id = ${id} and customer_id = ${customerId} returning id`.execute(db);
  return rows.length === 1;
}

interface OfSession {
  sessionId: number;
  purpose: 'add' | 'prove';
}

/** Saves what a session is to sign, in place of what it was to sign before. */
export async function saveChallenge(
  db: Connection,
  { sessionId, purpose }: OfSession,
  { challenge, at }: { challenge: string; at: Date },
): Promise<void> {
  await sql`
    insert into passkey_challenges (session_id, purpose, challenge, made_at)
    values (${sessionId}, ${purpose}, ${challenge}, ${at})
    on conflict (session_id, purpose) do update set challenge = excluded.challenge, made_at = excluded.made_at`.execute(
    db,
  );
}

/** Returns what a session is to sign, which is used up by that; undefined where there is none since a time. */
export async function takeChallenge(
  db: Connection,
  { sessionId, purpose }: OfSession,
  since: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string; made_at: Date }>`
    delete from passkey_challenges where session_id = ${sessionId} and purpose = ${purpose}
    returning challenge, made_at`.execute(db);
  const [row] = rows;
  return row && row.made_at >= since ? row.challenge : undefined;
}
