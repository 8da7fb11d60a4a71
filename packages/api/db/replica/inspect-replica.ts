import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from '../client/database-client.ts';

export interface ReplicaState {
  /** False for a server that accepts writes. */
  follows: boolean;
  /** What the primary has written and the replica has not played yet. */
  bytesBehind: number;
  /** Since the primary wrote what the replica played last; null where that is nothing yet. */
  seconds: number | null;
  /** Replay was paused on the replica. */
  isPaused: boolean;
  /** Whether it soon has what the primary had written when it was asked. */
  catchesUp: boolean;
}

/** An undisturbed replica replays what it receives within milliseconds. */
const waitMilliseconds = 1_500;

const timeoutMilliseconds = 3_000;

/** Compares a replica with its primary, twice if it lags; throws if one of them does not answer. */
export async function inspectReplica(primaryUrl: string, replicaUrl: string): Promise<ReplicaState> {
  const { position } = await ask<{ position: number }>(
    primaryUrl,
    `select (pg_current_wal_lsn() - '0/0')::float8 as position`,
  );
  const look = async () => {
    const replicaPosition = await ask<ReplicaPosition>(replicaUrl, whereItIs);
    return { ...replicaPosition, bytesBehind: Math.max(0, position - (replicaPosition.position ?? 0)) };
  };
  const { follows, bytesBehind, seconds, isPaused } = await look();
  if (!follows || bytesBehind === 0) return { follows, bytesBehind, seconds, isPaused, catchesUp: true };
  await sleep(waitMilliseconds);
  return { follows, bytesBehind, seconds, isPaused, catchesUp: (await look()).bytesBehind === 0 };
}

interface ReplicaPosition {
  follows: boolean;
  position: number | null;
  seconds: number | null;
  isPaused: boolean;
}

const whereItIs = `
  select pg_is_in_recovery() as follows, (pg_last_wal_replay_lsn() - '0/0')::float8 as position,
    extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds,
    case when pg_is_in_recovery() then pg_is_wal_replay_paused() else false end as "isPaused"`;

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row> {
  const limits = { connectionTimeoutMillis: timeoutMilliseconds, query_timeout: timeoutMilliseconds };
  const client = new DatabaseClient({ connectionString: url, ...limits });
  try {
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    return rows[0] as Row;
  } finally {
    await client.end().catch(() => {});
  }
}
