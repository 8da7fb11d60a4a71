import pg from 'pg';

export interface ReplicaLook {
  /** False for a server that takes writes of its own. */
  follows: boolean;
  /** What the primary has written and the replica has not played yet. */
  bytesBehind: number;
  /** Since the primary wrote what the replica played last; null where that is nothing yet. */
  seconds: number | null;
}

const patienceMilliseconds = 3_000;

/** Looks once at a replica and at its primary; throws where one of them does not answer. */
export async function lookAtReplica(primaryUrl: string, replicaUrl: string): Promise<ReplicaLook> {
  const { position } = await ask<{ position: number }>(
    primaryUrl,
    `select (pg_current_wal_lsn() - '0/0')::float8 as position`,
  );
  const told = await ask<{ follows: boolean; position: number | null; seconds: number | null }>(
    replicaUrl,
    `select pg_is_in_recovery() as follows, (pg_last_wal_replay_lsn() - '0/0')::float8 as position,
      extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds`,
  );
  const bytesBehind = Math.max(0, position - (told.position ?? 0));
  return { follows: told.follows, bytesBehind, seconds: told.seconds };
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row> {
  const limits = { connectionTimeoutMillis: patienceMilliseconds, query_timeout: patienceMilliseconds };
  const client = new pg.Client({ connectionString: url, ...limits });
  // A connection that breaks says so to the statement that waits.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    return rows[0] as Row;
  } finally {
    await client.end().catch(() => {});
  }
}
