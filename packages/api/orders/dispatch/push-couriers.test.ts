import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { sendMessages } from '#api/testing/run-jobs.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest, pushServiceOfTests } from '#api/testing/under-test/market-under-test.ts';
import { runDispatch } from './run-rounds.ts';

const market = marketUnderTest({ checksInvariants: false });
const { visitor, courier, accepted, carried } = deliveryUnderTest(market);

/** The key and the secret of a browser, as long as real ones. */
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

/** Registers a browser of a person, as one of the applications does. */
async function subscribe({ id, headers }: CustomerUnderTest, app: 'storefront' | 'courier') {
  const endpoint = `https://${pushServiceOfTests}/${app}-${id}`;
  const { status } = await visitor.post('push/subscription', { endpoint, keys, app }, headers);
  expect(status).toBe(200);
}

/** What waits for the devices of a person, by application. */
async function pushesTo({ id }: CustomerUnderTest) {
  await sendMessages(market);
  const { rows } = await sql<{ app: string; content: { type: string; title: string; body: string } }>`
    select d.app, p.content from pushes p join push_devices d on d.id = p.device_id
    where d.target like ${`%-${id}`} order by p.id`.execute(market.db);
  return rows;
}

beforeEach(async () => {
  await sql`update delivery_men set on_shift_since = null`.execute(market.db);
  await sql`update orders set order_status = 'canceled'
    where order_status in ('confirmed', 'processing', 'handover', 'picked_up')`.execute(market.db);
});

describe('a push to a courier', () => {
  it('[DEL-10] brings an offer to the rider app of the phone, and to no other application', async () => {
    await sql`insert into dispatch_modes (zone_id, mode) values (${knownZones.yaba.id}, 'decides')
      on conflict (zone_id) do update set mode = 'decides'`.execute(market.db);
    const rider = await courier();
    await sql`update delivery_men d set lat = s.lat, lng = s.lng, located_at = now() from stores s
      where s.id = ${testStores.generous.id} and d.customer_id = ${rider.id}`.execute(market.db);
    for (const app of ['storefront', 'courier'] as const) await subscribe(rider, app);
    await accepted({ isReady: true });
    expect(await runDispatch(market)).toEqual([]);
    const pushes = await pushesTo(rider);
    expect(pushes).toMatchObject([{ app: 'courier', content: { type: 'offer', title: 'New offer' } }]);
    expect(pushes[0]?.content.body).not.toMatch(/Blue gate|8035550142|Obi/);
  });

  it('[DEL-06] says that a free courier is offline after ten minutes without a position, or three offers without an answer', async () => {
    const [silent, unanswering, busy] = [await courier(), await courier(), (await carried()).rider];
    for (const rider of [silent, unanswering]) await subscribe(rider, 'courier');
    const locate = ({ id }: CustomerUnderTest, minutes: number) =>
      sql`
      update delivery_men set on_shift_since = now() - interval '1 hour', located_at = now() - make_interval(mins => ${minutes}::int)
      where customer_id = ${id}`.execute(market.db);
    await locate(silent, 11);
    await locate(busy, 11);
    await locate(unanswering, 1);
    const { id } = await accepted();
    await sql`
      insert into delivery_offers (order_id, delivery_man_id, made_at, expires_at, route, terms, outcome, ended_at)
      select ${id}, d.id, now() - make_interval(mins => n), now(), '[]', '{}', 'expired', now() - make_interval(mins => n)
      from delivery_men d, generate_series(1, 3) n where d.customer_id = ${unanswering.id}`.execute(market.db);
    await runDispatch(market);
    await runDispatch(market);
    const shiftOf = async ({ headers }: CustomerUnderTest) =>
      (await visitor.get('courier/work', headers)).body.on_shift_since;
    expect([await shiftOf(silent), await shiftOf(unanswering)]).toEqual([null, null]);
    expect(await shiftOf(busy)).not.toBeNull();
    expect(await pushesTo(silent)).toMatchObject([
      { content: { body: expect.stringContaining('no position for 10 minutes') } },
    ]);
    expect(await pushesTo(unanswering)).toMatchObject([
      { content: { body: expect.stringContaining('Three offers had no answer') } },
    ]);
  });

  it('[DEL-43] calls back a courier with an order who sends no position for a minute, once for each silence', async () => {
    const { rider, id } = await carried();
    await subscribe(rider, 'courier');
    const locate = (seconds: number) =>
      sql`
      update delivery_men set on_shift_since = now() - interval '1 hour', located_at = now() - make_interval(secs => ${seconds}::int)
      where customer_id = ${rider.id}`.execute(market.db);
    await locate(50);
    await runDispatch(market);
    expect(await pushesTo(rider)).toEqual([]);
    await locate(70);
    await runDispatch(market);
    await runDispatch(market);
    const call = { app: 'courier', content: { type: 'silent', body: 'Adaeze waits and can’t see you.' } };
    expect(await pushesTo(rider)).toMatchObject([call]);
    await locate(65);
    await runDispatch(market);
    expect(await pushesTo(rider)).toMatchObject([call, call]);
    await sql`update orders set order_status = 'delivered' where id = ${id}`.execute(market.db);
    await locate(300);
    await runDispatch(market);
    expect(await pushesTo(rider)).toHaveLength(2);
  });
});
