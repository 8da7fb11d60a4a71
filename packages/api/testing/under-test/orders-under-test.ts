import { randomUUID } from 'node:crypto';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import type { Answer } from './shopper-under-test.ts';

const { yaba } = knownZones;

/** A customer, or a guest by the cookie of the browser. */
interface Caller {
  headers: Record<string, string>;
}

/** The orders of customers who shop for groceries in Yaba. */
export function ordersUnderTest(market: MarketUnderTest) {
  const send = async (
    customer: Caller,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<Answer> => {
    const reply = await market.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: {
        moduleid: String(knownModules.grocery),
        zoneid: `[${yaba.id}]`,
        ...customer.headers,
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(payload && { payload }),
    });
    const [fault] = reply.json().errors ?? [];
    return { status: reply.statusCode, code: fault?.code, message: fault?.message, body: reply.json() };
  };

  /** Orders these items, or the cart if `items` is omitted; returns the id. */
  const place = async (customer: Caller, more: object): Promise<string> => {
    const { body } = await send(customer, 'POST', 'customer/order/place', {
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
      ...more,
    });
    return body.order_id;
  };

  const deliver = async (orderId: string): Promise<void> => {
    for (const to of ['confirmed', 'processing', 'handover'] as const) {
      await moveOrder(market, { orderId, to, by: 'store' });
    }
    await moveOrder(market, { orderId, to: 'picked_up', by: 'delivery_man', courierId: 1 });
    await moveOrder(market, { orderId, to: 'delivered', by: 'delivery_man' });
  };

  /** Pays with the sandbox what an order still owes. */
  const pay = async (customer: Caller, orderId: string): Promise<void> => {
    const { body } = await send(customer, 'POST', 'payments/start', { order_id: orderId, callback: '/home' });
    await send(customer, 'POST', 'payments/sandbox', { payment_id: body.payment_id, does: 'pay' });
  };

  const row = (orderId: string) =>
    market.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

  return { send, place, deliver, pay, row };
}
