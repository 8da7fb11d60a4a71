import { randomUUID } from 'node:crypto';
import type { buildApi } from '#api/app/app.ts';
import { guestUnderTest } from './guest-under-test.ts';

type App = ReturnType<typeof buildApi>;

/** Calls the API as one guest, in one module. */
export interface ShopperUnderTest {
  guestId: string;
  add: (line: object) => Promise<Answer>;
  update: (line: object) => Promise<Answer>;
  /** The cart as seen from a place in a zone. */
  lines: (zoneId?: number) => Promise<Answer>;
  remove: (lineId: number) => Promise<Answer>;
  clear: () => Promise<Answer>;
  quote: (plan: object) => Promise<Answer>;
  slots: (plan: object) => Promise<Answer>;
  place: (order: object, key?: string) => Promise<Answer>;
  cancel: (orderId: string, reason?: string) => Promise<Answer>;
  placed: (key: string) => Promise<Answer>;
}

export interface Answer {
  status: number;
  /** Of the first error; undefined when there is none. */
  code: string | undefined;
  message: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any;
}

export function shopperUnderTest(appOf: () => App, moduleId: number): ShopperUnderTest {
  const guestId = guestUnderTest();
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers: object = {}) => {
    const reply = await appOf().inject({
      method,
      url: `/api/v1/${path}`,
      headers: { moduleid: String(moduleId), ...headers },
      ...(body && { payload: { guest_id: guestId, ...body } }),
    });
    const json = reply.json();
    const [fault] = json.errors ?? [];
    return { status: reply.statusCode, code: fault?.code, message: fault?.message, body: json };
  };
  const mine = `guest_id=${guestId}`;
  return {
    guestId,
    add: (line) => send('POST', 'cart/add', { quantity: 1, ...line }),
    update: (line) => send('PUT', 'cart/update', { quantity: 1, ...line }),
    lines: (zoneId) => send('GET', `cart/list?${mine}`, undefined, zoneId ? { zoneid: `[${zoneId}]` } : {}),
    remove: (lineId) => send('DELETE', `cart/remove-item?cart_id=${lineId}&${mine}`),
    clear: () => send('DELETE', `cart/remove?${mine}`),
    quote: (plan) => send('POST', 'customer/order/quote', plan),
    slots: (plan) => send('POST', 'customer/order/slots', plan),
    place: (order, key = randomUUID()) => send('POST', 'customer/order/place', order, { 'idempotency-key': key }),
    cancel: (orderId, reason = 'Changed my mind') =>
      send('POST', 'customer/order/cancel', { order_id: orderId, reason }),
    placed: (key) => send('GET', `customer/order/placed?key=${key}&${mine}`),
  };
}
