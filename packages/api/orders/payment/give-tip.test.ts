import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { money } from 'market/values/money';
import { afterEach, describe, expect, it } from 'vitest';
import { customerKey } from '#api/db/shopper-keys.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { creditWallet } from '#api/wallet/move-wallet.ts';
import { moveOrder } from '../transitions/move-order.ts';

const market = marketUnderTest();
const { visitor, carried, placed, take } = deliveryUnderTest(market);
const day = 24 * 60 * 60 * 1000;

/** Gives an order that a guest has placed to a customer, with money in the wallet. */
async function ownedBy(customer: CustomerUnderTest, id: string, wallet = 1_000_000): Promise<void> {
  await market.db
    .updateTable('orders')
    .set({ shopper: customerKey(customer.id) })
    .where('id', '=', id)
    .execute();
  const about = { subject: `gift:${id}` };
  const gift = { customerId: customer.id, currency: 'NGN', amount: money(wallet), other: 'bonuses' as const };
  await creditWallet(market.db, { kind: 'wallet_bonus', about, at: market.now(), ...gift });
}

/** A delivered order of a customer. */
async function delivered({ wallet }: { wallet?: number } = {}) {
  const customer = await signedInCustomer(market);
  const { rider, id } = await carried();
  await take(rider, id, 'deliver', { cash_received: true });
  await ownedBy(customer, id, wallet);
  return { customer, rider, id };
}

const tip = (by: { headers: object }, id: string, amount: number, key: string = randomUUID()) =>
  visitor.post('customer/order/tip', { order_id: id, amount }, { ...by.headers, 'idempotency-key': key });
const details = async (by: CustomerUnderTest, id: string) =>
  (await visitor.get(`customer/order/details?order_id=${id}`, by.headers)).body;
const earnings = async (by: CustomerUnderTest) => (await visitor.get('courier/earnings', by.headers)).body;

async function tipsInBooks(id: string): Promise<{ account: string; amount: number }[]> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select e.account, e.amount::int as amount from late_tips t join journals j on j.subject = 'tip:' || t.id
    join ledger_entries e on e.journal_id = j.id where t.order_id = ${id} order by j.id, e.amount desc`.execute(
    market.db,
  );
  return rows;
}

afterEach(() => {
  market.now = () => momentOfTests;
});

describe('[DEL-55] a tip after the delivery', () => {
  it('goes from the wallet to the courier whole, is added to, and has its own line in the earnings', async () => {
    const { customer, rider, id } = await delivered();
    const before = await earnings(rider);
    expect(await tip(customer, id, 500)).toMatchObject({
      status: 200,
      body: { order_id: id, amount: 500, late_tip: 500, currency: 'NGN', balance: 9_500 },
    });
    market.now = () => new Date(momentOfTests.getTime() + 60_000);
    expect((await tip(customer, id, 200)).body).toMatchObject({ amount: 200, late_tip: 700, balance: 9_300 });
    const { delivery_man_id: courierId, total } = await market.db
      .selectFrom('orders')
      .select(['delivery_man_id', 'total'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await tipsInBooks(id)).toEqual([
      { account: `wallet:${customer.id}`, amount: 50_000 },
      { account: `courier:${courierId}`, amount: -50_000 },
      { account: `wallet:${customer.id}`, amount: 20_000 },
      { account: `courier:${courierId}`, amount: -20_000 },
    ]);
    expect(await details(customer, id)).toMatchObject({ late_tip: 700, tip_left: total / 100 - 700 });
    const after = await earnings(rider);
    const [, earlier] = after.late_tips;
    expect(after.late_tips.map(({ amount }: { amount: number }) => amount).slice(0, 2)).toEqual([200, 500]);
    expect(earlier).toMatchObject({ order_id: id, currency: 'NGN', given_at: momentOfTests.toISOString() });
    const sumIn = ({ sums }: { sums: { currency: string; tips: number; total: number; deliveries: number }[] }) =>
      sums.find(({ currency }) => currency === 'NGN') ?? { tips: 0, total: 0, deliveries: 0 };
    expect(sumIn(after).tips).toBe(sumIn(before).tips + 700);
    expect(sumIn(after).total).toBe(sumIn(before).total + 700);
    // A tip is no further delivery.
    expect(sumIn(after).deliveries).toBe(sumIn(before).deliveries);
    const { body } = await visitor.get('customer/wallet/transactions', customer.headers);
    expect(body.data[0]).toMatchObject({ transaction_type: 'tip_given', debit: 200, order_id: id });
  });

  it('is given once for each key, also by requests at once', async () => {
    const { customer, id } = await delivered();
    const key = randomUUID();
    const replies = await Promise.all([tip(customer, id, 500, key), tip(customer, id, 500, key)]);
    const again = await tip(customer, id, 500, key);
    expect(again).toMatchObject({ status: 200, body: { late_tip: 500 } });
    for (const { status, code } of replies) expect([200, 'order_in_progress']).toContain(code ?? status);
    expect(await tip(customer, id, 300, key)).toMatchObject({ code: 'key_reused' });
    expect(await tipsInBooks(id)).toHaveLength(2);
  });

  it('comes to no more than the order, also by requests at once', async () => {
    const { customer, id } = await delivered({ wallet: 100_000_000 });
    const { tip_left: left } = await details(customer, id);
    expect(await tip(customer, id, left + 1)).toMatchObject({ code: 'tip_too_large' });
    const replies = await Promise.all([tip(customer, id, left), tip(customer, id, left)]);
    expect(replies.map(({ code, status }) => code ?? status).toSorted()).toEqual([200, 'tip_too_large']);
    expect(await details(customer, id)).toMatchObject({ late_tip: left, tip_left: 0 });
  });

  it('needs the money in the wallet, an amount, and seven days at most', async () => {
    const { customer, id } = await delivered({ wallet: 10_000 });
    expect(await tip(customer, id, 101)).toMatchObject({ status: 409, code: 'wallet_short' });
    expect(await tip(customer, id, 0)).toMatchObject({ status: 422, code: 'tip_nothing' });
    market.now = () => new Date(momentOfTests.getTime() + 7 * day);
    expect(await tip(customer, id, 100)).toMatchObject({ code: 'tip_too_late' });
    expect(await details(customer, id)).toMatchObject({ tip_until: null, tip_left: 0, late_tip: 0 });
    expect(await tipsInBooks(id)).toEqual([]);
  });

  it('is of one’s own order that a courier has delivered, and never to oneself', async () => {
    const { customer, rider, id } = await delivered();
    const stranger = await signedInCustomer(market);
    expect(await tip(stranger, id, 100)).toMatchObject({ status: 404, code: 'order_not_found' });
    expect(await tip(stranger, '9999999999', 100)).toMatchObject({ status: 404, code: 'order_not_found' });
    expect((await tip({ headers: {} }, id, 100)).status).toBe(401);
    await ownedBy(rider, id);
    expect(await tip(rider, id, 100)).toMatchObject({ code: 'tip_not_possible' });
    const running = await placed();
    await ownedBy(customer, running.id);
    expect(await tip(customer, running.id, 100)).toMatchObject({ code: 'tip_not_possible' });
    await moveOrder(market, { orderId: running.id, to: 'canceled', by: 'market' });
    expect(await tip(customer, running.id, 100)).toMatchObject({ code: 'tip_not_possible' });
    expect(await details(customer, running.id)).toMatchObject({ tip_until: null, tip_left: 0 });
    expect(await tipsInBooks(id)).toEqual([]);
  });

  it('stays as it was given', async () => {
    const { customer, id } = await delivered();
    await tip(customer, id, 500);
    await expect(sql`update late_tips set amount = 1`.execute(market.db)).rejects.toThrow();
    await expect(sql`delete from late_tips`.execute(market.db)).rejects.toThrow();
  });
});
