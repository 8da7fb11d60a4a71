import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { testStores } from '#api/db/seed/known-market.ts';
import { formType, writeForm } from '../../../../../harness/fuzz/write-form.ts';
import { deliveryUnderTest } from '../delivery-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInMember, signedInOperator } from '../staff-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

const { generous } = testStores;
const reason = 'The road is closed';

/** The calls by which operators change the course of an order, take orders out as a file, and write to those who work on it. */
export function orderCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const delivery = deliveryUnderTest(market);
  const operator = () => signedInOperator(market, { roles: ['owner'] });
  const inMinutes = (minutes: number) => new Date(market.now().getTime() + minutes * 60_000).toISOString();
  /** A message of an operator to a store, or to a courier. */
  async function announced(to: { audience: 'couriers' | 'stores'; ids: readonly number[] }): Promise<number> {
    const headers = { ...(await operator()).headers, 'idempotency-key': randomUUID() };
    return (await delivery.visitor.post('admin/broadcasts', { ...to, words: reason }, headers)).body.id;
  }
  /** An order that a courier beside its store is to fetch. */
  async function bundle() {
    const [rider, { id }] = [await delivery.courier(), await delivery.accepted({ isReady: true })];
    await delivery.take(rider, id, 'take');
    return { courierId: await atStore(rider.id), id };
  }
  /** Puts a courier beside the store, and returns their id as a courier. */
  async function atStore(customerId: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      update delivery_men d set lat = s.lat, lng = s.lng, located_at = now() from stores s
      where s.id = ${generous.id} and d.customer_id = ${customerId} returning d.id`.execute(market.db);
    return rows[0]?.id ?? 0;
  }
  const rude = { about: 'customer', reason: 'rude', words: 'Shouted at our staff.' };
  async function complained() {
    const { id: order_id } = await delivery.placed();
    const by = await signedInMember(market, { storeId: generous.id, role: 'counter' });
    return { by, params: { store_id: generous.id, order_id }, body: rude };
  }
  return {
    'vendorComplaints.make': complained,
    'adminComplaints.answer': async () => {
      const { by, params } = await complained();
      const headers = { ...by.headers, 'content-type': formType, 'idempotency-key': randomUUID() };
      const url = `/api/v1/vendor/stores/${params.store_id}/orders/${params.order_id}/complaints`;
      const { id } = (await market.app.inject({ method: 'POST', url, headers, payload: writeForm(rude) })).json();
      return { by: await operator(), params: { complaint_id: id }, body: { decision: 'upheld', answer: reason } };
    },
    'adminOrders.exportRows': async () => {
      const { id } = await delivery.placed();
      return { by: await operator(), body: { order_ids: [id], columns: ['store', 'total'] } };
    },
    'adminBroadcasts.send': async () => {
      const body = { audience: 'stores', ids: [generous.id], words: reason };
      return { by: await operator(), body };
    },
    'courierBroadcasts.see': async () => {
      const by = await delivery.courier();
      const { rows } = await sql<{ id: number }>`select id from delivery_men where customer_id = ${by.id}`.execute(
        market.db,
      );
      const id = await announced({ audience: 'couriers', ids: [rows[0]?.id ?? 0] });
      return { by, params: { broadcast_id: id }, body: {} };
    },
    'courierCanceled.see': async () => {
      const { rider, id } = await delivery.carried();
      const by = await operator();
      const { body } = await delivery.visitor.get(`admin/orders/${id}`, by.headers);
      const cancellation = { version: body.version, reason };
      await delivery.visitor.post(`admin/orders/${id}/cancel`, cancellation, by.headers);
      return { by: rider, params: { order_id: id }, body: {} };
    },
    'vendorBroadcasts.see': async () => {
      const id = await announced({ audience: 'stores', ids: [generous.id] });
      const by = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
      return { by, params: { store_id: generous.id, broadcast_id: id }, body: {} };
    },
    'adminDispatch.offer': async () => {
      const [rider, { id }] = [await delivery.courier(), await delivery.accepted({ isReady: true })];
      const body = { to: 'one', courier_id: await atStore(rider.id) };
      return { by: await operator(), params: { order_id: id }, body };
    },
    'adminBundles.join': async () => {
      const { courierId, id } = await bundle();
      const { id: joined_id } = await delivery.accepted({ isReady: true });
      return { by: await operator(), params: { order_id: id }, body: { courier_id: courierId, joined_id } };
    },
    'adminBundles.part': async () => {
      const { courierId, id } = await bundle();
      return { by: await operator(), params: { order_id: id }, body: { courier_id: courierId } };
    },
    'adminBundles.lock': async () => {
      const { courierId, id } = await bundle();
      return { by: await operator(), params: { order_id: id }, body: { courier_id: courierId, is_locked: true } };
    },
    'adminChanges.change': async () => {
      const { id } = await delivery.accepted();
      const { body } = await delivery.visitor.get(`admin/orders/${id}`, (await operator()).headers);
      return { by: await operator(), params: { order_id: id }, body: { version: body.version, line: 1, quantity: 1 } };
    },
    'adminMessages.send': async () => {
      const { id } = await delivery.placed();
      return { by: await operator(), params: { order_id: id }, body: { kind: 'tracking', channel: 'sms' } };
    },
    'adminDelays.delay': async () => {
      const { id } = await delivery.placed();
      const body = { version: 1, kind: 'hold', until: inMinutes(30), reason };
      return { by: await operator(), params: { order_id: id }, body };
    },
    'adminDelays.release': async () => {
      const { id } = await delivery.placed();
      const by = await operator();
      const hold = { version: 1, kind: 'hold', until: inMinutes(30), reason };
      await delivery.visitor.post(`admin/orders/${id}/delay`, hold, by.headers);
      return { by, params: { order_id: id }, body: { version: 2 } };
    },
  };
}
