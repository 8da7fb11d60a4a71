import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#db/connection.ts';
import { Refusal } from '#http/refusal.ts';
import type { Limit, Limits } from './limits.ts';

/** The database counts and its clock rules, so every node counts the same. */
export const postgresLimits: Limits = {
  async countTry(db, limit) {
    if ((await tryCount(db, limit)) > limit.limit) throw new Refusal('too_many');
  },
  async mustHaveTries(db, limits) {
    const { rows } = await sql`
      select from rate_limits join ${asTable(limits)} on rate_limits.name = l.name and rate_limits.subject = l.subject
        and window_start = ${startOf(sql`l."windowSeconds"`)}
      where tries >= l."limit" limit 1`.execute(db);
    if (rows.length > 0) throw new Refusal('too_many');
  },
  async countFailure(db, limits) {
    await sql`
      insert into rate_limits (name, subject, window_start, tries)
      select l.name, l.subject, ${startOf(sql`l."windowSeconds"`)}, 1 from ${asTable(limits)} order by l.name, l.subject
      on conflict (name, subject, window_start) do update set tries = rate_limits.tries + 1`.execute(db);
  },
};

/** Tries of windows that are long over say nothing any more. */
export async function forgetOldTries(db: Connection): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}

async function tryCount(db: Connection, { name, subject, windowSeconds }: Limit): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into rate_limits (name, subject, window_start, tries)
    values (${name}, ${subject}, ${startOf(sql`${windowSeconds}::int`)}, 1)
    on conflict (name, subject, window_start) do update set tries = rate_limits.tries + 1
    returning tries`.execute(db);
  return rows[0]?.tries ?? 0;
}

function asTable(limits: readonly Limit[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
    as l(name text, subject text, "windowSeconds" int, "limit" int)`;
}

function startOf(seconds: RawBuilder<unknown>) {
  return sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`;
}
