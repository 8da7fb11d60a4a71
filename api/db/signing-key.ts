import type { Database } from './connection.ts';

const known = new WeakMap<Database, Promise<string>>();

/** What links to private pictures are signed with: one key for all nodes, read once by each. */
export function signingKey(db: Database): Promise<string> {
  const key = known.get(db) ?? readKey(db);
  known.set(db, key);
  key.catch(() => known.delete(db));
  return key;
}

async function readKey(db: Database): Promise<string> {
  const row = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('name', '=', 'private pictures')
    .executeTakeFirstOrThrow();
  return row.key;
}
