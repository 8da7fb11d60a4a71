import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { dayMilliseconds } from 'market/values/durations';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { couponTerms, promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const { grocery } = testStores;

async function seller(role: OperatorRole = 'marketing', zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
  return {
    make: (code: string, change: object = {}, key: string = randomUUID()) =>
      visitor.post(
        'admin/coupons',
        { ...couponTerms(market), currency: 'NGN', code, ...change },
        { ...headers, 'idempotency-key': key },
      ),
    change: (id: number, change: object) =>
      visitor.put(`admin/coupons/${id}`, { ...couponTerms(market), is_active: true, version: 0, ...change }, headers),
    show: (id: number) => visitor.get(`admin/coupons/${id}`, headers),
    codes: (id: number, page = 'limit=100') => visitor.get(`admin/coupons/${id}/codes?${page}`, headers),
    list: async (query = '') =>
      (await visitor.get(`admin/coupons?limit=100&${query}`, headers)).body.coupons.map(
        ({ code }: { code: string }) => code,
      ),
  };
}

const plan = {
  items: [{ item_id: grocery.items.scarce.id, quantity: 1 }],
  ...{ latitude: yaba.at.lat, longitude: yaba.at.lng, address: yaba.address },
  ...{ contact_person_name: 'Ada Obi', contact_person_number: '0803 555 0142' },
};
const inYaba = (by: CustomerUnderTest) => ({
  ...by.headers,
  moduleid: String(knownModules.grocery),
  zoneid: `[${yaba.id}]`,
  'idempotency-key': randomUUID(),
});
const quote = (by: CustomerUnderTest, coupon_code: string) =>
  visitor.post('customer/order/quote', { ...plan, coupon_code }, inYaba(by));
const place = (by: CustomerUnderTest, coupon_code: string) =>
  visitor.post('customer/order/place', { ...plan, coupon_code }, inYaba(by));
const listedFor = async (by: CustomerUnderTest) =>
  (await visitor.get('coupon/list?limit=100', inYaba(by))).body.coupons.map(({ code }: { code: string }) => code);

describe('[OPS-063] a coupon of an operator', () => {
  it('is made once for each key, and comes off an order at once; its cost is counted', async () => {
    const by = await seller();
    const key = randomUUID();
    const made = await by.make('dustywind', {}, key);
    expect(made.body).toMatchObject({ code: 'DUSTYWIND', codes: 1, state: 'running', max_cost: 5000, cost: 0 });
    expect((await by.make('dustywind', {}, key)).body.id).toBe(made.body.id);
    expect((await by.make('DUSTYWIND')).code).toBe('coupon_exists');
    const ada = await signedInCustomer(market);
    expect(await listedFor(ada)).toContain('DUSTYWIND');
    expect((await place(ada, 'dustywind')).status).toBe(200);
    expect((await by.show(made.body.id)).body).toMatchObject({ used_count: 1, cost: 500 });
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`coupon:${made.body.id}`}`.execute(market.db);
    expect(rows).toEqual([{ action: 'coupon.create' }]);
  });

  it('can have many codes with a limit each, which no list shows', async () => {
    const by = await seller();
    const { body } = await by.make('GIFT', { codes: 120, limit_in_all: 1 });
    expect(body).toMatchObject({ codes: 120, max_cost: 60_000, is_listed: false });
    const { codes, total_size } = (await by.codes(body.id)).body;
    expect([codes.length, total_size]).toEqual([100, 120]);
    const all = [...codes, ...(await by.codes(body.id, 'limit=100&offset=2')).body.codes];
    const texts: string[] = all.map(({ code }: { code: string }) => code);
    const [first = '', second = ''] = texts;
    expect(new Set(texts).size).toBe(120);
    expect(texts.every((code) => /^GIFT-[A-Z2-9]{8}$/.test(code))).toBe(true);
    const ada = await signedInCustomer(market);
    expect((await listedFor(ada)).filter((code: string) => code.startsWith('GIFT'))).toEqual([]);
    expect((await place(ada, first)).status).toBe(200);
    expect((await quote(await signedInCustomer(market), first)).code).toBe('coupon_used_up');
    expect((await quote(ada, second)).status).toBe(200);
    expect((await by.show(body.id)).body).toMatchObject({ used_count: 1, cost: 500 });
    expect(await by.list(`search=${second}`)).toEqual([body.code]);
    await by.change(body.id, { limit_in_all: 1, is_active: false });
    expect((await quote(ada, second)).code).toBe('coupon_expired');
  });

  it('is made with ten thousand codes', async () => {
    const made = await (await seller('lead')).make('MASS', { codes: 10_000, limit_in_all: 1 });
    expect(made).toMatchObject({ status: 200, body: { codes: 10_000 } });
  });

  it('is for chosen zones: elsewhere it is refused and not listed', async () => {
    const by = await seller();
    await by.make('ISLANDERS', { zone_ids: [island.id] });
    await by.make('MAINLAND', { zone_ids: [yaba.id, island.id] });
    const ada = await signedInCustomer(market);
    expect((await quote(ada, 'ISLANDERS')).code).toBe('coupon_other_zone');
    expect((await quote(ada, 'MAINLAND')).status).toBe(200);
    const codes = await listedFor(ada);
    expect([codes.includes('ISLANDERS'), codes.includes('MAINLAND')]).toEqual([false, true]);
  });

  it('is changed, planned and stopped; the lists of operators follow', async () => {
    const by = await seller();
    const { id } = (await by.make('STOPME')).body;
    const day = (days: number) => new Date(market.now().getTime() + days * dayMilliseconds).toISOString();
    const planned = await by.change(id, { discount: 700, starts_at: day(1), expires_at: day(2) });
    expect(planned.body).toMatchObject({ discount: 700, state: 'planned', version: 1 });
    expect(await by.list('state=planned')).toContain('STOPME');
    const ada = await signedInCustomer(market);
    expect((await quote(ada, 'STOPME')).code).toBe('coupon_not_yet');
    await by.change(id, { version: 1, is_active: false });
    expect(await by.list('state=over')).toContain('STOPME');
    expect(await by.list()).not.toContain('STOPME');
    expect((await quote(ada, 'STOPME')).code).toBe('coupon_expired');
    expect((await place(ada, 'STOPME')).code).toBe('coupon_expired');
  });

  it('[SEAT-39] refuses a version that another person has replaced', async () => {
    const by = await seller();
    const { id } = (await by.make('TWICE')).body;
    expect((await by.change(id, { title: 'One' })).status).toBe(200);
    expect((await by.change(id, { title: 'Other' })).code).toBe('changed_meanwhile');
    expect((await by.show(id)).body.title).toBe('One');
  });

  it('needs a lead where nothing bounds its cost, or the cost is high', async () => {
    const [by, lead] = [await seller(), await seller('lead')];
    const open = { discount: 20, discount_type: 'percent', limit_in_all: null };
    expect((await by.make('OPEN', open)).code).toBe('coupon_needs_lead');
    expect((await by.make('DEAR', { discount: 100_000, limit_in_all: 11 })).code).toBe('coupon_needs_lead');
    const made = await lead.make('OPEN', open);
    expect(made.body).toMatchObject({ code: 'OPEN', max_cost: null });
    expect((await by.change(made.body.id, { ...open, title: 'Still open' })).status).toBe(200);
    const { id } = (await by.make('SMALL')).body;
    expect((await by.change(id, { limit_in_all: null })).code).toBe('coupon_needs_lead');
  });

  it.each<[string, object, string]>([
    ['a percentage over 100', { discount: 101, discount_type: 'percent' }, 'discount'],
    ['half a percent', { discount: 2.5, discount_type: 'percent' }, 'discount'],
    ['nothing off', { discount: 0 }, 'discount'],
    ['an end before the start', { expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ['an unknown zone', { zone_ids: [999_999] }, 'zone_ids'],
    ['a zone with another currency', { zone_ids: [knownZones.lowCashCap.id] }, 'zone_ids'],
    ['a currency of no zone', { currency: 'CHF' }, 'currency'],
    ['an unknown store', { store_id: 999_999 }, 'store_id'],
    ['a store with the first order', { store_id: grocery.id, kind: 'first_order' }, 'store_id'],
    ['no module', { module_types: [] }, 'module_types'],
    ['a code with a space', { code: 'TWO WORDS' }, 'code'],
    ['a long code in front of random letters', { code: 'A'.repeat(22), codes: 2 }, 'code'],
    ['too many codes', { codes: 10_001 }, 'codes'],
  ])('refuses %s', async (_what, change, field) => {
    expect((await (await seller('lead')).make('FAULTY', change)).code).toBe(field);
  });

  it('has no limit below what was used', async () => {
    const id = await promotionsUnderTest(market).coupon('USED', { used_count: 4, limit_in_all: 9 });
    expect((await (await seller()).change(id, { limit_in_all: 3 })).code).toBe('limit_in_all');
    await sql`delete from coupons where id = ${id}`.execute(market.db);
  });

  it('of a store is paid by the store', async () => {
    const by = await seller();
    const { body } = await by.make('PROVISIONS', { store_id: grocery.id });
    expect(body).toMatchObject({ store_id: grocery.id, kind: 'discount' });
    const ada = await signedInCustomer(market);
    expect((await place(ada, 'PROVISIONS')).status).toBe(200);
    const { rows } = await sql`select coupon_paid_by from orders where coupon_code = 'PROVISIONS'`.execute(market.db);
    expect(rows).toEqual([{ coupon_paid_by: 'store' }]);
  });

  it('[SEAT-14] is seen and made within the zones of an operator', async () => {
    const all = await seller();
    const { id } = (await all.make('EVERYWHERE')).body;
    const within = await seller('marketing', [island.id]);
    expect([(await within.show(id)).status, (await within.show(id)).code]).toEqual([404, 'coupon_unknown']);
    expect((await within.codes(id)).code).toBe('coupon_unknown');
    expect((await within.change(id, {})).code).toBe('coupon_unknown');
    expect((await within.make('MINE')).code).toBe('right_missing');
    expect((await within.make('THEIRS', { zone_ids: [yaba.id] })).code).toBe('right_missing');
    const own = await within.make('MINE', { zone_ids: [island.id] });
    expect(own.status).toBe(200);
    expect((await within.change(own.body.id, {})).code).toBe('right_missing');
    expect(await within.list()).toEqual(['MINE', 'ISLANDERS']);
    expect((await all.list()).includes('MINE')).toBe(true);
  });

  it.each(['support', 'finance', 'catalogue'] as const)('is not for a %s', async (role) => {
    expect((await (await seller(role)).make('NOTME')).code).toBe('right_missing');
  });
});
