import { sql } from 'kysely';
import type { PastOffer } from 'market/dispatch/dispatch.courier.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { runDispatch } from './run-rounds.ts';

const market = marketUnderTest();
const { visitor, courier, accepted, take } = deliveryUnderTest(market);
let now = momentOfTests;

/** Couriers of earlier tests are off shift, and their orders have a courier of another city. */
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  market.now = () => now;
  await sql`update delivery_offers set outcome = 'withdrawn', ended_at = made_at where ended_at is null`.execute(
    market.db,
  );
  await sql`
    update orders set delivery_man_id = (select min(id) from delivery_men where city <> 'Lagos')
    where order_type = 'delivery' and order_status in ('confirmed', 'processing', 'handover')`.execute(market.db);
  await sql`update delivery_men set on_shift_since = null`.execute(market.db);
  await sql`
    insert into dispatch_modes (zone_id, mode) values (${knownZones.yaba.id}, 'decides')
    on conflict (zone_id) do update set mode = excluded.mode`.execute(market.db);
});

/** A courier on shift so many kilometres north of the store. */
async function courierAt(kilometres: number): Promise<CustomerUnderTest> {
  const rider = await courier();
  await sql`
    update delivery_men d set lat = s.lat + ${kilometres / 111.2}::float8, lng = s.lng, located_at = now()
    from stores s where s.id = ${testStores.generous.id} and d.customer_id = ${rider.id}`.execute(market.db);
  return rider;
}

const past = async (by: CustomerUnderTest): Promise<PastOffer[]> =>
  (await visitor.get('courier/offers', by.headers)).body.offers;

/** Makes a round and answers the offer that a courier has after it. */
async function answered(by: CustomerUnderTest, accepts: boolean): Promise<void> {
  expect(await runDispatch(market)).toEqual([]);
  const { offer } = (await visitor.get('courier/offer', by.headers)).body;
  await visitor.post(`courier/offers/${offer.id}/answer`, { accepts }, by.headers);
  now = new Date(now.getTime() + 5_000);
}

describe('[DEL-13] what a courier reads of offers that are over', () => {
  it('says why it was theirs, and to everybody else who was in the round why it was not, however many they are', async () => {
    const near = await courierAt(1);
    const others = [];
    // More than the record of what each costs has room for.
    for (let index = 0; index < 13; index += 1) others.push(await courierAt(3 + index / 10));
    const { id } = await accepted({ isReady: true });
    await answered(near, true);
    const mine = await past(near);
    expect(mine).toMatchObject([{ order_id: id, outcome: 'accepted', why: { code: 'nearest' } }]);
    for (const other of others) {
      const [first, ...more] = await past(other);
      expect(first).toMatchObject({ order_id: id, outcome: 'other_courier', why: { code: 'nearest' } });
      expect(first?.why?.minutes).toBeGreaterThan(0);
      expect(more).toEqual([]);
    }
    expect(JSON.stringify(await past(others[0] as CustomerUnderTest))).not.toMatch(/Obi|Blue gate/);
  });

  it('names the full bag and the cash limit, and lists an offer that was declined as their own', async () => {
    const [full, poor, free] = [await courierAt(0.2), await courierAt(0.3), await courierAt(4)];
    for (let index = 0; index < 4; index += 1) {
      const { id } = await accepted({ isReady: true });
      await sql`
        update orders set delivery_man_id = (select id from delivery_men where customer_id = ${full.id})
        where id = ${id}`.execute(market.db);
    }
    await sql`
      insert into cash_limits (currency, amount) values ('NGN', 100000000)
      on conflict (currency) do update set amount = excluded.amount`.execute(market.db);
    await sql`
      with j as (insert into journals (kind, subject, made_at) values ('corrected', ${`test:${poor.id}`}, now()) returning id)
      insert into ledger_entries (journal_id, account, currency, amount)
      select j.id, e.account, 'NGN', e.amount from j, (values
        ('cash:delivery_man:' || (select id from delivery_men where customer_id = ${poor.id}), 100000000), ('bank', -100000000))
        as e(account, amount)`.execute(market.db);
    const { id } = await accepted({ isReady: true });
    await answered(free, false);
    const about = async (by: CustomerUnderTest) => (await past(by)).find((offer) => offer.order_id === id);
    expect(await about(full)).toMatchObject({ outcome: 'other_courier', why: { code: 'bag_full' } });
    expect(await about(poor)).toMatchObject({ outcome: 'other_courier', why: { code: 'cash_limit' } });
    expect(await about(free)).toMatchObject({ outcome: 'declined', why: { code: 'only_one' } });
    await sql`delete from cash_limits`.execute(market.db);
    expect((await take(free, id, 'take')).status).toBeLessThan(500);
  });
});
