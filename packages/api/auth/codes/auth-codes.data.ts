import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { guestKey } from '#api/db/shopper-keys.ts';

type Medium = 'phone' | 'email';

/** Codes to one contact take turns until the transaction ends. */
export async function lockContact(transaction: Transaction, contact: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${contact}`}, 0))`.execute(transaction);
}

export interface CodesLately {
  /** Codes sent to the contact within 24 hours that have not been used. */
  unused: number;
  /** Since the last unused one. */
  secondsAgo: number;
}

/** Codes that one requester had sent to a contact; null stands for all strangers together. */
export async function codesLately(
  db: Connection,
  { medium, contact, requester }: { medium: Medium; contact: string; requester: string | null },
): Promise<CodesLately> {
  const { rows } = await sql<CodesLately>`
    select coalesce(sum(codes_sent) filter (where not is_code_proved), 0)::int as unused,
      coalesce(extract(epoch from now() - max(code_sent_at) filter (where not is_code_proved)), 86400)::float8
        as "secondsAgo"
    from sign_ins where ${sql.ref(medium)} = ${contact} and code_medium = ${medium}
      and requester is not distinct from ${requester} and created_at > now() - interval '24 hours'`.execute(db);
  return rows[0] as CodesLately;
}

export interface ContactKnown {
  /** Whether an account has the contact, or an order was delivered to it. */
  isKnown: boolean;
  /** The requesting device has signed in to that account, or has received an order with that contact. */
  byDevice: boolean;
}

export async function contactKnown(
  db: Connection,
  medium: Medium,
  contact: string,
  device: string | undefined,
): Promise<ContactKnown> {
  const [account, ofOrder] = [sql.ref(`c.${medium}`), sql.ref(medium === 'phone' ? 'contact_number' : 'contact_email')];
  const { rows } = await sql<ContactKnown>`
    select exists (select from customers c where ${account} = ${contact})
        or exists (select from orders where ${ofOrder} = ${contact} and delivered_at is not null) as "isKnown",
      exists (select from customers c join customer_devices d on d.customer_id = c.id
          where ${account} = ${contact} and d.device_hash = ${device ?? ''})
        or exists (select from orders where shopper = ${guestKey(device ?? '')} and ${ofOrder} = ${contact}
          and delivered_at is not null) as "byDevice"`.execute(db);
  return rows[0] ?? { isKnown: false, byDevice: false };
}

/** Of the last 50 codes of this hour to numbers that begin alike, those that came back; undefined while they are fewer. */
export async function usedCodesOfPrefix(db: Connection, prefix: string): Promise<number | undefined> {
  const { rows } = await sql<{ sent: number; used: number }>`
    select count(*)::int as sent, count(*) filter (where is_code_proved)::int as used
    from (select is_code_proved from sign_ins where created_at > now() - interval '75 minutes'
      and code_medium = 'phone' and code_sent_at > now() - interval '1 hour' and starts_with(phone, ${prefix})
      order by id desc limit 50) lately`.execute(db);
  return rows[0] && rows[0].sent >= 50 ? rows[0].used : undefined;
}

interface NewCode {
  medium: Medium;
  contact: string;
  codeHash: string | null;
  requester: string | null;
}

/** A new code replaces the previous one. Without a hash, another provider sends it. */
export async function storeCode(
  db: Connection,
  id: number,
  { medium, contact, codeHash, requester }: NewCode,
): Promise<void> {
  const [column, proved] = [sql.ref(medium), sql.ref(`is_${medium}_proved`)];
  // The proof of another contact does not apply to this one.
  await sql`update sign_ins set ${column} = ${contact},
      ${proved} = ${proved} and ${column} is not distinct from ${contact}::text,
      code_hash = ${codeHash}, code_medium = ${medium}, requester = ${requester}, code_sent_at = now(), codes_sent = codes_sent + 1, guesses = 0
    where id = ${id}`.execute(db);
}

/** Undoes a code that the transport did not accept. */
export async function undoSentCode(db: Connection, id: number): Promise<void> {
  await sql`update sign_ins set code_hash = null, code_sent_at = null, codes_sent = codes_sent - 1
    where id = ${id} and codes_sent > 0`.execute(db);
}

/** Counts a guess before anything is compared, so that concurrent guesses count like sequential ones. */
export async function countGuess(
  db: Connection,
  id: number,
  { max, lifeSeconds }: { max: number; lifeSeconds: number },
): Promise<{ code_hash: string | null; code_medium: Medium | null } | undefined> {
  const { rows } = await sql<{ code_hash: string | null; code_medium: Medium | null }>`
    update sign_ins set guesses = guesses + 1
    where id = ${id} and guesses < ${max} and code_hash is not null and finished_at is null
      and code_sent_at > now() - make_interval(secs => ${lifeSeconds}::int)
    returning code_hash, code_medium`.execute(db);
  return rows[0];
}

/** A code is used once: true for the one call that did. */
export async function useCode(
  db: Connection,
  id: number,
  { medium, codeHash }: { medium: Medium; codeHash: string },
): Promise<boolean> {
  const { rows } = await sql`
    update sign_ins set code_hash = null, is_code_proved = true, ${sql.ref(`is_${medium}_proved`)} = true
    where id = ${id} and code_hash = ${codeHash} and code_medium = ${medium} returning id`.execute(db);
  return rows.length === 1;
}

/** The served countries, as two letters each. */
export async function servedCountries(db: Connection): Promise<string[]> {
  const rows = await db.selectFrom('zones').where('active', '=', true).select('country').distinct().execute();
  return rows.map(({ country }) => country);
}
