import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface FailedLogins {
  /** Of this account, from wherever, within two hours. */
  failures: number;
  /** Since the last failure from this address; null when there was none. */
  secondsAgo: number | null;
}

export async function failedLogins(db: Connection, account: string, address: string): Promise<FailedLogins> {
  const { rows } = await sql<FailedLogins>`
    select coalesce(sum(failures), 0)::int as failures,
      extract(epoch from now() - max(failed_at) filter (where address = ${address}))::float8 as "secondsAgo"
    from login_failures where account = ${account} and failed_at > now() - interval '2 hours'`.execute(db);
  return rows[0] ?? { failures: 0, secondsAgo: null };
}

/** Failures expire after two hours. */
export async function countFailedLogin(db: Connection, account: string, address: string): Promise<void> {
  await sql`
    insert into login_failures as f (account, address) values (${account}, ${address})
    on conflict (account, address) do update set failed_at = now(),
      failures = case when f.failed_at > now() - interval '2 hours' then f.failures + 1 else 1 end`.execute(db);
}

export async function clearFailedLogins(db: Connection, account: string, address: string): Promise<void> {
  await sql`delete from login_failures where account = ${account} and address = ${address}`.execute(db);
}

export async function deleteOldFailedLogins(db: Connection): Promise<void> {
  await sql`delete from login_failures where failed_at < now() - interval '2 hours'`.execute(db);
}
