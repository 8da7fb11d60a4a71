import { sql } from 'kysely';
import type { StoredFigures } from 'market/notifications/notifications-health.admin.contract';
import type { Connection } from '#api/db/connection.ts';

export interface NodeRow {
  id: string;
  host: string;
  version: string;
  started_at: Date;
  silent_seconds: number;
  figures: StoredFigures;
}

/** Returns the nodes that have been heard of in the last hour, the longest running first. */
export async function knownNodes(db: Connection): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    select id, host, version, started_at, extract(epoch from now() - seen_at)::int as silent_seconds, figures
    from nodes where seen_at > now() - interval '1 hour' order by started_at, id`.execute(db);
  return rows;
}

export interface DatabaseFigures {
  is_read_only: boolean;
  connections: number;
  max_connections: number;
  bytes: number;
}

/** Returns what PostgreSQL says of itself. */
export async function databaseFigures(db: Connection): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as max_connections,
      pg_database_size(current_database())::float8 as bytes`.execute(db);
  return rows[0] as DatabaseFigures;
}

/** Returns how many pushes were sent in the last day; those that were given up are among them. */
export async function pushesOfDay(db: Connection): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from pushes where sent_at > now() - interval '1 day'`.execute(db);
  return rows[0]?.sent ?? 0;
}

export interface BackupRow {
  finished_at: Date;
  host: string;
  row_count: number;
  bytes: number;
  seconds: number;
}

/** Returns the last backup that was made of this database. */
export async function lastBackup(db: Connection): Promise<BackupRow | undefined> {
  const { rows } = await sql<BackupRow>`
    select finished_at, host, row_count, bytes, extract(epoch from now() - finished_at)::int as seconds
    from backups order by finished_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

/** Returns the proved contacts of an account. */
export async function contactsOf(
  db: Connection,
  customerId: number,
): Promise<{ email: string | null; phone: string | null }> {
  const { rows } = await sql<{ email: string | null; phone: string | null }>`
    select case when is_email_verified then email end as email, case when is_phone_verified then phone end as phone
    from customers where id = ${customerId}`.execute(db);
  return rows[0] ?? { email: null, phone: null };
}

/** Returns a place of the market to try its map with. */
export async function placeToTry(db: Connection): Promise<{ city: string; lat: number; lng: number } | undefined> {
  const { rows } = await sql<{ city: string; lat: number; lng: number }>`
    select z.city, s.lat, s.lng from stores s join zones z on z.id = s.zone_id order by z.id, s.id limit 1`.execute(db);
  return rows[0];
}
