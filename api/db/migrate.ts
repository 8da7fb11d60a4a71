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
export const migrationLock = 7_306_511;

/** Brings the database to the newest migration, each in its own transaction. Forward only. Answers those that ran. */
export async function migrate(url: string): Promise<string[]> {
  return asking(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const pending = await pendingIn(client);
    for (const migration of pending) await inTransaction(client, migration);
    return pending.map(({ name }) => name);
  });
}

/** The migrations that the database still lacks, by their names; changes nothing. */
export async function pendingMigrations(url: string): Promise<string[]> {
  return asking(url, async (client) => (await pendingIn(client)).map(({ name }) => name));
}

/** The migrations that a database has, in their order. */
export async function finishedNames(client: pg.Client): Promise<string[]> {
  return [...(await finishedMigrations(client)).keys()].sort();
}

/** The migrations that this Soko knows, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await migrationsOnDisk()).map(({ name }) => name);
}

/** Makes the tables as these migrations leave them, within the transaction of whoever calls. */
export async function migrateBy(client: pg.Client, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  for (const migration of await pendingIn(client)) if (wanted.has(migration.name)) await apply(client, migration);
}

async function pendingIn(client: pg.Client): Promise<Migration[]> {
  const done = await finishedMigrations(client);
  const known = await migrationsOnDisk();
  mustKnow([...done.keys()], known);
  for (const { name, checksum } of known) {
    if (checksum === (done.get(name) ?? checksum)) continue;
    throw new CannotStart(`The migration ${name} was changed after it ran. Add a new one instead.`);
  }
  return known.filter(({ name }) => !done.has(name));
}

async function asking<Result>(url: string, ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return ask(client).finally(() => client.end());
}

/**
 * A newer Soko has only added to the tables, and this one may go on with them: it may have to come back after it. Not so
 * where the newer one has taken something away, which the name of the migration says (docs/upgrading.md).
 */
function mustKnow(done: string[], known: Migration[]): void {
  const unknown = done.find((name) => isContract(name) && !known.some((migration) => migration.name === name));
  if (!unknown) return;
  throw new CannotStart(`The database has the migration ${unknown}, which this Soko does not know. Start a newer one.`);
}

/** Takes away what a former Soko may need, such as 0123_contract_old_prices.sql. */
function isContract(name: string): boolean {
  return /^\d+_contract_/.test(name);
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

/** Empty where no Soko has been yet: asking makes nothing. */
async function finishedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query(`select to_regclass('public.migrations') as migrations`);
  if (tables[0]?.migrations === null) return new Map();
  const { rows } = await client.query<Omit<Migration, 'sql'>>('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function inTransaction(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await apply(client, migration);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new CannotStart(`The migration ${migration.name} failed: ${cause instanceof Error ? cause.message : cause}`);
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await client.query(sql);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}
