import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { guestUnderTest } from 'api/testing/under-test/guest-under-test';
import { CallRefused, connectSoko } from '../../../packages/client/soko-client.ts';
import type { TestStore } from '../../chaos/shoppers.ts';

/** Orders that a crowd placed, and why others were refused, by code. */
export interface Crowd {
  orderIds: string[];
  refusals: Map<string, number>;
}

/** Returns a client of a shopper with an address of their own, in the zone and the module of a store. */
function shopperAt(base: string, { zoneId, moduleId, lat, lng }: TestStore) {
  const address = `100.64.${randomByte()}.${randomByte()}`;
  return connectSoko({
    url: base,
    zones: [zoneId],
    moduleId,
    at: { lat, lng },
    fetch: (path, init) => fetch(path, { ...init, headers: { ...init?.headers, 'x-forwarded-for': address } }),
  });
}

const randomByte = () => 1 + Math.floor(Math.random() * 250);

/** A guest orders one piece at a store, to be paid in cash unless otherwise said. Returns the number of the order. */
export async function orderAt(
  base: string,
  store: TestStore,
  payment: 'cash_on_delivery' | 'digital_payment' = 'cash_on_delivery',
): Promise<string> {
  const { order_id: id } = await shopperAt(base, store).orders.place({
    body: {
      guest_id: guestUnderTest(),
      items: [{ item_id: store.itemId, quantity: 1 }],
      payment_method: payment,
      latitude: store.lat,
      longitude: store.lng,
      address: 'Near the blue water tank',
      contact_person_name: 'Chidi Okafor',
      contact_person_number: `+23480350${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`,
    },
    idempotencyKey: randomUUID(),
  });
  return id;
}

/** Places orders one after another, so many a minute; what a store refuses is ordered at the next one. */
export async function placeOrders(
  base: string,
  stores: readonly TestStore[],
  { count, perMinute }: { count: number; perMinute: number },
): Promise<Crowd> {
  const crowd: Crowd = { orderIds: [], refusals: new Map() };
  const start = Date.now();
  for (let tries = 0; crowd.orderIds.length < count && tries < count * 3; tries++) {
    const store = stores[tries % stores.length] as TestStore;
    try {
      crowd.orderIds.push(await orderAt(base, store));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      crowd.refusals.set(error.code, (crowd.refusals.get(error.code) ?? 0) + 1);
    }
    await sleep(Math.max(0, start + (crowd.orderIds.length * 60_000) / perMinute - Date.now()));
  }
  return crowd;
}
