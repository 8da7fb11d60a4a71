import { describe, expect, it } from 'vitest';
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
const items = [{ item_id: testStores.grocery.items.percentOff.id, quantity: 2 }];

const owner = () => signedInOperator(market, { roles: ['owner'] });
type Operator = Awaited<ReturnType<typeof owner>>;

const zoneAs = async (by: Operator, wanted: number) =>
  (await visitor.get('admin/zones?limit=50', by.headers)).body.zones.find(({ id }: { id: number }) => id === wanted);
async function change(by: Operator, fields: object) {
  const zone = await zoneAs(by, yaba.id);
  return visitor.put(`admin/zones/${yaba.id}`, { ...zone, ...fields }, by.headers);
}
const shownAt = async ({ lat, lng }: { lat: number; lng: number }) => {
  clearCaches(market.db);
  return (await visitor.get(`config/get-zone-id?lat=${lat}&lng=${lng}`)).body.zone_data[0];
};

describe('[OPS-046] the money of a zone', () => {
  it('is its own: ways to pay, cash cap, tax and time zone change for new orders, and placed ones keep theirs', async () => {
    const by = await owner();
    const before = await zoneAs(by, yaba.id);
    const customer = await signedInCustomer(market);
    const placed = await orders.place(customer, { items });
    const { total } = await orders.row(placed);
    const fields = { cash_on_delivery_cap: 250_000, digital_payment: true, tax_percent: 20, tax_inclusive: false };
    expect((await change(by, { ...fields, time_zone: 'Africa/Accra' })).body).toMatchObject(fields);
    expect(await shownAt(yaba.at)).toMatchObject({ cash_on_delivery_cap: 250_000, time_zone: 'Africa/Accra' });
    expect((await orders.row(placed)).total).toBe(total);
    const next = await orders.place(await signedInCustomer(market), { items });
    expect(Number((await orders.row(next)).total)).toBeGreaterThan(Number(total));
    expect((await change(by, { cash_on_delivery: false })).status).toBe(200);
    expect(await shownAt(yaba.at)).toMatchObject({ cash_on_delivery: false });
    expect((await orders.row(placed)).payment_method).toBe('cash_on_delivery');
    const { version: _version, ...again } = before;
    expect((await change(by, again)).status).toBe(200);
  });

  it('may be another currency than that of the market, until its first order', async () => {
    const by = await owner();
    await orders.place(await signedInCustomer(market), { items });
    const refused = await change(by, { currency: 'XOF' });
    expect(refused).toMatchObject({ status: 409, code: 'currency_fixed', message: expect.stringContaining('NGN') });
    const { id: _id, slug: _slug, version: _version, ...like } = await zoneAs(by, yaba.id);
    const area = [
      { lat: 6.1, lng: 1.2 },
      { lat: 6.1, lng: 1.25 },
      { lat: 6.15, lng: 1.25 },
      { lat: 6.15, lng: 1.2 },
    ];
    const drawn = { ...like, name: 'Lomé', city: 'Lomé', time_zone: 'Africa/Lome', area };
    expect((await visitor.post('admin/zones', { ...drawn, currency: 'QQQ' }, by.headers)).code).toBe('currency');
    const { body: made } = await visitor.post('admin/zones', { ...drawn, currency: 'XOF' }, by.headers);
    expect(made).toMatchObject({ currency: 'XOF', time_zone: 'Africa/Lome' });
    expect(await shownAt({ lat: 6.12, lng: 1.22 })).toMatchObject({ currency: 'XOF' });
    const changed = await visitor.put(`admin/zones/${made.id}`, { ...made, currency: 'GHS' }, by.headers);
    expect(changed.body).toMatchObject({ currency: 'GHS' });
  });
});
