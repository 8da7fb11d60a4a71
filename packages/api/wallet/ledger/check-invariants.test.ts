import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { checkInvariantsNow } from '#api/testing/run-jobs.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const visitor = visitorUnderTest(() => market.app);
const finance = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });
type Person = Awaited<ReturnType<typeof finance>>;
const path = 'admin/ledger/invariants';
const show = async (by: Person) => (await visitor.get(path, by.headers)).body;
const run = async (by: Person) => (await visitor.post(path, {}, by.headers)).body;

afterEach(() => {
  market.now = () => momentOfTests;
});

describe('[OPS-081] the invariants on the screen of an operator', () => {
  it('are checked in the background when one wants it, once at a time', async () => {
    const by = await finance();
    expect(await show(by)).toEqual({ is_running: false, last: null });
    expect(await run(by)).toEqual({ is_running: true, last: null });
    await run(await finance());
    const { rows } = await sql`select from invariant_runs`.execute(market.db);
    expect(rows).toHaveLength(1);
    expect(await checkInvariantsNow(market)).toEqual([]);
    const { is_running: isRunning, last } = await show(by);
    expect(isRunning).toBe(false);
    expect(last).toMatchObject({ wanted_by: 'finance Obi', ended_at: momentOfTests.toISOString() });
    // The clock of tests is frozen, that of the database is not: orders seem to wait.
    expect(last.breaches.filter(({ invariant }: { invariant: string }) => invariant !== 'I12')).toEqual([]);
  });

  it('name what does not hold', async () => {
    const by = await finance();
    await sql`
      insert into ledger_entries (journal_id, account, currency, amount)
      select max(id), 'market:gifts', 'NGN', 5 from journals`.execute(market.db);
    await run(by);
    await checkInvariantsNow(market);
    const { last } = await show(by);
    expect(last.breach_count).toBeGreaterThan(0);
    expect(last.breaches).toContainEqual(
      expect.objectContaining({ invariant: 'I4', breach: expect.stringContaining('does not add up to zero') }),
    );
  });

  it('are checked each night by themselves', async () => {
    market.now = () => new Date('2026-11-21T02:10:00Z');
    await checkInvariantsNow(market);
    await checkInvariantsNow(market);
    const by = await finance();
    expect((await show(by)).last).toMatchObject({ wanted_by: null, ended_at: '2026-11-21T02:10:00.000Z' });
    const { rows } = await sql`select from invariant_runs where wanted_by is null`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('[SEAT-12] are for operators of all zones with the permission', async () => {
    const local = await finance([3]);
    expect((await visitor.get(path, local.headers)).code).toBe('right_missing');
    expect((await visitor.post(path, {}, local.headers)).code).toBe('right_missing');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await visitor.get(path, support.headers)).code).toBe('right_missing');
  });
});
