import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import type { Limit, Limits } from './limits.ts';

interface Taken {
  /** Names of the limits that the try counted against; two of one name have two windows or subjects. */
  counted: { name: string; subject: string }[];
  /** Until the latest window of a used-up limit ends; null when none was seen. */
  seconds: number | null;
}

/** The database counts and its clock rules, so every node counts the same. */
export const postgresLimits: Limits = {
  async take(db, limits) {
    if (limits.length === 0) return undefined;
    const { counted, seconds } = await take(db, limits);
    if (counted.length === limits.length) return undefined;
    // Other callers used the last attempt between check and count, so what was counted with it is refunded.
    const isCounted = (limit: Limit) =>
      counted.some(({ name, subject }) => name === limit.name && subject === limit.subject);
    await postgresLimits.giveBack(db, limits.filter(isCounted));
    return seconds ?? minWindow(limits);
  },
  async giveBack(db, limits) {
    if (limits.length === 0) return;
    // Locks in the order in which attempts are counted, to avoid deadlocks.
    await sql`
      with l as (select * from ${asTable(limits)}),
      locked as (select r.name, r.subject, r.window_start from rate_limits r join l
        on r.name = l.name and r.subject = l.subject and r.window_start = ${startOf()}
        order by r.name, r.subject for update of r)
      update rate_limits set tries = greatest(tries - 1, 0) from locked
      where rate_limits.name = locked.name and rate_limits.subject = locked.subject
        and rate_limits.window_start = locked.window_start`.execute(db);
  },
  async peek(db, limits) {
    const { rows } = await sql<{ seconds: number | null }>`
      select ${secondsLeft()} as seconds from rate_limits join ${asTable(limits)}
        on rate_limits.name = l.name and rate_limits.subject = l.subject and window_start = ${startOf()}
      where tries >= l."limit"`.execute(db);
    return rows[0]?.seconds ?? undefined;
  },
};

/** Tries of windows that are long over say nothing any more. */
export async function deleteOldTries(db: Connection): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}

/** One statement: a concurrent call waits for the row of the first, and sees its count. */
async function take(db: Connection, limits: readonly Limit[]): Promise<Taken> {
  const { rows } = await sql<Taken>`
    with l as (select * from ${asTable(limits)}),
    used_up as (select ${secondsLeft()} as seconds from rate_limits join l
      on rate_limits.name = l.name and rate_limits.subject = l.subject and window_start = ${startOf()}
      where tries >= l."limit"),
    counted as (
      insert into rate_limits (name, subject, window_start, tries)
      select l.name, l.subject, ${startOf()}, 1 from l
      where l."limit" > 0 and not exists (select from used_up) order by l.name, l.subject
      on conflict (name, subject, window_start) do update set tries = rate_limits.tries + 1
        where rate_limits.tries < (select min(l."limit") from l
          where l.name = rate_limits.name and l.subject = rate_limits.subject)
      returning name, subject)
    select (select coalesce(jsonb_agg(counted), '[]') from counted) as counted, (select max(seconds) from used_up) as seconds`.execute(
    db,
  );
  return rows[0] ?? { counted: [], seconds: null };
}

function minWindow(limits: readonly Limit[]): number {
  return Math.min(...limits.map(({ windowSeconds }) => windowSeconds));
}

function asTable(limits: readonly Limit[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
    as l(name text, subject text, "windowSeconds" int, "limit" int)`;
}

const windowSeconds = sql`l."windowSeconds"`;

function startOf(seconds: RawBuilder<unknown> = windowSeconds) {
  return sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;
}

function secondsLeft() {
  return sql`ceil(extract(epoch from ${startOf()} - now()) + ${windowSeconds})::int`;
}
