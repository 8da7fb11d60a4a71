import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** An authenticator app of an account. */
export interface FactorRow {
  id: number;
  name: string;
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  used_at: Date | null;
}

/** Returns the authenticator apps of an account, the oldest first. */
export async function factorsOf(db: Connection, customerId: number): Promise<FactorRow[]> {
  const { rows } = await sql<FactorRow>`
    select id, name, secret, created_at, confirmed_at, used_at from second_factors
    where customer_id = ${customerId} order by id`.execute(db);
  return rows;
}

/** Locks an account, so that two changes of its second factor take turns. */
export async function lockFactors(db: Transaction, customerId: number): Promise<void> {
  await sql`select from customers where id = ${customerId} for no key update`.execute(db);
}

/** Saves an app that a first code will confirm, in place of one that none has. */
export async function insertPendingFactor(
  db: Connection,
  { customerId, name, secret }: { customerId: number; name: string; secret: string },
): Promise<number> {
  await sql`delete from second_factors where customer_id = ${customerId} and confirmed_at is null`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into second_factors (customer_id, name, secret) values (${customerId}, ${name}, ${secret})
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Accepts the code of a step; false where it, or a later one, was accepted before. */
export async function acceptStep(
  db: Connection,
  id: number,
  { step, at }: { step: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update second_factors set last_step = ${step}, used_at = ${at}, confirmed_at = coalesce(confirmed_at, ${at})
    where id = ${id} and last_step < ${step} returning id`.execute(db);
  return rows.length === 1;
}

/** Uses up a recovery code; false where the account has none like it. */
export async function spendRecoveryCode(
  db: Connection,
  customerId: number,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${at}
    where customer_id = ${customerId} and code_hash = ${codeHash} and used_at is null returning code_hash`.execute(db);
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Connection, customerId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from recovery_codes where customer_id = ${customerId} and used_at is null`.execute(db);
  return rows[0]?.left ?? 0;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Connection,
  customerId: number,
  hashes: readonly string[],
): Promise<void> {
  await sql`delete from recovery_codes where customer_id = ${customerId}`.execute(db);
  await sql`
    insert into recovery_codes (customer_id, code_hash)
    select ${customerId}::int, unnest(${hashes}::text[])`.execute(db);
}

/**
 * Counts a guess of an account, as if it were wrong. Returns until when the account is locked, where this many wrong ones
 * came before.
 */
export async function countGuess(
  db: Connection,
  customerId: number,
  { at, most, lockMinutes }: { at: Date; most: number; lockMinutes: number },
): Promise<Date | undefined> {
  const start = new Date(at.getTime() - lockMinutes * 60_000);
  const { rows } = await sql`
    insert into second_factor_guesses as g (customer_id, failures, failed_at) values (${customerId}, 1, ${at})
    on conflict (customer_id) do update
      set failures = case when g.failed_at > ${start} then g.failures + 1 else 1 end, failed_at = excluded.failed_at
      where g.failures < ${most}::int or g.failed_at <= ${start}
    returning failures`.execute(db);
  if (rows.length === 1) return undefined;
  const { rows: last } = await sql<{ failed_at: Date }>`
    select failed_at from second_factor_guesses where customer_id = ${customerId}`.execute(db);
  return new Date((last[0]?.failed_at ?? at).getTime() + lockMinutes * 60_000);
}

/** Takes a guess back that was none. */
export async function undoGuess(db: Connection, customerId: number): Promise<void> {
  await sql`
    update second_factor_guesses set failures = greatest(failures - 1, 0) where customer_id = ${customerId}`.execute(
    db,
  );
}

/** Forgets the wrong codes of an account: the right one has come. */
export async function clearGuesses(db: Connection, customerId: number): Promise<void> {
  await sql`delete from second_factor_guesses where customer_id = ${customerId}`.execute(db);
}

/** Notes that a session has proved the second factor. */
export async function markProved(db: Connection, sessionId: number, at: Date): Promise<void> {
  await sql`update sessions set second_factor_at = ${at} where id = ${sessionId}`.execute(db);
}

/** Notes on the account since when it has a second factor. */
export async function markSetUp(db: Connection, customerId: number, at: Date): Promise<void> {
  await sql`
    update customers set second_factor_since = coalesce(second_factor_since, ${at}) where id = ${customerId}`.execute(
    db,
  );
}

/** Removes an app; false where the account has none of that number. */
export async function deleteFactor(db: Connection, customerId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from second_factors where id = ${id} and customer_id = ${customerId} returning id`.execute(db);
  return rows.length === 1;
}

/** Takes the whole second factor of an account away. */
export async function deleteSecondFactor(db: Connection, customerId: number): Promise<void> {
  await sql`delete from second_factors where customer_id = ${customerId}`.execute(db);
  await sql`delete from passkeys where customer_id = ${customerId}`.execute(db);
  await sql`delete from recovery_codes where customer_id = ${customerId}`.execute(db);
  await clearGuesses(db, customerId);
  await sql`update customers set second_factor_since = null where id = ${customerId}`.execute(db);
}

/** Returns whether an account is an operator or owns a store, and which of the two the audit log names. */
export async function roleNeedingFactor(
  db: Connection,
  customerId: number,
): Promise<{ audience: 'operator' | 'vendor'; storeId: number | null } | undefined> {
  const { rows } = await sql<{ audience: 'operator' | 'vendor'; storeId: number | null }>`
    select 'operator' as audience, null::int as "storeId" from operators where customer_id = ${customerId}
    union all
    (select 'vendor', store_id from store_members where customer_id = ${customerId} and role = 'owner'
      order by store_id limit 1)
    limit 1`.execute(db);
  return rows[0];
}
