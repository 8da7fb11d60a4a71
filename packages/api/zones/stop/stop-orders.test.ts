import type { ShownStop } from 'market/zones/stop/zones-stop.admin.contract';
import { afterEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const orders = ordersUnderTest(market);
const { yaba } = knownZones;
const { scarce } = testStores.grocery.items;

const lead = (zoneIds?: number[]) => signedInOperator(market, { roles: ['lead'], ...(zoneIds && { zoneIds }) });
type Lead = Awaited<ReturnType<typeof lead>>;
const inMinutes = (minutes: number) => new Date(market.now().getTime() + minutes * 60_000).toISOString();
const shown = async (by: Lead): Promise<ShownStop> => (await visitor.get('admin/market-notice', by.headers)).body;
const publish = (by: Lead, body: object) =>
  visitor.post(
    'admin/market-notice',
    { kind: 'stop', words: 'The power is out.', from_at: null, until_at: inMinutes(90), seen: null, ...body },
    by.headers,
  );
const release = (by: Lead, id: string) => visitor.post(`admin/market-notice/${id}/release`, {}, by.headers);
const end = (by: Lead, id: string) => visitor.delete(`admin/market-notice/${id}`, by.headers);
const noticeOf = async (language = 'en') => {
  clearCaches(market.db);
  return (await visitor.get('config', { 'x-localization': language })).body.market_notice;
};
const body = {
  items: [{ item_id: scarce.id, quantity: 1 }],
  ...{ latitude: yaba.at.lat, longitude: yaba.at.lng, address: yaba.address },
  ...{ contact_person_name: 'Ada Obi', contact_person_number: '0803 555 0142' },
};

afterEach(async () => {
  const by = await lead();
  const { current, waiting } = await shown(by);
  for (const known of [current, waiting]) if (known) await end(by, known.id);
});

describe('[OPS-096] a stop of all new orders', () => {
  it('waits for a second person, and then takes no order anywhere, with words and time, while running ones go on', async () => {
    const [first, second] = [await lead(), await lead()];
    const customer = await signedInCustomer(market);
    const running = await orders.place(customer, body);
    const { waiting, current } = (await publish(first, {})).body;
    expect(current).toBeNull();
    expect(await noticeOf()).toBeNull();
    expect(await orders.place(customer, body)).toEqual(expect.any(String));
    expect((await release(first, waiting.id)).code).toBe('proposal_own');

    expect((await release(second, waiting.id)).body).toMatchObject({ current: { id: waiting.id }, waiting: null });
    const text = 'We take no new orders until 13:30. The power is out.';
    expect(await noticeOf()).toMatchObject({ kind: 'stop', text });
    expect((await noticeOf('yo')).text).toContain('A kò ní gba àṣẹ tuntun títí di 13:30.');
    const refused = await orders.send(customer, 'POST', 'customer/order/place', body);
    expect(refused).toMatchObject({ code: 'market_stopped', message: text });
    await orders.deliver(running);
    expect((await orders.row(running)).order_status).toBe('delivered');

    expect((await end(first, waiting.id)).body.current).toBeNull();
    expect(await noticeOf()).toBeNull();
    expect(await orders.place(customer, body)).toEqual(expect.any(String));
  });

  it('can be taken back before it is released, and is not released once its time is over', async () => {
    const [first, second] = [await lead(), await lead()];
    const { waiting } = (await publish(first, {})).body;
    expect((await end(first, waiting.id)).status).toBe(200);
    expect((await release(second, waiting.id)).code).toBe('proposal_not_found');
  });

  it('needs an end after its start, at most a week on', async () => {
    const by = await lead();
    expect((await publish(by, { until_at: inMinutes(-1) })).body.errors[0].code).toBe('until_at');
    expect((await publish(by, { until_at: inMinutes(8 * 24 * 60) })).body.errors[0].code).toBe('until_at');
  });

  it('is asked for only by operators of every zone, who saw what holds', async () => {
    expect((await publish(await lead([yaba.id]), {})).code).toBe('right_missing');
    const by = await lead();
    await publish(by, {});
    expect((await publish(by, {})).code).toBe('changed_meanwhile');
  });
});

describe('[OPS-096] maintenance', () => {
  it('is announced by one person with its times, and stops no order', async () => {
    const by = await lead();
    const words = 'Track your order by SMS meanwhile.';
    await publish(by, { kind: 'maintenance', words, from_at: inMinutes(60), until_at: inMinutes(120) });
    const text = `We work on the system from 13:00 to 14:00. ${words}`;
    expect(await noticeOf()).toMatchObject({ kind: 'maintenance', text });
    expect(await orders.place(await signedInCustomer(market), body)).toEqual(expect.any(String));
  });
});
