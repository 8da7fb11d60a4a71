import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { columnNamesOf, type ReportName, reportNames } from 'market/wallet/reports/wallet-reports.rules';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { writeReports } from '#api/testing/run-jobs.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { deleteOldReportFiles } from './wallet-reports.data.ts';

const market = marketUnderTest();
const { visitor, placed, carried, take } = deliveryUnderTest(market);
const operator = (roles: OperatorRole[] = ['finance'], zoneIds?: number[]) =>
  signedInOperator(market, { roles, ...(zoneIds && { zoneIds }) });
type Operator = Awaited<ReturnType<typeof operator>>;

const days = { first_day: '2026-11-20', last_day: '2026-11-20' };

/** The rows of a report, each by the names of its columns. */
async function rowsOf(by: Operator, report: ReportName, span = days) {
  const query = new URLSearchParams({ limit: '100', ...span });
  const { body } = await visitor.get(`admin/reports/${report}?${query}`, by.headers);
  expect(body.columns).toEqual(columnNamesOf(report));
  return (body.rows as unknown[][]).map((row) =>
    Object.fromEntries(row.map((cell, index) => [body.columns[index], cell])),
  );
}

const makeFile = (by: Operator, report: ReportName, span: object = days, key: string = randomUUID()) =>
  visitor.post(`admin/reports/${report}/files`, span, { ...by.headers, 'idempotency-key': key });
const part = (by: Operator, id: number, number = 1) =>
  visitor.get(`admin/report-files/${id}/parts/${number}`, by.headers);

async function delivered() {
  const { rider, id } = await carried();
  await take(rider, id, 'cash', { is_received: true });
  await take(rider, id, 'deliver');
  return id;
}

describe('[OPS-086] a report', () => {
  it('of orders has the own income of the market by its books', async () => {
    const by = await operator();
    const id = await delivered();
    const { rows } = await sql<{ income: number }>`
      select (-sum(e.amount) / 100.0)::float8 as income from journals j join ledger_entries e on e.journal_id = j.id
      where j.order_id = ${id} and (e.account in ('delivery', 'service', 'coupons', 'first_orders')
        or e.account like 'market:%')`.execute(market.db);
    const row = (await rowsOf(by, 'orders')).find((one) => one.order === id);
    expect(row).toMatchObject({ status: 'delivered', currency: 'NGN', placed: '2026-11-20 12:00' });
    expect(row?.income).toBe(rows[0]?.income);
    const owner = await operator(['owner']);
    const refund = { amount: 5, borne_by: { market: 3, store: 2, courier: 0 }, way: 'source', reason: 'It was cold' };
    const headers = { ...owner.headers, 'idempotency-key': randomUUID() };
    const answer = await visitor.post(`admin/orders/${id}/refund`, refund, headers);
    expect(answer.status).toBe(200);
    const after = (await rowsOf(by, 'orders')).find((one) => one.order === id);
    expect(after?.income).not.toBe(row?.income);
    expect((await rowsOf(by, 'refunds')).find((one) => one.order === id)).toMatchObject({
      ...{ amount: 5, reason: 'It was cold', to_cash: 5, to_wallet: 0 },
    });
  });

  it('of refunds adds up: what came back is what all payers bear', async () => {
    const by = await operator();
    for (const row of await rowsOf(by, 'refunds')) {
      const payers = ['by_market', 'by_store', 'by_courier', 'tax', 'tip'].map((name) => Number(row[name]));
      expect(payers.reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(row.amount), 2);
    }
  });

  it('is one of stores, couriers, promotions, times and cash too', async () => {
    const by = await operator();
    await delivered();
    for (const report of reportNames) expect(Array.isArray(await rowsOf(by, report))).toBe(true);
    expect((await rowsOf(by, 'couriers'))[0]).toMatchObject({ deliveries: expect.any(Number), currency: 'NGN' });
    expect((await rowsOf(by, 'stores'))[0]).toMatchObject({ orders: expect.any(Number) });
    expect((await rowsOf(by, 'times'))[0]).toMatchObject({ day: '2026-11-20', in_all: expect.any(Number) });
    expect((await rowsOf(by, 'cash'))[0]).toMatchObject({ held: expect.any(Number) });
  });

  it('[SEAT-12] has the zones of its operator alone', async () => {
    const { id } = await placed();
    const { rows } = await sql<{ zone_id: number }>`select zone_id from orders where id = ${id}`.execute(market.db);
    const zoneId = rows[0]?.zone_id ?? 0;
    const [inside, outside] = [
      await operator(['finance'], [zoneId]),
      await operator(['finance'], [knownZones.lowCashCap.id]),
    ];
    expect((await rowsOf(inside, 'orders')).some((row) => row.order === id)).toBe(true);
    expect((await rowsOf(outside, 'orders')).some((row) => row.order === id)).toBe(false);
    for (const report of reportNames) expect(Array.isArray(await rowsOf(outside, report))).toBe(true);
  });

  it.each([
    [{ first_day: '2026-11-21', last_day: '2026-11-20' }, 'last_day'],
    [{ first_day: '2026-02-30', last_day: '2026-11-20' }, 'first_day'],
    [{ first_day: '2020-01-01', last_day: '2026-11-20' }, 'last_day'],
  ])('is not of %o', async (span, field) => {
    const by = await operator();
    expect((await visitor.get(`admin/reports/orders?${new URLSearchParams(span)}`, by.headers)).code).toBe(field);
    expect((await makeFile(by, 'orders', span)).code).toBe(field);
  });
});

describe('[OPS-086] [SEAT-15] the file of a report', () => {
  it('is made at once where it is short, and leaves a line in the audit log', async () => {
    const by = await operator();
    const { id } = await placed();
    const key = randomUUID();
    const { body: file } = await makeFile(by, 'orders', days, key);
    expect(file).toMatchObject({ report: 'orders', state: 'done', part_count: 1, ...days });
    expect((await makeFile(by, 'orders', days, key)).body.id).toBe(file.id);
    const { csv } = (await part(by, file.id)).body;
    expect(csv.split('\r\n')[0]).toBe(columnNamesOf('orders').join(','));
    expect(csv).toContain(id);
    expect((await part(by, file.id, 2)).code).toBe('report_file_not_found');
    const { rows } = await sql<{ subject: string; rows: number }>`
      select subject, (after ->> 'rows')::int as rows from audit_lines where account_id = ${by.id}`.execute(market.db);
    expect(rows).toEqual([{ subject: 'report:orders', rows: file.row_count }]);
  });

  it('without rows has the names of its columns', async () => {
    const by = await operator();
    const { body: file } = await makeFile(by, 'refunds', { first_day: '2020-01-01', last_day: '2020-01-02' });
    expect(file).toMatchObject({ state: 'done', row_count: 0, part_count: 0 });
    expect((await part(by, file.id)).body.csv).toBe(`${columnNamesOf('refunds').join(',')}\r\n`);
  });

  it('is written in the background where it is long, in parts', async () => {
    const by = await operator();
    await placed();
    const { body: file } = await makeFile(by, 'orders');
    await sql`delete from report_file_parts where file_id = ${file.id}`.execute(market.db);
    await sql`update report_files set state = 'waiting' where id = ${file.id}`.execute(market.db);
    expect((await part(by, file.id)).code).toBe('report_file_not_found');
    expect(await writeReports(market)).toEqual([]);
    expect((await part(by, file.id)).status).toBe(200);
    const { files } = (await visitor.get('admin/report-files', by.headers)).body;
    expect(files[0]).toMatchObject({ id: file.id, state: 'done', row_count: file.row_count });
  });

  it('is of the person who made it, with both permissions, for seven days', async () => {
    const [by, other] = [await operator(), await operator()];
    const { body: file } = await makeFile(by, 'stores');
    expect((await part(other, file.id)).code).toBe('report_file_not_found');
    const marketing = await operator(['marketing']);
    expect((await visitor.get(`admin/reports/stores?${new URLSearchParams(days)}`, marketing.headers)).status).toBe(
      200,
    );
    expect((await makeFile(marketing, 'stores')).code).toBe('right_missing');
    expect((await visitor.get('admin/report-files', marketing.headers)).code).toBe('right_missing');
    const support = await operator(['support']);
    expect((await makeFile(support, 'stores')).code).toBe('right_missing');
    await sql`update report_files set made_at = made_at - interval '7 days' where id = ${file.id}`.execute(market.db);
    expect((await part(by, file.id)).code).toBe('report_file_not_found');
    await sql`update report_files set made_at = now() - interval '9 days' where id = ${file.id}`.execute(market.db);
    await deleteOldReportFiles(market.db);
    const { rows } = await sql`select from report_file_parts where file_id = ${file.id}`.execute(market.db);
    expect(rows).toEqual([]);
  });

  it('[SEAT-12] is gone for an operator who has lost one of its zones', async () => {
    const by = await operator(['finance'], [1, 2]);
    const { body: file } = await makeFile(by, 'stores');
    expect((await part(by, file.id)).status).toBe(200);
    await sql`update operators set zone_ids = '{1}' where customer_id = ${by.id}`.execute(market.db);
    expect((await part(by, file.id)).code).toBe('report_file_not_found');
  });
});
