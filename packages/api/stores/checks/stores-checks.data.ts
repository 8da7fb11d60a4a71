import { sql } from 'kysely';
import type { CheckList } from 'market/stores/stores-checks.vendor.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** Returns the opening list of a store on a day of its zone, today without one; undefined for an unknown store. */
export async function checkListOf(
  db: Connection,
  storeId: number,
  { day, at }: { day: string | null; at: Date },
): Promise<Omit<CheckList, 'may_tick'> | undefined> {
  const { rows } = await sql<Omit<CheckList, 'may_tick'>>`
    select coalesce((select version from check_lists where store_id = s.id), 0) as version, d.day, d.today,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'needs_reading', c.needs_reading,
          'tick', case when t.check_id is not null then jsonb_build_object('reading', t.reading,
            'by_name', nullif(trim(concat_ws(' ', p.f_name, p.l_name)), ''),
            'at', to_char(t.ticked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'local_time', to_char(t.ticked_at at time zone z.time_zone, 'HH24:MI')) end)
          order by c.removed_at is not null, c.position, c.id)
        from store_checks c left join check_ticks t on t.check_id = c.id and t.day = d.day::date
          left join customers p on p.id = t.ticked_by
        where c.store_id = s.id and (c.removed_at is null or (t.check_id is not null and d.day <> d.today))), '[]') as checks
    from stores s join zones z on z.id = s.zone_id
    cross join lateral (select to_char(${at}::timestamptz at time zone z.time_zone, 'YYYY-MM-DD') as today) n
    cross join lateral (select coalesce(${day}::text, n.today) as day, n.today) d
    where s.id = ${storeId}`.execute(db);
  return rows[0];
}

/** Locks the opening list of a store against other changes of it. */
export async function lockCheckList(transaction: Transaction, storeId: number): Promise<void> {
  await sql`insert into check_lists (store_id) values (${storeId}) on conflict do nothing`.execute(transaction);
  await sql`select from check_lists where store_id = ${storeId} for update`.execute(transaction);
}

/** A check as a store writes it; null for a new one. */
export interface WrittenCheck {
  id: number | null;
  name: string;
  needs_reading: boolean;
}

/** Writes the checks of a store in their order; those that are not named leave the list. */
export async function writeChecks(
  transaction: Transaction,
  { storeId, checks, at }: { storeId: number; checks: readonly WrittenCheck[]; at: Date },
): Promise<void> {
  const rows = JSON.stringify(checks.map((check, position) => ({ ...check, position })));
  await sql`
    with written as (
      select * from jsonb_to_recordset(${rows}::jsonb) as w(id integer, name text, needs_reading boolean, position integer)
    ), left_out as (
      update store_checks set removed_at = ${at} where store_id = ${storeId} and removed_at is null
        and id not in (select id from written where id is not null)
    ), changed as (
      update store_checks c set name = w.name, needs_reading = w.needs_reading, position = w.position
      from written w where c.id = w.id and c.store_id = ${storeId} and c.removed_at is null
    ), added as (
      insert into store_checks (store_id, name, needs_reading, position)
      select ${storeId}, name, needs_reading, position from written where id is null
    )
    update check_lists set version = version + 1 where store_id = ${storeId}`.execute(transaction);
}

/** Ticks a check on a day, once; returns whether this is the tick that counts. */
export async function addTick(
  transaction: Transaction,
  tick: { checkId: number; day: string; by: number; at: Date; reading: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into check_ticks (check_id, day, ticked_at, ticked_by, reading)
    values (${tick.checkId}, ${tick.day}::text::date, ${tick.at}, ${tick.by}, ${tick.reading})
    on conflict do nothing returning check_id`.execute(transaction);
  return rows.length === 1;
}

/** Takes back the tick of a check on a day; returns whether there was one. */
export async function removeTick(transaction: Transaction, checkId: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    delete from check_ticks where check_id = ${checkId} and day = ${day}::text::date returning check_id`.execute(
    transaction,
  );
  return rows.length === 1;
}

/** Deletes ticks of days that are over for a year. */
export async function deleteOldTicks(db: Connection, now: Date): Promise<void> {
  await sql`delete from check_ticks where day < (${now}::timestamptz - interval '365 days')::date`.execute(db);
}
