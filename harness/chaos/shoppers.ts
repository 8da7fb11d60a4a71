import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { guestUnderTest } from 'api/testing/under-test/guest-under-test';
import type { Caller, Known } from './calls.ts';

/** The replies that a shopper got, recorded outside of the database and compared with it afterwards. */
export interface Acknowledged {
  key: string;
  orderId: string;
  total: number;
}

export interface TestStore {
  storeId: number;
  itemId: number;
  moduleId: number;
  zoneId: number;
  lat: number;
  lng: number;
}

export interface Shoppers {
  acknowledged: Acknowledged[];
  /** Waits until every shopper has finished the current action. */
  stop: () => Promise<void>;
}

/** Guests who order continuously, and who repeat a request without a reply until its result is known. */
export function startShoppers(count: number, caller: Caller, stores: TestStore[], random: () => number): Shoppers {
  const acknowledged: Acknowledged[] = [];
  let isOpen = true;

  async function order(guestId: string): Promise<void> {
    const key = randomUUID();
    const store = stores[Math.floor(random() * stores.length)] as TestStore;
    const body = { ...orderOf(key, store, 1 + Math.floor(random() * 3)), guest_id: guestId };
    // One in eight presses the button twice.
    const hands = random() < 0.125 ? 2 : 1;
    await Promise.all(Array.from({ length: hands }, () => place(key, store, body)));
  }

  async function place(key: string, { moduleId }: TestStore, body: object): Promise<void> {
    const headers = { 'idempotency-key': key, moduleid: String(moduleId) };
    const answer = await caller.insist({ path: 'customer/order/place', headers, body });
    recordAcknowledged(acknowledged, key, answer);
  }

  const everyone = Array.from({ length: count }, async () => {
    const guestId = guestUnderTest();
    while (isOpen) {
      await order(guestId);
      await sleep(random() * 20);
    }
  });

  return {
    acknowledged,
    async stop() {
      isOpen = false;
      await Promise.all(everyone);
    },
  };
}

export function recordAcknowledged(acknowledged: Acknowledged[], key: string, answer: Known | undefined): void {
  if (answer?.status !== 200) return;
  acknowledged.push({ key, orderId: answer.body.order_id ?? '', total: answer.body.total ?? 0 });
}

/** The note contains the intent too, so that the database shows when one became two orders. */
export function orderOf(key: string, { itemId, lat, lng }: TestStore, quantity: number): object {
  return {
    items: [{ item_id: itemId, quantity }],
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    latitude: lat,
    longitude: lng,
    address: 'Near the blue water tank',
    contact_person_name: 'Chaos shopper',
    contact_person_number: '+2348030009999',
    order_note: `intent ${key}`,
  };
}
