import { sql } from 'kysely';
import type { Invariants } from 'market/wallet/wallet-ledger.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { invariants } from '#api/db/find-breaches.ts';

type Breach = NonNullable<Invariants['last']>['breaches'][number];

/** Wants a run of the invariants; false where one waits or runs already. */
export async function wantRun(db: Connection, { by, at }: { by: number | null; at: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into invariant_runs (wanted_at, wanted_by) values (${at}, ${by})
    on conflict ((true)) where ended_at is null do nothing returning id`.execute(db);
  return rows.length === 1;
}

/** Returns the run that waits or runs. */
export async function openRun(db: Connection): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from invariant_runs where ended_at is null`.execute(db);
  return rows[0]?.id;
}

/** Returns when a run was last wanted. */
export async function lastWanted(db: Connection): Promise<Date | undefined> {
  const { rows } = await sql<{ wanted_at: Date }>`
    select wanted_at from invariant_runs order by id desc limit 1`.execute(db);
  return rows[0]?.wanted_at;
}

export interface EndedRunRow {
  wanted_at: Date;
  ended_at: Date;
  wanted_by: string | null;
  breach_count: number;
  breaches: Breach[];
}

export async function lastEnded(db: Connection): Promise<EndedRunRow | undefined> {
  const { rows } = await sql<EndedRunRow>`
    select r.wanted_at, r.ended_at, nullif(trim(c.f_name || ' ' || c.l_name), '') as wanted_by,
      coalesce(r.breach_count, 0) as breach_count, coalesce(r.breaches, '[]') as breaches
    from invariant_runs r left join customers c on c.id = r.wanted_by
    where r.ended_at is not null order by r.id desc limit 1`.execute(db);
  return rows[0];
}

/** Returns every breach, by one statement without a limit of time. */
export async function breachesIn(db: Transaction): Promise<Breach[]> {
  await sql`set local statement_timeout = 0`.execute(db);
  const { rows } = await sql.raw<Breach>(invariants).execute(db);
  return rows;
}

/** Ends a run, and forgets those before the last hundred. */
export async function endInvariantRun(
  db: Connection,
  id: number,
  { at, count, breaches }: { at: Date; count: number; breaches: readonly Breach[] },
): Promise<void> {
  await sql`
    update invariant_runs set ended_at = ${at}, breach_count = ${count}, breaches = ${JSON.stringify(breaches)}::jsonb
    where id = ${id} and ended_at is null`.execute(db);
  await sql`delete from invariant_runs where id <= ${id}::int - 100`.execute(db);
}
