import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';

/** Any fixed number other than those of migrations and seed. */
const serverLock = 7_306_513;
/** A server that was killed a moment ago may still hold its lock. */
const timeoutMilliseconds = 1_500;
const againMilliseconds = 100;

export interface SoleServerOptions {
  url: string;
  dataDirectory: string;
  /** Called when PostgreSQL came back from a crash and another server was quicker. */
  onLost: (message: string) => void;
}

/**
 * Prevents two servers on one data directory: the first holds a lock for as long as its connection lives, so a crash
 * cannot leave it behind. Returns a function that releases it.
 */
export async function acquireServerLock({ url, dataDirectory, onLost }: SoleServerOptions): Promise<() => void> {
  let isReleased = false;
  let holder: pg.Client;

  const hold = async () => {
    holder = await lockedClient(url, dataDirectory);
    holder.once('end', () => isReleased || holdAgain());
  };
  const holdAgain = async () => {
    for (; !isReleased; await sleep(againMilliseconds)) {
      try {
        return await hold();
      } catch (error) {
        if (error instanceof CannotStart) return onLost(error.message);
      }
    }
  };

  await hold();
  return () => {
    isReleased = true;
    holder.end().catch(() => {});
  };
}

/** Returns whether a server, or a command that works alone, holds the lock of this PostgreSQL. */
export async function isServed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select from pg_locks where locktype = 'advisory' and granted and objid = $1`, [
      serverLock,
    ]);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

async function lockedClient(url: string, dataDirectory: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `soko ${process.pid}`, keepAlive: true });
  // The end of the connection is what counts; its reason is of no use.
  client.on('error', () => {});
  await client.connect();
  const deadline = Date.now() + timeoutMilliseconds;
  for (; !(await isLocked(client)); await sleep(againMilliseconds)) {
    if (Date.now() < deadline) continue;
    const name = await nameOfHolder(client);
    await client.end();
    throw new CannotStart(
      `Another server (${name}) already works on the data in ${dataDirectory}. ` +
        'Stop it, or give this one a folder of its own (example: DATA_DIR=./.data-two).',
    );
  }
  return client;
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [serverLock]);
  return rows[0]?.locked ?? false;
}

async function nameOfHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [serverLock],
  );
  return rows[0]?.name.replace('soko', 'process') ?? 'unknown';
}
