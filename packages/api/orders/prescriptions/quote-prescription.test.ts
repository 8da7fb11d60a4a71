import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { endUnansweredQuotes } from '#api/testing/run-jobs.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { acceptOrder } from '#api/testing/under-test/order-steps-under-test.ts';
import { peopleUnderTest } from '#api/testing/under-test/people-under-test.ts';
import { quotePrescription } from '#api/testing/under-test/prescription-steps-under-test.ts';
import { type ShopperUnderTest, shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';
import type { Medicine } from './quote-prescription.ts';

const market = marketUnderTest();
const people = peopleUnderTest(market);
const { pharmacy, grocery } = testStores;
const { yaba } = knownZones;
const { prescription: tablets, promoted } = pharmacy.items;
const worker = { store: pharmacy.id };
const sheet = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
  .png()
  .toBuffer();

beforeEach(async () => {
  market.now = () => momentOfTests;
  await market.db.deleteFrom('rate_limits').execute();
});

async function sent(shopper = shopperUnderTest(() => market.app, knownModules.pharmacy)) {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/place',
    headers: { 'content-type': formType, 'idempotency-key': randomUUID() },
    payload: writeForm({
      store_id: String(pharmacy.id),
      address: yaba.address,
      latitude: String(yaba.at.lat + 0.01),
      longitude: String(yaba.at.lng),
      guest_id: shopper.guestId,
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
      dm_tips: '200',
      'order_attachment[]': sheet,
    }),
  });
  const orderId = reply.json().order_id as string;
  return { shopper, orderId };
}

const quoted = (
  orderId: string,
  medicines: Medicine[] = [{ itemId: tablets.id, quantity: 2 }],
  by: { store: number } = worker,
) => quotePrescription(market, by, { orderId, medicines });

const shown = async ({ guestId }: ShopperUnderTest, orderId: string) =>
  (
    await market.app.inject({ url: `/api/v1/customer/order/prescription?order_id=${orderId}&guest_id=${guestId}` })
  ).json();

const agree = async ({ guestId }: ShopperUnderTest, orderId: string, amount: number, plan: object = {}) => {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/agree',
    payload: { guest_id: guestId, order_id: orderId, order_amount: amount, ...plan },
  });
  return reply.statusCode === 200 ? 'agreed' : (reply.json().errors[0].code as string);
};

const stockOf = async (id: number) =>
  (await market.db.selectFrom('items').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock ?? 0;
const stateOf = async (orderId: string) =>
  market.db
    .selectFrom('orders')
    .select(['order_status', 'prescription'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

describe('a pharmacy that has read a prescription', () => {
  it('[CHK-10] has the price of the catalog, and writes goods, stock, totals and ledger together', async () => {
    const { shopper, orderId } = await sent();
    const before = await shown(shopper, orderId);
    const stock = await stockOf(tablets.id);
    await quoted(orderId);
    const after = await shown(shopper, orderId);
    expect(after).toMatchObject({
      prescription: 'quoted',
      order_status: 'pending',
      lines: [{ item_id: tablets.id, quantity: 2, price: tablets.price / 100, total_price: (2 * tablets.price) / 100 }],
      item_total: (2 * tablets.price) / 100,
      tip: before.tip,
      distance_metres: before.distance_metres,
    });
    const tax = after.tax_inclusive ? 0 : after.tax;
    expect(after.total).toBe(
      after.item_total - after.discount_total + tax + after.delivery_fee + after.service_charge + after.tip,
    );
    expect(await stockOf(tablets.id)).toBe(stock - 2);
    const messages = await market.db.selectFrom('outbox').select('kind').where('order_id', '=', orderId).execute();
    expect(messages.map(({ kind }) => kind)).toEqual(['order_status', 'prescription']);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it.each<[string, Medicine[], { store: number }, string]>([
    ['for another store', [{ itemId: tablets.id, quantity: 1 }], { store: grocery.id }, 'order_not_found'],
    ['goods of another store', [{ itemId: grocery.items.scarce.id, quantity: 1 }], worker, 'other_store'],
    ['nothing', [], worker, 'cart_empty'],
    ['more than the shelf holds', [{ itemId: tablets.id, quantity: 500 }], worker, 'out_of_stock'],
    ['a medicine that is unknown', [{ itemId: 99_999_999, quantity: 1 }], worker, 'item_not_found'],
  ])('cannot price %s, and nothing changes', async (_, medicines, by, code) => {
    const { orderId } = await sent();
    const stock = await stockOf(tablets.id);
    await expect(quoted(orderId, medicines, by)).rejects.toMatchObject({ code });
    expect((await stateOf(orderId)).prescription).toBe('sent');
    expect(await stockOf(tablets.id)).toBe(stock);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('prices each order once, also when two pharmacists do it at the same moment', async () => {
    const { orderId } = await sent();
    const stock = await stockOf(tablets.id);
    const done = await Promise.allSettled([quoted(orderId), quoted(orderId)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stockOf(tablets.id)).toBe(stock - 2);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('cannot begin before the shopper has agreed', async () => {
    const { shopper, orderId } = await sent();
    await expect(acceptOrder(market, worker, orderId)).rejects.toMatchObject({ code: 'step_not_allowed' });
    await quoted(orderId);
    await expect(acceptOrder(market, worker, orderId)).rejects.toMatchObject({ code: 'step_not_allowed' });
    const { total } = await shown(shopper, orderId);
    expect(await agree(shopper, orderId, total)).toBe('agreed');
    await acceptOrder(market, worker, orderId);
    expect((await stateOf(orderId)).order_status).toBe('confirmed');
  });
});

describe('the shopper of a prescription', () => {
  it('agrees to the price that was shown, once or twice, and to no other', async () => {
    const { shopper, orderId } = await sent();
    expect(await agree(shopper, orderId, 0)).toBe('prescription_not_quoted');
    await quoted(orderId);
    const { total } = await shown(shopper, orderId);
    expect(await agree(shopper, orderId, total - 1)).toBe('price_changed');
    expect(
      await agree(
        shopperUnderTest(() => market.app, knownModules.pharmacy),
        orderId,
        total,
      ),
    ).toBe('order_not_found');
    expect([await agree(shopper, orderId, total), await agree(shopper, orderId, total)]).toEqual(['agreed', 'agreed']);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('cancels before the price and after it: the goods go back, and the ledger balances', async () => {
    for (const isQuoted of [false, true]) {
      const { shopper, orderId } = await sent();
      const stock = await stockOf(tablets.id);
      if (isQuoted) await quoted(orderId);
      expect((await shopper.cancel(orderId)).status).toBe(200);
      expect(await stockOf(tablets.id)).toBe(stock);
      if (isQuoted) expect(await agree(shopper, orderId, 0)).toBe('prescription_not_quoted');
    }
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('either agrees or cancels, not both', async () => {
    const { shopper, orderId } = await sent();
    await quoted(orderId);
    const { total } = await shown(shopper, orderId);
    await Promise.all([agree(shopper, orderId, total), shopper.cancel(orderId)]);
    const { order_status: status } = await stateOf(orderId);
    if (status === 'canceled')
      await expect(acceptOrder(market, worker, orderId)).rejects.toMatchObject({ code: 'step_not_allowed' });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[CHK-21] cannot agree to more than cash may pay', async () => {
    const { shopper, orderId } = await sent();
    await quoted(orderId, [
      { itemId: tablets.id, quantity: 2 },
      { itemId: promoted.id, quantity: 1 },
    ]);
    const { total } = await shown(shopper, orderId);
    const zone = await market.db
      .selectFrom('zones')
      .select('cash_on_delivery_cap')
      .where('id', '=', yaba.id)
      .executeTakeFirstOrThrow();
    await market.db
      .updateTable('zones')
      .set({ cash_on_delivery_cap: 1 as never })
      .where('id', '=', yaba.id)
      .execute();
    expect(await agree(shopper, orderId, total)).toBe('cash_over_cap');
    expect(await agree(shopper, orderId, total, { payment_method: 'wallet' })).toBe('payment_not_offered');
    await market.db.updateTable('zones').set(zone).where('id', '=', yaba.id).execute();
    expect(await agree(shopper, orderId, total)).toBe('agreed');
  });

  it('that is not answered for two hours ends, and the stock is full again', async () => {
    await market.db
      .updateTable('orders')
      .set({ prescription: 'agreed' })
      .where('prescription', '=', 'quoted')
      .execute();
    const { shopper, orderId } = await sent();
    const stock = await stockOf(tablets.id);
    await quoted(orderId);
    const { total } = await shown(shopper, orderId);
    market.now = () => new Date(momentOfTests.getTime() + 119 * 60_000);
    await endUnansweredQuotes(market);
    expect((await stateOf(orderId)).order_status).toBe('pending');
    market.now = () => new Date(momentOfTests.getTime() + 121 * 60_000);
    expect(await agree(shopper, orderId, total)).toBe('prescription_not_quoted');
    await endUnansweredQuotes(market);
    expect((await stateOf(orderId)).order_status).toBe('canceled');
    expect(await stockOf(tablets.id)).toBe(stock);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('the demo', () => {
  it('prices a prescription, waits for the shopper, and then delivers it', async () => {
    const { shopper, orderId } = await sent();
    let seconds = 0;
    const turns = async (most: number, until: () => Promise<boolean>) => {
      for (const end = seconds + most; seconds <= end && !(await until()); seconds += 5) {
        market.now = () => new Date(momentOfTests.getTime() + seconds * 1000);
        await people.workOnce();
      }
    };
    await turns(60, async () => (await stateOf(orderId)).prescription === 'quoted');
    const { total, lines } = await shown(shopper, orderId);
    expect(lines.length).toBeGreaterThan(0);
    await turns(120, async () => false);
    expect((await stateOf(orderId)).order_status).toBe('pending');
    expect(await agree(shopper, orderId, total)).toBe('agreed');
    await turns(600, async () => (await stateOf(orderId)).order_status === 'delivered');
    expect((await stateOf(orderId)).order_status).toBe('delivered');
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
