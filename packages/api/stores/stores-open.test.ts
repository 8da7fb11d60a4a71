import fc from 'fast-check';
import { sql } from 'kysely';
import { dayBefore, days, isOpenAt, type Span, type WeekHours, wallClock } from 'market/stores/stores.rules';
import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { openStoreSql } from './stores-open.data.ts';

const market = marketUnderTest();
const minute = fc.oneof(fc.constantFrom(0, 1, 1438, 1439), fc.integer({ min: 0, max: 1439 }));
const spans: fc.Arbitrary<Span[]> = fc.array(fc.tuple(minute, minute), { maxLength: 3 });
const week = fc.record(Object.fromEntries(days.map((day) => [day, spans]))) as unknown as fc.Arbitrary<WeekHours>;

/** Asks the condition about one store of zone 1. */
const now = new Date('2026-11-20T11:00:00Z');

async function isOpenInDatabase(
  hours: WeekHours,
  active: boolean,
  day: (typeof days)[number],
  at: number,
  pausedUntil: Date | null = null,
  date?: string,
) {
  const clocks = [{ zoneId: 1, day, dayBefore: dayBefore(day), minute: at, date }];
  const { rows } = await sql<{ is_open: boolean }>`
    select ${openStoreSql(clocks, now)} as is_open
    from (values (${active}::boolean, 1, ${JSON.stringify(hours)}::jsonb, ${pausedUntil}::timestamptz))
      as stores (active, zone_id, all_hours, no_orders_until)
  `.execute(market.db);
  return rows[0]?.is_open;
}

describe('the condition for open stores', () => {
  it('[LIST-55] decides as the rule does, for any hours and any minute', async () => {
    await fc.assert(
      fc.asyncProperty(week, fc.constantFrom(...days), minute, async (hours, day, at) => {
        expect(await isOpenInDatabase(hours, true, day, at)).toBe(isOpenAt(hours, { day, minute: at }));
      }),
      { numRuns: 300 },
    );
  });

  it('[STO-040] decides as the rule does on any day with other hours, and after it', async () => {
    const dates = ['2026-12-24', '2026-12-25', '2026-12-26'];
    const keys = [...dates, '12-24', '12-25'];
    const other = fc.dictionary(fc.constantFrom(...keys), fc.record({ hours: spans, note: fc.constant('') }));
    await fc.assert(
      fc.asyncProperty(week, other, fc.constantFrom(...dates), minute, async (hours, others, date, at) => {
        const { day } = wallClock('UTC', new Date(`${date}T12:00:00Z`));
        const all = { ...hours, other: others } as WeekHours;
        const isOpen = isOpenAt(all, { day, minute: at, date });
        expect(await isOpenInDatabase(all, true, day, at, null, date)).toBe(isOpen);
      }),
      { numRuns: 300 },
    );
  });

  it('is false for a store that its owner has closed', async () => {
    const always = Object.fromEntries(days.map((day) => [day, [[0, 1439]]])) as unknown as WeekHours;
    expect(await isOpenInDatabase(always, true, 'mo', 600)).toBe(true);
    expect(await isOpenInDatabase(always, false, 'mo', 600)).toBe(false);
  });

  it('[STO-034] is false for a store until its pause ends', async () => {
    const always = Object.fromEntries(days.map((day) => [day, [[0, 1439]]])) as unknown as WeekHours;
    const later = new Date(now.getTime() + 60_000);
    expect(await isOpenInDatabase(always, true, 'mo', 600, later)).toBe(false);
    expect(await isOpenInDatabase(always, true, 'mo', 600, now)).toBe(true);
  });

  it('is false where no clock is known', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from stores where ${openStoreSql([], now)}`.execute(market.db);
    expect(rows[0]?.count).toBe(0);
  });
});
