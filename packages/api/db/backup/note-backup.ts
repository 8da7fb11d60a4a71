import { hostname } from 'node:os';
import { DatabaseClient } from '../client/database-client.ts';
import type { Manifest } from './backup-manifest.ts';

/**
 * Notes in the database that a backup of it was made, for the health page [OPS-094]. A database that takes no writes is
 * still backed up, so a failure is ignored.
 */
export async function noteBackup(
  url: string,
  { tables, uploads }: Pick<Manifest, 'tables' | 'uploads'>,
): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...uploads].reduce((sum, file) => sum + file.bytes, 0);
  const client = new DatabaseClient({ connectionString: url });
  try {
    await client.connect();
    await client.query('insert into backups (host, finished_at, row_count, bytes) values ($1, now(), $2, $3)', [
      hostname(),
      rows,
      bytes,
    ]);
  } catch {
    // The backup itself is whole.
  } finally {
    await client.end().catch(() => {});
  }
}
