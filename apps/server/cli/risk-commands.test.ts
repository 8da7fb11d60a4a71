import { knownModules, knownZones } from 'api/db/seed/known-market';
import { callSoko, queryDatabase } from 'api/testing/call-soko';
import { marketUnderSettings } from 'api/testing/market-under-settings';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { type ShopperUnderTest, shopperUnderTest } from 'api/testing/under-test/shopper-under-test';
import { beforeEach, describe, expect, it } from 'vitest';

const market = marketUnderTest({ checksInvariants: false });
const risk = {
  asksForProof: false,
  openCashOfNew: 5,
  openCashOfKnown: 20,
  openUnpaid: 9,
  shortHoldMinutes: 5,
  proofDays: 90,
};
// The real clock, because a command reads the last days.
const node = marketUnderSettings(market, {}, { risk, now: () => new Date() });
const { yaba } = knownZones;
const soko = (...sent: string[]) => callSoko(['orders', 'risky', ...sent], { DATABASE_URL: market.url });
const guest = () => shopperUnderTest(() => node.app, knownModules.parcel);

beforeEach(() => market.db.deleteFrom('order_origins').execute());

/** A parcel, which needs no store that is open. Returns the id of the order. */
async function order(shopper: ShopperUnderTest, number: string, change: object = {}): Promise<string> {
  const category = market.db
    .selectFrom('categories')
    .where('module_id', '=', knownModules.parcel)
    .select('id')
    .limit(1);
  const { id: parcel_category_id } = await category.executeTakeFirstOrThrow();
  const at = { latitude: yaba.at.lat, longitude: yaba.at.lng, address: yaba.address };
  const who = { contact_person_name: 'Ada Obi', contact_person_number: number };
  const { body } = await shopper.place({
    order_type: 'parcel',
    parcel_category_id,
    ...at,
    ...who,
    receiver_details: { ...at, ...who, latitude: yaba.at.lat + 0.01 },
    ...change,
  });
  return body.order_id;
}

const idsIn = (json: { orders: { id: string }[] }) => json.orders.map(({ id }) => id);

describe('orders that may be fake', () => {
  it('are none where everybody pays', async () => {
    await order(guest(), '+2348035570001', { payment_method: 'digital_payment' });
    expect(await soko()).toMatchObject({ code: 0, answer: expect.stringContaining('No order is noted.') });
    expect((await soko('--json')).json).toEqual({ orders: [] });
  });

  it('are listed, the latest first, with the reason, limited by days and number', async () => {
    const shopper = guest();
    const first = await order(shopper, '+2348035570002');
    const second = await order(shopper, '+2348035570002');
    const { code, json } = await soko('--json');
    expect(code).toBe(0);
    expect(json.orders).toMatchObject([
      { id: second, notes: ['unproved_phone', 'several_open'], contact_number: '+2348035570002', of_block: 2 },
      {
        id: first,
        notes: ['unproved_phone'],
        order_status: 'pending',
        payment_method: 'cash_on_delivery',
        of_block: 1,
      },
    ]);
    const { answer } = await soko();
    expect(answer).toContain('unproved_phone, several_open');
    expect(answer.indexOf(second)).toBeLessThan(answer.indexOf(first));
    // A guest id allows its bearer to order.
    expect((await soko('--json')).answer).not.toContain(shopper.guestId);
    expect(idsIn((await soko('--limit', '1', '--json')).json)).toEqual([second]);

    await queryDatabase(
      market.url,
      `update order_origins set placed_at = now() - interval '2 days' where order_id = '${first}'`,
    );
    expect(idsIn((await soko('--json')).json)).toEqual([second]);
    expect(idsIn((await soko('--days', '3', '--json')).json)).toEqual([second, first]);
  });

  it('include shoppers who let orders lapse, and the shorter time of their goods', async () => {
    const shopper = guest();
    const digital = { payment_method: 'digital_payment' };
    for (const _ of [1, 2]) await order(shopper, '+2348035570003', digital);
    await market.db
      .updateTable('orders')
      .set({ order_status: 'failed', failed_at: new Date() })
      .where('contact_number', '=', '+2348035570003')
      .execute();
    const id = await order(shopper, '+2348035570003', digital);
    const { json } = await soko('--json');
    expect(json.orders[0]).toMatchObject({ id, notes: ['lets_orders_lapse'], hold_minutes: 5 });
  });

  it('are not listed for `--days` without a number', async () => {
    expect((await soko('--days', 'many')).code).toBe(64);
  });
});
