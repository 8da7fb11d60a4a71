import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { CannotStart } from './cannot-start.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const folder = new URL('./migrations/', import.meta.url);
/** Any fixed number: two servers that start together must not migrate together. */
const migrationLock = 7_306_511;

/** Brings the database to the newest migration, each in its own transaction. Forward only. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const done = await finishedMigrations(client);
    const known = await migrationsOnDisk();
    mustKnow([...done.keys()], known);
    const applied: string[] = [];
    for (const migration of known) {
      const checksum = done.get(migration.name);
      if (checksum === undefined) {
        await apply(client, migration);
        applied.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new CannotStart(`The migration ${migration.name} was changed after it ran. Add a new one instead.`);
      }
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** A newer Soko may have changed what this one would write. */
function mustKnow(done: string[], known: Migration[]): void {
  const unknown = done.find((name) => !known.some((migration) => migration.name === name));
  if (!unknown) return;
  throw new CannotStart(`The database has the migration ${unknown}, which this Soko does not know. Start a newer one.`);
}

async function migrationsOnDisk(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function finishedMigrations(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<Omit<Migration, 'sql'>>('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new CannotStart(`The migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`);
  }
}
