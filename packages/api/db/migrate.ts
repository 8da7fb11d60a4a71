import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import {
  applyStep,
  applyWhole,
  isLockRefused,
  type LockOptions,
  lockMilliseconds,
  type MigrationStep,
  retryLocks,
  stepsOf,
} from './apply-migration.ts';
import { CannotStart } from './cannot-start.ts';
import { DatabaseClient } from './client/database-client.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Of former texts that made the same tables. */
  formerChecksums: string[];
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
 * Migrates the database to the newest version, forward only: each migration in its own transaction, and one in steps in
 * several. Returns the names of those that ran. The lock of the migrations ends with the transaction that has taken it, so
 * that no connection can hold it longer, not even one shared by a pooler.
 */
export async function migrate(url: string, options = defaultOptions): Promise<string[]> {
  return asking(url, async (client) => {
    const applied: string[] = [];
    // There are no orders in a database without zones, so its migrations need no steps.
    const isNew = !(await hasZones(client));
    const deadline = Date.now() + options.waitSeconds * 1000;
    // An up-to-date schema needs no lock.
    while ((await pendingIn(client)).length > 0) {
      const name = await applyNext({ url, client, isNew, deadline, report: options.report });
      if (name) applied.push(name);
    }
    return applied;
  });
}

async function hasZones(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query(`select from pg_class where oid = to_regclass('public.zones')`);
  if (tables.length === 0) return false;
  return (await client.query('select from zones limit 1')).rowCount === 1;
}

interface Migrating {
  url: string;
  client: pg.Client;
  isNew: boolean;
  /** Until when to wait for another Soko that migrates; milliseconds since 1970. */
  deadline: number;
  report: (words: string) => void;
}

/** Returns the name of the migration that ran; undefined where another Soko has finished meanwhile. */
async function applyNext(migrating: Migrating): Promise<string | undefined> {
  const { client, deadline, report } = migrating;
  const locks = patientLocks(report);
  const once = async () => {
    await client.query('begin');
    try {
      await takeLock(client, deadline, report);
      const [next] = await pendingIn(client);
      if (next) await applyOrExplain(migrating, next, locks);
      await client.query('commit');
      return next?.name;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  };
  return retryLocks(once, locks);
}

/** How long a migration tries to get the locks of tables that others use, such as a backup. */
const tableLockMinutes = 10;

function patientLocks(report: (words: string) => void): LockOptions {
  let isReported = false;
  return {
    deadline: Date.now() + tableLockMinutes * 60_000,
    onRefusal() {
      if (!isReported) report('> Waiting for other connections that use the tables');
      isReported = true;
    },
  };
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
  for (const migration of await pendingIn(client))
    if (wanted.has(migration.name)) await noteDone(client, migration, () => applyWhole(client, migration.sql));
}

async function pendingIn(client: pg.Client): Promise<Migration[]> {
  const done = await finishedMigrations(client);
  const known = await migrationsOnDisk();
  mustKnow([...done.keys()], known);
  for (const { name, checksum, formerChecksums } of known) {
    if ([checksum, ...formerChecksums].includes(done.get(name) ?? checksum)) continue;
    throw new CannotStart(`The migration ${name} was changed after it ran. Add a new one instead.`);
  }
  return known.filter(({ name }) => !done.has(name));
}

async function asking<Result>(url: string, ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient({ connectionString: url });
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

/** A migration may be rewritten as long as no release has it and it makes the same tables. */
const formerMark = /^-- formerly ([0-9a-f]{64})$/gm;

async function migrationsOnDisk(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      const formerChecksums = Array.from(sql.matchAll(formerMark), ([, checksum = '']) => checksum);
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), formerChecksums };
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
  const { rows } = await client.query<Pick<Migration, 'name' | 'checksum'>>('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function applyOrExplain(migrating: Migrating, migration: Migration, locks: LockOptions): Promise<void> {
  const { url, client, isNew } = migrating;
  const steps = isNew ? [] : stepsOf(migration.sql);
  // This connection is idle meanwhile.
  await client.query(`set local lock_timeout = ${lockMilliseconds}; set local idle_in_transaction_session_timeout = 0`);
  try {
    await noteDone(client, migration, () =>
      steps.length > 0 ? applySteps(url, steps, locks) : applyWhole(client, migration.sql),
    );
  } catch (cause) {
    if (isLockRefused(cause) && Date.now() < locks.deadline) throw cause;
    throw new CannotStart(`The migration ${migration.name} failed: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** On a connection beside the one that holds the lock of the migrations and is no snapshot that a new index waits for. */
async function applySteps(url: string, steps: readonly MigrationStep[], locks: LockOptions): Promise<void> {
  await asking(url, async (client) => {
    for (const step of steps) await applyStep(client, step, locks);
  });
}

async function noteDone(client: pg.Client, { name, checksum }: Migration, work: () => Promise<void>): Promise<void> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await work();
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}
