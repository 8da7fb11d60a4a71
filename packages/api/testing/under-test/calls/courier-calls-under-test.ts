import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { formType, writeForm } from '../../../../../harness/fuzz/write-form.ts';
import { deliveryUnderTest } from '../delivery-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInOperator } from '../staff-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

/** The writing calls of couriers about an order of theirs, for the tests that walk all calls of staff. */
export function courierCallsUnderTest(market: MarketUnderTest) {
  const delivery = deliveryUnderTest(market);
  const atCounter = (body: Record<string, unknown>) => async (): Promise<StaffCall> => {
    const [by, { id }] = [await delivery.courier(), await delivery.accepted({ isReady: true })];
    await delivery.take(by, id, 'take');
    return { by, params: { order_id: id }, body };
  };
  const onRide = (body: object, ...before: [step: string, body: object][]) => {
    return async (): Promise<StaffCall> => {
      const { rider: by, id } = await delivery.carried();
      for (const [step, sent] of before) await delivery.take(by, id, step, sent);
      return { by, params: { order_id: id }, body: { ...body } };
    };
  };

  const withPin = async () => {
    const by = await delivery.courier();
    await delivery.visitor.put('courier/safety', { pin: '2580' }, by.headers);
    return by;
  };
  const inAlarm = (body: object) => async (): Promise<StaffCall> => {
    const by = await withPin();
    await delivery.visitor.post('courier/alarm', {}, by.headers);
    return { by, body: { ...body } };
  };
  const handedIn = { currency: 'NGN', amount: '10', way: 'place', place: 'Desk at The Palms', reference: 'R-17' };
  /** A courier who has taken the cash of an order. */
  async function withCash() {
    const { rider, id } = await delivery.carried();
    await delivery.take(rider, id, 'deliver', { cash_received: true });
    return rider;
  }
  const onReported = (body: Record<string, unknown>) => async (): Promise<StaffCall> => {
    const courier = await withCash();
    const headers = { ...courier.headers, 'content-type': formType, 'idempotency-key': randomUUID() };
    const sent = { method: 'POST', url: '/api/v1/courier/deposits', headers, payload: writeForm(handedIn) } as const;
    const { id } = (await market.app.inject(sent)).json();
    return { by: await signedInOperator(market, { roles: ['finance'] }), params: { deposit_id: id }, body };
  };
  /** The pay of an order that a courier has delivered. */
  async function contestable() {
    const { rider: by, id } = await delivery.carried();
    await delivery.take(by, id, 'deliver', { cash_received: true });
    const { contestable: things } = (await delivery.visitor.get('courier/contestable', by.headers)).body;
    return { by, about: things[0].about as string };
  }
  return {
    'courierAlarms.set': async () => ({ by: await delivery.courier(), body: { pin: '2580' } }),
    'courierAlarms.begin': async () => ({ by: await withPin(), body: {} }),
    'courierAlarms.setSilent': inAlarm({ is_silent: true }),
    'courierAlarms.end': inAlarm({ pin: '2580' }),
    'adminAlarms.take': async () => {
      await inAlarm({})();
      const by = await signedInOperator(market, { roles: ['owner'] });
      const { alarms } = (await delivery.visitor.get('admin/courier-alarms', by.headers)).body;
      return { by, params: { alarm_id: alarms[0].id }, body: {} };
    },
    'courierContests.make': async () => {
      const { by, about } = await contestable();
      return { by, body: { about, words: 'The way was longer than the map says.', amount: '50' } };
    },
    'adminContests.answer': async () => {
      const { by: courier, about } = await contestable();
      const headers = { ...courier.headers, 'content-type': formType, 'idempotency-key': randomUUID() };
      const payload = writeForm({ about, words: 'The way was longer than the map says.', amount: '50' });
      const url = '/api/v1/courier/contests';
      const { id } = (await market.app.inject({ method: 'POST', url, headers, payload })).json();
      const by = await signedInOperator(market, { roles: ['owner'] });
      return { by, params: { contest_id: id }, body: { decision: 'granted', answer: 'You are right.' } };
    },
    'courierDeposits.make': async () => {
      const by = await withCash();
      return { by, body: { ...handedIn } };
    },
    'adminDeposits.confirm': onReported({}),
    'adminDeposits.refuse': onReported({ reason: 'Nothing has come' }),
    'courierChat.send': async () => {
      const call = await atCounter({ message: 'I am at the counter.' })();
      return { ...call, params: { ...call.params, with: 'store' } };
    },
    'courierCalls.call': async () => {
      await sql`insert into settings (name, value) values ('riders_see_phones', '1')
        on conflict (name) do update set value = '1'`.execute(market.db);
      clearCaches(market.db);
      return onRide({ with: 'customer', way: 'phone' })();
    },
    'courierHandovers.begin': onRide({ cause: 'breakdown' }),
    'courierHandovers.takeBack': onRide({}, ['hand-over', { cause: 'accident' }]),
    'courierHandovers.meet': async () => {
      const [{ rider, id }, by] = [await delivery.carried(), await delivery.courier()];
      await delivery.take(rider, id, 'hand-over', { cause: 'breakdown' });
      await delivery.take(by, id, 'take');
      return { by, params: { order_id: id }, body: {} };
    },
    'courierOrders.pickUp': atCounter({}),
    'courierOrders.arrive': atCounter({ place: 'store' }),
    'courierOrders.noteStoreProblem': atCounter({ problem: 'closed' }),
    'courierOrders.noteCash': onRide({ is_received: true }),
    'courierOrders.movePin': async () => {
      const { rider: by, id } = await delivery.carried();
      const { rows } = await sql<{ lat: number; lng: number }>`
        select (delivery_address ->> 'lat')::float8 + 0.001 as lat, (delivery_address ->> 'lng')::float8 as lng
        from orders where id = ${id}`.execute(market.db);
      return { by, params: { order_id: id }, body: { ...rows[0] } };
    },
    'courierOrders.photograph': async () => {
      const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
        .jpeg()
        .toBuffer();
      return onRide({ photo })();
    },
    'courierOrders.noteProblem': onRide({ problem: 'no_answer' }),
    'courierOrders.noteAttempt': onRide({}, ['problem', { problem: 'no_answer' }]),
    'courierOrders.returnToStore': onRide({}, ['problem', { problem: 'refused' }]),
    'courierOrders.handBack': onRide({}, ['problem', { problem: 'refused' }], ['return', {}]),
  };
}
