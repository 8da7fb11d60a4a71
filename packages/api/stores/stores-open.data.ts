import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What the clock of a zone shows. */
export interface ZoneClock {
  zoneId: number;
  /** Such as 'mo'. */
  day: string;
  dayBefore: string;
  /** Minutes after midnight. */
  minute: number;
  /** Such as '2026-12-25'; without one only the week counts. */
  date?: string | undefined;
}

/** 23:59, the end of a span that lasts until midnight. */
const lastMinute = 1439;

/**
 * Whether a row of `stores` is open on the clock of its zone: decides the same as `isOpenAt` and `isPausedAt`. The column
 * `all_hours` is generated: `opening_hours` with the dates of `other_days` (migration 0206).
 */
export function openStoreSql(clocks: readonly ZoneClock[], at: Date): RawBuilder<SqlBool> {
  if (clocks.length === 0) return sql<SqlBool>`false`;
  const zones = clocks.map(
    ({ zoneId, day, dayBefore, minute, date = null }) =>
      sql`(${zoneId}::int, ${day}::text, ${dayBefore}::text, ${minute}::int, ${date}::date)`,
  );
  return sql<SqlBool>`active and (no_orders_until is null or no_orders_until <= ${at}) and exists (
    select from (values ${sql.join(zones)}) as clock (zone, day, day_before, minute, date)
    where clock.zone = zone_id and (
      exists (
        select from jsonb_array_elements(
          coalesce(
            all_hours #> array['other', clock.date::text, 'hours'],
            all_hours #> array['other', to_char(clock.date, 'MM-DD'), 'hours'],
            all_hours -> clock.day
          )
        ) as span
        where clock.minute >= (span ->> 0)::int and (
          (span ->> 1)::int < (span ->> 0)::int
          or clock.minute < (span ->> 1)::int
          or (span ->> 1)::int = ${lastMinute}::int
        )
      ) or exists (
        select from jsonb_array_elements(
          coalesce(
            all_hours #> array['other', (clock.date - 1)::text, 'hours'],
            all_hours #> array['other', to_char(clock.date - 1, 'MM-DD'), 'hours'],
            all_hours -> clock.day_before
          )
        ) as span
        where (span ->> 1)::int < (span ->> 0)::int and clock.minute < (span ->> 1)::int
      )
    )
  )`;
}
