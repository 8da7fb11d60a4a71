import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, placed, carried, take } = deliveryUnderTest(market);
const { yaba, lowCashCap: nairobi } = knownZones;
const { generous } = testStores;
const hour = 60 * 60 * 1000;
const later = (hours: number) => new Date(momentOfTests.getTime() + hours * hour).toISOString();

const finance = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });
type Operator = Awaited<ReturnType<typeof finance>>;
type Kind = 'commission-rules' | 'pay-rules';

const list = async (by: Operator, kind: Kind) =>
  (await visitor.get(`admin/${kind}?limit=100`, by.headers)).body.rules as { id: number; state: string }[];
const versionOf = async (by: Operator, kind: Kind) =>
  Math.max(0, ...((await list(by, kind)) ?? []).map(({ id }) => id));
const add = async (by: Operator, kind: Kind, body: object) =>
  visitor.post(`admin/${kind}`, { version: await versionOf(by, kind), ...body }, by.headers);
const withdraw = (by: Operator, kind: Kind, id: number) => visitor.delete(`admin/${kind}/${id}`, by.headers);
const pay = { currency: 'NGN', base: 650, per_km: 100, per_waiting_minute: 20, free_waiting_minutes: 5 };

afterEach(() => {
  market.now = () => momentOfTests;
});

describe('[OPS-074] a commission that an operator sets', () => {
  it('is planned, then in force for new orders, and the earlier one of its scope is over', async () => {
    const by = await finance();
    const wanted = { store_id: generous.id, percent: 22.5 };
    const { body: first, status } = await add(by, 'commission-rules', { ...wanted, starts_at: later(1) });
    expect(status).toBe(200);
    expect(first).toMatchObject({
      store_id: generous.id,
      percent: 22.5,
      fixed: 0,
      state: 'planned',
      made_by: 'finance Obi',
    });
    const { body: second } = await add(by, 'commission-rules', { ...wanted, percent: 20, starts_at: later(2) });
    market.now = () => new Date(later(1));
    const { id } = await placed();
    const order = await market.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ commission_rule_id: first.id, commission: order.item_total * 0.225 });
    const statesOf = async () => new Map((await list(by, 'commission-rules')).map((rule) => [rule.id, rule.state]));
    expect([(await statesOf()).get(first.id), (await statesOf()).get(second.id)]).toEqual(['in_force', 'planned']);
    market.now = () => new Date(later(2));
    expect([(await statesOf()).get(first.id), (await statesOf()).get(second.id)]).toEqual(['over', 'in_force']);
    const { rows } = await sql`
      select from audit_lines where action = 'commission.add' and account_id = ${by.id}`.execute(market.db);
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['that begins in the past', { percent: 10, starts_at: later(-1) }, 'rule_too_early'],
    ['for a store and a module', { percent: 10, store_id: generous.id, module_type: 'food' }, 'rule_scope'],
    ['with a fixed part in no currency', { percent: 10, fixed: 50 }, 'rule_scope'],
    ['in a currency of no zone', { percent: 10, fixed: 50, currency: 'USD' }, 'rule_scope'],
    ['in another currency than its store', { percent: 10, store_id: generous.id, currency: 'KES' }, 'rule_scope'],
    ['of no store', { percent: 10, store_id: 999_999 }, 'store_not_found'],
    ['of no module', { percent: 10, module_type: 'circus' }, 'module_type'],
    ['of more than everything', { percent: 101 }, 'percent'],
    ['below nothing', { percent: -1 }, 'percent'],
    ['without a share', {}, 'percent'],
  ])('is refused %s', async (_what, rule, code) => {
    expect((await add(await finance(), 'commission-rules', { starts_at: later(3), ...rule })).code).toBe(code);
  });

  it('is one of two that are sent at once for the same moment', async () => {
    const by = await finance();
    const version = await versionOf(by, 'commission-rules');
    const rule = { module_type: 'grocery', percent: 9, starts_at: later(5) };
    const answers = await Promise.all([1, 2].map(() => add(by, 'commission-rules', { ...rule, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile');
    expect((await add(by, 'commission-rules', rule)).code).toBe('rule_taken');
    expect((await add(by, 'commission-rules', { ...rule, version: 0 })).code).toBe('changed_meanwhile');
  });

  it('is withdrawn until it begins, and never afterwards', async () => {
    const by = await finance();
    const { body } = await add(by, 'commission-rules', { percent: 5, starts_at: later(24) });
    market.now = () => new Date(later(24));
    expect((await withdraw(by, 'commission-rules', body.id)).code).toBe('rule_begun');
    market.now = () => momentOfTests;
    // The database has a clock of its own, by which the tests lie in the past or in the future.
    const { body: far } = await add(by, 'commission-rules', { percent: 5, starts_at: '2099-01-01T00:00:00Z' });
    expect((await withdraw(by, 'commission-rules', far.id)).status).toBe(200);
    expect((await withdraw(by, 'commission-rules', far.id)).code).toBe('rule_not_found');
  });

  it('[SEAT-12] is for the stores of an operator’s zones, and that of the market for one of all zones', async () => {
    const [local, foreign] = [await finance([yaba.id]), await finance([nairobi.id])];
    const rule = { percent: 11, store_id: generous.id, starts_at: '2099-02-01T00:00:00Z' };
    expect((await add(foreign, 'commission-rules', rule)).code).toBe('store_not_found');
    expect((await add(local, 'commission-rules', { ...rule, store_id: undefined })).code).toBe('right_missing');
    const { body } = await add(local, 'commission-rules', rule);
    const named = async (by: Operator) =>
      (await visitor.get('admin/commission-rules/stores?limit=100', by.headers)).body.stores.map(
        ({ id }: { id: number }) => id,
      );
    expect([(await named(local)).includes(generous.id), (await named(foreign)).includes(generous.id)]).toEqual([
      true,
      false,
    ]);
    expect((await list(foreign, 'commission-rules')).map(({ id }) => id)).not.toContain(body.id);
    expect((await withdraw(foreign, 'commission-rules', body.id)).code).toBe('rule_not_found');
    expect((await withdraw(local, 'commission-rules', body.id)).status).toBe(200);
  });

  it('is tried out on the orders of the last month before it is set', async () => {
    const by = await finance();
    const { rider, id } = await carried();
    await take(rider, id, 'deliver', { cash_received: true });
    const preview = async (query: string) =>
      (await visitor.get(`admin/commission-rules/preview?${query}`, by.headers)).body.currencies as {
        currency: string;
        orders: number;
        base: number;
        booked: number;
        by_rule: number;
      }[];
    market.now = () => new Date(momentOfTests.getTime() + 1);
    const [half] = await preview(`store_id=${generous.id}&percent=50`);
    expect(half?.currency).toBe('NGN');
    expect(half?.orders).toBeGreaterThan(0);
    expect(half?.booked).toBeGreaterThan(0);
    // Each order is rounded to whole naira.
    expect(Math.abs((half?.by_rule ?? 0) - (half?.base ?? 0) / 2)).toBeLessThanOrEqual(half?.orders ?? 0);
    const [all] = await preview(`store_id=${generous.id}&percent=90&fixed=100000&currency=NGN`);
    expect(all?.by_rule).toBe(all?.base);
    expect(await preview(`store_id=${generous.id}&percent=0`)).toMatchObject([{ by_rule: 0 }]);
  });
});

describe('[OPS-075] a pay rule that an operator sets', () => {
  it('pays the couriers of orders that are placed from then on', async () => {
    const by = await finance();
    const { body, status } = await add(by, 'pay-rules', { ...pay, zone_id: yaba.id, starts_at: later(1) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...pay, zone_id: yaba.id, state: 'planned' });
    market.now = () => new Date(later(1));
    const { rider, id } = await carried();
    await take(rider, id, 'deliver', { cash_received: true });
    const earned = await market.db.selectFrom('courier_earnings').selectAll().where('order_id', '=', id).execute();
    expect(earned).toMatchObject([{ pay_rule_id: body.id, base: 65_000 }]);
  });

  it.each([
    ['that begins in the past', { starts_at: later(-1) }, 'rule_too_early'],
    ['in a currency of no zone', { currency: 'USD' }, 'rule_scope'],
    ['in another currency than its zone', { zone_id: yaba.id, currency: 'KES' }, 'rule_scope'],
    ['of no zone', { zone_id: 999 }, 'zone_not_found'],
    ['below nothing', { base: -1 }, 'base'],
    ['without a number', { per_km: 'much' }, 'per_km'],
  ])('is refused %s', async (_what, part, code) => {
    expect((await add(await finance(), 'pay-rules', { ...pay, starts_at: later(3), ...part })).code).toBe(code);
  });

  it('is tried out on the deliveries of the last week before it is set', async () => {
    const by = await finance();
    market.now = () => new Date(momentOfTests.getTime() + 2 * hour);
    const query = 'currency=NGN&base=1000&per_km=0&per_waiting_minute=20&free_waiting_minutes=5';
    const { currencies } = (await visitor.get(`admin/pay-rules/preview?${query}`, by.headers)).body;
    expect(currencies).toHaveLength(1);
    expect(currencies[0].by_rule).toBe(currencies[0].orders * 1000);
  });

  it('is for operators with the permission alone', async () => {
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await add(support, 'pay-rules', { ...pay, starts_at: later(3) })).code).toBe('right_missing');
    expect((await visitor.get('admin/pay-rules', support.headers)).code).toBe('right_missing');
  });
});
