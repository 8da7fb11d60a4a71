import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest, type WorkUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { otherPhone } from '#api/testing/under-test/other-phone.ts';
import { peopleUnderTest } from '#api/testing/under-test/people-under-test.ts';

const market = marketUnderTest();
const { visitor, courier, placed, accepted, carried, take, work } = deliveryUnderTest(market);
const { generous } = testStores;

const cashIn = ({ cash_in_hand: cash }: WorkUnderTest) => cash.find(({ currency }) => currency === 'NGN')?.amount ?? 0;
const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

describe('the shift of a courier', () => {
  it('[DEL-03] [DEL-05] shows no orders before it begins, and keeps its beginning', async () => {
    const rider = await courier({ isOnShift: false });
    const { id } = await accepted();
    expect(await work(rider)).toMatchObject({ on_shift_since: null, requests: [], deliveries: [] });
    expect((await take(rider, id, 'take')).code).toBe('not_on_shift');
    const begin = () => visitor.post('courier/shift', { is_on: true }, rider.headers);
    const first = (await begin()).body;
    expect((await begin()).body).toEqual(first);
    expect(idsOf((await work(rider)).requests)).toContain(id);
  });

  it('[DEL-04] does not end with an open delivery, which can be given back', async () => {
    const [rider, other] = [await courier(), await courier()];
    const { id } = await accepted();
    await take(rider, id, 'take');
    const end = () => visitor.post('courier/shift', { is_on: false }, rider.headers);
    expect((await end()).code).toBe('deliveries_open');
    expect((await take(rider, id, 'give-back')).status).toBe(200);
    expect((await end()).body).toEqual({ on_shift_since: null });
    expect(idsOf((await work(other)).requests)).toContain(id);
  });
});

describe('[DEL-38] a second phone of a courier', () => {
  it('takes the shift over: the first hears of it and is not followed any more, but what it did counts', async () => {
    const first = await courier();
    const second = await otherPhone(market, first);
    const { id } = await accepted({ isReady: true });
    await take(first, id, 'take');
    const elsewhere = async () =>
      Promise.all([first, second].map(async (phone) => (await work(phone)).is_on_other_phone));
    expect(await elsewhere()).toEqual([false, true]);
    const report = (by: typeof first, lat: number) =>
      visitor.post(
        'courier/positions',
        { positions: [{ lat, lng: 3.4, at: momentOfTests.toISOString() }] },
        by.headers,
      );
    expect((await report(second, 6.51)).code).toBe('not_on_shift');
    const since = (await work(first)).on_shift_since;
    const moved = await visitor.post('courier/shift', { is_on: true }, second.headers);
    expect(moved.body.on_shift_since).toBe(since);
    expect(await elsewhere()).toEqual([true, false]);
    expect((await report(first, 6.52)).code).toBe('not_on_shift');
    expect((await report(second, 6.53)).status).toBe(200);
    // The first had no network when it was pressed there.
    expect((await take(first, id, 'pick-up')).status).toBe(200);
    expect((await work(second)).deliveries.map(({ step }) => step)).toEqual(['deliver']);
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where action = 'shift.take_over' and account_id = ${first.id}`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('has the shift by itself once the session of the first is over', async () => {
    const first = await courier();
    const second = await otherPhone(market, first);
    await sql`delete from sessions where customer_id = ${first.id} and token_hash <> ${hashOf(second.token)}`.execute(
      market.db,
    );
    expect((await work(second)).is_on_other_phone).toBe(false);
  });
});

describe('an order that goes out', () => {
  it('is offered once its store has accepted it, without its door and its customer', async () => {
    const rider = await courier();
    const waiting = await placed();
    const { id } = await accepted();
    const { requests } = await work(rider);
    expect(idsOf(requests)).not.toContain(waiting.id);
    const request = requests.find((offer) => offer.id === id);
    expect(request).toMatchObject({ order_status: 'confirmed', item_count: 2, store: { id: generous.id } });
    expect(request?.cash_to_collect).toBeGreaterThan(0);
    expect(JSON.stringify(requests)).not.toMatch(/Blue gate|8035550142|Obi/);
  });

  it('[DEL-14] has one courier: of two who take it at once one hears that it is gone', async () => {
    const [one, other] = [await courier(), await courier()];
    const { id } = await accepted();
    const answers = await Promise.all([take(one, id, 'take'), take(other, id, 'take')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('delivery_taken');
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is answered like the first time where the reply was lost', async () => {
    const rider = await courier();
    const { id } = await accepted({ isReady: true });
    const [first, second] = [await take(rider, id, 'take'), await take(rider, id, 'take')];
    expect(second.body).toEqual(first.body);
    expect((await take(rider, id, 'pick-up')).status).toBe(200);
    expect((await take(rider, id, 'pick-up')).status).toBe(200);
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`order:${id}`} and audience = 'courier' order by id`.execute(
      market.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['delivery.take', 'delivery.pick_up', 'delivery.deliver']);
  });

  it('[DEL-19] [DEL-30] [DEL-49] goes from the counter to the door, and its cash is in the courier’s hand', async () => {
    const rider = await courier();
    const before = await work(rider);
    const { id, track, step } = await accepted();
    const taken = (await take(rider, id, 'take')).body.delivery;
    expect(taken).toMatchObject({ step: 'go_to_store', landmark: 'Blue gate', contact_name: 'Adaeze Obi' });
    expect((await take(rider, id, 'pick-up')).code).toBe('step_not_allowed');
    await step('ready', { version: 2 });
    expect((await work(rider)).deliveries.find((one) => one.id === id)?.step).toBe('pick_up');
    expect((await take(rider, id, 'pick-up')).body.delivery.step).toBe('deliver');
    expect((await track()).order_status).toBe('picked_up');
    expect((await take(rider, id, 'deliver')).code).toBe('cash_missing');
    expect((await take(rider, id, 'give-back')).code).toBe('step_not_allowed');
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
    expect((await track()).order_status).toBe('delivered');
    const after = await work(rider);
    expect(after.deliveries).toEqual([]);
    expect(after.delivered_today).toBe(before.delivered_today + 1);
    expect(cashIn(after)).toBe(cashIn(before) + taken.cash_to_collect);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[CUS-06] [DEL-49] says which note the customer pays with, where the cash is less', async () => {
    const large = await carried({ pays_with: 50_000 });
    const paysWith = async ({ rider, id }: typeof large) =>
      (await work(rider)).deliveries.find((one) => one.id === id)?.pays_with;
    expect(await paysWith(large)).toBe(50_000);
    expect(await paysWith(await carried({ pays_with: 100 }))).toBeNull();
    expect(await paysWith(await carried())).toBeNull();
  });

  it('[DEL-14] is unknown to a courier of another city, and to one who has not taken it', async () => {
    const [rider, other] = [await courier(), await courier()];
    const { id } = await accepted({ isReady: true });
    await take(rider, id, 'take');
    for (const step of ['give-back', 'pick-up', 'deliver']) {
      expect((await take(other, id, step)).code).toBe('order_not_found');
    }
    await sql`update delivery_men set city = 'Nairobi' where customer_id = ${other.id}`.execute(market.db);
    expect(idsOf((await work(other)).requests)).not.toContain(id);
    expect((await take(other, id, 'take')).code).toBe('order_not_found');
  });

  it('[DEL-45] shows the place of its courier during the shift only, the latest one', async () => {
    const rider = await courier();
    const { id, track } = await accepted({ isReady: true });
    await take(rider, id, 'take');
    await take(rider, id, 'pick-up');
    const at = (seconds: number) => new Date(market.now().getTime() - seconds * 1000).toISOString();
    const positions = [
      { lat: 6.51, lng: 3.37, at: at(5) },
      { lat: 6.509, lng: 3.37, at: at(30) },
    ];
    const send = (body: object) => visitor.post('courier/positions', body, rider.headers);
    expect((await send({ positions })).status).toBe(200);
    expect((await track()).delivery_man).toMatchObject({ lat: 6.51, lng: 3.37 });
    expect((await send({ positions: [{ lat: 6.6, lng: 3.3, at: at(3_600) }] })).status).toBe(200);
    expect((await track()).delivery_man).toMatchObject({ lat: 6.51 });
    expect((await send({ positions: [] })).status).toBe(400);
    const off = await courier({ isOnShift: false });
    expect((await visitor.post('courier/positions', { positions }, off.headers)).code).toBe('not_on_shift');
  });

  it('[DEL-40] keeps a vague position without showing it, and a point that comes twice once', async () => {
    const { rider, track } = await carried();
    const at = (seconds: number) => new Date(momentOfTests.getTime() + seconds * 1000);
    const exact = { lat: 6.51, lng: 3.37, at: at(1).toISOString(), accuracy: 100 };
    const vague = { lat: 6.9, lng: 3.9, at: at(2).toISOString(), accuracy: 101 };
    const tomorrow = { lat: 6.8, lng: 3.8, at: at(86_400).toISOString(), accuracy: 5 };
    market.now = () => at(10);
    for (const positions of [
      [vague, exact],
      [exact, tomorrow],
    ]) {
      expect((await visitor.post('courier/positions', { positions }, rider.headers)).status).toBe(200);
    }
    expect((await track()).delivery_man).toMatchObject({ lat: 6.51, lng: 3.37 });
    const { rows } = await sql`
      select accuracy from courier_positions p join delivery_men d on d.id = p.courier_id
      where d.customer_id = ${rider.id} order by accuracy`.execute(market.db);
    expect(rows).toEqual([{ accuracy: 100 }, { accuracy: 101 }]);
    market.now = () => momentOfTests;
  });

  it('is left to its courier by the people of a demo', async () => {
    const rider = await courier();
    const { id, track } = await accepted({ isReady: true });
    await take(rider, id, 'take');
    market.now = () => new Date(momentOfTests.getTime() + 600_000);
    await peopleUnderTest(market).workOnce();
    expect((await track()).order_status).toBe('handover');
  });
});
