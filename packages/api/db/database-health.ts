import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from './client/database-client.ts';

const timeoutMilliseconds = 1_500;

export interface DatabaseHealth {
  /** Returns whether the database answers now. */
  isReachable: () => Promise<boolean>;
  /** Returns whether it answers and accepts writes: it is not a standby, not read-only, and its disk is not full. */
  canWrite: () => Promise<boolean>;
  /** Receives each error of a call, to detect a full disk. */
  note: (fault: unknown) => void;
}

const readOnly = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`;
/** Needs new pages on the disk, and leaves nothing behind. */
const defaultProbe = `begin;
  create temporary table write_probe (filler text) on commit drop;
  insert into write_probe select repeat(md5(n::text), 30) from generate_series(1, 100) n;
  commit`;

/**
 * Monitors the health of a database. Uses its own connection, because those of the pool may hang for minutes on a
 * broken network, and asks once at a time. A full disk shows only on writing, so after such a fault the database counts
 * as unhealthy until a small write succeeds.
 */
export function databaseHealth(
  url: string,
  report: (words: string) => void,
  writeProbe = defaultProbe,
): DatabaseHealth {
  let isFull = false;
  const canWrite = async (client: pg.Client) => {
    const { rows } = await client.query<{ isReadOnly: boolean }>(readOnly);
    if (rows[0]?.isReadOnly !== false) return false;
    if (!isFull) return true;
    await client.query(writeProbe);
    isFull = false;
    report('PostgreSQL writes again');
    return true;
  };
  return {
    isReachable: byOneAtATime(() => queryBriefly(url, async () => true)),
    canWrite: byOneAtATime(() => queryBriefly(url, canWrite)),
    note(fault) {
      if (isFull || !isFullDisk(fault)) return;
      isFull = true;
      report('The disk of PostgreSQL is full: no orders until it has space again');
    },
  };
}

/** Returns whether a fault means that PostgreSQL has no room on its disk. */
export function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100';
}

function byOneAtATime(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function queryBriefly(url: string, ask: (client: pg.Client) => Promise<boolean>): Promise<boolean> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: timeoutMilliseconds });
  const asking = client
    .connect()
    .then(() => ask(client))
    .catch(() => false);
  const answer = await Promise.race([asking, sleep(timeoutMilliseconds, false, { ref: false })]);
  client.end().catch(() => {});
  return answer;
}
