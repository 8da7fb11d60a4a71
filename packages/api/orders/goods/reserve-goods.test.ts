import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt } from '#api/testing/pause-at.ts';
import { endUnansweredQuotes } from '#api/testing/run-jobs.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { quotePrescription } from '#api/testing/under-test/prescription-steps-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';
import { moveOrder } from '../transitions/move-order.ts';

const market = marketUnderTest();
const { flashSale } = promotionsUnderTest(market);
const { pharmacy } = testStores;
const { promoted: vitamins } = pharmacy.items;
const { yaba } = knownZones;
const sheet = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
  .png()
  .toBuffer();

beforeEach(async () => {
  market.now = () => momentOfTests;
  await market.db.deleteFrom('rate_limits').execute();
  await sql`update flash_sales set ends_at = starts_at + interval '1 second'`.execute(market.db);
});

/** A prescription that waits for the pharmacy; returns its id. */
async function sent(): Promise<string> {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/place',
    headers: { 'content-type': formType, 'idempotency-key': randomUUID() },
    payload: writeForm({
      store_id: String(pharmacy.id),
      address: yaba.address,
      latitude: String(yaba.at.lat + 0.01),
      longitude: String(yaba.at.lng),
      guest_id: guestUnderTest(),
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
      'order_attachment[]': sheet,
    }),
  });
  return reply.json().order_id;
}

/** A prescription that the pharmacy has priced with vitamins. */
async function quoted(quantity = 2): Promise<string> {
  const orderId = await sent();
  await quotePrescription(market, { store: pharmacy.id }, { orderId, medicines: [{ itemId: vitamins.id, quantity }] });
  return orderId;
}

const saleOfVitamins = (stock: number) => flashSale(vitamins.id, { stock, moduleId: knownModules.pharmacy });
const bookOf = (saleId: number) =>
  market.db
    .selectFrom('flash_sale_items')
    .select(['sold', 'available_stock'])
    .where('flash_sale_id', '=', saleId)
    .executeTakeFirstOrThrow();
const statusOf = async (id: string) =>
  (await market.db.selectFrom('orders').select('order_status').where('id', '=', id).executeTakeFirstOrThrow())
    .order_status;
const cancel = (orderId: string) => moveOrder(market, { orderId, to: 'canceled', by: 'market', reason: 'Test' });

describe('a prescription with an item of a flash sale', () => {
  it('takes the units of the sale when it is priced and returns them when it is canceled', async () => {
    const saleId = await saleOfVitamins(5);
    const orderId = await quoted(2);
    expect(await bookOf(saleId)).toEqual({ sold: 2, available_stock: 3 });
    expect(await breachesIn(market.db)).toEqual([]);
    await cancel(orderId);
    expect(await statusOf(orderId)).toBe('canceled');
    expect(await bookOf(saleId)).toEqual({ sold: 0, available_stock: 5 });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('returns the units when the price is not accepted in time', async () => {
    const saleId = await saleOfVitamins(5);
    const orderId = await quoted(2);
    market.now = () => new Date(momentOfTests.getTime() + 86_400_000);
    await endUnansweredQuotes(market);
    expect(await statusOf(orderId)).toBe('canceled');
    expect(await bookOf(saleId)).toEqual({ sold: 0, available_stock: 5 });
  });

  it('is refused to the second of two pharmacists who want the last units at the same moment', async () => {
    const saleId = await saleOfVitamins(2);
    const first = pauseAt(market, 'before stock');
    const slower = quoted(2);
    await first.arrived;
    await quoted(2);
    first.letGo();
    await expect(slower).rejects.toMatchObject({ code: 'price_changed' });
    expect(await bookOf(saleId)).toEqual({ sold: 2, available_stock: 0 });
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('an order that cannot be ended', () => {
  it('fails alone and does not stop the orders behind it', async () => {
    await saleOfVitamins(5);
    const broken = await quoted(2);
    const behind = await quoted(1);
    await plantFault(broken);
    market.now = () => new Date(momentOfTests.getTime() + 86_400_000);
    expect(await endUnansweredQuotes(market)).toHaveLength(1);
    expect(await statusOf(behind)).toBe('canceled');
    expect(await statusOf(broken)).toBe('pending');
    await repair();
    await endUnansweredQuotes(market);
    expect(await statusOf(broken)).toBe('canceled');
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it.each([5, 1])('is repaired by a migration when a sale of %s units was never charged for it', async (stock) => {
    const saleId = await saleOfVitamins(5);
    const orderId = await quoted(2);
    await plantFault(orderId);
    await sql`update flash_sale_items set stock = ${stock}, available_stock = ${stock} where flash_sale_id = ${saleId}`.execute(
      market.db,
    );
    expect(await breachesIn(market.db)).not.toEqual([]);
    await repair();
    expect(await breachesIn(market.db)).toEqual([]);
    await cancel(orderId);
    expect(await breachesIn(market.db)).toEqual([]);
    expect(await bookOf(saleId)).toEqual({ sold: 0, available_stock: stock });
  });
});

/** The state left by a prescription that was priced without taking the units of the sale. */
async function plantFault(orderId: string): Promise<void> {
  await sql`
    update flash_sale_items f set sold = sold - l.quantity, available_stock = available_stock + l.quantity
    from order_lines l where l.order_id = ${orderId} and f.flash_sale_id = l.flash_sale_id`.execute(market.db);
}

async function repair(): Promise<void> {
  const migration = new URL('../../db/migrations/0071_prescriptions_in_sales.sql', import.meta.url);
  for (const statement of readFileSync(migration, 'utf8').split(/;\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(market.db);
  }
}
