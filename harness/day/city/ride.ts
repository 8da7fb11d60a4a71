import type { TestStore } from '../../chaos/shoppers.ts';
import { ifTaken, statusOf } from './console-calls.ts';
import { orderAt } from './crowd.ts';
import { type CityOfDay, type Rider, until } from './incident.ts';

/** A rider whom the day plays carries an order of a store to its door. Returns the number of the order. */
export async function carry(
  city: CityOfDay,
  rider: Rider,
  store: TestStore,
  as: 'to_road' | 'to_door',
): Promise<string> {
  const { owner } = city.people;
  const orderId = await orderAt(city.base, store);
  const params = { order_id: orderId };
  const here = () => sayPosition(rider, store);
  await standAt(rider, store);
  await until(`the assignment of order ${orderId}`, () => {
    const body = { courier_id: rider.courierId, from_courier_id: null, reason: 'Rides there anyway.' };
    return ifTaken(owner.soko.adminDispatch.assign({ params, body }));
  });
  await until(`order ${orderId} on the counter`, async () => {
    await here();
    return ifTaken(rider.soko.courierOrders.pickUp({ params, body: {} }));
  });
  await here();
  if (as === 'to_door') await rider.soko.courierOrders.arrive({ params, body: { place: 'door', metres: 5 } });
  return orderId;
}

/** A rider is on shift and at a store. */
export async function standAt(rider: Rider, store: TestStore): Promise<void> {
  await rider.soko.courierOrders.shift({ body: { is_on: true } });
  await sayPosition(rider, store);
}

export function sayPosition({ soko }: Rider, { lat, lng }: TestStore) {
  return soko.courierOrders.positions({ body: { positions: [{ lat, lng, at: new Date().toISOString() }] } });
}

/** A rider delivers an order whose problem is over; fails where it is not delivered then. */
export async function deliver({ people: { owner } }: CityOfDay, rider: Rider, orderId: string): Promise<void> {
  const params = { order_id: orderId };
  const { deliveries } = await rider.soko.courierOrders.work();
  const order = deliveries.find(({ id }) => id === orderId);
  // What was noted before, such as cash that is short, stays.
  if (order && order.cash_received_at === null && order.cash_to_collect > 0)
    await rider.soko.courierOrders.noteCash({ params, body: { is_received: true } });
  await ifTaken(
    owner.soko.adminOrders.waiveDoorCode({ params, body: { reason: 'The customer said the code on the phone.' } }),
  );
  await rider.soko.courierOrders.deliver({ params, body: {} });
  const status = await statusOf(owner, orderId);
  if (status !== 'delivered') throw new Error(`Order ${orderId} is ${status}`);
}
