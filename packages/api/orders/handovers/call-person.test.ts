import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { twilioCalls } from '#api/providers/calls/twilio-calls.ts';
import { numberOfMarket, twilioCallDialect } from '#api/testing/stand-ins/call-dialects.ts';
import { accountsAtStandIns } from '#api/testing/stand-ins/sms-dialects.ts';
import { SmsStandIn } from '#api/testing/stand-ins/sms-stand-in.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, courier, carried, take, work } = deliveryUnderTest(market);
type Person = Awaited<ReturnType<typeof courier>>;

const provider = new SmsStandIn(twilioCallDialect);
const customer = '+2348035550142';
const call = (by: Person, id: string, body: object = {}) =>
  take(by, id, 'call', { with: 'customer', way: 'market', ...body });
const deliveryOf = async (by: Person, id: string) => (await work(by)).deliveries.find((one) => one.id === id);
async function setNumbers(status: 0 | 1) {
  await sql`insert into settings (name, value) values ('riders_see_phones', ${JSON.stringify(status)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(market.db);
  clearCaches(market.db);
}
const timelineOf = async (id: string) => {
  const by = await signedInOperator(market, { roles: ['owner'] });
  return (await visitor.get(`admin/orders/${id}`, by.headers)).body.timeline.map(({ what }: { what: string }) => what);
};

beforeAll(() => provider.open());
afterAll(() => provider.close());
beforeEach(async () => {
  provider.forget();
  Object.assign(market, { calls: undefined });
  await setNumbers(0);
});

describe('[DEL-63] a call with a provider', () => {
  beforeEach(() => {
    const account = { ...accountsAtStandIns.twilio, number: numberOfMarket };
    Object.assign(market, { calls: twilioCalls(account, { timeoutMilliseconds: 500 }, provider.origin) });
  });

  it('goes through the number of the market, and neither side reads the number of the other', async () => {
    const { rider, id } = await carried();
    expect(await deliveryOf(rider, id)).toMatchObject({ call_way: 'market', contact_phone: '' });
    expect((await call(rider, id)).status).toBe(200);
    const [{ to, from, text } = { to: '', from: '', text: '' }] = provider.taken;
    expect([to, from]).toEqual([expect.stringMatching(/^\+234/), numberOfMarket]);
    expect(to).not.toBe(customer);
    expect(text).toContain(`<Number>${customer}</Number>`);
  });

  it('[DEL-35] is recorded, in the order and at the door where nobody answers', async () => {
    const { rider, id } = await carried();
    await take(rider, id, 'problem', { problem: 'no_answer' });
    for (const _try of [1, 2]) expect((await call(rider, id)).status).toBe(200);
    expect((await deliveryOf(rider, id))?.attempts.length).toBeGreaterThan(0);
    expect((await timelineOf(id)).filter((what: string) => what === 'delivery.call_customer')).toHaveLength(2);
  });

  it('that the provider refuses is no try', async () => {
    const { rider, id } = await carried();
    await take(rider, id, 'problem', { problem: 'no_answer' });
    provider.misbehaviours.push({ kind: 'status', status: 500 });
    expect((await call(rider, id)).code).toBe('call_failed');
    expect((await deliveryOf(rider, id))?.attempts).toEqual([]);
    expect(await timelineOf(id)).not.toContain('delivery.call_customer');
  });

  it('is for the courier of the order alone, and for no order that is over', async () => {
    const [{ rider, id }, other] = [await carried(), await courier()];
    expect((await call(other, id)).code).toBe('order_not_found');
    await take(rider, id, 'deliver', { cash_received: true });
    expect((await call(rider, id)).code).toBe('order_not_found');
    expect(provider.requests).toEqual([]);
  });

  it('rings nobody more than twenty times an hour', async () => {
    const { rider, id } = await carried();
    for (let tries = 0; tries < 20; tries += 1) expect((await call(rider, id)).status).toBe(200);
    expect((await call(rider, id)).code).toBe('too_many');
  });

  it('[DEL-39] reaches the other courier of a hand-over, on both sides', async () => {
    const [{ rider, id }, other] = [await carried(), await courier()];
    await take(rider, id, 'hand-over', { cause: 'breakdown' });
    expect((await call(rider, id, { with: 'courier' })).code).toBe('call_failed');
    await take(other, id, 'take');
    for (const person of [rider, other]) {
      expect((await deliveryOf(person, id))?.handover?.other?.phone).toBe('');
      expect((await call(person, id, { with: 'courier' })).status).toBe(200);
    }
    const [first, second] = provider.taken;
    expect(first?.text).toContain(second?.to);
    expect(second?.text).toContain(first?.to);
  });
});

describe('[DEL-63] a call without a provider', () => {
  it('has no number as long as the operator does not allow it', async () => {
    const { rider, id } = await carried();
    expect(await deliveryOf(rider, id)).toMatchObject({ call_way: 'none', contact_phone: '' });
    for (const way of ['market', 'phone']) expect((await call(rider, id, { way })).code).toBe('calls_off');
  });

  it('shows the number where the operator allows it, and records what the phone has called', async () => {
    await setNumbers(1);
    const { rider, id } = await carried();
    expect(await deliveryOf(rider, id)).toMatchObject({ call_way: 'phone', contact_phone: customer });
    await take(rider, id, 'problem', { problem: 'no_answer' });
    const madeAt = market.now().toISOString();
    for (const _again of [1, 2]) expect((await call(rider, id, { way: 'phone', made_at: madeAt })).status).toBe(200);
    expect((await deliveryOf(rider, id))?.attempts).toHaveLength(1);
    expect(await timelineOf(id)).toContain('delivery.call_customer');
  });
});
