import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type ReportName, reportNames } from 'market/wallet/reports/wallet-reports.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { sumEndedDays } from '#api/testing/run-jobs.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, carried, take } = deliveryUnderTest(market);
const spans = [
  { first_day: '2026-11-20', last_day: '2026-11-20' },
  { first_day: '2026-11-18', last_day: '2026-11-24' },
  { first_day: '2026-11-21', last_day: '2026-11-22' },
];

async function pageOf(report: ReportName, span = spans[0]) {
  const { headers } = await signedInOperator(market, { roles: ['finance'] });
  const query = new URLSearchParams({ limit: '100', ...span });
  const { body, status } = await visitor.get(`admin/reports/${report}?${query}`, headers);
  expect(status).toBe(200);
  return body as { total_size: number; columns: string[]; rows: (string | number | null)[][] };
}

async function delivered() {
  const { rider, id } = await carried();
  await take(rider, id, 'cash', { is_received: true });
  await take(rider, id, 'deliver');
  return id;
}

async function refund(id: string) {
  const { headers } = await signedInOperator(market, { roles: ['owner'] });
  const body = { amount: 5, borne_by: { market: 3, store: 2, courier: 0 }, way: 'source', reason: 'It was cold' };
  const answer = await visitor.post(`admin/orders/${id}/refund`, body, { ...headers, 'idempotency-key': randomUUID() });
  expect(answer.status).toBe(200);
}

async function summed() {
  const { rows } = await sql<{ days: number; cash: number }>`
    select (select count(*)::int from report_days where day = '2026-11-20') as days,
      (select count(*)::int from cash_days where day >= '2026-11-20') as cash`.execute(market.db);
  return rows[0] as { days: number; cash: number };
}

const sum = async () => expect(await sumEndedDays(market)).toEqual([]);
const column = (page: Awaited<ReturnType<typeof pageOf>>, name: string) =>
  page.rows.map((row) => Number(row[page.columns.indexOf(name)]));
const total = (page: Awaited<ReturnType<typeof pageOf>>, name: string) =>
  column(page, name).reduce((all, one) => all + one, 0);

describe('[OPS-086] the sums of days that ended', () => {
  beforeEach(async () => {
    await sql`truncate report_days, cash_days`.execute(market.db);
  });

  it('make every report what it is without them', async () => {
    await refund(await delivered());
    await delivered();
    const before = await Promise.all(reportNames.flatMap((name) => spans.map((span) => pageOf(name, span))));
    await sum();
    const { days, cash } = await summed();
    expect(days).toBeGreaterThanOrEqual(3);
    expect(cash).toBeGreaterThan(0);
    const after = await Promise.all(reportNames.flatMap((name) => spans.map((span) => pageOf(name, span))));
    expect(after).toEqual(before);
    expect(before.some(({ rows }) => rows.length > 0)).toBe(true);
  });

  it('are what a report is made of', async () => {
    await delivered();
    await sum();
    const [orders, held] = [column(await pageOf('stores'), 'orders'), column(await pageOf('cash'), 'held')];
    await sql`
      update report_days set rows = (select jsonb_agg(row || '{"orders": 77}') from jsonb_array_elements(rows) row)
      where report = 'stores' and rows <> '[]'`.execute(market.db);
    await sql`update cash_days set amount = amount + 100`.execute(market.db);
    expect(column(await pageOf('stores'), 'orders')).not.toEqual(orders);
    expect(column(await pageOf('cash'), 'held')).not.toEqual(held);
  });

  it('go with a refund and a change of an old order, and are made again', async () => {
    const id = await delivered();
    await sum();
    const refunded = total(await pageOf('stores'), 'refunded');
    await refund(id);
    expect(total(await pageOf('stores'), 'refunded')).toBeCloseTo(refunded + 2, 2);
    await sum();
    expect((await summed()).days).toBeGreaterThanOrEqual(3);
    await sql`update orders set commission = commission + 700 where id = ${id}`.execute(market.db);
    const commission = total(await pageOf('stores'), 'commission');
    await sum();
    expect(total(await pageOf('stores'), 'commission')).toBe(commission);
    await sql`update orders set commission = commission - 700 where id = ${id}`.execute(market.db);
    expect(total(await pageOf('stores'), 'commission')).toBeCloseTo(commission - 7, 2);
  });

  it('of cash go with a journal that is booked on one of their days', async () => {
    await delivered();
    await sum();
    expect((await summed()).cash).toBeGreaterThan(0);
    await delivered();
    expect((await summed()).cash).toBe(0);
    const live = await pageOf('cash');
    await sum();
    expect(await pageOf('cash')).toEqual(live);
  });

  it('go with the clock of their zone', async () => {
    const id = await delivered();
    await sum();
    await sql`update zones set time_zone = 'Africa/Johannesburg'
      where id = (select zone_id from orders where id = ${id})`.execute(market.db);
    const { rows } = await sql`
      select from report_days where zone_id = (select zone_id from orders where id = ${id})`.execute(market.db);
    expect(rows).toEqual([]);
  });

  it('wait for a change that is not committed yet, and have it', async () => {
    const id = await delivered();
    const before = total(await pageOf('stores'), 'commission');
    const { working } = await market.db.transaction().execute(async (transaction) => {
      await sql`update orders set commission = commission + 700 where id = ${id}`.execute(transaction);
      const working = sumEndedDays(market);
      await expect.poll(() => isWaitingOrDone(id)).toBe(true);
      return { working };
    });
    expect(await working).toEqual([]);
    expect((await summed()).days).toBeGreaterThanOrEqual(3);
    expect(total(await pageOf('stores'), 'commission')).toBeCloseTo(before + 7, 2);
    await sql`update orders set commission = commission - 700 where id = ${id}`.execute(market.db);
  });
});

/** Whether the job waits for the lock on the sums, or has summed the day of an order without waiting. */
async function isWaitingOrDone(orderId: string): Promise<boolean> {
  const { rows } = await sql<{ is_waiting: boolean; is_done: boolean }>`
    select exists (select from pg_locks where relation = 'report_days'::regclass and not granted) as is_waiting,
      exists (select from report_days d join orders o on o.zone_id = d.zone_id
        where o.id = ${orderId} and d.report = 'times' and d.day = '2026-11-20') as is_done`.execute(market.db);
  return rows[0]?.is_waiting === true || rows[0]?.is_done === true;
}
