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

export interface MigrationOptions {
  /** How long to wait for another Soko that migrates. */
  waitSeconds: number;
  /** Reports what it waits for. */
  report: (words: string) => void;
}

const defaultOptions: MigrationOptions = { waitSeconds: 120, report: (words) => console.log(words) };

/**
 * Migrates the database to the newest version, each migration in its own transaction, forward only. Returns the names
 * of those that ran. The lock ends with each transaction, so that no connection can hold it longer, not even one shared
 * by a pooler.
 */
export async function migrate(url: string, options = defaultOptions): Promise<string[]> {
  return asking(url, async (client) => {
    const applied: string[] = [];
    const deadline = Date.now() + options.waitSeconds * 1000;
    // An up-to-date schema needs no lock.
    while ((await pendingIn(client)).length > 0) {
      const name = await applyNext(client, deadline, options.report);
      if (name) applied.push(name);
    }
    return applied;
  });
}

/** Returns the name of the migration that ran; undefined where another Soko has finished meanwhile. */
async function applyNext(client: pg.Client, deadline: number, report: (words: string) => void) {
  await client.query('begin');
  try {
    await takeLock(client, deadline, report);
    const [next] = await pendingIn(client);
    if (next) await applyOrExplain(client, next);
    await client.query('commit');
    return next?.name;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const lockSeconds = 2;
const lockNotAvailable = '55P03';

async function takeLock(client: pg.Client, deadline: number, report: (words: string) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const milliseconds = Math.max(1, Math.min(lockSeconds * 1000, deadline - Date.now()));
    await client.query(`savepoint waiting; set local lock_timeout = ${milliseconds}`);
    try {
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
      await client.query('set local lock_timeout to default');
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      await client.query('rollback to waiting');
      const holder = await holderIn(client);
      if (Date.now() >= deadline) {
        throw new CannotStart(
          `The tables cannot be brought up to date: ${holder} holds the lock of the migrations. ` +
            'End it if it does not migrate, then start again.',
        );
      }
      if (isFirst) report(`> Waiting for ${holder}, which brings the tables up to date`);
    }
  }
}

/** Describes the connection that holds the lock, as pg_stat_activity shows it. */
async function holderIn(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; from: string | null; state: string | null }>(
    `select l.pid, host(a.client_addr) as "from", a.state from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted
       and l.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  const [holder] = rows;
  if (!holder) return 'another connection';
  return `the connection ${holder.pid} from ${holder.from ?? 'this machine'} (${holder.state ?? 'state unknown'})`;
}

/** The migrations that the database still lacks, by their names; changes nothing. */
export async function pendingMigrations(url: string): Promise<string[]> {
  return asking(url, async (client) => (await pendingIn(client)).map(({ name }) => name));
}

/** The migrations that a database has, in their order. */
export async function finishedNames(client: pg.Client): Promise<string[]> {
  return [...(await finishedMigrations(client)).keys()].sort();
}

/** Returns the migrations of this release, in order. */
export async function knownMigrations(): Promise<string[]> {
  return (await migrationsOnDisk()).map(({ name }) => name);
}

/** Creates the tables by these migrations, inside the caller's transaction. */
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
 * Accepts a database of a newer release that has only added to the tables, so that a rollback works. Refuses one whose
 * newer release has removed something, which the name of the migration says (docs/upgrading.md).
 */
function mustKnow(done: string[], known: Migration[]): void {
  const unknown = done.find((name) => isContract(name) && !known.some((migration) => migration.name === name));
  if (!unknown) return;
  throw new CannotStart(`The database has the migration ${unknown}, which this Soko does not know. Start a newer one.`);
}

/** Returns whether a migration removes what the previous release may need, such as 0123_contract_old_prices.sql. */
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
  // Reads the catalog itself: to_regclass may return what was true before this connection waited for the lock.
  const { rows: tables } = await client.query(
    `select from pg_class where relname = 'migrations' and relnamespace = 'public'::regnamespace`,
  );
  if (tables.length === 0) return new Map();
  const { rows } = await client.query<Omit<Migration, 'sql'>>('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function applyOrExplain(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await apply(client, migration);
  } catch (cause) {
    throw new CannotStart(`The migration ${migration.name} failed: ${cause instanceof Error ? cause.message : cause}`);
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await client.query(sql);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}
