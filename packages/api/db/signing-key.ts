import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './connection.ts';

const known = new WeakMap<Database, Map<string, Promise<string>>>();

/** Keys that a deployment generates for itself. */
type KeyName =
  | 'newsletter'
  | 'private pictures'
  | 'web push'
  | 'shared answers'
  | 'contacts'
  | 'door codes'
  | 'guest ids'
  | 'challenges';

/**
 * Returns a key of this deployment, the same on all nodes; the first node that needs it creates it, and each node reads
 * it once.
 */
export function signingKey(db: Database, name: KeyName = 'private pictures', make = randomKey): Promise<string> {
  const keys = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, keys);
  const key = keys.get(name) ?? readKey(db, name, make);
  keys.set(name, key);
  key.catch(() => keys.delete(name));
  return key;
}

async function readKey(db: Database, name: KeyName, make: () => string): Promise<string> {
  await sql`insert into signing_keys (name, key) values (${name}, ${make()}) on conflict do nothing`.execute(db);
  const row = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirstOrThrow();
  return row.key;
}

function randomKey(): string {
  return randomBytes(32).toString('base64url');
}
