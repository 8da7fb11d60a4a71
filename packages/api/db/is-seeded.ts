import type pg from 'pg';
import { DatabaseClient } from './client/database-client.ts';

/** Returns whether the database has been seeded: a seeded one has zones. */
export async function isSeeded(url: string): Promise<boolean> {
  return asking(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>('select exists (select from zones) as found');
    return rows[0]?.found ?? false;
  });
}

/** Truncates all tables; the schema stays. */
export async function emptyMarket(url: string): Promise<void> {
  await asking(url, async (client) => {
    const { rows } = await client.query<{ names: string }>(`
      select string_agg(quote_ident(tablename), ', ') as names from pg_tables
      where schemaname = 'public' and tablename <> 'migrations'`);
    await client.query(`truncate ${rows[0]?.names} restart identity`);
    // Jobs refer to rows that are gone.
    const { rows: queues } = await client.query(`select to_regclass('jobs.job') as job`);
    if (queues[0]?.job !== null) await client.query('delete from jobs.job');
  });
}

async function asking<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  return ask(client).finally(() => client.end());
}
